import { type Creased, creased } from '../../../kernel/creased.ts'
import { liftAtDetail } from '../../../kernel/detail.ts'
import { flanged, panel, solidify, surfaceNormal } from '../../../kernel/panel.ts'
import { bolt, tube } from '../../../kernel/sweep.ts'
import { add, lerp, mul, steps, type Vec } from '../../../kernel/vector.ts'
import { rise } from '../seat.ts'
import { sharpLamp } from '../sharp-lamp.ts'
import type { Chassis } from '../spec.ts'
import { sportHanger } from './sport-hanger.ts'
import { sportSideCovers } from './sport-side-covers.ts'

/**
 * Lines along the tail's left side, from under the tank to the lamp: seat edge, fold, lower edge.
 */
const SIDE: readonly (readonly Vec[])[] = [
  [
    [-0.082, 0.084, 0.818],
    [-0.18, 0.108, 0.82],
    [-0.28, 0.132, 0.812],
    [-0.38, 0.145, 0.819],
    [-0.47, 0.128, 0.854],
    [-0.54, 0.106, 0.893],
    [-0.65, 0.092, 0.931],
    [-0.755, 0.066, 0.955],
    [-0.84, 0.034, 0.97],
  ],
  [
    [-0.05, 0.104, 0.792],
    [-0.16, 0.13, 0.8],
    [-0.275, 0.152, 0.796],
    [-0.38, 0.159, 0.805],
    [-0.475, 0.147, 0.836],
    [-0.55, 0.126, 0.872],
    [-0.66, 0.105, 0.912],
    [-0.765, 0.074, 0.942],
    [-0.85, 0.038, 0.962],
  ],
  [
    [-0.024, 0.1, 0.756],
    [-0.14, 0.126, 0.757],
    [-0.26, 0.143, 0.757],
    [-0.365, 0.145, 0.768],
    [-0.465, 0.13, 0.802],
    [-0.545, 0.108, 0.842],
    [-0.655, 0.084, 0.889],
    [-0.76, 0.056, 0.925],
    [-0.845, 0.03, 0.948],
  ],
]

const placed = (c: Chassis, lines: readonly (readonly Vec[])[]): Vec[][] =>
  lines.map((line) => line.map(([x, y, z]): Vec => [x, y, c.lift(z) + rise(c, x)]))

/**
 * A short seat unit in two levels: painted, folded sides and a dark blade below with a gap between,
 * a floor and the lamp.
 */
export function sportTail(c: Chassis): void {
  const [upper, fold, lower] = placed(c, SIDE)
  const side = creased(
    [
      { line: upper, round: 0, swell: 0.0015 },
      { line: fold, round: 0.004, swell: -0.002 },
      { line: lower, round: 0 },
    ],
    { m: 52, pieces: 4 },
  )
  c.model.pair('paint', flanged(side.rows, { flange: 0.012, round: 0.003 }), 32)
  stripe(c, side)
  blade(c, lower)
  floor(c, upper, lower)
  const [x, y, z] = fold[fold.length - 1]
  sharpLamp(c, { x: x - 0.006, w: y, z: z + 0.001 }, 0.62)
  for (const v of [0.16, 0.47])
    c.model.pair('darkmetal', bolt(side.at(1.5, v), [0, 1, -0.4], 0.0055, 0.002))
  sportHanger(c)
  sportSideCovers(c)
}

/** The second colour under the fold, tapered to a point towards the rider. */
function stripe({ model }: Chassis, { at }: Creased): void {
  const rows = steps(7).map((s) =>
    steps(36).map((t) => {
      const [k, v] = [lerp(1.06, lerp(1.1, 1.8, t), s), lerp(0.34, 0.97, t)]
      const out = surfaceNormal((u, w) => at(2 * u, w), k / 2, v)
      return add(at(k, v), mul(out, liftAtDetail(0.0007)))
    }),
  )
  model.pair('paint2', solidify(rows, 0.0005, 1))
}

/** The dark blade, about a finger's breadth below the painted side. */
function blade(c: Chassis, lower: readonly Vec[]): void {
  const from = lower.slice(3, 8)
  const line = (narrow: number, drop: readonly number[]) =>
    from.map(([x, y, z], i): Vec => [x + 0.012, y * narrow, z - drop[i]])
  const rows = creased(
    [
      { line: line(0.8, [0.008, 0.012, 0.014, 0.014, 0.012]), round: 0 },
      { line: line(0.93, [0.016, 0.024, 0.026, 0.024, 0.018]), round: 0.003, swell: 0.001 },
      { line: line(0.72, [0.036, 0.05, 0.052, 0.046, 0.028]), round: 0 },
    ],
    { m: 34, pieces: 3 },
  ).rows
  c.model.pair('plastic', flanged(rows, { flange: 0.008, round: 0.002 }), 32)
}

/** Closes the unit above, under the seat, and below, where only its dark underside is visible. */
function floor(c: Chassis, upper: readonly Vec[], lower: readonly Vec[]): void {
  const sheet = (line: readonly Vec[], out: number, up: number) =>
    panel(
      line
        .slice(1)
        .map(([x, y, z]) => [0, 0.55, 1].map((f): Vec => [x, y * out * f, z + up * (1 - 0.3 * f)])),
      { symmetric: true, thickness: 0.003, nu: 30, nv: 16 },
    )
  c.model.add('plastic', sheet(upper, 0.97, -0.004))
  c.model.add('plastic', sheet(lower, 0.97, -0.012))
  const seam = lower.slice(2).map(([x, y, z]): Vec => [x, y * 0.94, z - 0.002])
  c.model.pair('gap', tube(seam, 0.004, { m: 6 }))
}
