// Tubes along curves and lathes around axes.
import { segments as atDetail, isFine } from './detail.ts'
import { quarter } from './loft.ts'
import { gridMesh, type Mesh, mapMesh, merge } from './mesh.ts'
import { knotsOf, roundProfile } from './spline.ts'
import { add, clamp, cross, dot, len, mul, norm, steps, sub, TURN, type Vec } from './vector.ts'

type Radius = number | readonly [number, number]
export type TubeOptions = {
  m?: number
  closed?: boolean
  up?: Vec
  cap?: boolean
  exponent?: number
}

/**
 * A tube along points. The radius may be a pair (along `up`, across it), and may be a function of
 * the position from 0 to 1.
 */
export function tube(
  points: readonly Vec[],
  radius: Radius | ((t: number) => Radius),
  options: TubeOptions = {},
): Mesh {
  const { m = 16, closed = false, up, cap = true, exponent = 2 } = options
  const n = points.length
  const tangents = points.map((_, i) =>
    norm(
      closed
        ? sub(points[(i + 1) % n], points[(i + n - 1) % n])
        : sub(points[Math.min(n - 1, i + 1)], points[Math.max(0, i - 1)]),
    ),
  )
  const profile = section(m, exponent)
  const sums = knotsOf(n, 0, (a, b) => len(sub(points[b], points[a])))
  let normal = up ?? cross(tangents[0], Math.abs(tangents[0][2]) < 0.9 ? [0, 0, 1] : [0, 1, 0])
  const rows = points.map((p, i) => {
    const tangent = tangents[i]
    const wanted = up ?? normal
    normal = norm(sub(wanted, mul(tangent, dot(wanted, tangent))))
    const side = cross(tangent, normal)
    const [a, b] = pair(typeof radius === 'function' ? radius(sums[i] / sums[n - 1]) : radius)
    return profile.map((c) => add(p, add(mul(normal, c[0] * a), mul(side, c[1] * b))))
  })
  return gridMesh(rows, {
    closedColumns: true,
    closedRows: closed,
    capStart: cap && !closed,
    capEnd: cap && !closed,
  })
}

/** A radius function that closes roundly at both ends, over the share `over` of the tube. */
export const capsule =
  (radius: Radius, over = 0.06) =>
  (t: number): Radius => {
    const k = clamp(Math.min(t, 1 - t) / over)
    const [a, b] = pair(radius)
    const scale = Math.sqrt(Math.max(0.0004, 1 - (1 - k) ** 2))
    return [a * scale, b * scale]
  }

export type LatheOptions = {
  at?: Vec
  axis?: Vec
  segments?: number
  displace?: (angle: number, index: number, q: Vec) => number
}

