import type { Model } from '../../machines/kernel/model.ts'
import { markOf } from '../../machines/live/occlusion.ts'
import { shadedParts } from '../../machines/live/shaded-parts.ts'
import { type Made, piecesOf } from './pieces.ts'

/** By what an engine's parts are compared with a file's: vertices and mark of each. */
export const marksOf = (model: Model): string[] =>
  shadedParts(model).map((part) => `${part.positions.length / 3}:${markOf(part)}`)

export async function partMarks(made: Made): Promise<string[]> {
  return (await piecesOf(made)).flatMap(({ model }) => marksOf(model))
}
