import { panelSurface, type Surface, subPanel } from '../../../kernel/panel.ts'
import { roundProfile } from '../../../kernel/spline.ts'
import { box, lathe, tube } from '../../../kernel/sweep.ts'
import { add, type Vec } from '../../../kernel/vector.ts'
import { border, coverShell, crowned } from '../cover-shell.ts'
import { nameplate } from '../nameplate.ts'
import { rise } from '../seat.ts'
import type { Chassis } from '../spec.ts'

export type SideCover = 'none' | 'swept' | 'upright' | 'blade'

/** From the tank's rear to the tail, as columns from the upper edge down. */
const SHAPES: Record<Exclude<SideCover, 'none'>, Vec[][]> = {
  swept: [
    [
      [-0.05, 0.15, 0.8],
      [-0.06, 0.16, 0.735],
      [-0.09, 0.154, 0.65],
      [-0.12, 0.14, 0.6],
    ],
    [
      [-0.2, 0.148, 0.8],
      [-0.2, 0.162, 0.735],
      [-0.2, 0.158, 0.66],
      [-0.2, 0.146, 0.61],
    ],
    [
      [-0.34, 0.146, 0.805],
      [-0.33, 0.156, 0.75],
      [-0.31, 0.152, 0.69],
      [-0.28, 0.142, 0.65],
    ],
    [
      [-0.46, 0.14, 0.82],
      [-0.43, 0.146, 0.785],
      [-0.39, 0.143, 0.74],
      [-0.36, 0.136, 0.71],
    ],
  ],
  upright: [
    [
      [-0.07, 0.15, 0.79],
      [-0.07, 0.166, 0.73],
      [-0.075, 0.162, 0.64],
      [-0.085, 0.146, 0.585],
    ],
    [
      [-0.19, 0.15, 0.795],
      [-0.19, 0.172, 0.73],
      [-0.185, 0.168, 0.63],
      [-0.18, 0.15, 0.57],
    ],
    [
      [-0.3, 0.148, 0.8],
      [-0.3, 0.16, 0.735],
      [-0.285, 0.156, 0.65],
      [-0.26, 0.142, 0.6],
    ],
    [
      [-0.345, 0.144, 0.8],
      [-0.34, 0.148, 0.745],
      [-0.325, 0.144, 0.675],
      [-0.3, 0.136, 0.635],
    ],
  ],
  blade: [
    [
      [-0.02, 0.148, 0.815],
      [-0.045, 0.162, 0.77],
      [-0.09, 0.156, 0.715],
      [-0.13, 0.142, 0.665],
    ],
    [
      [-0.2, 0.148, 0.805],
      [-0.22, 0.168, 0.765],
      [-0.23, 0.16, 0.72],
      [-0.23, 0.146, 0.685],
    ],
    [
      [-0.38, 0.146, 0.825],
      [-0.39, 0.158, 0.795],
      [-0.385, 0.152, 0.765],
      [-0.375, 0.142, 0.74],
    ],
    [
      [-0.58, 0.135, 0.875],
      [-0.58, 0.138, 0.868],
      [-0.575, 0.136, 0.86],
      [-0.57, 0.13, 0.852],
    ],
  ],
}

/** Height of a cover's centre over its edge, in metres. */
const CROWN: Record<Exclude<SideCover, 'none'>, number> = {
  swept: 0.016,
  upright: 0.014,
  blade: 0.009,
}

/**
 * Painted covers between tank and tail: domed shells with a returned edge and an inlay for each
 * shape.
 */
