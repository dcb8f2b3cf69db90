import { readFileSync } from 'node:fs'
import { decodeHeads } from '../../machines/live/occlusion-code.ts'
import { withoutLine } from '../../machines/live/occlusion-of-fittings.ts'
import { fileOf } from './made-from.ts'
import type { Made } from './pieces.ts'

/** By what the parts that a file was made for are compared with what is built (part-marks.ts). */
export function marksInFile(made: Made): string[] {
  const file = new Uint8Array(readFileSync(fileOf(made)))
  const parts = decodeHeads(made.kind === 'machine' ? file : withoutLine(file))
  return parts.map(({ vertices, mark }) => `${vertices}:${mark}`)
}
