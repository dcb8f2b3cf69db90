import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, outline } from '../../kernel/spline.ts'
import { bolt, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, rad, steps, type Vec } from '../../kernel/vector.ts'
import { disc, drum, sensorRing } from '../../parts/brakes.ts'
import { caliper } from '../../parts/caliper.ts'
import { outerRadius, telescopicLeg, usdLeg, yoke } from '../../parts/fork.ts'
import { tyreSize } from '../../parts/tyre-size.ts'
import { wheel } from '../../parts/wheel.ts'
import {
  cableStop,
  FORK_HALF,
  FRONT_HUB,
  frontCaliper,
  hasSpeedCable,
  hoseEnd,
  REAR_HUB,
} from './brake-ends.ts'
import type { Chassis } from './spec.ts'

/** Both wheels. Their tyres are flattened where they touch the ground when the machine leans. */
export function wheels({ spec, model, front, rear }: Chassis, lean: number): void {
  const shared = {
    style: spec.rimStyle,
    tread: spec.tread,
    tape: spec.tape,
    material: spec.rimMaterial,
    lean,
  }
  const words = (name: string) => `${name} ${spec.tubeless ? 'TUBELESS' : 'TUBE TYPE'}`
  wheel(model, {
    ...shared,
    ...front,
    radius: spec.frontRadius,
    width: spec.frontWidth,
    rim: tyreSize(spec.frontTyre).rim,
    text: words(spec.frontTyre),
    hub: spec.frontBrake === 'drum' ? spec.frontBrakeSize / 2 + 0.014 : 0.036,
    hubHalf: FRONT_HUB,
  })
  wheel(model, {
    ...shared,
    ...rear,
    radius: spec.rearRadius,
    width: spec.rearWidth,
    rim: tyreSize(spec.rearTyre).rim,
    text: words(spec.rearTyre),
    hub: spec.rearBrake === 'drum' ? spec.rearBrakeSize / 2 + 0.014 : 0.048,
    hubHalf: REAR_HUB,
    weight: 1.08,
  })
  const axle = (x: number, z: number, half: number) =>
    model.add('metal', cylinder([x, -half, z], [x, half, z], 0.0085))
  axle(front.x, front.z, 0.1)
  axle(rear.x, rear.z, 0.13)
}

export function frontBrake(c: Chassis): void {
  const { spec, model, front } = c
  if (spec.abs !== 'none') sensorRing(model, { ...front, y: FRONT_HUB + 0.004, radius: 0.048 })
  if (hasSpeedCable(spec)) speedDrive(c)
  if (spec.frontBrake === 'drum') return frontDrum(c)
  const big = spec.frontBrake === 'twin'
  for (const side of big ? [1, -1] : [-1]) {
    const held = frontCaliper(c, side)
    disc(model, {
      ...held,
      floating: spec.cylinders > 1 || spec.frontBrakeSize > 0.26,
      petals: spec.cylinders > 1 ? 0 : 10,
      hubEnd: side * FRONT_HUB,
      round: spec.fairing === 'none' ? 2 : 1,
    })
    const grip = caliper(model, held)
    bracket(c, side, grip.bolts)
    banjo(c, side)
  }
}

/** Caliper lugs on the fork leg. */
function bracket(
  { spec, model, front, fork, forkAxis }: Chassis,
  side: number,
  bolts: readonly Vec[],
): void {
  const leg = FORK_HALF[spec.fork]
  const onLeg = ([x, z]: Vec): Vec => {
    const along = (x - front.x) * forkAxis[0] + (z - front.z) * forkAxis[2]
    const [lx, , lz] = fork(Math.max(0.03, along))
    return [lx, lz]
  }
  const material = spec.fork === 'usd' ? 'black' : spec.forkMaterial
  for (const q of bolts) {
    const root = onLeg(q)
    const long = Math.hypot(q[0] - root[0], q[1] - root[1]) || 1
    const wide = [-(q[1] - root[1]) / long, (q[0] - root[0]) / long]
    const corner = (p: Vec, k: number): Vec => [p[0] + wide[0] * k, p[1] + wide[1] * k]
    const tip = [q[0] + wide[1] * 0.01, q[1] - wide[0] * 0.01]
    const arm = [
      corner(root, 0.017),
      corner(tip, 0.0095),
      corner(tip, -0.0095),
      corner(root, -0.017),
    ]
    model.add(
      material,
      plate(outline(arm, 0.008, 5), side * (leg - 0.016), side * (leg - 0.003), {
        bevel: 0.003,
        segments: 3,
      }),
      40,
    )
  }
  for (const q of bolts)
    model.add('chrome', bolt([q[0], side * (leg - 0.004), q[1]], [0, side, 0], 0.0075, 0.007), 24)
}

/** The banjo fitting at the hose's end. */
function banjo(c: Chassis, side: number): void {
  const from = hoseEnd(c, side)
  c.model.add('metal', cylinder(from, add(from, [-0.004, side * 0.006, 0.018]), 0.0058))
}

