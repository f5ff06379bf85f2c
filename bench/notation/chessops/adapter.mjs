// SPDX-License-Identifier: GPL-3.0-or-later
//
// chessops (npm chessops 0.15.1) behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md. It is under the GPL,
// and so is this program, which links it: no part of the workspace, and run as a program of its own.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

import { Chess } from 'chessops/chess'
import { makeFen, parseFen } from 'chessops/fen'
import { parsePgn, startingPosition } from 'chessops/pgn'
import { makeSan, parseSan } from 'chessops/san'
import { makeUci, parseUci } from 'chessops/util'

const folder = new URL('./node_modules/chessops/package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(folder))
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*']

function reach(start, moves = []) {
  const setup = start === 'startpos' ? Chess.default().toSetup() : parseFen(start).unwrap()
  const position = Chess.fromSetup(setup).unwrap()
  for (const text of moves) position.play(legal(position, text))
  return position
}

function legal(position, text) {
  const move = parseUci(text)
  if (!move || !position.isLegal(move)) throw new Error(`${text} is not a legal move`)
  return move
}

function readSan(position, san) {
  const move = parseSan(position, san)
  return move ? { move: makeUci(move) } : { truth: false }
}

// The parser reads moves by their form; which are legal is found out as its documentation shows.
function readGame(game) {
  const result = game.headers.get('Result')
  const read = { moves: [], result: RESULTS.includes(result) ? result : '*' }
  const position = startingPosition(game.headers).unwrap((value) => value, () => undefined)
  if (!position) return { ...read, broken: true }
  for (const { san } of game.moves.mainline()) {
    const move = parseSan(position, san)
    if (!move) return { ...read, broken: true }
    read.moves.push(makeUci(move))
    position.play(move)
  }
  return read
}

function readPgn(pgn) {
  const games = parsePgn(pgn).map(readGame)
  return games.length === 1 && games[0].broken ? { truth: false } : { games }
}

function readFen(fen) {
  return parseFen(fen).unwrap((setup) => Chess.fromSetup(setup).isOk, () => false)
}

const ANSWERS = {
  'read-fen': (_, { fen }) => ({ truth: readFen(fen) }),
  'write-fen': (position) => ({ fen: makeFen(position.toSetup()) }),
  'read-san': (position, { san }) => readSan(position, san),
  'write-san': (position, { move }) => ({ san: makeSan(position, legal(position, move)) }),
  'read-pgn': (_, { pgn }) => readPgn(pgn),
}
const CONVENTIONS = ['en-passant-square-only-when-capturable']
const NOTES = ['its parser of PGN passes over what is no token, as its documentation says']

function reply(message) {
  const { command, question } = message
  switch (command) {
    case 'hello': return {
      reply: 'hello', name: 'chessops', version, questions: Object.keys(ANSWERS), conventions: CONVENTIONS, notes: NOTES,
    }
    case 'configure': return { reply: 'not-modelled', why: 'the library names no edition' }
    case 'reset': case 'bye': return { reply: 'ok' }
    case 'ask': break
    default: return { reply: 'error', why: `unknown command ${command}` }
  }
  const [name, asked] = typeof question === 'string' ? [question, {}] : Object.entries(question)[0]
  if (!Object.hasOwn(ANSWERS, name)) return { reply: 'not-modelled', why: `unknown question ${name}` }
  try {
    const ofText = name === 'read-fen' || name === 'read-pgn'
    return { reply: 'answer', answer: ANSWERS[name](ofText ? null : reach(message.start, message.moves), asked) }
  } catch (error) {
    return { reply: 'refused', why: String(error.message).slice(0, 1000) }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  let message = {}
  let replied
  try {
    message = JSON.parse(line)
    replied = reply(message)
  } catch (error) {
    replied = { reply: 'error', why: String(error.message).slice(0, 1000) }
  }
  process.stdout.write(JSON.stringify({ seq: message?.seq ?? 0, ...replied }) + '\n')
  if (message?.command === 'bye') break
}
process.stdin.destroy()
