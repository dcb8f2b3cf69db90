import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from '../../machines/kernel/fingerprint.ts'
import type { Made, Piece } from './pieces.ts'

/**
 * Increase it when the coding of occlusion gives other results. All files are then written again
 * from the cached rays.
 */
const EDITION = 1

const list = new URL('made-from.json', import.meta.url)

export const nameOf = ({ machine, kind, level }: Made): string => `${machine}.${kind}.${level}`
export const fileOf = (made: Made): URL =>
  new URL(`../../machines/occlusion/${nameOf(made)}.bin`, import.meta.url)

/** Hash of the geometry that each file was made from. */
const madeFrom = (): Record<string, string> =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

export function noteMade(made: Made, mark: string): void {
  const all = { ...madeFrom(), [nameOf(made)]: inEdition(mark) }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`)
}

export const isMadeFrom = (made: Made, mark: string): boolean =>
  existsSync(fileOf(made)) && madeFrom()[nameOf(made)] === inEdition(mark)

const inEdition = (mark: string): string => `${EDITION}-${mark}`

/** Hashes the geometry alone. */
export function markOfPieces(pieces: readonly Piece[]): string {
  const marks = pieces.map(({ fitting, model, replaces }) => [
    fitting,
    fingerprint(model).hash,
    replaces,
  ])
  return createHash('sha256').update(JSON.stringify(marks)).digest('hex').slice(0, 16)
}
