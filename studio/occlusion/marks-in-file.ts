import { readFileSync } from 'node:fs'
import { decodeHeads } from '../../machines/live/occlusion-code.ts'
import { withoutLine } from '../../machines/live/occlusion-of-fittings.ts'
import { fileOf } from './made-from.ts'
import type { Made } from './pieces.ts'

/**
 * Reads the vertex counts and marks of a file's parts, in the form of part-marks.ts, to compare
 * them with a build.
 */
export function marksInFile(made: Made): string[] {
  const file = new Uint8Array(readFileSync(fileOf(made)))
  const parts = decodeHeads(made.kind === 'machine' ? file : withoutLine(file))
  return parts.map(({ vertices, mark }) => `${vertices}:${mark}`)
}
