import { loft, type Station } from '../../kernel/loft.ts'
import { box, tube } from '../../kernel/sweep.ts'
import type { Chassis } from './spec.ts'

/** What fills the space between tank, seat and engine: air box, battery, rectifier, the tank's tunnel. */
export function innards({ model, lift, spec }: Chassis): void {
  const twin = spec.rearShocks === 'twin'
  const many = spec.cylinders > 1
  if (!many) {
    const x = twin ? -0.2 : -0.15
    model.add('plastic', box([x, 0, lift(0.682)], [twin ? 0.18 : 0.09, 0.19, 0.14], 0.022))
    model.add('plastic', box([x, 0.098, lift(0.69)], [twin ? 0.12 : 0.06, 0.016, 0.09], 0.006))
    model.add(
      'rubber',
      tube(
        [
          [x - 0.02, -0.06, lift(0.62)],
          [x - 0.02, -0.06, lift(0.56)],
          [x - 0.05, -0.07, lift(0.5)],
        ],
        0.008,
        { m: 12 },
      ),
    )
  } else model.add('plastic', box([-0.02, 0, lift(0.735)], [0.2, 0.22, 0.09], 0.03))
  // Battery and fuse box under the seat, the rectifier with its fins behind them.
  model.add('tank2', box([-0.33, 0.012, lift(0.705)], [0.075, 0.12, 0.1], 0.006))
  model.add('plastic', box([-0.335, 0.078, lift(0.712)], [0.06, 0.02, 0.05], 0.004))
  model.add('rubber', box([-0.33, 0.012, lift(0.72)], [0.079, 0.124, 0.014], 0.004))
  for (let i = 0; i < 6; i++)
    model.add('fins', box([-0.39, -0.04 + i * 0.011, lift(0.735)], [0.03, 0.005, 0.05], 0.0015))
  const under = [
    [0.28, 0.81, 0.085, 0.06, 0.045],
    [0.1, 0.79, 0.105, 0.06, 0.05],
    [-0.1, 0.765, 0.1, 0.06, 0.045],
    [-0.24, 0.77, 0.09, 0.045, 0.03],
  ]
  model.add(
    'plastic',
    loft(
      under.map(([x, z, w, t, b]): Station => ({ x, z: lift(z), w, t, b, et: 4, eb: 4 })),
      { start: 0.02, end: 0.03, n: 24, q: 8 },
    ),
  )
}
