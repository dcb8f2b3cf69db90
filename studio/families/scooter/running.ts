import { panel } from '../../kernel/panel.ts'
import { curve, roundProfile } from '../../kernel/spline.ts'
import { bolt, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, rad, steps, type Vec } from '../../kernel/vector.ts'
import { caliper, disc, drum } from '../../parts/brakes.ts'
import { wheel } from '../../parts/wheel.ts'
import type { ScooterChassis } from './spec.ts'

export function runningGear({ spec, model, front, rear }: ScooterChassis): void {
  const shared = {
    style: spec.rimStyle,
    material: spec.rimMaterial,
    tread: 'scooter' as const,
    tape: spec.tape,
  }
  wheel(model, {
    ...shared,
    ...front,
    radius: spec.frontRadius,
    width: spec.frontWidth,
    rim: spec.frontRim,
    hub: spec.brake === 'drum' ? 0.062 : 0.04,
  })
  wheel(model, {
    ...shared,
    ...rear,
    radius: spec.rearRadius,
    width: spec.rearWidth,
    rim: spec.rearRim,
    hub: 0.045,
  })
  if (spec.brake === 'drum') return drum(model, { ...front, y: -0.05, radius: 0.07, side: -1 })
  disc(model, { ...front, y: -0.066, radius: 0.108, holes: 14, rings: 2, side: -1 })
  caliper(model, {
    ...front,
    y: -0.066,
    radius: 0.108,
    angle: 155,
    side: -1,
    material: 'darkmetal',
    size: 1.15,
  })
}

export function scooterFork({ model, front, steeringAxis, steering }: ScooterChassis): void {
  for (const s of [1, -1]) {
    const y = s * 0.088
    const at = (t: number): Vec => add([front.x, y, front.z], mul(steeringAxis, t))
    model
      .add('black', cylinder(at(-0.012), at(0.17), 0.0215, { bevel: 0.006 }))
      .add('chrome', cylinder(at(0.165), at(0.215), 0.0165))
    const cover = curve([at(0.205), at(0.235), at(0.262), add(at(0.285), [0, -s * 0.012, 0])], 24)
    model.add(
      'paint',
      tube(
        cover,
        (t) => 0.0235 * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.55) / 0.45) ** 2)),
        { m: 28 },
      ),
    )
    const collar = roundProfile(
      [
        [0.0001, -0.02],
        [0.024, -0.02],
        [0.026, -0.008],
        [0.026, 0.008],
        [0.024, 0.02],
        [0.0001, 0.02],
      ],
      0.004,
    )
    model.add('black', lathe(collar, { at: [front.x, y, front.z], segments: 40 }))
    model.add('metal', bolt([front.x, y + s * 0.021, front.z], [0, s, 0], 0.014, 0.008))
  }
  model.add('darkmetal', cylinder(steering(0.36), steering(0.62), 0.024))
}

/** The front mudguard: inverted-U sections following the wheel. */
export function scooterFender({ spec, model, front }: ScooterChassis): void {
  const sharp = spec.shape === 'sharp'
  const rows = steps(14).map((f) => {
    const angle = lerp(rad(sharp ? 20 : 14), rad(sharp ? 152 : 166), f)
    const w = 0.074 * (1 - (sharp ? 0.72 : 0.55) * (1 - f) ** 2.4) * (1 - 0.22 * f ** 5)
    const rise = 0.016 + 0.02 * Math.sin(f * Math.PI) ** 0.8
    const skirt = lerp(
      0.006,
      sharp ? 0.045 : 0.07,
      Math.sin(Math.PI * Math.min(1, f * 1.02)) ** 1.1,
    )
    const at = (r: number, y: number): Vec => [
      front.x + r * Math.cos(angle),
      y,
      front.z + r * Math.sin(angle),
    ]
    const r = spec.frontRadius + rise
    return [
      at(r + 0.006, 0),
      at(r + 0.002, w * 0.42),
      at(r - 0.01, w * 0.8),
      at(r - 0.022 - skirt * 0.35, w),
      at(r - 0.026 - skirt, w * 1.07),
    ]
  })
  model.add('paint', panel(rows, { symmetric: true, nu: 60, nv: 44 }))
}
