import { box } from '../../kernel/sweep.ts'
import { tunnel, underTank } from './air-box.ts'
import type { Chassis } from './spec.ts'

/** What fills the space between tank, seat and engine: air box, battery, rectifier, the tank's tunnel. */
export function innards(c: Chassis): void {
  const { model, lift, spec } = c
  if (spec.cylinders === 1) underTank(c)
  else model.add('plastic', box([-0.02, 0, lift(0.735)], [0.2, 0.22, 0.09], 0.03))
  // Battery and fuse box under the seat, the rectifier with its fins behind them.
  model.add('tank2', box([-0.33, 0.012, lift(0.705)], [0.075, 0.12, 0.1], 0.006))
  model.add('plastic', box([-0.335, 0.078, lift(0.712)], [0.06, 0.02, 0.05], 0.004))
  model.add('rubber', box([-0.33, 0.012, lift(0.72)], [0.079, 0.124, 0.014], 0.004))
  for (let i = 0; i < 6; i++)
    model.add('fins', box([-0.39, -0.04 + i * 0.011, lift(0.735)], [0.03, 0.005, 0.05], 0.0015))
  tunnel(c)
}
