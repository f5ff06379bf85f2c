// node-chess (npm chess 1.5.1) behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url) // unlike import, it looks into NODE_PATH
const library = await (async () => {
  try {
    return (await import(pathToFileURL(require.resolve('chess')))).default
  } catch (error) {
    console.error(error.message)
    console.error('chess is not installed; right would be: npm install chess@1.5.1')
    process.exit(1)
  }
})()
const folder = require.resolve('chess').replace(/(node_modules.chess).*/, '$1')
const { version } = JSON.parse(readFileSync(`${folder}/package.json`))
const QUESTIONS = ['legal-moves', 'is-legal', 'check-state', 'ending', 'read-fen']
const NOTES = [
  'of a FEN it reads the men and the side to move; its client for UCI moves starts from the initial array only',
  'it writes the men of a position but no FEN, and has no word for dead positions',
]

// From the initial array its client for UCI; from a FEN its client for algebraic notation, the only one that reads one.
function reach(start, moves = []) {
  const game = start === 'startpos' ? library.createUCI() : library.fromFEN(start)
  for (const move of moves) {
    const name = start === 'startpos' ? move : list(game).find(([uci]) => uci === move)?.[1]
    if (name === undefined) throw new Error(`${move} is not among its moves`)
    game.move(name) // throws where the move is not legal
  }
  return game
}

// Each move in UCI notation, with the library's own name for it.
function list(game) {
  const { uciMoves, notatedMoves } = game.getStatus()
  if (uciMoves) return Object.keys(uciMoves).map((uci) => [uci, uci])
  return Object.entries(notatedMoves).map(([name, { src, dest }]) => {
    const promotes = src.piece.type === 'pawn' && (dest.rank === 1 || dest.rank === 8)
    return [src.file + src.rank + dest.file + dest.rank + (promotes ? name.at(-1).toLowerCase() : ''), name]
  })
}

function ending({ isCheckmate, isStalemate }) {
  if (isCheckmate) return 'checkmate'
  return isStalemate ? 'stalemate' : 'none'
}

function answer(game, name, asked) {
  const status = game.getStatus()
  switch (name) {
    case 'legal-moves': return { moves: list(game).map(([uci]) => uci) }
    case 'is-legal': return { truth: list(game).some(([uci]) => uci === asked.move) }
    // Its states exclude each other: a king that is mated is no longer in check.
    case 'check-state': return { truth: status.isCheck || status.isCheckmate }
    default: return { ending: ending(status) }
  }
}

function reads(fen) {
  try {
    library.fromFEN(fen)
    return true
  } catch {
    return false
  }
}

function reply(message) {
  const { command, question } = message
  switch (command) {
    case 'hello': return {
      reply: 'hello', name: 'npm chess', version, questions: QUESTIONS,
      conventions: ['only-mate-and-stalemate-end'], notes: NOTES,
    }
    case 'configure': return { reply: 'not-modelled', why: 'the library names no edition' }
    case 'reset': case 'bye': return { reply: 'ok' }
    case 'ask': break
    default: return { reply: 'error', why: `unknown command ${command}` }
  }
  const [name, asked] = typeof question === 'string' ? [question, {}] : Object.entries(question)[0]
  if (!QUESTIONS.includes(name)) return { reply: 'not-modelled', why: `the library has no word for ${name}` }
  if (name === 'read-fen') return { reply: 'answer', answer: { truth: reads(asked.fen) } }
  try {
    return { reply: 'answer', answer: answer(reach(message.start, message.moves), name, asked) }
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
