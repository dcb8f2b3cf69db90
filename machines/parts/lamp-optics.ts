// Parts behind a lamp's lens: reflectors, modules, bulbs, light guides, and the recessed window.
import { gridMesh } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { type Surface, surfaceNormal } from '../kernel/panel.ts'
import { roundProfile } from '../kernel/spline.ts'
import { cylinder, lathe, sphere, tube } from '../kernel/sweep.ts'
import { add, lerp, mul, norm, steps, TURN, type Vec } from '../kernel/vector.ts'

/**
 * `at` is the centre of the rim, `axis` the direction of light, `r` the radius of the rim in
 * metres.
 */
export type Optic = { at: Vec; axis?: Vec; r: number }

/** A concave reflector behind `at`. `facets` divides it into that number of flat wedges. */
export function bowl(
  model: Model,
  { at, axis = [1, 0, 0], r }: Optic,
  { depth = 0.75 * r, facets = 0, hole = 0.16, material = 'chrome', segments = 72 } = {},
): void {
  const profile = steps(12).map((t) => [r * lerp(hole, 1, t), -depth * (1 - t * t)])
  const wedge = (angle: number) => Math.abs((((angle * facets) / TURN) % 1) - 0.5)
  const displace = (angle: number, i: number, q: Vec) =>
    q[0] * (1 - (facets ? 0.07 * wedge(angle) : 0) - (facets && i % 3 === 1 ? 0.02 : 0))
  model.add(material, lathe(profile, { at, axis, segments, displace }), facets ? 14 : 38)
}

/** An LED module: a black barrel, a bright ring, and a small source deep behind a glass ball. */
export function projector(model: Model, { at, axis = [1, 0, 0], r }: Optic, rim = 'chrome'): void {
  const turned = (profile: Vec[], segments = 48) =>
    lathe(
      profile.map((q) => [q[0] * r, q[1] * r]),
      { at, axis, segments },
    )
  const barrel = [
    [1.22, -1],
    [1.34, 0.1],
    [1.28, 0.3],
    [1.14, 0.3],
    [1.02, 0.05],
  ]
  model.add('black', turned(roundProfile(barrel, 0.05)))
  const ring = [
    [1.04, 0.06],
    [1.08, 0.22],
    [1.15, 0.24],
    [1.17, 0.14],
  ]
  model.add(rim, turned(roundProfile(ring, 0.03)))
  const cone = [
    [1.02, 0.04],
    [0.72, -0.3],
    [0.46, -0.55],
    [0.0001, -0.58],
  ]
  model.add('chrome', turned(cone))
  const source = [
    [0.0001, -0.44],
    [0.3, -0.46],
    [0.44, -0.54],
  ]
  model.add('ledc', turned(source, 32))
  const ball = steps(9).map((t) => [
    Math.max(0.0001, Math.sin((t * Math.PI) / 2)),
    0.5 * Math.cos((t * Math.PI) / 2) + 0.02,
  ])
  model.add('glass', turned(ball))
}

/** Inside of a halogen lamp: a faceted reflector, the bulb, and the cap that prevents glare. */
export function halogen(model: Model, optic: Optic, facets = 18): void {
  const { at, r } = optic
  const axis = norm(optic.axis ?? [1, 0, 0])
  const depth = 0.7 * r
  const along = (d: number): Vec => add(at, mul(axis, d))
  bowl(model, { at, axis, r }, { depth, facets, hole: 0.13 })
  model.add(
    'metal',
    cylinder(along(-depth - 0.004), along(-depth * 0.84), 0.14 * r, { segments: 28, bevel: 0.001 }),
  )
  model.add('lens', sphere(along(-depth * 0.56), 0.085 * r, 20))
  const capsule = roundProfile(
    [
      [0.12 * r, -depth * 0.86],
      [0.12 * r, -depth * 0.36],
      [0.0001, -depth * 0.32],
    ],
    0.05 * r,
  )
  model.add('glass', lathe(capsule, { at, axis, segments: 28 }))
  const cap = roundProfile(
    [
      [0.15 * r, -depth * 0.44],
      [0.16 * r, -depth * 0.26],
      [0.0001, -depth * 0.2],
    ],
    0.04 * r,
  )
  model.add('chrome', lathe(cap, { at, axis, segments: 32 }))
  model.add(
    'chrome',
    tube([along(-depth * 0.3), add(along(-depth * 0.8), [0, 0, -0.3 * r])], 0.025 * r, { m: 8 }),
  )
}

/** A thin light strip with rounded ends. */
export function lightGuide(model: Model, points: readonly Vec[], r = 0.0028): void {
  const ends = (t: number) => r * Math.sqrt(Math.max(0.06, 1 - (2 * t - 1) ** 12))
  model.add('ledw', tube(points, ends, { m: 10 }))
}

export type Window = {
  u0: number
  u1: number
  v0: (t: number) => number
  v1: (t: number) => number
  depth: number
  floor?: string
  cover?: string
  rim?: string
  n?: number
  m?: number
}

/**
 * A lamp recessed in a surface: walls down to a floor `depth` metres behind it, a rim, and a flush
 * cover.
 */
export function lampWindow(model: Model, surface: Surface, window: Window): void {
  const { u0, u1, v0, v1, depth, floor = 'black', cover = 'glass', rim, n = 24, m = 32 } = window
  const place = (s: number, f: number, lift: number, draw = 1): Vec => {
    const [ss, ff] = [lerp(0.5, s, draw), lerp(0.5, f, draw)]
    const [u, v] = [lerp(u0, u1, ss), lerp(v0(ss), v1(ss), ff)]
    return add(surface(u, v), mul(surfaceNormal(surface, u, v), lift))
  }
  const sheet = (lift: number, draw: number) =>
    gridMesh(steps(n).map((s) => steps(m).map((f) => place(s, f, lift, draw))))
  const around: [number, number][] = [
    ...steps(m).map((f): [number, number] => [0, f]),
    ...steps(n).map((s): [number, number] => [s, 1]),
    ...steps(m).map((f): [number, number] => [1, 1 - f]),
    ...steps(n).map((s): [number, number] => [1 - s, 0]),
  ].filter((q, i, all) => i === 0 || q[0] !== all[i - 1][0] || q[1] !== all[i - 1][1])
  const loop = around.slice(0, -1)
  const ring = (lift: number, draw: number) => loop.map(([s, f]) => place(s, f, lift, draw))
  model.add(floor, sheet(-depth, 0.9))
  model.add(
    floor,
    gridMesh([ring(0.001, 1), ring(-depth * 0.5, 0.97), ring(-depth, 0.9)], {
      closedColumns: true,
    }),
  )
  model.add(cover, sheet(0.0006, 0.995))
  if (rim) model.add(rim, tube(ring(0.0004, 1.0), 0.0022, { m: 8, closed: true }))
}
