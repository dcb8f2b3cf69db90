import { segments } from './detail.ts'
import { add, clamp, dot, len, mul, norm, steps, sub, type Vec } from './vector.ts'

/** A non-uniform cubic Hermite spline (finite-difference tangents) through vectors of any size. */
export function spline(knots: readonly number[], values: readonly Vec[]): (t: number) => number[] {
  const last = knots.length - 1
  const slope = (i: number, k: number) =>
    (values[i + 1][k] - values[i][k]) / (knots[i + 1] - knots[i])
  const tangents = values.map((value, i) =>
    value.map((_, k) => {
      if (last === 0) return 0
      if (i === 0) return slope(0, k)
      if (i === last) return slope(last - 1, k)
      const before = knots[i] - knots[i - 1]
      const after = knots[i + 1] - knots[i]
      return (slope(i - 1, k) * after + slope(i, k) * before) / (before + after)
    }),
  )
  return (t) => {
    if (last === 0) return [...values[0]]
    let i = 0
    while (i < last - 1 && t > knots[i + 1]) i++
    const h = knots[i + 1] - knots[i]
    const s = clamp((t - knots[i]) / h)
    const s2 = s * s
    const s3 = s2 * s
    const [a, b, c, e] = [2 * s3 - 3 * s2 + 1, s3 - 2 * s2 + s, -2 * s3 + 3 * s2, s3 - s2]
    return values[i].map(
      (v, k) => a * v + b * h * tangents[i][k] + c * values[i + 1][k] + e * h * tangents[i + 1][k],
    )
  }
}

/**
 * Cumulative sum of `distance(i - 1, i)`, with steps of at least `least`, so that knots never
 * coincide.
 */
export function knotsOf(
  count: number,
  least: number,
  distance: (a: number, b: number) => number,
): number[] {
  const knots = [0]
  for (let i = 1; i < count; i++) knots.push(knots[i - 1] + Math.max(least, distance(i - 1, i)))
  return knots
}

/**
 * Returns `n` points on a smooth curve through `points`, at any detail. A tube along the curve
 * removes points that it does not need.
 */
export function curve(points: readonly Vec[], n = 48): Vec[] {
  // Centripetal knots (the square root of the chord) prevent overshoot at uneven points.
  const knots = knotsOf(points.length, 1e-6, (a, b) => Math.sqrt(len(sub(points[b], points[a]))))
  const at = spline(knots, points)
  return steps(n).map((t) => at(knots[knots.length - 1] * t))
}

/** A polyline with filleted corners. A fourth number of a point is its own radius. */
export function fillet(points: readonly Vec[], radius = 0.03, pieces = 8): Vec[] {
  return rounded(points, radius, segments(pieces, Math.ceil(pieces / 2)))
}

/** A closed outline in a plane with rounded corners. Points are [x, y] or [x, y, radius]. */
export function outline(points: readonly Vec[], radius = 0.01, pieces = 6): Vec[] {
  const flat = points.map((q) => [q[0], q[1], 0, q[2] ?? radius])
  const n = flat.length
  return flat
    .flatMap((p, i) =>
      corner(flat[(i + n - 1) % n], p, flat[(i + 1) % n], radius, segments(pieces, 2)),
    )
    .map((q) => [q[0], q[1]])
}

/**
 * A profile for `lathe` with rounded corners. Points are [radius, along] or [radius, along, corner
 * radius].
 */
export function roundProfile(points: readonly Vec[], radius = 0.003, pieces = 4): Vec[] {
  const flat = points.map((q) => [q[0], q[1], 0, q[2] ?? radius])
  return rounded(flat, radius, segments(pieces, 1)).map((q) => [q[0], q[1]])
}

function rounded(points: readonly Vec[], radius: number, pieces: number): Vec[] {
  const out: Vec[] = [points[0].slice(0, 3)]
  for (let i = 1; i < points.length - 1; i++)
    out.push(...corner(points[i - 1], points[i], points[i + 1], radius, pieces))
  out.push(points[points.length - 1].slice(0, 3))
  return out
}

function corner(before: Vec, p: Vec, after: Vec, radius: number, pieces: number): Vec[] {
  const a = norm(sub(before, p))
  const b = norm(sub(after, p))
  const angle = Math.acos(clamp(dot(a, b), -1, 1))
  const room = 0.49 * Math.min(len(sub(before, p)), len(sub(after, p)))
  const cut = Math.min((p[3] ?? radius) / Math.tan(angle / 2 || 1e-3), room)
  const start = add(p, mul(a, cut))
  const end = add(p, mul(b, cut))
  return steps(pieces + 1).map((t) =>
    add(add(mul(start, (1 - t) * (1 - t)), mul(p, 2 * t * (1 - t))), mul(end, t * t)),
  )
}
