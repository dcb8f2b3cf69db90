import type { Model } from '../../kernel/model.ts'
import { circle, plate } from '../../kernel/plate.ts'
import { fillet, outline, roundProfile } from '../../kernel/spline.ts'
import { box, cylinder, lathe, spring, tube } from '../../kernel/sweep.ts'
import { add, mul, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import type { Chassis } from './spec.ts'

/**
 * `true` for a commuter: its footrests are on a bar under the engine. Other models have them
 * further back, on plates at the swing arm.
 */
export const isTown = ({ spec }: Chassis): boolean => spec.fender === 'long'

/** Position of the hinge of the rider's footrest on one side. */
export function rest({ spec, lift }: Chassis, side: number, town: boolean): Vec {
  if (town) return [-0.135, side * 0.15, lift(0.298)]
  if (spec.bars === 'clip-on') return [-0.3, side * 0.156, lift(0.4)]
  return [-0.25, side * 0.156, lift(0.35)]
}

/** The crossbar under the engine that carries both footrests. */
export function townBar({ model, lift }: Chassis): void {
  const half = [
    [-0.118, 0, 0.262],
    [-0.12, 0.1, 0.262],
    [-0.135, 0.135, 0.29],
    [-0.135, 0.152, 0.298],
  ].map((q): Vec => [q[0], q[1], lift(q[2])])
  model.pair('black', tube(fillet(half, 0.02, 6), 0.0115, { m: 16 }))
  const ear = [
    [-0.145, 0.256],
    [-0.095, 0.256],
    [-0.1, 0.3],
    [-0.14, 0.31],
  ].map(([x, z]) => [x, lift(z)])
  model.pair('black', plate(outline(ear, 0.008), 0.052, 0.058, { bevel: 0.001 }))
  model.pair('metal', hexBolt([-0.118, 0.058, lift(0.29)], [0, 1, 0], 0.0075))
}

export function heelPlate(c: Chassis, s: number): void {
  const { model, lift } = c
  const [x, , z] = rest(c, s, false)
  const shape = [
    [-0.172, lift(0.46)],
    [-0.225, lift(0.47)],
    [x - 0.012, z + 0.075],
    [x - 0.026, z],
    [x + 0.002, z - 0.02],
    [x + 0.028, z + 0.002],
    [-0.175, lift(0.41)],
  ]
  const holes = [
    circle((x - 0.21) / 2, (z + lift(0.43)) / 2 + 0.012, 0.013, 28),
    circle(x + 0.004, z + 0.045, 0.009, 24),
  ]
  model.add(
    'alu2',
    plate(outline(shape, 0.014), s * 0.142, s * 0.149, { bevel: 0.0022, segments: 3, holes }),
  )
  model.add('metal', hexBolt([-0.198, s * 0.149, lift(0.45)], [0, s, 0], 0.0085))
  model.add('metal', hexBolt([-0.182, s * 0.149, lift(0.422)], [0, s, 0], 0.0065))
  // The heel guard.
  const guard = [
    [x - 0.012, z + 0.07],
    [x + 0.012, z + 0.04],
    [x - 0.02, z + 0.004],
    [x - 0.06, z + 0.05],
    [x - 0.05, z + 0.1],
  ]
  model.add('alu2', plate(outline(guard, 0.016), s * 0.15, s * 0.1525, { bevel: 0.0008 }))
}

/** A footrest: fork, hinge pin, return spring, and a ribbed rubber with a raised end. */
export function footrest({ model }: Chassis, at: Vec, s: number, scale: number): void {
  const axis: Vec = [-0.05, s, 0.04]
  const on = (k: number): Vec => add(at, mul(axis, k))
  for (const dz of [0.011, -0.011])
    model.add('metal', block(add(at, [0, s * 0.006, dz]), [0.024, 0.03, 0.0045], 0.002))
  model.add(
    'metal',
    cylinder(add(at, [0, s * 0.012, -0.018]), add(at, [0, s * 0.012, 0.018]), 0.0045, {
      segments: 16,
    }),
  )
  model.add(
    'metal',
    spring(
      add(at, [0.006, s * 0.012, -0.009]),
      add(at, [0.006, s * 0.012, 0.009]),
      0.0068,
      0.0011,
      4,
    ),
  )
  model.add('darkmetal', cylinder(on(0.004), on(0.03), 0.0085, { segments: 24 }))
  const ribs = Array.from({ length: 8 }, (_, i) => 0.006 + i * 0.0088).flatMap((a) => [
    [0.0118, a],
    [0.0142, a + 0.0012],
    [0.0142, a + 0.0056],
    [0.0118, a + 0.0068],
  ])
  const profile = [
    [0.0001, 0],
    [0.0118, 0.001],
    ...ribs,
    [0.0165, 0.0785],
    [0.0165, 0.085],
    [0.0001, 0.087],
  ]
  model.add(
    'rubber',
    lathe(
      profile.map((q) => [q[0] * scale, q[1] * scale]),
      { at: on(0.022), axis, segments: 24 },
    ),
    30,
  )
}

export function pillion({ spec, model, lift }: Chassis, s: number): void {
  const up = spec.bars === 'clip-on' ? 0.06 : 0
  const arm = [
    [-0.325, 0.655],
    [-0.35, 0.665],
    [-0.47, 0.515],
    [-0.47, 0.478],
    [-0.435, 0.478],
    [-0.42, 0.515],
  ].map(([x, z]) => [x, lift(z) + up * ((0.66 - z) / 0.18)])
  if (spec.underSeat === 'cases') hanger(model, lift, s)
  else model.add('black', plate(outline(arm, 0.01), s * 0.116, s * 0.122, { bevel: 0.0015 }))
  model.add('metal', hexBolt([-0.343, s * 0.122, lift(0.65)], [0, s, 0], 0.0075))
  const at: Vec = [-0.452, s * 0.124, lift(0.492) + up]
  model.add('metal', block(add(at, [0, s * 0.004, 0]), [0.02, 0.018, 0.026], 0.004))
  // The pillion's footrest, folded: it points backwards, with its rubber close to the frame.
  const profile = [
    [0.0001, 0],
    [0.009, 0],
    [0.0115, 0.006],
    [0.0115, 0.07],
    [0.009, 0.076],
    [0.0001, 0.076],
  ]
  model.add(
    'rubber',
    lathe(roundProfile(profile, 0.002), {
      at: add(at, [0, s * 0.012, 0]),
      axis: [-0.94, s * 0.12, 0.3],
      segments: 22,
    }),
  )
}

/**
 * The pillion footrest's hanger: a cast triangle with an open centre, on two feet of the subframe.
 */
function hanger(model: Model, lift: Chassis['lift'], s: number): void {
  const raised = (points: Vec[]) => points.map(([x, z]): Vec => [x, lift(z)])
  const shape = raised([
    [-0.318, 0.648],
    [-0.35, 0.672],
    [-0.4, 0.68],
    [-0.446, 0.73],
    [-0.478, 0.728],
    [-0.472, 0.476],
    [-0.434, 0.478],
  ])
  const hole = outline(
    raised([
      [-0.362, 0.642],
      [-0.402, 0.656],
      [-0.451, 0.698],
      [-0.453, 0.53],
      [-0.44, 0.53],
    ]),
    0.01,
  )
  const cast = { bevel: 0.0028, segments: 3, holes: [hole] }
  model.add('alu2', plate(outline(shape, 0.013), s * 0.114, s * 0.123, cast), 45)
  model.add('metal', hexBolt([-0.46, s * 0.123, lift(0.716)], [0, s, 0], 0.0075))
}

export const block = (centre: Vec, size: Vec, r: number) => box(centre, size, r, 2)
