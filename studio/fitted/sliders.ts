import { slider } from '../families/accessories/guards.ts'
import { engineForm } from '../families/moto/engine-form.ts'
import { hullOf, on } from '../families/moto/fairing-hull.ts'
import type { Chassis } from '../families/moto/spec.ts'
import { cylinder } from '../kernel/sweep.ts'
import { add, type Vec } from '../kernel/vector.ts'

/** A puck on either side, on the engine's own mount: beside a single's hanger, through a fairing, on a bare head. */
export function slidersOn(c: Chassis): void {
  const { model } = c
  const [mount, out] = mountOf(c)
  for (const s of [1, -1]) {
    const foot: Vec = [mount[0], s * mount[1], mount[2]]
    const end: Vec = [mount[0], s * out, mount[2]]
    model.add('zinc', cylinder(foot, add(end, [0, -s * 0.004, 0]), 0.0115, { segments: 24 }))
    if (c.spec.fairing === 'full')
      model.add(
        'rubber',
        cylinder(add(end, [0, -s * 0.006, 0]), add(end, [0, s * 0.005, 0]), 0.031),
      )
    slider(model, end, [0, s, 0])
  }
}

/** The bolt that the puck takes the place of, and how far out the puck begins. */
function mountOf(c: Chassis): [Vec, number] {
  const { spec, lift } = c
  if (spec.fairing === 'full') {
    const [x, y, z] = on(hullOf(c).side, 0.93, 0.8)
    return [[x, 0.14, z], y - 0.002]
  }
  if (spec.cylinders === 1) return [[0.243, 0.045, lift(0.4)], 0.135]
  const form = engineForm(c)
  const mount = form.at(-0.02, form.wide + 0.026, form.barrel + form.head * 0.35)
  return [mount, mount[1] + 0.028]
}
