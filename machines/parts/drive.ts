import { segments } from '../kernel/detail.ts'
import { merge } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { circle, plate } from '../kernel/plate.ts'
import { knotsOf } from '../kernel/spline.ts'
import { lathe } from '../kernel/sweep.ts'
import { lerp, steps, TURN, type Vec } from '../kernel/vector.ts'

const PITCH = 0.0159
const SLACK = 0.011

/** A chain of individual links around two sprockets; `a` and `b` are [x, z]. */
export function chain(
  model: Model,
  spec: { y: number; a: Vec; b: Vec; radiusA: number; radiusB: number },
): void {
  const { y } = spec
  const path = stadium(spec)
  const sums = knotsOf(path.length, 0, (i, j) =>
    Math.hypot(path[j][0] - path[i][0], path[j][1] - path[i][1]),
  )
  const whole = sums[sums.length - 1]
  const links = 2 * Math.round(whole / PITCH / 2)
  const at = (share: number): Vec => {
    const target = (share % 1) * whole
    let i = 0
    while (i < sums.length - 2 && sums[i + 1] < target) i++
    const f = (target - sums[i]) / (sums[i + 1] - sums[i] || 1)
    return [lerp(path[i][0], path[i + 1][0], f), lerp(path[i][1], path[i + 1][1], f)]
  }
  const plates = []
  const rollers = []
  for (let i = 0; i < links; i++) {
    const [p, q] = [at(i / links), at((i + 1) / links)]
    const shape = link(p, q)
    const gap = i % 2 ? 0.0075 : 0.0052
    plates.push(
      plate(shape, y + gap, y + gap + 0.0018, { bevel: 0.0004, segments: 1 }),
      plate(shape, y - gap - 0.0018, y - gap, { bevel: 0.0004, segments: 1 }),
    )
    rollers.push(
      lathe(
        [
          [0.0001, -0.0095],
          [0.0036, -0.0095],
          [0.0036, 0.0095],
          [0.0001, 0.0095],
        ],
        { at: [p[0], y, p[1]], segments: 8 },
      ),
    )
  }
  model.add('chain', merge(plates)).add('metal', merge(rollers))
}

export function sprocket(
  model: Model,
  spec: { x: number; z: number; y: number; radius: number; teeth?: number; material?: string },
): void {
  const { x, z, y, radius: r, teeth = 42, material = 'metal' } = spec
  const polar = (rr: number, a: number): Vec => [x + rr * Math.cos(a), z + rr * Math.sin(a)]
  const shape = Array.from({ length: teeth }, (_, i) => i).flatMap((i) =>
    [
      [-0.28, -0.004],
      [-0.1, 0.004],
      [0.1, 0.004],
      [0.28, -0.004],
    ].map(([f, k]) => polar(r + k, ((i + f) / teeth) * TURN)),
  )
  const windows = Array.from({ length: 6 }, (_, i) => polar(r * 0.68, (i / 6) * TURN)).map((q) =>
    circle(q[0], q[1], r * 0.13, 24),
  )
  model.add(
    material,
    plate(shape, y - 0.003, y + 0.003, {
      bevel: 0.001,
      holes: [circle(x, z, r * 0.42, 40), ...windows],
    }),
    30,
  )
}

/** The closed line around two circles: an arc of each and the two common tangents. */
function stadium({
  a,
  b,
  radiusA,
  radiusB,
}: {
  a: Vec
  b: Vec
  radiusA: number
  radiusB: number
}): Vec[] {
  const direction = Math.atan2(b[1] - a[1], b[0] - a[0])
  const reach = Math.acos((radiusA - radiusB) / Math.hypot(b[0] - a[0], b[1] - a[1]))
  const arc = (c: Vec, r: number, from: number, to: number) =>
    steps(Math.max(4, Math.round((Math.abs(to - from) * r) / 0.004))).map((t) => {
      const angle = lerp(from, to, t)
      return [c[0] + r * Math.cos(angle), c[1] + r * Math.sin(angle)]
    })
  const rear = arc(b, radiusB, direction + reach, direction - reach)
  const front = arc(a, radiusA, direction - reach, direction + reach - TURN)
  const [from, to] = [front[front.length - 1], rear[0]]
  // The upper run is taut. The lower one hangs, because chain slack is measured there.
  const lower = steps(20)
    .slice(1, -1)
    .map((t) => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) - 4 * SLACK * t * (1 - t)])
  return [...rear, ...front, ...lower, to]
}

function link(p: Vec, q: Vec): Vec[] {
  const centre = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  const angle = Math.atan2(q[1] - p[1], q[0] - p[0])
  const [r, half] = [0.0066, PITCH / 2]
  const end = (side: number) =>
    steps(segments(6, 3) + 1).map((t) => {
      const a = side * (-Math.PI / 2) + Math.PI * t
      return [side * half + r * Math.cos(a), r * Math.sin(a)]
    })
  const shape = [...end(1), [0, r * 0.72], ...end(-1), [0, -r * 0.72]]
  return shape.map((v) => [
    centre[0] + v[0] * Math.cos(angle) - v[1] * Math.sin(angle),
    centre[1] + v[0] * Math.sin(angle) + v[1] * Math.cos(angle),
  ])
}
