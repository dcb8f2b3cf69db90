import { mapMesh } from '../../kernel/mesh.ts'
import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, outline, roundProfile } from '../../kernel/spline.ts'
import { cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { lerp, rad, steps, type Vec } from '../../kernel/vector.ts'
import { caliper, disc, drum } from '../../parts/brakes.ts'
import { telescopicLeg, usdLeg } from '../../parts/suspension.ts'
import { tyreSize } from '../../parts/tyre-size.ts'
import { wheel } from '../../parts/wheel.ts'
import type { Chassis } from './spec.ts'

const FORK_HALF = 0.112

export function wheelsAndBrakes({ spec, model, front, rear }: Chassis): void {
  const shared = {
    style: spec.rimStyle,
    tread: spec.tread,
    tape: spec.tape,
    material: spec.rimMaterial,
  }
  wheel(model, {
    ...shared,
    ...front,
    radius: spec.frontRadius,
    width: spec.frontWidth,
    rim: tyreSize(spec.frontTyre).rim,
    hub: spec.frontBrake === 'drum' ? 0.07 : 0.036,
  })
  wheel(model, {
    ...shared,
    ...rear,
    radius: spec.rearRadius,
    width: spec.rearWidth,
    rim: tyreSize(spec.rearTyre).rim,
    hub: spec.rearBrake === 'drum' ? 0.075 : 0.05,
    weight: 1.05,
  })
  const big = spec.cylinders > 1 ? 0.155 : 0.138
  if (spec.frontBrake === 'drum') drum(model, { ...front, y: -0.055, radius: 0.078, side: -1 })
  else
    for (const side of spec.frontBrake === 'twin' ? [1, -1] : [-1]) {
      disc(model, { ...front, y: side * 0.07, radius: big, holes: 22, side })
      caliper(model, {
        ...front,
        y: side * 0.07,
        radius: big,
        angle: 158,
        side,
        material: spec.caliperMaterial,
      })
    }
  if (spec.rearBrake === 'drum') drum(model, { ...rear, y: -0.07, radius: 0.082, side: -1 })
  else {
    disc(model, { ...rear, y: -0.1, radius: 0.112, holes: 16, rings: 2, side: -1 })
    caliper(model, {
      ...rear,
      y: -0.1,
      radius: 0.112,
      angle: 35,
      side: -1,
      material: spec.caliperMaterial,
      size: 0.9,
    })
  }
}

export function forkAndClamps({ spec, model, front, forkAxis, fork }: Chassis): void {
  for (const side of [1, -1]) {
    const leg = {
      at: fork,
      axis: forkAxis,
      ...front,
      y: side * FORK_HALF,
      side,
      material: spec.forkMaterial,
    }
    if (spec.fork === 'usd') usdLeg(model, leg)
    else telescopicLeg(model, leg)
  }
  const f = FORK_HALF
  const half = [
    [-0.03, -f - 0.036],
    [0.036, -f - 0.036],
    [0.044, -f + 0.03],
    [0.028, -0.05],
    [0, -0.04],
    [-0.045, -0.055],
    [-0.075, -0.03],
  ]
  const shape = outline([...half, ...half.toReversed().map((q) => [q[0], -q[1]])], 0.02, 5)
  const [sin, cos] = [-forkAxis[0], forkAxis[2]]
  for (const [along, height] of [
    [0.545, 0.034],
    [0.712, 0.022],
  ]) {
    const c = fork(along)
    const place = (q: Vec): Vec => [
      c[0] + cos * q[0] - sin * q[1],
      q[2],
      c[2] + sin * q[0] + cos * q[1],
    ]
    model.add('black', mapMesh(plate(shape, 0, height, { bevel: 0.004 }), place))
  }
  model.add('darkmetal', cylinder(fork(0.53, 0, -0.04), fork(0.73, 0, -0.04), 0.032))
  const nut = roundProfile(
    [
      [0.0001, 0],
      [0.02, 0],
      [0.017, 0.012],
      [0.0001, 0.012],
    ],
    0.002,
  )
  model.add('metal', lathe(nut, { at: fork(0.734, 0, -0.04), axis: forkAxis, segments: 6 }), 20)
}

/** An arch over a wheel: rows of half sections from one angle to another. */
export function frontFender({ spec, model, front, fork }: Chassis): void {
  const long = spec.fender === 'long'
  const sport = spec.fairing !== 'none'
  const [from, to] = long ? [rad(22), rad(168)] : sport ? [rad(52), rad(142)] : [rad(44), rad(150)]
  const half = Math.max(sport ? 0.044 : 0.05, spec.frontWidth * (long ? 1.22 : sport ? 0.98 : 1.1))
  const rows = steps(12).map((f) => {
    const angle = lerp(from, to, f)
    const radius = spec.frontRadius + 0.012
    const w = half * (1 - (long ? 0.4 : 0.62) * (1 - f) ** 2.6) * (1 - 0.3 * f ** 4)
    const skirt = lerp(
      0.002,
      long ? 0.034 : sport ? 0.072 : 0.05,
      Math.sin(Math.PI * Math.min(1, f * 1.05)) ** (sport ? 2.6 : 1.2),
    )
    const at = (r: number, y: number): Vec => [
      front.x + r * Math.cos(angle),
      y,
      front.z + r * Math.sin(angle),
    ]
    return [
      at(radius + 0.005, 0),
      at(radius + 0.001, w * 0.42),
      at(radius - 0.008, w * 0.8),
      at(radius - 0.017 - skirt * 0.4, w),
      at(radius - 0.02 - skirt, w * 1.08),
    ]
  })
  model.add(
    spec.fenderMaterial,
    panel(rows, { symmetric: true, nu: 56, nv: 40, thickness: 0.0035 }),
  )
  model.pair(
    'tank2',
    tube(
      curve([fork(0.3, 0.085, -0.02), fork(0.27, 0.092), fork(0.22, 0.095, 0.03)], 12),
      [0.006, 0.016],
      { m: 12, up: [0, 1, 0] },
    ),
  )
}
