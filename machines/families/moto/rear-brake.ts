import { plate } from '../../kernel/plate.ts'
import { curve, outline } from '../../kernel/spline.ts'
import { bolt, cylinder, spring, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { disc, drum, sensorRing } from '../../parts/brakes.ts'
import { caliper } from '../../parts/caliper.ts'
import { REAR_HUB } from './brake-ends.ts'
import type { Chassis } from './spec.ts'
import { onArm } from './swing-arm.ts'

export function rearBrake(c: Chassis): void {
  const { spec, model, rear } = c
  if (spec.abs === 'both') sensorRing(model, { ...rear, y: -REAR_HUB - 0.004, radius: 0.05 })
  if (spec.rearBrake === 'drum') return rearDrum(c)
  const single = spec.swingArm === 'single'
  const side = single ? 1 : -1
  const place = { ...rear, y: side * (single ? 0.074 : 0.08), radius: spec.rearBrakeSize / 2, side }
  disc(model, {
    ...place,
    hubEnd: side * REAR_HUB,
    petals: spec.cylinders > 1 ? 0 : 8,
    round: spec.fairing === 'none' ? 2 : 1,
  })
  const angle = single ? 118 : 66
  const { bolts, hose } = caliper(model, {
    ...place,
    angle,
    material: spec.caliperMaterial,
    pistons: 1,
  })
  carrier(c, side, bolts)
  const run = [0.82, 0.5, 0.2].map((share): Vec => {
    const [x, y, z] = onArm(c, share)
    return [x, side * (y - 0.006), z + 0.048]
  })
  model.add(
    'rubber',
    tube(curve([hose, add(hose, [0.03, side * 0.016, 0.012]), ...run], 44), 0.0042, { m: 10 }),
  )
}

/** The plate between axle and swing arm that carries the caliper. */
function carrier({ model, rear }: Chassis, side: number, bolts: readonly Vec[]): void {
  const [back, front] = bolts.toSorted((a, b) => a[0] - b[0])
  const { x, z } = rear
  const notch = [
    ((back[0] + front[0]) / 2) * 0.5 + x * 0.5,
    ((back[1] + front[1]) / 2) * 0.52 + z * 0.48,
  ]
  const shape = outline(
    [
      [back[0] - 0.013, back[1] + 0.002],
      [back[0] + 0.004, back[1] + 0.013],
      notch,
      [front[0] - 0.008, front[1] + 0.012],
      [front[0] + 0.012, front[1] - 0.002],
      [x + 0.034, z - 0.004],
      [x + 0.018, z - 0.026],
      [x - 0.018, z - 0.026],
      [x - 0.032, z],
    ],
    0.009,
    5,
  )
  model.add('black', plate(shape, side * 0.1035, side * 0.1115, { bevel: 0.0025 }))
  for (const q of bolts)
    model.add('chrome', bolt([q[0], side * 0.1115, q[1]], [0, side, 0], 0.0075, 0.006), 24)
}

/**
 * The drum brake panel on the right: the pedal's rod with spring and wing nut, and the torque rod
 * of the panel.
 */
function rearDrum(c: Chassis): void {
  const { spec, model, rear, lift } = c
  const y = -REAR_HUB - 0.012
  const radius = spec.rearBrakeSize / 2 + 0.012
  const eye = drum(model, { ...rear, y, radius, side: -1, cam: 248, lever: 258 })
  const pedal = [-0.2, -0.122, lift(0.305)]
  const rod = (k: number): Vec =>
    add(
      eye,
      pedal.map((v, i) => (v - eye[i]) * k),
    )
  model.add('metal', cylinder(rod(-0.09), rod(1), 0.0031))
  model.add('metal', spring(rod(0.015), rod(0.11), 0.0078, 0.0013, 6))
  model.add('metal', cylinder(rod(0.11), rod(0.118), 0.0088))
  const nut = rod(-0.05)
  model.add('metal', cylinder(rod(-0.03), rod(-0.066), 0.0058))
  model.add(
    'metal',
    tube([add(nut, [0, 0, -0.017]), add(nut, [0, 0, 0.017])], [0.0022, 0.0055], {
      m: 10,
      up: [0, 1, 0],
    }),
  )
  const [ax, , az] = onArm(c, 0.42)
  const from = [rear.x + radius * 0.7, y - 0.004, rear.z - radius * 0.5]
  const to = [ax, -0.104, az - 0.03]
  model.add(
    'metal',
    tube([from, add(from, [0.03, -0.004, 0.002]), to], [0.0032, 0.0085], {
      m: 12,
      up: [0, 1, 0],
      exponent: 4,
    }),
  )
  for (const q of [from, to])
    model.add('metal', bolt(add(q, [0, -0.004, 0]), [0, -1, 0], 0.0078, 0.006), 24)
}
