// kokopu (npm kokopu 4.13.4) behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const require = createRequire(import.meta.url) // unlike import, it looks into NODE_PATH
let library
try {
  library = require('kokopu')
} catch (error) {
  console.error(`${error.message}\nkokopu is not installed; right would be: npm install kokopu@4.13.4`)
  process.exit(1)
}
const folder = require.resolve('kokopu').replace(/(node_modules.kokopu).*/, '$1')
const { version } = JSON.parse(readFileSync(`${folder}/package.json`))

// A game, since that counts the moves; the position alone does not.
function reach(start, moves = []) {
  const game = new library.Game()
  const position = new library.Position()
  if (start !== 'startpos') {
    const { fullMoveNumber } = position.fen(start) // throws where the text is no FEN
    if (!position.isLegal()) throw new Error('the position is not legal')
    game.initialPosition(position, fullMoveNumber)
  }
  let node = game.mainVariation()
  for (const move of moves) {
    node = node.play(position.notation(position.uci(move))) // throws where the move is not legal
    position.play(position.uci(move))
  }
  return { game, position }
}

const moves = (position) => position.moves().map((move) => position.uci(move))

function ending(position) {
  if (position.isCheckmate()) return 'checkmate'
  if (position.isStalemate()) return 'stalemate'
  return position.isDead() ? 'draw' : 'none'
}

// Whether the library takes it; it throws where it does not.
function takes(read) {
  try {
    return read()
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw error
    return false
  }
}

function readSan(position, san) {
  const move = takes(() => position.notation(san))
  return move ? { move: position.uci(move) } : { truth: false }
}

// Each game of a text is read when it is asked for, so that a broken one does not hide the others.
function readPgn(pgn) {
  const database = library.pgnRead(pgn)
  const games = []
  for (let at = 0; at < database.gameCount(); at++) {
    const game = takes(() => database.game(at))
    games.push(game ? readGame(game) : { moves: [], result: '*', broken: true })
  }
  return games.length === 1 && games[0].broken ? { truth: false } : { games }
}

function readGame(game) {
  const position = game.initialPosition()
  const played = game.nodes().map((node) => {
    const move = position.notation(node.notation())
    const written = position.uci(move)
    position.play(move)
    return written
  })
  return { moves: played, result: game.result() }
}

const ANSWERS = {
  'legal-moves': ({ position }) => ({ moves: moves(position) }),
  'is-legal': ({ position }, asked) => ({ truth: moves(position).includes(asked.move) }),
  'check-state': ({ position }) => ({ truth: position.isCheck() }),
  'ending': ({ position }) => ({ ending: ending(position) }),
  'read-fen': (_, { fen }) => ({ truth: takes(() => new library.Position(fen).isLegal()) }),
  'write-fen': ({ game }) => ({ fen: game.finalFEN() }),
  'read-san': ({ position }, { san }) => readSan(position, san),
  'write-san': ({ position }, asked) => ({ san: position.notation(position.uci(asked.move)) }),
  'read-pgn': (_, { pgn }) => readPgn(pgn),
}
const NOTES = ['of its lenient and its strict readers the lenient are asked, which are its default']

function reply(message) {
  const { command, question } = message
  switch (command) {
    case 'hello': return {
      reply: 'hello', name: 'kokopu', version, questions: Object.keys(ANSWERS),
      conventions: ['en-passant-square-only-when-capturable'], notes: NOTES,
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
