// Gaps between panels: dark strips that lie on a surface, for what cannot be cut out of it.
import { liftAtDetail, segments } from './detail.ts'
import { type LoftOptions, loftSurface, onRing, type Station } from './loft.ts'
import { gridMesh, type Mesh } from './mesh.ts'
import { type Surface, surfaceNormal } from './panel.ts'
import { add, cross, len, mul, norm, steps, sub, type Vec } from './vector.ts'

/** From 0 to 1 along the seam: where on the surface, [u, v]. */
type Line = (t: number) => readonly [number, number]
/** `width` and `lift` in metres, `n` points along. A gap in a body is 1.5 to 3 mm wide. */
type SeamOptions = { width?: number; lift?: number; n?: number }

/** A gap along a line on a panel. */
export function panelSeam(surface: Surface, line: Line, options: SeamOptions = {}): Mesh {
  const { width = 0.002, lift = 0.0004, n = 40 } = options
  const places = steps(segments(n - 1, 6) + 1).map(line)
  return strip(
    places.map(([u, v]) => surface(u, v)),
    places.map(([u, v]) => surfaceNormal(surface, u, v)),
    width,
    lift,
  )
}

/** A gap along a line on a loft: `u` is a fraction of its length, `v` the way around (0 left shoulder, .25 top). */
export function loftSeam(
  stations: readonly Station[],
  loftOptions: LoftOptions,
  line: Line,
  options: SeamOptions = {},
): Mesh {
  const { width = 0.002, lift = 0.0004, n = 40 } = options
  const surface = loftSurface(stations, loftOptions)
  const at = (u: number, v: number) => onRing(surface.ring(u * surface.length), v)
  const places = steps(segments(n - 1, 6) + 1).map(line)
  const normals = places.map(([u, v]) => {
    const along = sub(at(Math.min(1, u + 0.004), v), at(Math.max(0, u - 0.004), v))
    return norm(cross(sub(at(u, v + 0.004), at(u, v - 0.004)), along))
  })
  return strip(
    places.map(([u, v]) => at(u, v)),
    normals,
    width,
    lift,
  )
}

/** A flat strip whose middle runs through `points`, lifted off the surface that has these normals. */
function strip(points: readonly Vec[], normals: readonly Vec[], width: number, lift: number): Mesh {
  const last = points.length - 1
  return gridMesh(
    points.map((p, i) => {
      const along = sub(points[Math.min(last, i + 1)], points[Math.max(0, i - 1)])
      const across = cross(normals[i], along)
      const half = mul(across, width / 2 / (len(across) || 1))
      const middle = add(p, mul(normals[i], liftAtDetail(lift)))
      return [sub(middle, half), middle, add(middle, half)]
    }),
  )
}
