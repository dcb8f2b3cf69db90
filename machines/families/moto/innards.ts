import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { bolt, box } from '../../kernel/sweep.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import { tunnel, underTank } from './air-box.ts'
import type { Chassis } from './spec.ts'

/** Parts between tank, seat and engine: air box, battery, rectifier and tank tunnel. */
export function innards(c: Chassis): void {
  const { model, lift, spec } = c
  if (spec.cylinders === 1) underTank(c)
  else model.add('plastic', box([-0.02, 0, lift(0.735)], [0.2, 0.22, 0.09], 0.03))
  // Battery and fuse box under the seat, with the finned rectifier behind them.
  model.add('tank2', box([-0.33, 0.012, lift(0.705)], [0.075, 0.12, 0.1], 0.006))
  model.add('plastic', box([-0.335, 0.078, lift(0.712)], [0.06, 0.02, 0.05], 0.004))
  model.add('rubber', box([-0.33, 0.012, lift(0.72)], [0.079, 0.124, 0.014], 0.004))
  for (let i = 0; i < 6; i++)
    model.add('fins', box([-0.39, -0.04 + i * 0.011, lift(0.735)], [0.03, 0.005, 0.05], 0.0015))
  tunnel(c)
  if (spec.rearShocks === 'twin') batteryBox(c)
}

/**
 * A commuter's battery box between the side covers and the mudguard: a case with a ribbed lid and a
 * strap.
 */
function batteryBox({ model, lift, spec, rear }: Chassis): void {
  const r = spec.rearRadius + 0.042
  const over = (degrees: number): Vec => [
    rear.x + r * Math.cos(rad(degrees)),
    rear.z + r * Math.sin(rad(degrees)),
  ]
  const shape = (inset: number) =>
    outline(
      [
        [-0.212 - inset, lift(0.7) - inset],
        [-0.212 - inset, lift(0.505) + inset],
        ...[28, 38, 48, 58].map(over).map(([x, z]): Vec => [x + inset, z + inset]),
        [-0.4 + inset, lift(0.7) - inset],
      ],
      0.008,
    )
  model.add('plastic', plate(shape(0), -0.07, 0.07, { bevel: 0.005 }), 45)
  model.pair('tank2', plate(shape(0.012), 0.068, 0.078, { bevel: 0.003 }), 45)
  for (const z of [0.56, 0.58, 0.6, 0.62])
    model.pair('tank2', box([-0.275, 0.078, lift(z)], [0.075, 0.006, 0.006], 0.0024, 1))
  model.pair('rubber', box([-0.236, 0.077, lift(0.6)], [0.014, 0.01, 0.17], 0.003, 1))
  for (const [x, z] of [
    [-0.25, 0.53],
    [-0.326, 0.652],
  ])
    model.pair('metal', bolt([x, 0.0775, lift(z)], [0, 1, 0], 0.0052, 0.003), 24)
}
