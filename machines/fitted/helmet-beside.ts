import { helmet } from '../families/accessories/helmet.ts'
import { atDetail, segments } from '../kernel/detail.ts'
import { placed } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { all, put } from './put.ts'

/**
 * Builds the helmet less finely on a machine with few parts, whose detail is high. Otherwise it
 * would use a third of a phone's triangles.
 */
export function helmetBeside(model: Model, x: number): void {
  const detail = segments(1000) / 1000
  const made = atDetail(detail === 1 ? 1 : Math.max(0.2, 0.5 * detail), helmet)
  put(model, (q) => q, all(made))
  for (const part of model.parts) part.mesh = placed(part.mesh, [x, 0.46, 0.0025], 35)
}
