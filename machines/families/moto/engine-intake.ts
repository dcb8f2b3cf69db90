import { curve, roundProfile } from '../../kernel/spline.ts'
import { box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, mix, mul, norm, sub, type Vec } from '../../kernel/vector.ts'
import { clip, hexBolt } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/**
 * For each inlet port, from front to back: rubber, throttle body with injector, and the boot to the
 * air box.
 */
export function intake(c: Chassis): void {
  const { model, spec, lift } = c
  const { at, ports, barrel, head, long } = engineForm(c)
  const many = ports.length > 1
  for (const y of ports) {
    const port = at(-long + 0.004, y, barrel + head * 0.55)
    const boot: Vec = many ? add(port, [-0.075, 0, 0.085]) : [-0.115, 0.004, lift(0.652)]
    const way = norm(sub(boot, port))
    const on = (k: number): Vec => add(port, mul(way, k))
    const turned = (material: string, from: number, profile: Vec[], round = 0.002) =>
      model.add(
        material,
        lathe(roundProfile(profile, round, 3), { at: on(from), axis: way, segments: 40 }),
        50,
      )
    turned('darkmetal', -0.006, [
      [0.027, 0],
      [0.027, 0.008],
      [0.02, 0.009],
    ])
    turned('rubber', 0, [
      [0.019, 0],
      [0.0225, 0.008],
      [0.021, 0.018],
      [0.0235, 0.026],
      [0.0235, 0.036],
      [0.018, 0.037],
    ])
    model.add('metal', clip(on(0.031), way, 0.0235))
    turned('alu', 0.034, [
      [0.021, 0],
      [0.021, 0.004],
      [0.025, 0.007],
      [0.025, 0.037],
      [0.021, 0.041],
      [0.021, 0.046],
    ])
    if (many) continue
    // Bellows to the mouth of the air box.
    const folds = Array.from({ length: 5 }, (_, i) => [
      [0.0285, 0.02 + i * 0.0095],
      [0.0245, 0.0245 + i * 0.0095],
    ]).flat()
    turned('rubber', 0.076, [
      [0.022, 0],
      [0.024, 0.006],
      [0.025, 0.013],
      ...folds,
      [0.037, 0.074],
      [0.04, 0.084],
    ])
    model.add('metal', clip(on(0.084), way, 0.024))
    for (const y2 of [0.019, -0.019])
      model.add('metal', hexBolt(add(on(0.003), [0, y2, 0]), way, 0.0045))
    throttle(c, on(0.056))
  }
  if (!many) return
  // One fuel rail across the throttle bodies, with the pulley at its left end.
  const a = at(-long - 0.03, ports[0] + 0.03, barrel + head * 0.55 + 0.05)
  model.add('alu', cylinder(a, [a[0], -a[1], a[2]], 0.007, { segments: 20 }))
  model.add('darkmetal', cylinder(a, add(a, [0, 0.012, 0]), 0.021))
  if (spec.cylinders === 2) throttle(c, add(a, [0.01, -0.02, 0.01]))
}

/**
 * Pulley with its spring on the left, sensor on the right, injector on top with plug and fuel hose.
 */
function throttle({ model, lift }: Chassis, at: Vec): void {
  const pulley = roundProfile(
    [
      [0.0001, 0.006],
      [0.006, 0.006],
      [0.006, 0.004],
      [0.019, 0.004],
      [0.017, 0.001],
      [0.019, -0.002],
      [0.0001, -0.002],
    ],
    0.0006,
  )
  model.add('metal', lathe(pulley, { at: add(at, [0, 0.036, 0]), axis: [0, 1, 0], segments: 40 }))
  model.add('darkmetal', cylinder(add(at, [0, 0.02, 0]), add(at, [0, 0.036, 0]), 0.009))
  model.add('plastic', box(add(at, [0, -0.034, 0.002]), [0.034, 0.02, 0.04], 0.005))
  model.add('plastic', box(add(at, [0.012, -0.036, -0.026]), [0.018, 0.014, 0.02], 0.003))
  const top = add(at, [0.024, 0, 0.05])
  model.add('plastic', cylinder(add(at, [0.012, 0, 0.02]), top, 0.0085))
  model.add('metal', cylinder(mix(at, top, 0.6), mix(at, top, 0.72), 0.0098))
  model.add('grey', box(add(top, [0.002, 0.012, -0.008]), [0.012, 0.016, 0.01], 0.002))
  const fuel = [top, add(top, [0.01, 0.006, 0.024]), [at[0] - 0.04, 0.05, lift(0.77)]]
  model.add('rubber', tube(curve(fuel, 24), 0.0046, { m: 10 }))
}
