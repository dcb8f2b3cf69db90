import type { Model } from '../kernel/model.ts'
import { roundProfile } from '../kernel/spline.ts'
import { bolt, cylinder, lathe, spring, tube } from '../kernel/sweep.ts'
import { add, len, mul, norm, sub, type Vec } from '../kernel/vector.ts'

export type ShockSpec = {
  radius?: number
  material?: string
  turns?: number
  body?: string
  /** Wire thickness as a share of the spring's radius. */
  wire?: number
  /** Preload adjuster: a long threaded collar, or a stepped cam. */
  preload?: 'thread' | 'cam'
  /** Direction of a gas reservoir beside the body. */
  reservoir?: Vec
}

/** A spring and damper from its lower eye `a` to its upper eye `b`. */
export function shock(model: Model, a: Vec, b: Vec, spec: ShockSpec = {}): void {
  const { radius: r = 0.034, material = 'red', turns = 7, body = 'black', reservoir } = spec
  const { wire = 0.17, preload = 'thread' } = spec
  const axis = norm(sub(b, a))
  const length = len(sub(b, a))
  const at = (t: number) => add(a, mul(axis, length * t))
  const turned = (stuff: string, t: number, profile: Vec[], corner = 0.0014) =>
    model.add(stuff, lathe(roundProfile(profile, corner), { at: at(t), axis, segments: 36 }))
  model.add('chrome', cylinder(at(0.1), at(0.56), r * 0.26))
  model.add(body, cylinder(at(0.44), at(0.93), r * 0.6))
  model.add('rubber', cylinder(at(0.4), at(0.45), r * 0.5, { endRadius: r * 0.34 }))
  turned(body, 0.1, [
    [r * 0.3, -0.012],
    [r * 0.66, -0.01],
    [r * 1.16, 0],
    [r * 1.18, 0.005],
    [r * 0.4, 0.006],
  ])
  if (preload === 'cam')
    turned(
      'darkmetal',
      0.8,
      CAM.map(([k, h]) => [k * r, h]),
    )
  else turned('metal', 0.8, collar(r), 0.0005)
  model.add(material, spring(at(0.115), at(0.8), r, r * wire, turns, { m: 9 }))
  for (const end of [a, b]) {
    const across = (k: number) => add(end, [0, k, 0])
    model.add(body, cylinder(across(-0.013), across(0.013), r * 0.5))
    model.add('rubber', cylinder(across(-0.0145), across(0.0145), r * 0.34))
    model.add('metal', cylinder(across(-0.019), across(0.019), r * 0.19))
    for (const s of [1, -1])
      model.add('metal', bolt(across(s * 0.019), [0, s, 0], 0.0085, 0.006), 24)
  }
  model.add(body, cylinder(at(0.9), b, r * 0.36))
  model.add(body, cylinder(a, at(0.1), r * 0.34))
  if (!reservoir) return
  const beside = (t: number) => add(at(t), mul(norm(reservoir), r * 1.75))
  model.add('alu', cylinder(beside(0.5), beside(0.92), r * 0.56, { bevel: 0.004 }))
  model.add(body, cylinder(beside(0.9), beside(0.98), r * 0.6, { bevel: 0.004 }))
  model.add(body, tube([at(0.92), beside(0.92)], r * 0.3, { m: 14 }))
}

const CAM: readonly Vec[] = [
  [0.6, 0],
  [1.16, 0],
  [1.16, 0.009],
  [0.98, 0.012],
  [0.98, 0.026],
  [0.6, 0.03],
]

/** Profile of a flange for the spring, with six turns of thread above it. */
function collar(r: number): Vec[] {
  const threads = Array.from({ length: 6 }, (_, i) => i).flatMap((i) => [
    [r * (i % 2 ? 0.94 : 1.02), 0.008 + i * 0.0037],
    [r * (i % 2 ? 0.94 : 1.02), 0.0106 + i * 0.0037],
  ])
  return [[r * 0.6, 0], [r * 1.17, 0], [r * 1.17, 0.006], ...threads, [r * 0.6, 0.032]]
}
