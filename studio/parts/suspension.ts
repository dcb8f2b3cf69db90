import type { Model } from '../kernel/model.ts'
import { plate } from '../kernel/plate.ts'
import { outline, roundProfile } from '../kernel/spline.ts'
import { bolt, cylinder, lathe, spring } from '../kernel/sweep.ts'
import { add, mul, sub, type Vec } from '../kernel/vector.ts'

export function shock(
  model: Model,
  a: Vec,
  b: Vec,
  spec: { radius?: number; material?: string; turns?: number; body?: string } = {},
): void {
  const { radius: r = 0.034, material = 'red', turns = 7, body = 'black' } = spec
  const line = sub(b, a)
  const at = (t: number) => add(a, mul(line, t))
  model.add('metal', cylinder(at(0.02), at(0.6), r * 0.33))
  model.add(body, cylinder(at(0.42), at(0.96), r * 0.62))
  for (const [from, to, k, material2] of [
    [0.1, 0.135, 1.18, body],
    [0.8, 0.84, 1.18, body],
    [0.84, 0.865, 1.08, 'metal'],
  ] as const) {
    model.add(material2, cylinder(at(from), at(to), r * k))
  }
  model.add(material, spring(at(0.135), at(0.8), r, r * 0.17, turns))
  for (const end of [a, b])
    model.add('darkmetal', cylinder(add(end, [0, -0.016, 0]), add(end, [0, 0.016, 0]), r * 0.45))
}

export type ForkAt = (along: number, y?: number, out?: number) => Vec
type Leg = {
  at: ForkAt
  axis: Vec
  x: number
  z: number
  y: number
  side: number
  material: string
  length?: number
}

/** Upside-down leg: bright slider below, thick painted tube above. */
export function usdLeg(model: Model, leg: Leg): void {
  const { at, axis, x, y, z, side, material, length = 0.46 } = leg
  model.add('chrome', cylinder(at(0.02, y), at(0.34, y), 0.0205))
  const tubeProfile = [
    [0.0001, 0],
    [0.0265, 0],
    [0.0285, 0.012],
    [0.0285, 0.26],
    [0.0265, 0.275],
    [0.0265, length],
    [0.0001, length],
  ]
  model.add(
    material,
    lathe(roundProfile(tubeProfile, 0.003), { at: at(0.285, y), axis, segments: 48 }),
  )
  const seal = roundProfile(
    [
      [0.0001, 0],
      [0.0275, 0],
      [0.0275, 0.012],
      [0.0001, 0.012],
    ],
    0.002,
  )
  model.add('black', lathe(seal, { at: at(0.276, y), axis, segments: 48 }))
  foot(model, leg, 'black')
  const mount = [
    [x - 0.03, z + 0.02],
    [x - 0.135, z + 0.012],
    [x - 0.15, z + 0.055],
    [x - 0.142, z + 0.105],
    [x - 0.05, z + 0.1],
  ]
  model.add('black', plate(outline(mount, 0.015), y - 0.01, y + 0.008, { bevel: 0.003 }))
  const cap = roundProfile(
    [
      [0.0001, 0],
      [0.016, 0],
      [0.016, 0.008],
      [0.009, 0.012],
      [0.0001, 0.012],
    ],
    0.001,
  )
  model.add(
    material === 'black' ? 'metal' : 'red',
    lathe(cap, { at: at(0.285 + length, y), axis, segments: 24 }),
  )
  model.add('metal', bolt([x, y + side * 0.022, z], [0, side, 0], 0.014, 0.008))
}

/** Conventional leg: bright tube above, cast slider below, a dust seal between them. */
export function telescopicLeg(model: Model, leg: Leg): void {
  const { at, axis, x, y, z, side, material, length = 0.46 } = leg
  model.add('chrome', cylinder(at(0.3, y), at(0.285 + length, y), 0.0165))
  const slider = [
    [0.0001, 0],
    [0.021, 0],
    [0.0235, 0.05],
    [0.0235, 0.3],
    [0.0255, 0.31],
    [0.0255, 0.34],
    [0.0001, 0.345],
  ]
  model.add(material, lathe(roundProfile(slider, 0.003), { at: at(0.01, y), axis, segments: 40 }))
  const seal = roundProfile(
    [
      [0.0001, 0],
      [0.022, 0],
      [0.02, 0.022],
      [0.0001, 0.024],
    ],
    0.003,
  )
  model.add('rubber', lathe(seal, { at: at(0.353, y), axis, segments: 40 }))
  foot(model, leg, material)
  model.add('metal', bolt([x, y + side * 0.02, z], [0, side, 0], 0.012, 0.007))
}

function foot(model: Model, { at, x, y, z }: Leg, material: string): void {
  const collar = roundProfile(
    [
      [0.0001, -0.022],
      [0.028, -0.022],
      [0.031, -0.014],
      [0.031, 0.014],
      [0.028, 0.022],
      [0.0001, 0.022],
    ],
    0.004,
  )
  model.add(material, lathe(collar, { at: [x, y, z], segments: 48 }))
  model.add(material, cylinder(at(0, y), at(0.085, y), 0.0265, { bevel: 0.006, endRadius: 0.0245 }))
}
