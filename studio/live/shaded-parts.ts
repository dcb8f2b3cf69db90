import type { Model, Part } from '../kernel/model.ts'
import { type Shaded, shade } from '../kernel/normals.ts'

/** A part as it is drawn: its mesh is let go. */
export type ShadedPart = Shaded & Pick<Part, 'material' | 'of'>

export function shadedParts({ parts }: Model): ShadedPart[] {
  return parts.map(({ material, of, mesh, creaseDegrees }) => ({
    material,
    ...(of !== undefined && { of }),
    ...shade(mesh, creaseDegrees),
  }))
}
