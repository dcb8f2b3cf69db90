import { slider } from '../../families/accessories/guards.ts'
import { engineForm } from '../../families/moto/engine-form.ts'
import type { Chassis } from '../../families/moto/spec.ts'
import type { Model } from '../../kernel/model.ts'
import { cylinder } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'

/**
 * The bolt on the left that the slider replaces, and the distance from the centre plane at which
 * the puck begins.
 */
type Mounted = { mount: Vec; out: number; hasCollar?: boolean }

/** Sliders on the engine mount: beside a single's hanger, or on an uncovered cylinder head. */
export function slidersOnEngine(c: Chassis): void {
  if (c.spec.cylinders === 1)
    return pucks(c.model, { mount: [0.243, 0.045, c.lift(0.4)], out: 0.135 })
  const form = engineForm(c)
  const mount = form.at(-0.02, form.wide + 0.026, form.barrel + form.head * 0.35)
  pucks(c.model, { mount, out: mount[1] + 0.028 })
}

/** One puck on either side. A collar closes the hole in a fairing. */
export function pucks(model: Model, { mount, out, hasCollar }: Mounted): void {
  for (const s of [1, -1]) {
    const foot: Vec = [mount[0], s * mount[1], mount[2]]
    const end: Vec = [mount[0], s * out, mount[2]]
    model.add('zinc', cylinder(foot, add(end, [0, -s * 0.004, 0]), 0.0115, { segments: 24 }))
    if (hasCollar)
      model.add(
        'rubber',
        cylinder(add(end, [0, -s * 0.006, 0]), add(end, [0, s * 0.005, 0]), 0.031),
      )
    slider(model, end, [0, s, 0])
  }
}
