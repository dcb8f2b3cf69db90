import { creased, mirrored } from '../../../kernel/creased.ts'
import { liftAtDetail } from '../../../kernel/detail.ts'
import { gridMesh } from '../../../kernel/mesh.ts'
import { shell, solidify, surfaceNormal } from '../../../kernel/panel.ts'
import { add, lerp, mul, steps, type Vec } from '../../../kernel/vector.ts'
import { rise } from '../seat.ts'
import type { Chassis } from '../spec.ts'

/**
 * From the rider's back to the lamp: the ridge, the fold beside it, and the edge along the tail's
 * side.
 */
const LINES: readonly { line: readonly Vec[]; round: number; swell?: number }[] = [
  {
    round: 0.05,
    swell: 0.0015,
    line: [
      [-0.484, 0, 0.862],
      [-0.504, 0, 0.9],
      [-0.545, 0, 0.939],
      [-0.61, 0, 0.955],
      [-0.69, 0, 0.964],
      [-0.77, 0, 0.972],
      [-0.846, 0, 0.978],
    ],
  },
  {
    round: 0.005,
    swell: -0.0025,
    line: [
      [-0.484, 0.078, 0.858],
      [-0.504, 0.078, 0.893],
      [-0.545, 0.076, 0.931],
      [-0.61, 0.07, 0.948],
      [-0.69, 0.058, 0.959],
      [-0.77, 0.042, 0.969],
      [-0.846, 0.024, 0.977],
    ],
  },
  {
    round: 0,
    line: [
      [-0.476, 0.114, 0.85],
      [-0.506, 0.114, 0.868],
      [-0.55, 0.106, 0.893],
      [-0.61, 0.098, 0.917],
      [-0.69, 0.083, 0.939],
      [-0.77, 0.06, 0.957],
      [-0.843, 0.033, 0.97],
    ],
  },
]

/** A folded cover over the pillion's place, with a back pad for the rider on its front. */
export function seatCowl(c: Chassis): void {
  const { model, spec } = c
  const half = LINES.map((crease) => ({
    ...crease,
    line: crease.line.map(([x, y, z]): Vec => [x, y, c.lift(z) + rise(c, x)]),
  }))
  const { rows, at } = creased(mirrored(half), { m: 44, pieces: 4 })
  model.add('paint', gridMesh(rows), 32)
  const on = (k: number, v: number, lift: number): Vec => {
    const out = surfaceNormal((u, t) => at(4 * u, t), k / 4, v)
    return add(at(k, v), mul(out, liftAtDetail(lift)))
  }
  const strip = (material: string, from: number, to: number) =>
    model.add(
      material,
      solidify(
        steps(9).map((s) =>
          steps(30).map((t) =>
            on(2 + lerp(from, to, s) * lerp(0.6, 1, t), lerp(0.3, 0.97, t), 0.0007),
          ),
        ),
        0.0005,
        1,
      ),
    )
  strip('paint2', -0.55, 0.55)
  for (const side of [0.62, -0.7]) strip('white', side, side + 0.08)
  const pad = steps(7).map((s) =>
    steps(5).map((t) => on(lerp(1.2, 2.8, s), lerp(0.03, 0.2, t), 0.003)),
  )
  model.add(spec.seatMaterial, shell(pad, { nu: 24, nv: 14, round: 0.004, flange: 0.006 }), 60)
}
