import type { Model } from '../../machines/kernel/model.ts'
import { markOf } from '../../machines/live/occlusion.ts'
import { shadedParts } from '../../machines/live/shaded-parts.ts'
import { type Made, piecesOf } from './pieces.ts'

/** Returns the vertex count and the mark of each part, to compare an engine's build with a file. */
export const marksOf = (model: Model): string[] =>
  shadedParts(model).map((part) => `${part.positions.length / 3}:${markOf(part)}`)

export async function partMarks(made: Made): Promise<string[]> {
  return (await piecesOf(made)).flatMap(({ model }) => marksOf(model))
}
