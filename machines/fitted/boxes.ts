// Boxes behind the seat.
import { capScrew, edgeLevels, stack } from '../families/accessories/pieces.ts'
import { topBox } from '../families/accessories/top-box.ts'
import type { Model } from '../kernel/model.ts'
import { fillet } from '../kernel/spline.ts'
import { box, tube } from '../kernel/sweep.ts'
import { add, type Vec } from '../kernel/vector.ts'
import { all } from './put.ts'

export type Box = (model: Model) => void

export const plasticBox: Box = (model) => all(topBox())(model)

const [L, W] = [0.4, 0.43]

/**
 * A box of 42 litres in folded, anodised sheet: pressed ribs, riveted corners, a seal, strap eyes
 * and two locks at the rear.
 */
export const aluminiumBox: Box = (model) => {
  model.add('black', box([0, 0, 0.018], [0.32, 0.32, 0.026], 0.008, 3))
  const body: Vec = [0.05, L - 0.016, W - 0.016, 0.02]
  model.add('case', stack([...edgeLevels(body, 0.012, -1, 3), [0.22, L, W, 0.024]], 4))
  model.add(
    'rubber',
    stack(
      [
        [0.219, L - 0.008, W - 0.008, 0.022],
        [0.226, L - 0.008, W - 0.008, 0.022],
      ],
      4,
    ),
  )
  const rim: Vec = [0.29, L + 0.006, W + 0.006, 0.026]
  model.add(
    'case',
    stack([[0.225, L + 0.006, W + 0.006, 0.026], rim, ...edgeLevels(rim, 0.02, 1, 4)], 4),
  )
  model.add('case', box([0, 0, 0.311], [L * 0.62, W * 0.6, 0.008], 0.004, 3))
  for (const s of [1, -1]) {
    model.pair('powder', tube(fillet(eye(s), 0.012, 5), 0.0035, { m: 10 }))
    for (const z of [0.09, 0.13, 0.17])
      model.add('case', box([0, s * (W / 2 - 0.003), z], [L * 0.66, 0.009, 0.014], 0.004, 2))
    for (const t of [1, -1])
      for (const [z, tall] of [
        [0.066, 0.05],
        [0.286, 0.04],
      ])
        model.add(
          'black',
          box([s * (L / 2 - 0.021), t * (W / 2 - 0.021), z], [0.056, 0.056, tall], 0.016, 3),
        )
    const lock: Vec = [-L / 2 - 0.003, s * 0.12, 0.222]
    model.add('black', box(lock, [0.014, 0.05, 0.07], 0.004, 3))
    model.add('zinc', box(add(lock, [-0.008, 0, 0.01]), [0.008, 0.03, 0.036], 0.003, 2))
    capScrew(model, add(lock, [-0.007, 0, -0.022]), [-1, 0, 0], 0.006)
  }
  for (const y of [-0.13, 0.13])
    model.add('tail', box([-L / 2 - 0.0035, y, 0.13], [0.008, 0.06, 0.026], 0.003, 2))
}

/** Eyes for straps, on the left of the lid, in front and behind. */
const eye = (s: number): Vec[] => [
  [s * 0.09, W / 2 - 0.03, 0.3],
  [s * 0.09, W / 2 - 0.03, 0.328],
  [s * 0.14, W / 2 - 0.03, 0.328],
  [s * 0.14, W / 2 - 0.03, 0.3],
]
