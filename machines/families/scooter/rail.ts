import { curve } from '../../kernel/spline.ts'
import { bolt, capsule, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, steps, type Vec } from '../../kernel/vector.ts'
import { FLANKS } from './forms.ts'
import type { ScooterChassis, ScooterSpec } from './spec.ts'

/**
 * The left side of the rail from its front to behind the seat. `at` returns a point of the seat's
 * rim, offset outwards and upwards.
 */
export function railLine(spec: ScooterSpec) {
  const rim = curve(FLANKS[spec.form].seat, 40)
  const at = (x: number, out: number, up: number): Vec => {
    const q = rim.find((p) => p[0] <= x) ?? rim[rim.length - 1]
    return [x, q[1] + out, q[2] + up]
  }
  const end = rim[rim.length - 1]
  const blade = [
    at(-0.44, 0.012, 0.008),
    at(-0.52, 0.02, 0.03),
    at(-0.66, 0.022, 0.058),
    at(-0.78, 0.012, 0.066),
    at(-0.815, 0.004, 0.044),
    at(-0.828, -0.006, 0.002),
  ]
  const side = [
    at(-0.43, 0.012, 0.004),
    at(-0.5, 0.022, 0.026),
    at(-0.62, 0.03, 0.046),
    at(-0.76, 0.03, 0.054),
    [end[0] - 0.012, end[1] * 0.86, end[2] + 0.05],
  ]
  return { at, end, line: spec.rail === 'split' ? blade : side }
}

/** The pillion's grab rail over the tail, on bolted feet. */
export function grabRail({ spec, model }: ScooterChassis): void {
  const { at, end, line } = railLine(spec)
  const feet = [at(-0.5, 0.006, 0.012), at(-0.7, 0.004, 0.006)]
  if (spec.rail === 'split') {
    model.pair(
      spec.railMaterial,
      tube(curve(line, 50), capsule([0.011, 0.016], 0.08), { m: 16, up: [0, 0, 1], exponent: 3 }),
    )
    model.pair('black', cylinder(feet[1], add(feet[1], [0, 0.012, 0.05]), 0.009, { segments: 16 }))
    return
  }
  const cast = spec.rail === 'cast'
  const loop = [
    ...line,
    [end[0] - 0.035, 0, end[2] + 0.05],
    ...line.toReversed().map((q) => [q[0], -q[1], q[2]]),
  ]
  const points = curve(loop, 110)
  model.add(
    spec.railMaterial,
    cast
      ? tube(points, (t) => [0.01, lerp(0.019, 0.03, Math.sin(Math.PI * t) ** 3)], {
          m: 20,
          up: [0, 0, 1],
          exponent: 3.4,
        })
      : tube(points, 0.0115, { m: 16 }),
  )
  for (const t of steps(2)) {
    const foot = feet[t]
    const top = at(foot[0] - 0.03, 0.022 + 0.004 * t, 0.034 + 0.012 * t)
    model.pair(
      cast ? spec.railMaterial : 'black',
      cylinder(add(foot, [0, -0.012, -0.02]), top, 0.0085, { segments: 18 }),
    )
    model.pair('chrome', bolt(add(foot, [0, -0.004, 0.004]), [0, 0.3, 1], 0.007, 0.004))
  }
}
