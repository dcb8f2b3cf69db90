import { curve } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import { add, mix, mul, norm, sub, type Vec } from '../../kernel/vector.ts'
import { cableStop, hasSpeedCable, hoseEnd, speedEnd } from './brake-ends.ts'
import { clip } from './casting.ts'
import { perch } from './cockpit.ts'
import { clutchArm, engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/**
 * Cables and hoses from the handlebar into the frame. They pass the steering head with slack and
 * never cross the lamp.
 */
export function cables(c: Chassis): void {
  const { spec, fork, lift } = c
  const { at, barrel, head, half, wide } = engineForm(c)
  const low = spec.bars === 'clip-on'
  const neck = (along: number, y: number, out = -0.07): Vec => fork(along, y, out)
  const left = perch(c, 1)
  const right = perch(c, -1)
  // Clutch cable: from the left lever around the steering head to the release arm.
  const end = clutchArm(c)
  const beside = Math.max(wide, half) + 0.024
  bowden(c, [
    left,
    ...(low ? under(c, 1) : across(c, left, 1)),
    neck(0.47, -0.05, -0.085),
    [0.292, -0.05, lift(0.66)],
    [Math.max(0.2, end[0] + 0.14), -beside, lift(0.545)],
    add(end, [0.09, -0.004, 0.004]),
    add(end, [0.044, 0, 0]),
  ])
  c.model.add('metal', cylinder(add(end, [0.044, 0, 0]), end, 0.0014, { segments: 8 }))
  // Throttle: two parallel cables under the tank to the pulley.
  for (const k of [0, 1])
    bowden(
      c,
      [
        add(right, [-0.012, 0.024, -0.006 + 0.014 * k]),
        ...(low ? under(c, -1) : across(c, right, -1)).map(
          (q): Vec => [q[0], q[1], q[2] + 0.014 * k],
        ),
        neck(0.53, 0.06, -0.12),
        [0.12, 0.045 + 0.008 * k, lift(0.76)],
        add(at(-0.1, 0.04, barrel + head * 0.8), [0, 0.006 * k, 0.02]),
      ],
      0.0028,
    )
  loom(c)
  if (spec.frontBrake === 'drum') drumCable(c, right)
  else brakeHoses(c, right)
  if (hasSpeedCable(spec)) speedometer(c)
}

/**
 * Route from a wide handlebar's lever, in a free arc ahead of the yokes, to the other side of the
 * steering head.
 */
function across({ fork }: Chassis, lever: Vec, side: number): Vec[] {
  const arc = add(mix(lever, fork(0.75, side * 0.05, -0.07), 0.55), [0.068, 0, 0.022])
  return [
    add(lever, [0.032, -side * 0.03, 0.004]),
    arc,
    fork(0.665, side * 0.03, 0.055),
    fork(0.585, -side * 0.07, 0),
  ]
}

/** Route from a clip-on's lever, down between the yokes and around the steering head. */
function under({ fork }: Chassis, side: number): Vec[] {
  return [
    fork(0.645, side * 0.2, 0.03),
    fork(0.605, side * 0.15, 0.055),
    fork(0.57, side * 0.06, 0.066),
    fork(0.545, -side * 0.05, 0.03),
  ]
}

/** A sheathed cable with a metal ferrule at each end. */
function bowden({ model }: Chassis, points: Vec[], r = 0.0034): void {
  model.add('rubber', tube(curve(points, 72), r, { m: 8 }))
  const last = points.length - 1
  for (const [i, j] of [
    [0, 1],
    [last, last - 1],
  ]) {
    const way = norm(sub(points[j], points[i]))
    model.add(
      'metal',
      cylinder(
        points[i],
        add(
          points[i],
          way.map((v) => v * 0.02),
        ),
        r * 1.5,
        { segments: 16 },
      ),
    )
  }
}

/**
 * Hose from the reservoir on the handlebar down the right fork leg. A second hose crosses over if
 * there are two discs.
 */
function brakeHoses(c: Chassis, right: Vec): void {
  const { spec, model, fork } = c
  const hose = (points: Vec[]) => model.add('rubber', tube(curve(points, 60), 0.0046, { m: 10 }))
  const down = (side: number): Vec[] => [
    fork(0.5, side * 0.142, -0.012),
    fork(0.36, side * 0.143, -0.03),
    fork(0.24, side * 0.126, -0.045),
    hoseEnd(c, side),
  ]
  const clamp = (side: number) => {
    const at = fork(0.36, side * 0.143, -0.03)
    model.add('metal', clip(at, c.forkAxis, 0.0046))
    model.add('black', cylinder(at, fork(0.36, side * 0.112, -0.02), 0.004, { segments: 14 }))
  }
  hose([
    add(right, [0.004, 0.02, 0.002]),
    add(right, [0.04, 0.045, -0.004]),
    ...(spec.handguards
      ? [fork(0.71, -0.125, 0.004), fork(0.61, -0.12, -0.026)]
      : [fork(0.68, -0.17, 0.028), fork(0.6, -0.152, 0.02)]),
    ...down(-1),
  ])
  clamp(-1)
  if (spec.frontBrake !== 'twin') return
  hose([fork(0.53, -0.06, -0.06), fork(0.535, 0.06, -0.06), fork(0.525, 0.125, -0.045), ...down(1)])
  clamp(1)
}

function drumCable(c: Chassis, right: Vec): void {
  const { fork } = c
  bowden(c, [
    right,
    add(right, [0.034, 0.04, -0.002]),
    fork(0.68, -0.17, 0.03),
    fork(0.56, -0.15, 0.014),
    fork(0.36, -0.142, -0.03),
    add(cableStop(c), [-0.004, -0.004, 0.05]),
    cableStop(c),
  ])
}

function speedometer(c: Chassis): void {
  const { fork } = c
  bowden(c, [
    speedEnd(c),
    add(speedEnd(c), [-0.055, 0.022, 0.05]),
    fork(0.24, 0.138, -0.04),
    fork(0.42, 0.144, -0.03),
    fork(0.6, 0.15, -0.014),
    fork(0.72, 0.09, 0.05),
    fork(0.79, 0.03, 0.05),
  ])
}

/**
 * The main wiring harness from the steering head into the frame, and its branch to the generator.
 */
function loom({ model, fork, lift }: Chassis): void {
  const main = [
    fork(0.62, 0.03, 0.03),
    fork(0.6, 0.062, -0.03),
    fork(0.55, 0.05, -0.1),
    [0.16, 0.05, lift(0.79)],
    [0.02, 0.045, lift(0.76)],
  ]
  model.add('rubber', tube(curve(main, 40), 0.0075, { m: 12 }))
  const branch = curve(
    [
      [-0.14, 0.082, lift(0.68)],
      [-0.128, 0.084, lift(0.6)],
      [-0.1, 0.078, lift(0.53)],
      [0.0, 0.08, lift(0.485)],
      [0.076, 0.098, lift(0.437)],
    ],
    36,
  )
  model.add('rubber', tube(branch, 0.0048, { m: 10 }))
  const [last, way] = [
    branch[branch.length - 1],
    sub(branch[branch.length - 1], branch[branch.length - 2]),
  ]
  model.add(
    'rubber',
    cylinder(add(last, mul(norm(way), -0.012)), add(last, mul(norm(way), 0.01)), 0.0095, {
      bevel: 0.003,
      segments: 24,
    }),
  )
  for (const share of [0.25, 0.6]) {
    const i = Math.floor(share * branch.length)
    model.add('black', clip(branch[i], sub(branch[i + 1], branch[i]), 0.0044))
  }
}
