import { fillet } from '../../kernel/spline.ts'
import { bolt, box, cylinder, tube } from '../../kernel/sweep.ts'
import { add, len, mix, mul, sub, type Vec } from '../../kernel/vector.ts'
import { control } from '../../parts/controls.ts'
import { clocks } from './clocks.ts'
import { barMirror } from './mirrors.ts'
import type { Chassis } from './spec.ts'

/** Corner points of the handlebar on one side: centre, clamp, bend, end. */
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

/** Position of a lever's perch on the handlebar, where its cable or hose begins. */
export function perch(c: Chassis, side: number): Vec {
  const bar = barLine(c, side)
  const [from, to] = [mix(bar[2], bar[3], 0.35), bar[3]]
  const share = 1 - 0.15 / len(sub(to, from))
  return add(mix(from, to, share), [0.034, 0, 0.002])
}

/** Position where a mirror is screwed into its perch. */
export function mirrorFoot(c: Chassis, side: number): Vec {
  const [, , bend, end] = barLine(c, side)
  return add(mix(bend, end, 0.3), [0.018, 0, 0.016])
}

export function cockpit(c: Chassis): void {
  const { spec, model } = c
  const [x, , z] = barLine(c, 1)[0]
  if (spec.bars === 'clip-on') halfBars(c)
  else wideBar(c)
  for (const side of [1, -1]) {
    const bar = barLine(c, side)
    control(model, mix(bar[2], bar[3], 0.35), bar[3], {
      side,
      reservoir: side < 0 && spec.frontBrake !== 'drum',
    })
    if (spec.bars === 'wide') {
      const base = mirrorFoot(c, side)
      model.as('mirrors', () => barMirror(model, base, side, spec.mirror))
    }
  }
  // Behind a low screen the instruments are lower and further back.
  if (spec.bars === 'clip-on') clocks(c, x - 0.03, z - 0.05)
  else if (spec.adventure) clocks(c, x - 0.03, z + 0.004)
  else clocks(c, x, z)
}

/** One tube on two risers, each with a cap on four screws. */
function wideBar(c: Chassis): void {
  const { model } = c
  const [x, , z] = barLine(c, 1)[0]
  const whole = [...barLine(c, -1).slice(1).reverse(), ...barLine(c, 1).slice(1)]
  model.add('black', tube(fillet(whole, 0.05, 10), 0.0125, { m: 20 }))
  for (const side of [1, -1]) {
    const y = side * 0.045
    model.add(
      'black',
      cylinder([x - 0.012, y, z - 0.052], [x, y, z - 0.004], 0.0165, {
        bevel: 0.003,
        endRadius: 0.0145,
      }),
    )
    model.add(
      'darkmetal',
      cylinder([x, y - 0.0145, z], [x, y + 0.0145, z], 0.0185, { bevel: 0.0025 }),
    )
    model.add('black', box([x, y, z + 0.006], [0.052, 0.029, 0.018], 0.005, 3))
    for (const dx of [-0.02, 0.02])
      for (const dy of [-0.009, 0.009])
        model.add('chrome', bolt([x + dx, y + dy, z + 0.015], [0, 0, 1], 0.0042, 0.003))
  }
}

/** Two clip-ons: short tubes, each clamped around its fork leg under the upper yoke. */
function halfBars(c: Chassis): void {
  const { model, fork, forkAxis } = c
  for (const side of [1, -1]) {
    const [, inner, , end] = barLine(c, side)
    const foot = mix(inner, end, 0.1)
    model.add('black', cylinder(foot, end, 0.0115, { segments: 24 }))
    const leg = fork(0.672, side * 0.112)
    model.add('black', cylinder(leg, add(leg, mul(forkAxis, 0.03)), 0.0365, { bevel: 0.003 }))
    model.add('black', cylinder(foot, mix(foot, end, 0.2), 0.0165, { bevel: 0.003, segments: 28 }))
    model.add(
      'chrome',
      bolt(add(leg, [-0.034, -side * 0.02, 0.012]), [-1, -side * 0.4, -0.3], 0.005, 0.004),
    )
  }
}