/** Revolves a profile of [radius, along] about an axis, by default a wheel's. */
export function lathe(profile: readonly Vec[], options: LatheOptions = {}): Mesh {
  const { at = [0, 0, 0], axis = [0, 1, 0], displace } = options
  const asked = options.segments ?? 96
  const segments = atDetail(asked, asked < 16 ? 6 : 8)
  const a = norm(axis)
  const u = norm(cross(a, Math.abs(a[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const w = cross(a, u)
  const spokes = Array.from({ length: segments }, (_, j) => {
    const angle = (j / segments) * TURN
    return { angle, out: add(mul(u, Math.cos(angle)), mul(w, Math.sin(angle))) }
  })
  const rows = profile.map((q, i) => {
    const centre = add(at, mul(a, q[1]))
    return spokes.map(({ angle, out }) =>
      add(centre, mul(out, displace ? displace(angle, i, q) : q[0])),
    )
  })
  return gridMesh(rows, { closedColumns: true })
}

export function cylinder(
  a: Vec,
  b: Vec,
  r: number,
  { segments = 40, bevel = 0.0015, endRadius = r } = {},
): Mesh {
  const h = len(sub(b, a))
  const profile = roundProfile(
    [
      [0.0001, 0, 0],
      [r, 0],
      [endRadius, h],
      [0.0001, h, 0],
    ],
    bevel,
    4,
  )
  return lathe(profile, { at: a, axis: sub(b, a), segments })
}

export function sphere(centre: Vec, r: number, segments = 36): Mesh {
  const profile = steps(atDetail(segments / 2, 4) + 1).map((t) => [
    Math.max(1e-5, r * Math.sin(Math.PI * t)),
    r * Math.cos(Math.PI * t),
  ])
  return lathe(profile, { at: centre, axis: [0, 0, 1], segments })
}

export function bolt(at: Vec, axis: Vec, r = 0.006, h = 0.004): Mesh {
  const socket = [
    [r * 0.45, h],
    [r * 0.5, h * 0.6],
    [r * 0.55, h],
  ]
  const profile = [
    [0.0001, h],
    ...(isFine() ? socket : []),
    [r * 0.9, h],
    [r, h * 0.7],
    [r, -0.002],
  ]
  return lathe(profile, { at, axis, segments: 18 })
}

/**
 * A coil spring between two seats. At each end the last `closed` turns touch and are ground flat,
 * as on every shock absorber.
 */
export function spring(
  a: Vec,
  b: Vec,
  coilRadius: number,
  wireRadius: number,
  turns: number,
  { closed = 0.75, m = 10 } = {},
): Mesh {
  const axis = norm(sub(b, a))
  const u = norm(cross(axis, [0, 1, 0.01]))
  const w = cross(axis, u)
  const length = len(sub(b, a))
  const ends = Math.min(closed, turns / 3)
  // Length between the closed turns, from wire centre to wire centre.
  const open = length - 2 * wireRadius * (1 + 2 * ends)
  const height = (turn: number) =>
    wireRadius * (1 + 2 * Math.min(turn, ends) + 2 * clamp(turn - turns + ends, 0, ends)) +
    open * clamp((turn - ends) / (turns - 2 * ends))
  const points = steps(Math.round(turns * atDetail(24, 10)) + 1).map((t) => {
    const angle = t * turns * TURN
    return add(
      add(a, mul(axis, height(t * turns))),
      add(mul(u, coilRadius * Math.cos(angle)), mul(w, coilRadius * Math.sin(angle))),
    )
  })
  const [low, high] = [wireRadius * 0.45, length - wireRadius * 0.45]
  return mapMesh(tube(points, wireRadius, { m }), (q) => {
    const along = dot(sub(q, a), axis)
    return add(q, mul(axis, clamp(along, low, high) - along))
  })
}

/** A box with rounded edges around `centre`; `segments` counts for half of an edge's rounding. */
export function box(centre: Vec, size: Vec, radius = 0.006, segments = 4): Mesh {
  const half = size.map((s) => s / 2)
  const r = Math.min(radius, ...half)
  const pieces = atDetail(segments, 1)
  // Along one axis: the position of the flat edge, and the angle's tangent around the rounded edge.
  const across = (k: number) =>
    [-1, 1].flatMap((side) =>
      steps(pieces + 1).map((t) => [
        side * (half[k] - r),
        side * Math.tan(((side < 0 ? 1 - t : t) * Math.PI) / 4),
      ]),
    )
  const faces = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ].flatMap(([a, b, c]) =>
    [1, -1].map((side) => {
      const rows = across(a).map(([placeA, tanA]) =>
        across(b).map(([placeB, tanB]) => {
          const direction = [0, 0, 0]
          const flat = [0, 0, 0]
          direction[a] = tanA
          direction[b] = tanB
          direction[c] = side
          flat[a] = placeA
          flat[b] = placeB
          flat[c] = side * (half[c] - r)
          return add(centre, add(flat, mul(norm(direction), r)))
        }),
      )
      return gridMesh(rows, { flip: side < 0, whole: true })
    }),
  )
  return merge(faces)
}

/** A section with few segments is thinner than a pencil and keeps four; other tubes keep six. */
function section(fully: number, exponent: number): Vec[] {
  const m = atDetail(fully, fully > 8 ? 6 : 4)
  if (exponent === 2)
    return Array.from({ length: m }, (_, j) => [Math.cos((j / m) * TURN), Math.sin((j / m) * TURN)])
  const q = quarter(exponent, Math.ceil(m / 4))
  const [first, back] = [q.slice(0, -1), q.slice(1).reverse()]
  return [
    ...first,
    ...back.map((c) => [-c[0], c[1]]),
    ...first.map((c) => [-c[0], -c[1]]),
    ...back.map((c) => [c[0], -c[1]]),
  ]
}

const pair = (r: Radius): readonly [number, number] => (typeof r === 'number' ? [r, r] : r)