export function sideCovers(c: Chassis): void {
  const { model, lift, spec } = c
  if (spec.sideCover === 'none') return
  const grid = SHAPES[spec.sideCover].map((row) =>
    row.map((q): Vec => [q[0], q[1] - 0.006, lift(q[2]) + rise(c, q[0])]),
  )
  const surface = crowned(panelSurface(grid), CROWN[spec.sideCover])
  const rim = border(spec.sideCover === 'blade' ? 0.16 : 0.2)
  model.pair('paint', coverShell(surface, rim))
  // The dark line between the cover and the part behind it.
  const line = rim.map(([u, v]) => add(surface(u, v), [0, -0.008, 0]))
  model.pair('gap', tube(line, 0.0045, { m: 6, closed: true }))
  inlay(c, surface)
  // The rubber plug below, and the lock on the left.
  const plug = surface(spec.sideCover === 'upright' ? 0.3 : 0.2, 0.88)
  model.pair('rubber', lathe(BUTTON, { at: plug, axis: [0, 1, -0.2], segments: 28 }))
  const lock = surface(0.62, 0.3)
  model.add('metal', lathe(BUTTON, { at: lock, axis: [0, 1, 0.1], segments: 32 }))
  model.add('gap', box(add(lock, [0, 0.0046, 0]), [0.002, 0.001, 0.009], 0.0004, 1))
}

const BUTTON = roundProfile(
  [
    [0.0001, 0.0045],
    [0.008, 0.0045],
    [0.0105, 0.002],
    [0.011, -0.006],
  ],
  0.001,
  2,
)

/** A decal in the second colour, a black foot and the model's name in raised letters. */
function inlay(c: Chassis, surface: Surface): void {
  const { model, spec } = c
  if (spec.fairing !== 'none') return
  // The sheet runs backwards and down, so its normal points inwards.
  const sheet = { lift: -0.0007, thickness: -0.0005, n: 44, m: 10, lip: 1 }
  const bands = BANDS[spec.sideCover === 'none' ? 'swept' : spec.sideCover]
  for (const { material, ...region } of bands)
    model.pair(material, subPanel(surface, { ...sheet, ...region }))
  const [u, v, h, room] = NAME[spec.sideCover === 'none' ? 'swept' : spec.sideCover]
  for (const side of [1, -1] as const)
    nameplate(model, surface, { text: spec.plate ?? '', u, v, h, room, side, material: 'metal' })
}

type Band = {
  material: string
  u0: number
  u1: number
  v0: (t: number) => number
  v1: (t: number) => number
}
const BANDS: Record<Exclude<SideCover, 'none'>, Band[]> = {
  swept: [
    {
      material: 'paint2',
      u0: 0.05,
      u1: 0.93,
      v0: (t) => 0.6 - 0.13 * t,
      v1: (t) => 0.6 - 0.13 * t + 0.1 * Math.sin(Math.PI * t) ** 0.8 + 0.004,
    },
    {
      material: 'tank2',
      u0: 0.14,
      u1: 0.82,
      v0: (t) => 0.86 - 0.05 * Math.sin(Math.PI * t),
      v1: () => 0.975,
    },
  ],
  upright: [
    { material: 'tank2', u0: 0.08, u1: 0.92, v0: () => 0.22, v1: () => 0.5 },
    { material: 'paint2', u0: 0.08, u1: 0.92, v0: () => 0.525, v1: () => 0.548 },
    { material: 'paint2', u0: 0.08, u1: 0.92, v0: () => 0.57, v1: () => 0.58 },
  ],
  blade: [
    {
      material: 'paint2',
      u0: 0.1,
      u1: 0.9,
      v0: (t) => 0.62 + 0.05 * t,
      v1: (t) => 0.72 - 0.04 * t,
    },
    { material: 'tank2', u0: 0.06, u1: 0.5, v0: (t) => 0.8 + 0.08 * t, v1: () => 0.96 },
  ],
}

/** Position of the name on its cover, its height, and the available width in metres. */
const NAME: Record<Exclude<SideCover, 'none'>, readonly [number, number, number, number]> = {
  swept: [0.4, 0.4, 0.021, 0.2],
  upright: [0.5, 0.36, 0.022, 0.15],
  blade: [0.4, 0.42, 0.018, 0.18],
}
