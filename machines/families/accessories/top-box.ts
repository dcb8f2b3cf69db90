import { Model } from '../../kernel/model.ts'
import { box, cylinder } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { capScrew, edgeLevels, stack, turned } from './pieces.ts'

const L = 0.385
const W = 0.41

/** A top box of 28 litres: tub, domed lid, seal, lock, reflectors, backrest and mounting plate. */
export function topBox(): Model {
  const model = new Model()
  const floor: Vec = [0.07, L - 0.075, W - 0.085, 0.075]
  model.add(
    'plastic',
    stack(
      [
        ...edgeLevels(floor, 0.03, -1),
        [0.11, L - 0.05, W - 0.06, 0.08],
        [0.17, L - 0.018, W - 0.022, 0.085],
        [0.176, L, W, 0.09],
        [0.186, L, W, 0.09],
        [0.188, L - 0.006, W - 0.006, 0.087],
      ],
      12,
    ),
  )
  model.add(
    'rubber',
    stack(
      [
        [0.186, L - 0.012, W - 0.012, 0.084],
        [0.193, L - 0.012, W - 0.012, 0.084],
      ],
      12,
    ),
  )
  const lid: Vec[] = [
    [0.191, L - 0.008, W - 0.008, 0.086],
    [0.1925, L - 0.001, W - 0.001, 0.0895],
    [0.206, L + 0.001, W + 0.001, 0.09],
    [0.208, L - 0.006, W - 0.006, 0.088],
    [0.235, L - 0.014, W - 0.016, 0.086],
    [0.265, L - 0.034, W - 0.038, 0.084],
    [0.285, L - 0.062, W - 0.068, 0.08],
    [0.299, L - 0.102, W - 0.112, 0.07],
    [0.307, L - 0.16, W - 0.175, 0.055],
    [0.311, L - 0.24, W - 0.26, 0.035],
    [0.312, 0.04, 0.04, 0.01],
  ]
  model.add('paint', stack(lid, 12), 24)
  rear(model)
  model.add('seat', box([L / 2 - 0.004, 0, 0.242], [0.034, 0.25, 0.074], 0.016, 6))
  for (const z of [0.225, 0.259])
    model.add('gap', box([L / 2 + 0.0125, 0, z], [0.002, 0.225, 0.0012], 0.0005, 1))
  for (const s of [1, -1]) {
    model.add(
      'plastic',
      cylinder([L / 2 + 0.002, s * 0.1, 0.19], [L / 2 + 0.002, s * 0.15, 0.19], 0.009),
    )
    model.add('black', box([0.02, s * 0.163, 0.1345], [0.12, 0.004, 0.05], 0.0018, 2))
  }
  plateUnder(model)
  return model
}

/**
 * The rear face: latch with its key, two reflectors let into the tub, and a red strip across the
 * lid.
 */
function rear(model: Model): void {
  const x = -L / 2
  model.add('black', box([x - 0.003, 0, 0.176], [0.026, 0.092, 0.066], 0.009, 5))
  model.add('plastic', box([x - 0.014, 0, 0.194], [0.012, 0.074, 0.03], 0.005, 4))
  model.add(
    'chrome',
    turned(
      [
        [0.0001, 0.003],
        [0.0075, 0.003],
        [0.0092, 0.001],
        [0.0092, -0.004],
      ],
      [x - 0.016, 0, 0.163],
      [-1, 0, 0],
      0.0006,
    ),
  )
  model.add('gap', box([x - 0.0192, 0, 0.163], [0.0008, 0.0016, 0.0085], 0.0003, 1))
  model.add('zinc', box([x - 0.03, 0, 0.163], [0.022, 0.0018, 0.007], 0.0006, 1))
  model.add('plastic', box([x - 0.05, 0, 0.163], [0.024, 0.007, 0.021], 0.003, 4))
  for (const s of [1, -1]) {
    model.add('black', box([x + 0.027, s * 0.118, 0.128], [0.022, 0.086, 0.046], 0.01, 5))
    model.add('tail', box([x + 0.0185, s * 0.118, 0.128], [0.012, 0.076, 0.036], 0.006, 4))
    for (let i = -4; i <= 4; i++)
      model.add(
        'tail',
        box([x + 0.0122, s * 0.118 + i * 0.0082, 0.128], [0.0025, 0.0045, 0.032], 0.001, 1),
      )
  }
  model.add('tail', box([x + 0.012, 0, 0.243], [0.012, 0.2, 0.015], 0.005, 4))
}

/** The carrier plate with its red release button and its four bolts. */
function plateUnder(model: Model): void {
  const levels: Vec[] = [
    [0.004, 0.25, 0.2, 0.03],
    [0.006, 0.26, 0.21, 0.035],
    [0.024, 0.25, 0.2, 0.03],
    [0.04, 0.22, 0.17, 0.03],
  ]
  model.add('black', stack(levels, 8), 24)
  model.add('red', box([-0.132, 0, 0.016], [0.012, 0.045, 0.014], 0.004, 3))
  for (const x of [-0.09, 0.09])
    for (const y of [-0.108, 0.108]) {
      model.add('black', box([x, y, 0.01], [0.04, 0.03, 0.01], 0.004, 2))
      capScrew(model, [x, y, 0.015], [0, 0, 1], 0.007)
    }
}
