import { type BitCoder, bitReader, bitWriter } from './bit-coder.ts'
import { symbolCoder } from './symbol-coder.ts'

/**
 * Occlusion of a part in a file: levels from 0 (covered) to `MOST`, and a mark that shows whether
 * they still fit the part.
 */
export type CodedPart = { mark: number; levels: Uint8Array<ArrayBuffer> }

const LEVEL_BITS = 4
/** Ten levels. Sixteen cost a third more and look the same after smoothing. */
export const MOST = 9
/** Minimum number of vertices for a row search; smaller parts do not gain by it. */
const SEARCHED_FROM = 24
const LONGEST_ROW = 200

export function encodeParts(parts: readonly CodedPart[]): Uint8Array<ArrayBuffer> {
  const writer = bitWriter()
  const heads = parts.map(({ mark, levels }) => [levels.length, mark, rowOf(levels)])
  passHeads(writer, [[parts.length, 0, 0], ...heads])
  passLevels(
    writer,
    parts.map(({ levels }, i) => ({ levels, row: heads[i][2] })),
  )
  return writer.bytes()
}

/** Returns the number of vertices and the mark of each part, without levels. */
export const decodeHeads = (bytes: Uint8Array): { vertices: number; mark: number }[] =>
  passHeads(bitReader(bytes)).map(([vertices, mark]) => ({ vertices, mark }))

export function decodeParts(bytes: Uint8Array): CodedPart[] {
  const reader = bitReader(bytes)
  const heads = passHeads(reader)
  const parts = heads.map(([size, , row]) => ({ levels: new Uint8Array(size), row }))
  passLevels(reader, parts)
  return parts.map(({ levels }, i) => ({ mark: heads[i][1], levels }))
}

/**
 * Codes the size (24 bits), mark (16 bits) and row length (8 bits) of every part, after a first
 * record with their number.
 */
function passHeads(coder: BitCoder, given?: readonly number[][]): number[][] {
  const pass = symbolCoder(coder, 8, 3)
  const heads: number[][] = []
  let before = [0, 0, 0, 0, 0, 0]
  const contexts = new Int32Array(3)
  for (let i = 0; i <= (heads[0]?.[0] ?? 0); i++) {
    const [size, mark, row] = given?.[i] ?? [0, 0, 0]
    const bytes = [size >> 16, (size >> 8) & 255, size & 255, row, mark >> 8, mark & 255]
    let soFar = 0
    before = bytes.map((byte, k) => {
      contexts.set([k, 8 * before[k] + k, soFar])
      const passed = pass(byte, contexts)
      soFar = Math.imul(soFar, 257) + passed + k + 1
      return passed
    })
    const [a, b, c, d, e, f] = before
    heads.push([(a << 16) | (b << 8) | c, (e << 8) | f, d])
  }
  return heads.slice(1)
}

/** Codes the levels of all parts. A decoder overwrites the given levels. */
function passLevels(coder: BitCoder, parts: readonly { levels: Uint8Array; row: number }[]): void {
  const pass = symbolCoder(coder, LEVEL_BITS, 7)
  const all = new Uint8Array(parts.reduce((sum, { levels }) => sum + levels.length, 0) + PAST)
  const repeats = repeatsIn(all)
  const contexts = new Int32Array(7)
  let at = PAST
  for (const { levels, row } of parts)
    for (let i = 0; i < levels.length; i++) {
      fillContexts(contexts, all, at, i < row ? 0 : row)
      contexts[6] = repeats(at)
      all[at] = pass(levels[i], contexts)
      levels[i] = all[at++]
    }
}

/** Number of levels before the first that count as fully covered. */
const PAST = LONGEST_ROW + 2

/**
 * Contexts of a level: the levels just before, the one above it in the part's rows, and the one
 * that last followed the same few levels.
 */
function fillContexts(contexts: Int32Array, all: Uint8Array, at: number, row: number): void {
  const a = all[at - 1]
  contexts[0] = a
  contexts[1] = 16 * a + all[at - 2]
  contexts[2] = 256 * a + 16 * all[at - 2] + all[at - 3]
  const above = row > 0 ? all[at - row] : 16
  const beside = row > 0 ? all[at - row - 1] : 16
  const next = row > 0 ? all[at - row + 1] : 16
  contexts[3] = 32 * above + a
  contexts[4] = (32 * above + next) * 32 + a
  contexts[5] = (above - beside + 16) * 32 + a
}

/**
 * Predicts the level that last followed the same six levels, together with its number of
 * consecutive hits.
 */
function repeatsIn(all: Uint8Array): (at: number) => number {
  const latest = new Int32Array(2 ** 16)
  let [from, length, key] = [0, 0, 0]
  return (at) => {
    const isRight = from > 0 && all[from] === all[at - 1]
    key = ((key << 4) | all[at - 1]) & 0xffffff
    const place = (Math.imul(key, 0x9e3779b1) >>> 16) & 0xffff
    length = isRight ? length + 1 : 0
    from = isRight ? from + 1 : latest[place]
    latest[place] = at
    return from > 0 ? all[from] * 16 + Math.min(15, length >> 1) : 256
  }
}

/** Returns the number of vertices after which levels are most alike (a part's row), or 0. */
function rowOf(levels: Uint8Array): number {
  if (levels.length < SEARCHED_FROM) return 0
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let row = 2; row < Math.min(LONGEST_ROW, levels.length / 2); row++) {
    let sum = 0
    for (let i = 0; i < levels.length; i++)
      sum += i < row ? 3 : Math.min(3, Math.abs(levels[i] - levels[i - row]))
    if (sum < least) [best, least] = [row, sum]
  }
  return best
}
