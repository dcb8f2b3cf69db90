// Body panels: surfaces lofted through feature lines, with seams, strips and lettering.
import { segments } from '../../kernel/detail.ts'
import { strokes } from '../../kernel/lettering.ts'
import { gridMesh, type Mesh, merge } from '../../kernel/mesh.ts'
import {
  type Grid,
  panelSurface,
  type Surface,
  solidify,
  surfaceNormal,
} from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { add, len, lerp, mix, mul, steps, sub, type Vec } from '../../kernel/vector.ts'

/**
 * A surface from the upper feature line (u 0) to the lower one (u 1), front to back along v. It
 * bulges sideways by `swell` metres, most at `at`.
 */
export function between(
  upper: readonly Vec[],
  lower: readonly Vec[],
  { swell = 0, at = 0.5 } = {},
): Surface {
  const [top, bottom] = [curve(upper, 12), curve(lower, 12)]
  const row = (u: number, bulge: number): Vec[] =>
    top.map((q, i) =>
      add(mix(q, bottom[i], u), [0, bulge * Math.sin(Math.PI * (i / 11)) ** 0.4, 0]),
    )
  const grid: Grid = [
    row(0, 0),
    row(at * 0.5, swell * 0.75),
    row(at, swell),
    row((1 + at) / 2, swell * 0.7),
    row(1, 0),
  ]
  return panelSurface(grid)
}

/** Returns a point offset from a surface along its normal. */
export const lifted = (surface: Surface, u: number, v: number, lift: number): Vec =>
  add(surface(u, v), mul(surfaceNormal(surface, u, v), lift))

/** A joint between two panels: a thin line along [u, v] points of the surface. */
export function seam(surface: Surface, path: readonly Vec[], r = 0.0014): Mesh {
  const line =
    path.length > 2
      ? curve(
          path.map((q) => [q[0], q[1], 0]),
          40,
        )
      : steps(segments(23, 8) + 1).map((t) => mix([...path[0], 0], [...path[1], 0], t))
  return tube(
    line.map((q) => surface(q[0], q[1])),
    r,
    { m: 6 },
  )
}

/** A trim of `width` metres along [u, v] points of the surface. */
export function bead(
  surface: Surface,
  path: readonly Vec[],
  width: number,
  height: number,
  lift = 0,
): Mesh {
  const line = curve(
    path.map((q) => [q[0], q[1], 0]),
    44,
  )
  const points = line.map((q) => lifted(surface, q[0], q[1], lift))
  const middle = line[Math.floor(line.length / 2)]
  return tube(
    points,
    (t) => [height, (width / 2) * Math.sin(Math.PI * lerp(0.04, 0.96, t)) ** 0.5],
    {
      m: 12,
      up: surfaceNormal(surface, middle[0], middle[1]),
    },
  )
}

/**
 * A text on a side surface (u down, v back). Pass `side` -1 for the mirrored surface on the right.
 */
export function textOn(
  surface: Surface,
  text: string,
  place: { u: number; v: number; h: number; r?: number; side?: 1 | -1; slant?: number },
): Mesh {
  const { u, v, h, r = h * 0.075, side = 1, slant = 0.18 } = place
  const e = 0.01
  const downPerMetre = e / len(sub(surface(u + e, v), surface(u, v)))
  const backPerMetre = e / len(sub(surface(u, v + e), surface(u, v)))
  const { lines, width } = strokes(text, h, slant)
  return merge(
    lines.map((line) =>
      tube(
        line.map((q) =>
          lifted(
            surface,
            u - (q[1] - h / 2) * downPerMetre,
            v - side * (q[0] - width / 2) * -backPerMetre,
            r * 0.3,
          ),
        ),
        r,
        { m: 6 },
      ),
    ),
  )
}

/** A piece of a surface as a panel with a rolled rim. Its thickness lies behind the surface. */
export function cover(
  surface: Surface,
  { n = 40, m = 60, thickness = 0.004, u0 = 0, u1 = 1, v0 = 0, v1 = 1 } = {},
): Mesh {
  const rows = steps(segments(n, 8) + 1).map((u) =>
    steps(segments(m, 12) + 1).map((v) => surface(lerp(u0, u1, u), lerp(v0, v1, v))),
  )
  return solidify(rows, thickness, 2)
}

/** A field raised `proud` metres off a surface, with edges rounded down to it. */
export function raised(
  surface: Surface,
  region: { u0: number; u1: number; v0: (t: number) => number; v1: (t: number) => number },
  proud: number,
  { n = 40, m = 28, edge = 10 } = {},
): Mesh {
  const fall = (t: number) => Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** edge))
  const rows = steps(segments(n, 10) + 1).map((s) =>
    steps(segments(m, 10) + 1).map((f) =>
      lifted(
        surface,
        lerp(region.u0, region.u1, s),
        lerp(region.v0(s), region.v1(s), f),
        0.0004 + proud * fall(s) * fall(f),
      ),
    ),
  )
  return gridMesh(rows)
}
