import { loft } from '../../kernel/loft.ts'
import { panel } from '../../kernel/panel.ts'
import { fillet } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import { add, len, mix, sub, type Vec } from '../../kernel/vector.ts'
import { control } from '../../parts/controls.ts'
import { mirrorArm } from '../../parts/mirrors.ts'
import type { Chassis } from './spec.ts'

/** The bar's four corners on one side: middle, clamp, bend, end. */
export function barLine({ spec, fork }: Chassis, side: number): Vec[] {
  if (spec.bars === 'clip-on') {
    const [x, , z] = fork(0.7, 0, -0.01)
    return [
      [x, 0, z],
      [x - 0.005, side * 0.11, z],
      [x - 0.01, side * 0.15, z],
      [x - 0.085, side * 0.325, z - 0.03],
    ]
  }
  const [x, , z] = fork(0.775, 0, -0.02)
  return [
    [x, 0, z],
    [x, side * 0.085, z, 0.05],
    [x + 0.012, side * 0.175, z + spec.barRise, 0.06],
    [x - spec.barBack, side * spec.barWidth, z + spec.barRise - 0.012],
  ]
}

/** Where a lever's perch sits on the bar, and its cable or hose begins. */
export function perch(c: Chassis, side: number): Vec {
  const bar = barLine(c, side)
  const [from, to] = [mix(bar[2], bar[3], 0.35), bar[3]]
  const share = 1 - 0.15 / len(sub(to, from))
  return add(mix(from, to, share), [0.034, 0, 0.002])
}

export function cockpit(c: Chassis): void {
  const { spec, model } = c
  const [x, , z] = barLine(c, 1)[0]
  for (const side of [1, -1])
    model.add(
      'black',
      cylinder([x - 0.01, side * 0.05, z - 0.05], [x + 0.006, side * 0.05, z + 0.016], 0.017, {
        bevel: 0.004,
      }),
    )
  const whole = [...barLine(c, -1).slice(1).reverse(), ...barLine(c, 1).slice(1)]
  model.add('black', tube(fillet(whole, 0.05, 10), 0.0125, { m: 20 }))
  for (const side of [1, -1]) {
    const bar = barLine(c, side)
    control(model, mix(bar[2], bar[3], 0.35), bar[3], {
      side,
      reservoir: side < 0 && spec.frontBrake !== 'drum',
    })
    if (spec.bars === 'wide') {
      const base = add(mix(bar[2], bar[3], 0.3), [0.018, 0, 0.016])
      mirrorArm(model, base, {
        side,
        kind: spec.mirror,
        height: 0.078,
        out: 0.085,
        back: -0.014,
        shell: 'black',
        stem: spec.mirror === 'round' ? 'chrome' : 'black',
      })
    }
  }
  // Behind a low screen the clocks lie lower and further back.
  if (spec.bars === 'clip-on') clocks(c, x - 0.03, z - 0.05)
  else clocks(c, x, z)
}

function clocks({ model }: Chassis, x: number, z: number): void {
  model.add(
    'black',
    loft(
      [
        { x: x + 0.035, z: z + 0.03, w: 0.062, t: 0.006, b: 0.022, et: 4, eb: 4 },
        { x: x + 0.085, z: z + 0.068, w: 0.076, t: 0.008, b: 0.03, et: 4, eb: 4 },
        { x: x + 0.13, z: z + 0.092, w: 0.07, t: 0.006, b: 0.03, et: 4, eb: 4 },
      ],
      { start: 0.012, end: 0.012 },
    ),
  )
  const face = (w: number, dx: number, dz: number): Vec[] => [
    [x + dx, -w, z + dz],
    [x + dx, w, z + dz],
  ]
  model.add(
    'screen',
    panel([face(0.054, 0.042, 0.042), face(0.066, 0.088, 0.0775), face(0.06, 0.124, 0.0985)], {
      thickness: 0.001,
      nu: 12,
      nv: 8,
    }),
  )
  for (const [w, at] of [
    [0.04, 0.35],
    [0.026, 0.5],
    [0.046, 0.68],
  ]) {
    const [dx, dz] = [0.042 + 0.082 * at, 0.0438 + 0.0575 * at]
    model.add(
      'ledc',
      tube(
        [
          [x + dx, -w, z + dz],
          [x + dx, w * 0.4, z + dz],
        ],
        0.0011,
        { m: 6 },
      ),
    )
  }
}
