// chess.js (npm chess.js 1.4.0) behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const require = createRequire(import.meta.url) // unlike import, it looks into NODE_PATH
let library
try {
  library = require('chess.js')
} catch (error) {
  console.error(`${error.message}\nchess.js is not installed; right would be: npm install chess.js@1.4.0`)
  process.exit(1)
}
const folder = require.resolve('chess.js').replace(/(node_modules.chess\.js).*/, '$1')
const { version } = JSON.parse(readFileSync(`${folder}/package.json`))

// The library throws where the FEN is not valid or the move not legal.
function reach(start, moves = []) {
  const game = start === 'startpos' ? new library.Chess() : new library.Chess(start)
  for (const move of moves) {
    const played = game.move({ from: move.slice(0, 2), to: move.slice(2, 4), promotion: move[4] })
    if (played.lan !== move) throw new Error(`${played.lan} is played for ${move}`)
  }
  return game
}

const moves = (game) => game.moves({ verbose: true }).map((move) => move.lan)

function ending(game) {
  if (game.isCheckmate()) return 'checkmate'
  if (game.isStalemate()) return 'stalemate'
  return game.isInsufficientMaterial() ? 'draw' : 'none'
}

function readSan(game, san) {
  try {
    return { move: game.move(san).lan }
  } catch {
    return { truth: false }
  }
}

function readPgn(pgn) {
  const game = new library.Chess()
  try {
    game.loadPgn(pgn)
  } catch {
    return { truth: false }
  }
  const moves = game.history({ verbose: true }).map((move) => move.lan)
  return { games: [{ moves, result: game.getHeaders().Result ?? '*' }] }
}

const ANSWERS = {
  'legal-moves': (game) => ({ moves: moves(game) }),
  'is-legal': (game, asked) => ({ truth: moves(game).includes(asked.move) }),
  'position-after': (game) => ({ fen: game.fen() }),
  'check-state': (game) => ({ truth: game.isCheck() }),
  'ending': (game) => ({ ending: ending(game) }),
  'same-position': (game, { other }) => ({ truth: game.hash() === reach(other.start, other.moves).hash() }),
  'read-fen': (_, asked) => ({ truth: library.validateFen(asked.fen).ok }),
  'write-fen': (game) => ({ fen: game.fen() }),
  'read-san': (game, { san }) => readSan(game, san),
  'write-san': (game, asked) => ({ san: game.moves({ verbose: true }).find((move) => move.lan === asked.move).san }),
  'read-pgn': (_, { pgn }) => readPgn(pgn),
}

function reply(message) {
  const { command, question } = message
  switch (command) {
    case 'hello': return {
      reply: 'hello', name: 'chess.js', version, questions: Object.keys(ANSWERS),
      conventions: ['en-passant-square-only-when-capturable', 'one-game-a-text'],
    }
    case 'configure': return { reply: 'not-modelled', why: 'the library names no edition' }
    case 'reset': case 'bye': return { reply: 'ok' }
    case 'ask': break
    default: return { reply: 'error', why: `unknown command ${command}` }
  }
  const [name, asked] = typeof question === 'string' ? [question, {}] : Object.entries(question)[0]
  if (!Object.hasOwn(ANSWERS, name)) return { reply: 'not-modelled', why: `unknown question ${name}` }
  try {
    const game = name === 'read-fen' || name === 'read-pgn' ? null : reach(message.start, message.moves)
    return { reply: 'answer', answer: ANSWERS[name](game, asked) }
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
