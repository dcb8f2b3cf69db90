// Boxes behind the seat, and what carries them.
import { capScrew, edgeLevels, stack } from '../families/accessories/pieces.ts'
import { topBox } from '../families/accessories/top-box.ts'
import { rise } from '../families/moto/seat.ts'
import type { Chassis, MotoSpec } from '../families/moto/spec.ts'
import { railLine } from '../families/scooter/rail.ts'
import type { ScooterChassis } from '../families/scooter/spec.ts'
import type { Model } from '../kernel/model.ts'
import { curve, fillet } from '../kernel/spline.ts'
import { box, cylinder, tube } from '../kernel/sweep.ts'
import { add, type Vec } from '../kernel/vector.ts'
import { all, put } from './put.ts'

/** Points of the machine that carry: on the left, in front and behind; `at` is the middle under the box. */
type Carried = { front: Vec; back: Vec; at: Vec }
type Box = (model: Model) => void

/** A bench's rail, a pair of handles or a carrier; a bare seat has nothing that would bear a box. */
export const hasRail = ({ adventure, seat, rail, fairing }: MotoSpec): boolean =>
  adventure || (fairing === 'none' && (seat === 'bench' || rail === 'handles'))

export function boxOnMoto(c: Chassis, kind: Box): void {
  const { spec, lift, model } = c
  if (spec.adventure) {
    const [front, back] = [
      [-0.765, 0.06, lift(0.95)],
      [-0.845, 0.06, lift(0.962)],
    ]
    return carry(model, { front, back, at: [-0.875, 0, lift(0.976)] }, kind)
  }
  const over = spec.seat === 'step' ? 0.022 : 0
  const on = (x: number, y: number, z: number): Vec => [x, y, lift(z) + rise(c, x) + over]
  const isPair = spec.rail === 'handles'
  const front = isPair ? on(-0.68, 0.164, 0.896) : on(-0.7, 0.156, 0.903)
  const back = isPair ? on(-0.792, 0.1, 0.914) : on(-0.83, 0.085, 0.934)
  carry(model, { front, back, at: on(-0.89, 0, isPair ? 0.942 : 0.956) }, kind)
}

export function boxOnScooter({ spec, model }: ScooterChassis, kind: Box): void {
  const { line, end } = railLine(spec)
  const along = curve(line, 30)
  const highest = Math.max(...along.map((q) => q[2]))
  const on = (x: number) => along.find((q) => q[0] <= x) ?? along[along.length - 1]
  const at: Vec = [Math.min(-0.86, end[0] - 0.02), 0, highest + 0.022]
  carry(model, { front: on(-0.66), back: on(-0.79), at }, kind)
}

/** Two runners over the rail, tied across, a bent foot down to each of the four points; the box upon them. */
function carry(model: Model, { front, back, at }: Carried, kind: Box): void {
  const [x, , z] = at
  const bar = (path: readonly Vec[]) => tube(fillet(path, 0.03, 6), 0.0075, { m: 16 })
  const end = x - 0.13
  const runner: Vec[] = [
    add(front, [0, 0, 0.006]),
    [front[0] - 0.02, front[1] * 0.94, z - 0.004],
    [Math.min(front[0] - 0.08, x + 0.125), 0.085, z],
    [end, 0.085, z],
    [end, 0.02, z],
  ]
  model.pair('powder', bar(runner))
  model.add('powder', cylinder([end, -0.03, z], [end, 0.03, z], 0.0074))
  for (const dx of [0.07, -0.045])
    model.add('powder', cylinder([x + dx, -0.085, z], [x + dx, 0.085, z], 0.0065))
  const foot: Vec[] = [[back[0] - 0.012, 0.084, z - 0.002], add(back, [0, 0, 0.004])]
  model.pair('powder', tube(foot, [0.011, 0.004], { m: 12, up: [1, 0, 0], exponent: 5 }))
  for (const q of [front, back])
    model.pair(
      'zinc',
      cylinder(add(q, [0, 0, -0.013]), add(q, [0, 0, 0.016]), 0.0155, { bevel: 0.004 }),
    )
  put(model, (q) => add(q, [x, 0, z + 0.0055]), kind)
}

export const plasticBox: Box = (model) => all(topBox())(model)

const [L, W] = [0.4, 0.43]

/** 42 litres of folded, anodised sheet: ribs pressed in, corners riveted on, a seal, two locks towards the traffic. */
export const aluminiumBox: Box = (model) => {
  model.add('black', box([0, 0, 0.018], [0.26, 0.24, 0.026], 0.008, 3))
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
  for (const s of [1, -1]) {
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
