import { mirror } from '../families/accessories/mirrors.ts'
import type { Model } from '../kernel/model.ts'
import { curve } from '../kernel/spline.ts'
import { box, lathe, tube } from '../kernel/sweep.ts'
import { add, cross, len, mul, norm, steps, sub, type Vec } from '../kernel/vector.ts'
import { put } from './put.ts'

export type BarEnd = (side: number) => readonly [Vec, Vec]

/** Adds the left mirror and its mirror image. */
export function mirrorsAt(model: Model, foot: Vec): void {
  const left = (it: Model) => mirror(it, 1, foot)
  left(model)
  put(model, ([x, y, z]) => [x, -y, z], left)
}

/** Length of the standard grips, which end at the end of the handlebar; metres. */
const GRIP = 0.115

/**
 * Soft rubber grips with closed ends. A heated pair also has a lead and, on the left, a button with
 * three lamps.
 */
export function gripsAt(model: Model, bar: BarEnd, isHeated: boolean): void {
  for (const side of [1, -1]) {
    const [from, to] = bar(side)
    const way = norm(sub(to, from))
    const start = add(from, mul(way, len(sub(to, from)) - GRIP))
    grip(model, start, way)
    if (isHeated) heat(model, start, way, side)
  }
}

function grip(model: Model, at: Vec, axis: Vec): void {
  const ribs = (from: number, to: number, count: number) =>
    steps(count).flatMap((t) => {
      const a = from + t * (to - from)
      return [
        [0.0172, a],
        [0.0186, a + 0.0008],
        [0.0186, a + 0.0032],
        [0.0172, a + 0.004],
      ]
    })
  const profile = [
    [0.0001, -0.001],
    [0.0245, -0.0005],
    [0.025, 0.0025],
    [0.0205, 0.0052],
    [0.0176, 0.008],
    ...ribs(0.012, 0.03, 4),
    [0.0178, 0.037],
    [0.019, 0.055],
    [0.0188, 0.075],
    [0.0176, 0.086],
    ...ribs(0.088, 0.106, 4),
    [0.0188, 0.1125],
    [0.0192, 0.121],
    [0.0165, 0.1265],
    [0.0001, 0.1275],
  ]
  model.add('rubber', lathe(profile, { at, axis, segments: 40 }), 30)
  // The palm area: raised lines along the handlebar.
  const u = norm(cross(axis, [0, 0, 1]))
  const w = cross(axis, u)
  for (const angle of steps(12).map((t) => t * 5.76)) {
    const out = add(mul(u, Math.cos(angle)), mul(w, Math.sin(angle)))
    const on = (along: number, r: number) => add(at, add(mul(axis, along), mul(out, r)))
    model.add('rubber', tube([on(0.04, 0.0182), on(0.0815, 0.0184)], 0.0016, { m: 6 }))
  }
}

function heat(model: Model, at: Vec, way: Vec, side: number): void {
  const on = (along: number, x: number, z: number) => add(add(at, mul(way, along)), [x, 0, z])
  const lead = [on(0.006, 0.004, -0.022), on(-0.03, 0.008, -0.03), on(-0.1, 0.002, -0.014)]
  model.add('rubber', tube(curve(lead, 18), 0.0026, { m: 8 }))
  if (side < 0) return
  model.add('black', box(on(-0.066, -0.008, 0.0225), [0.026, 0.02, 0.012], 0.004, 3))
  model.add('grey', box(on(-0.066, -0.012, 0.0288), [0.012, 0.013, 0.003], 0.0014, 2))
  for (const k of [-1, 0, 1])
    model.add(
      k < 1 ? 'red' : 'grey',
      box(on(-0.066 + 0.005 * k, 0, 0.0288), [0.003, 0.003, 0.0014], 0.0006, 1),
    )
}
