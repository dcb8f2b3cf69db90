import { mapMesh } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import type { Vec } from '../kernel/vector.ts'

/** Draws an accessory in its own coordinates, then maps it by `place` onto the machine. */
export function put(model: Model, place: (q: Vec) => Vec, draw: (model: Model) => void): void {
  const before = model.parts.length
  draw(model)
  for (const part of model.parts.slice(before)) part.mesh = mapMesh(part.mesh, place)
}

/** Draws all parts of a finished accessory. */
export const all =
  (made: Model) =>
  (model: Model): void => {
    model.parts.push(...made.parts)
  }
