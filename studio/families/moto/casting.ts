// Cast parts: an outline around circles, raised in steps, with bolts on its rim.
import { gridMesh, type Mesh, merge } from '../../kernel/mesh.ts'
import { knotsOf, roundProfile } from '../../kernel/spline.ts'
import { bolt, cylinder, lathe } from '../../kernel/sweep.ts'
import { add, mul, norm, TURN, type Vec } from '../../kernel/vector.ts'

/** Circles [a, b, r] in a plane; the casting lies around them as a rubber band would. */
export type Hull = readonly Vec[]
/** From the plane's a and b and the height over it to the machine. */
export type Put = (a: number, b: number, height: number) => Vec

/** A machine's side: heights count outwards from `y`. */
export const sideways =
  (side: number, y: number, lift: (z: number) => number): Put =>
  (a, b, height) => [a, side * (y + height), lift(b)]

/** `n` points of the hull, drawn in by `inset`. */
export function hullLine(circles: Hull, inset = 0, n = 96): Vec[] {
  return Array.from({ length: n }, (_, i) => {
    const [cos, sin] = [Math.cos((i / n) * TURN), Math.sin((i / n) * TURN)]
    const reach = circles.map((q) => q[0] * cos + q[1] * sin + q[2])
    const [a, b, r] = circles[reach.indexOf(Math.max(...reach))]
    const left = Math.max(0.0005, r - inset)
    return [a + left * cos, b + left * sin]
  })
}

/** A hull raised along a profile of [inset, height], its corners rounded by `round`. */
export function casting(
  circles: Hull,
  profile: readonly Vec[],
  put: Put,
  { round = 0.003, n = 96 } = {},
): Mesh {
  const rows = roundProfile(profile, round, 4).map(([inset, height]) =>
    hullLine(circles, inset, n).map((q) => put(q[0], q[1], height)),
  )
  return gridMesh(rows, { closedColumns: true, capEnd: true })
}

/** `count` places at equal distances around a closed line. */
export function spread(line: readonly Vec[], count: number, phase = 0): Vec[] {
  const closed = [...line, line[0]]
  const sums = knotsOf(closed.length, 0, (i, j) =>
    Math.hypot(closed[j][0] - closed[i][0], closed[j][1] - closed[i][1]),
  )
  return Array.from({ length: count }, (_, k) => {
    const target = (((k + phase) / count) % 1) * sums[sums.length - 1]
    const i = Math.max(0, sums.findIndex((s) => s > target) - 1)
    const f = (target - sums[i]) / (sums[i + 1] - sums[i] || 1)
    return [0, 1].map((d) => closed[i][d] + (closed[i + 1][d] - closed[i][d]) * f)
  })
}

/** Bosses around a casting's rim and the bolts in them. */
export function rimBolts(
  circles: Hull,
  put: Put,
  axis: Vec,
  look: { count: number; height: number; phase?: number; r?: number; inset?: number },
): { bosses: Mesh; bolts: Mesh } {
  const { count, height, phase = 0, r = 0.0058, inset = 0.001 } = look
  const places = spread(hullLine(circles, inset, 144), count, phase)
  return {
    bosses: merge(
      places.map(([a, b]) =>
        cylinder(put(a, b, 0), put(a, b, height), r * 1.5, { segments: 20, bevel: 0.001 }),
      ),
    ),
    bolts: merge(places.map(([a, b]) => bolt(put(a, b, height), axis, r, r * 0.8))),
  }
}

/** A hexagon on its washer. */
export function hexBolt(at: Vec, axis: Vec, r = 0.007): Mesh {
  const turned = (profile: Vec[], segments: number) => lathe(profile, { at, axis, segments })
  const head = roundProfile(
    [
      [0.0001, r * 0.95],
      [r * 0.86, r * 0.95],
      [r, r * 0.75],
      [r, 0],
    ],
    r * 0.06,
    2,
  )
  const washer = roundProfile(
    [
      [0.0001, r * 0.24],
      [r * 1.42, r * 0.24],
      [r * 1.42, -r * 0.2],
    ],
    r * 0.08,
    2,
  )
  return merge(turned(head, 6), turned(washer, 28))
}

/** A round lid that is screwed in: with grips around it or a slot across it. */
export function screwCap(at: Vec, axis: Vec, r: number, { grips = 0, height = 0.008 } = {}): Mesh {
  const profile = roundProfile(
    [
      [0.0001, height * 0.8],
      [r * 0.55, height * 0.8],
      [r * 0.62, height],
      [r * 0.86, height],
      [r, height * 0.75],
      [r, -0.004],
    ],
    height * 0.12,
    3,
  )
  return lathe(profile, {
    at,
    axis,
    segments: grips ? grips * 6 : 48,
    displace: (angle, _, q) =>
      grips && q[0] > r * 0.8 ? q[0] * (1 - 0.07 * Math.max(0, Math.cos(angle * grips))) : q[0],
  })
}

/** A hose clip around a tube at `at`. */
export const clip = (at: Vec, axis: Vec, r: number): Mesh => {
  const half = mul(norm(axis), 0.004)
  return cylinder(add(at, mul(half, -1)), add(at, half), r + 0.0016, { bevel: 0.0006 })
}
