import { loft } from '../../kernel/loft.ts'
import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { lathe, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** The streetfighter's faceted face: a dark lens between a painted fly screen and flanks, browed with light. */
export function maskLamp({ model, fork, spec }: Chassis): void {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const lz = top - 0.02
  const at = (dx: number, y: number, dz: number): Vec => [lx + dx, y, lz + dz]
  const face = (dx: number, k: number): Vec[][] => [
    [at(0.035 + dx, 0, 0.118), at(0.028 + dx, 0.05 * k, 0.115), at(-0.005 + dx, 0.105 * k, 0.104)],
    [at(0.098 + dx, 0, 0.048), at(0.085 + dx, 0.062 * k, 0.052), at(0.018 + dx, 0.128 * k, 0.066)],
    [
      at(0.112 + dx, 0, -0.022),
      at(0.098 + dx, 0.056 * k, -0.012),
      at(0.038 + dx, 0.112 * k, 0.014),
    ],
    [
      at(0.078 + dx, 0, -0.092),
      at(0.068 + dx, 0.038 * k, -0.084),
      at(0.028 + dx, 0.078 * k, -0.052),
    ],
  ]
  model.add('smoke', panel(face(0, 1), { symmetric: true, nu: 40, nv: 48, thickness: 0 }))
  model.add(
    'black',
    panel(face(-0.03, 0.96), { symmetric: true, nu: 40, nv: 48, thickness: 0.003 }),
  )
  const brow = face(-0.004, 1.03)[0]
  model.add(
    'tank2',
    panel(
      [brow.map((q) => add(q, [-0.05, 0, -0.002])), brow.map((q) => add(q, [0.002, 0, 0.004]))],
      { symmetric: true, nu: 12, nv: 30, thickness: 0.003 },
    ),
  )
  model.add(
    'tank2',
    loft(
      [
        { x: lx + 0.034, z: lz + 0.02, w: 0.108, t: 0.086, b: 0.082, et: 2.3, eb: 1.9 },
        { x: lx - 0.03, z: lz + 0.03, w: 0.112, t: 0.08, b: 0.08, eb: 2 },
        { x: lx - 0.09, z: lz + 0.035, w: 0.085, t: 0.06, b: 0.06, eb: 2.2 },
      ],
      { end: 0.03, start: 0.01 },
    ),
  )
  for (const s of [1, -1]) {
    const line = [
      at(0.113, s * 0.012, 0.012),
      at(0.104, s * 0.045, 0.026),
      at(0.076, s * 0.086, 0.048),
      at(0.022, s * 0.127, 0.074),
    ]
    model.add(
      'ledw',
      tube(curve(line, 30), (t) => [0.0036, 0.006 * (1 - 0.45 * t)], { m: 12, up: [1, 0, 0] }),
    )
    const drop = [
      at(0.022, s * 0.127, 0.07),
      at(0.04, s * 0.118, 0.03),
      at(0.044, s * 0.104, -0.002),
    ]
    model.add(
      'ledw',
      tube(curve(drop, 16), (t) => [0.003, 0.0042 * (1 - 0.5 * t)], { m: 12, up: [1, 0, 0] }),
    )
    for (const [y, dz, r, dx] of [
      [0.03, -0.02, 0.0215, 0.094],
      [0.074, 0.008, 0.0175, 0.068],
    ]) {
      const turned = (profile: Vec[]) =>
        lathe(
          profile.map((q) => [q[0] * r, q[1]]),
          { at: at(dx, s * y, dz), axis: [1, s * 0.12, 0], segments: 48 },
        )
      model.add(
        'chrome',
        turned([
          [1.3, 0.006],
          [1.22, 0.01],
          [1.12, 0.006],
          [1, -0.006],
        ]),
      )
      model.add(
        'ledc',
        turned([
          [0.005, 0.006],
          [0.5, 0.005],
          [0.85, 0.001],
          [1, -0.006],
        ]),
      )
    }
  }
  const flank = [
    [
      at(0.03, 0.108, 0.098),
      at(0.044, 0.132, 0.06),
      at(0.052, 0.112, 0.01),
      at(0.038, 0.082, -0.056),
    ],
    [
      at(-0.03, 0.125, 0.108),
      at(-0.03, 0.146, 0.062),
      at(-0.028, 0.128, 0.006),
      at(-0.03, 0.09, -0.06),
    ],
    [at(-0.095, 0.118, 0.098), at(-0.1, 0.136, 0.06), at(-0.1, 0.12, 0.02), at(-0.09, 0.09, -0.02)],
  ]
  model.pair('tank2', panel(flank, { thickness: 0.004, nu: 24, nv: 24 }))
  if (spec.screen) return
  const fly = [
    [at(0.03, 0, 0.122), at(0.022, 0.05, 0.12), at(-0.008, 0.095, 0.108)],
    [at(-0.012, 0, 0.158), at(-0.022, 0.05, 0.154), at(-0.046, 0.09, 0.138)],
    [at(-0.07, 0, 0.19), at(-0.077, 0.042, 0.186), at(-0.093, 0.076, 0.166)],
  ]
  model.add('paint', panel(fly, { symmetric: true, nu: 24, nv: 24, thickness: 0.003 }))
}
