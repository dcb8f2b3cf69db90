// Cast parts: an outline around circles, raised in steps, with bolts around the rim.
import { isFine, segments } from '../../kernel/detail.ts'
import { hexBolt as flangedBolt } from '../../kernel/fasteners.ts'
import { gridMesh, type Mesh } from '../../kernel/mesh.ts'
import { knotsOf, roundProfile } from '../../kernel/spline.ts'
import { bolt, capsule, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, len, mix, mul, norm, steps, sub, TURN, type Vec } from '../../kernel/vector.ts'

/** Circles [a, b, r] in a plane. The outline of the casting is their convex hull. */
export type Hull = readonly Vec[]
/** Maps the plane's `a` and `b`, and the height over it, to a point of the machine. */
export type Put = (a: number, b: number, height: number) => Vec

/** Plane parallel to a side of the machine. Heights count outwards from `y`. */
export const sideways =
  (side: number, y: number, lift: (z: number) => number): Put =>
  (a, b, height) => [a, side * (y + height), lift(b)]

/** Returns `n` points of the hull, offset inwards by `inset` metres. */
export function hullLine(circles: Hull, inset = 0, full = 96): Vec[] {
  const n = segments(full, 20)
  return Array.from({ length: n }, (_, i) => {
    const [cos, sin] = [Math.cos((i / n) * TURN), Math.sin((i / n) * TURN)]
    const reach = circles.map((q) => q[0] * cos + q[1] * sin + q[2])
    const [a, b, r] = circles[reach.indexOf(Math.max(...reach))]
    const left = Math.max(0.0005, r - inset)
    return [a + left * cos, b + left * sin]
  })
}

/** Raises a hull along a profile of [inset, height], with corners rounded by `round`. */
export function casting(
  circles: Hull,
  profile: readonly Vec[],
  put: Put,
  { round = 0.003, n = 80 } = {},
): Mesh {
  const rows = roundProfile(profile, round, round < 0.003 ? 2 : 3).map(([inset, height]) =>
    hullLine(circles, inset, n).map((q) => put(q[0], q[1], height)),
  )
  return gridMesh(rows, { closedColumns: true, capEnd: true })
}

/** Returns `count` points at equal distances along a closed line. */
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

/** Bosses around a casting's rim, with their bolts. */
export function rimBolts(
  circles: Hull,
  put: Put,
  axis: Vec,
  look: { count: number; height: number; phase?: number; r?: number; inset?: number },
): { bosses: Mesh[]; bolts: Mesh[] } {
  const { count, height, phase = 0, r = 0.0058, inset = 0.001 } = look
  const places = spread(hullLine(circles, inset, 144), count, phase)
  return {
    bosses: isFine()
      ? places.map(([a, b]) =>
          cylinder(put(a, b, 0), put(a, b, height), r * 1.5, { segments: 20, bevel: 0.001 }),
        )
      : [],
    bolts: places.map(([a, b]) => bolt(put(a, b, height), axis, r, r * 0.8)),
  }
}

/** A hexagon head on its flange; `r` is the distance from centre to corner. */
export const hexBolt = (at: Vec, axis: Vec, r = 0.007): Mesh =>
  flangedBolt(at, axis, r * 0.87, r * 0.85)

/** A round screw cap, with grips around it or a slot across it. */
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

/** A tension spring, closely wound from eye to eye. `wire` is the diameter of the wire. */
export function tensionSpring(a: Vec, b: Vec, r: number, wire = 0.0026): Mesh {
  const whole = len(sub(b, a))
  const turns = Math.max(3, Math.round((whole * 0.72) / wire))
  const start = (whole - turns * wire) / 2
  const coils = Array.from({ length: turns }, (_, i) => start + i * wire).flatMap((k) => [
    [r - wire * 0.45, k],
    [r, k + wire * 0.3],
    [r, k + wire * 0.7],
  ])
  const hook = wire / 2
  const profile = [
    [hook, 0],
    [hook, start * 0.8],
    ...coils,
    [hook, whole - start * 0.8],
    [hook, whole],
  ]
  return lathe(profile, { at: a, axis: sub(b, a), segments: 16 })
}

/**
 * A rounded bar on a surface, from `a` to `b`. `size` is half its height and half its width; `up`
 * points away from the surface.
 */
export const bead = (a: Vec, b: Vec, size: readonly [number, number], up: Vec): Mesh =>
  tube(
    steps(9).map((t) => mix(a, b, t)),
    capsule(size, 0.16),
    { m: 10, up },
  )
