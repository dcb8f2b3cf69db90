import type { Model, Part } from '../kernel/model.ts'
import { type Shaded, shade } from '../kernel/normals.ts'
import { convexGlass } from './convex-glass.ts'

/** A part ready for drawing, without its source mesh. */
export type ShadedPart = Shaded & Pick<Part, 'material' | 'of'>

export function shadedParts({ parts }: Model): ShadedPart[] {
  return parts.map(({ material, of, mesh, creaseDegrees }) => {
    const shaded = shade(mesh, creaseDegrees)
    return {
      material,
      ...(of !== undefined && { of }),
      ...(material === 'mirror' ? convexGlass(shaded) : shaded),
    }
  })
}