/** The front drum's panel on the right, with its cable down the leg and a lug as torque stop. */
function frontDrum(c: Chassis): void {
  const { spec, model, front, fork } = c
  const [leg, y] = [FORK_HALF[spec.fork], -FRONT_HUB - 0.012]
  const radius = spec.frontBrakeSize / 2 + 0.012
  const eye = drum(model, { ...front, y, radius, side: -1, cam: 222, lever: 196 })
  const stop = cableStop(c)
  const wire = [eye, add(eye, [0.004, 0, 0.03]), stop]
  model.add('metal', tube(curve(wire, 10), 0.0016, { m: 6 }))
  model.add('metal', cylinder(stop, add(stop, [0.003, 0, -0.022]), 0.0042))
  model.add(
    'metal',
    plate(
      outline(
        [
          at(fork(0.17)),
          at(fork(0.13)),
          [stop[0] - 0.006, stop[2] - 0.008],
          [stop[0] - 0.006, stop[2] + 0.008],
        ],
        0.006,
      ),
      -leg + 0.018,
      -leg + 0.023,
    ),
  )
  model.add(spec.forkMaterial, cylinder(fork(0.075, -leg), fork(0.075, y + 0.004), 0.011))
}

/** The speedometer drive on the left of the hub. */
function speedDrive({ model, front }: Chassis): void {
  const drive = [front.x, FRONT_HUB + 0.004, front.z]
  model.add('case', cylinder(drive, add(drive, [0, 0.022, 0]), 0.026, { bevel: 0.003 }))
}

const at = (q: Vec): Vec => [q[0], q[2]]

export function forkAndClamps({ spec, model, forkAxis, fork }: Chassis): void {
  const half = FORK_HALF[spec.fork]
  const bright = spec.cylinders > 1 ? 0.0208 : spec.fork === 'usd' ? 0.0195 : 0.0165
  const leg = { at: fork, axis: forkAxis, material: spec.forkMaterial, tube: bright }
  for (const side of [1, -1]) {
    if (spec.fork === 'usd') usdLeg(model, { ...leg, y: side * half, side })
    else telescopicLeg(model, { ...leg, y: side * half, side })
  }
  const clamps = { at: fork, axis: forkAxis, half, leg: outerRadius(spec.fork, bright) }
  yoke(model, { ...clamps, along: 0.54, height: 0.036, nut: false })
  yoke(model, { ...clamps, along: 0.712, height: 0.022, nut: true })
  model.add('darkmetal', cylinder(fork(0.53, 0, -0.04), fork(0.73, 0, -0.04), 0.032))
}

/** The front mudguard: half sections swept around the wheel, with stays on the fork's bosses. */
export function frontFender(c: Chassis): void {
  const { spec, model, front } = c
  const long = spec.fender === 'long'
  const sport = spec.fairing !== 'none'
  const [from, to] = long ? [rad(22), rad(168)] : sport ? [rad(52), rad(142)] : [rad(44), rad(150)]
  const half = Math.max(sport ? 0.044 : 0.05, spec.frontWidth * (long ? 1.22 : sport ? 1.06 : 1.1))
  const rows = steps(12).map((f) => {
    const angle = lerp(from, to, f)
    const radius = spec.frontRadius + 0.014
    const w = half * (1 - (long ? 0.4 : 0.5) * (1 - f) ** (long ? 2.6 : 4.6)) * (1 - 0.3 * f ** 4)
    const k = (w / half) ** 1.6
    const skirt =
      lerp(
        0.002,
        long ? 0.034 : sport ? 0.072 : 0.05,
        Math.sin(Math.PI * Math.min(1, f * 1.05)) ** (sport ? 2.6 : 1.2),
      ) * k
    const on = (r: number, y: number): Vec => [
      front.x + r * Math.cos(angle),
      y,
      front.z + r * Math.sin(angle),
    ]
    return [
      on(radius + 0.005, 0),
      on(radius + 0.004 - 0.003 * k, w * 0.42),
      on(radius + 0.001 - 0.009 * k, w * 0.8),
      on(radius - 0.017 * k - skirt * 0.4, w),
      on(radius - 0.02 * k - skirt, w * 1.08),
    ]
  })
  model.add(
    spec.fenderMaterial,
    panel(rows, { symmetric: true, nu: 56, nv: 40, thickness: 0.0035 }),
  )
  fenderStays(c, half)
}

/** A bracket from each leg to the mudguard, with two bolts. */
function fenderStays({ spec, model, fork, forkAxis }: Chassis, half: number): void {
  const leg = FORK_HALF[spec.fork]
  const out: Vec = [forkAxis[2], 0, -forkAxis[0]]
  for (const side of [1, -1]) {
    const y = side * (half * 1.06 + 0.003)
    const shape = [
      [0.185, -0.03],
      [0.185, 0.026],
      [0.24, 0.03],
      [0.282, 0.012],
      [0.282, -0.012],
      [0.24, -0.034],
    ].map(([along, o]) => at(fork(along, 0, o)))
    model.add('black', plate(outline(shape, 0.008), y, y + side * 0.004, { bevel: 0.001 }))
    for (const along of [0.2, 0.262]) {
      model.add('black', cylinder(fork(along, y), fork(along, side * (leg - 0.01)), 0.0075))
      const head = add(fork(along, y + side * 0.004), mul(out, 0.014))
      model.add('metal', bolt(head, [0, side, 0], 0.0055, 0.004), 24)
    }
  }
}
