import { loft, type Station } from '../../kernel/loft.ts'
import { fillet } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, norm, rad, type Vec } from '../../kernel/vector.ts'
import { bracket, clampBand, ring, shield, tip } from './silencer-parts.ts'
import type { Chassis } from './spec.ts'

/** Point where the pipes meet, under the engine and right of its centre. */
export const MEETING: Vec = [0.02, -0.04, 0.212]

/** Route of a pipe into the bundle: two pipes side by side, four in a square. */
export function joint({ lift }: Chassis, i: number, count: number): Vec[] {
  const side = count === 2 ? (i ? -0.022 : 0.022) : i < 2 ? 0.021 : -0.021
  const up = count === 2 ? 0 : i % 3 ? 0.018 : -0.016
  const end: Vec = [MEETING[0], MEETING[1] + side, lift(MEETING[2] + up)]
  return [[end[0] + 0.07, end[1], end[2], 0.03], end]
}

/** The commuter's silencer: low and long, past the axle, with a slotted shield and a hanger. */
export function longSilencer(c: Chassis): void {
  const { spec, model, lift, rear } = c
  const last = rear.x - 0.21
  const at = (x: number) => (x > -0.42 ? x : lerp(-0.42, last, (x + 0.42) / (-0.86 + 0.42)))
  const rows = [
    [-0.11, 0.234, 0.0185, -0.148],
    [-0.16, 0.236, 0.024, -0.158],
    [-0.24, 0.242, 0.041, -0.18],
    [-0.32, 0.25, 0.0475, -0.198],
    [-0.5, 0.268, 0.05, -0.212],
    [-0.74, 0.292, 0.05, -0.216],
    [-0.83, 0.302, 0.0465, -0.217],
    [-0.86, 0.306, 0.038, -0.217],
  ]
  const stations = rows.map(
    ([x, z, r, y]): Station => ({
      x: at(x),
      z: lift(z),
      w: r,
      t: r,
      b: r,
      y,
      a: rad(-6),
      et: 2.2,
      eb: 2.2,
    }),
  )
  const options = { n: 60, q: 12, end: 0.006 }
  model.add(spec.exhaustMaterial, loft(stations, options))
  shield(c, stations, { from: 0.28, to: 0.86, v0: 0.335, v1: 0.61, slots: 5 })
  for (const [u, material] of [
    [0.17, 'metal'],
    [0.955, 'black'],
  ] as const)
    ring(c, stations, u, material)
  const end = stations[stations.length - 1]
  tip(c, [end.x - 0.002, end.y ?? 0, end.z], [-0.99, 0, 0.1], 0.0155)
  const hook: Vec = [-0.455, -0.172, lift(0.306)]
  bracket(c, hook, [-0.45, -0.124, lift(0.49)])
  clampBand(c, [-0.135, -0.153, lift(0.235)], norm([-1, -0.15, 0.02]), 0.021)
}

/** Collector or chamber, link pipe, and a can beside the wheel. A stub ends ahead of the wheel. */
export function sideSilencer(c: Chassis): void {
  const { spec, model, lift } = c
  const many = spec.cylinders > 1
  const tail = many ? collector(c) : catalyst(c)
  const stub = spec.exhaust === 'stub'
  const stations = stub ? stubShape(c) : canShape(c)
  const first = stations[0]
  const link = fillet(
    [
      [tail[0] + 0.012, tail[1], tail[2]],
      [tail[0] - 0.05, tail[1] - 0.03, tail[2] + 0.008, 0.05],
      [first.x + 0.05, (first.y ?? 0) + 0.012, first.z - 0.022, 0.04],
      [first.x - 0.012, first.y ?? 0, first.z + 0.002],
    ],
    0.05,
    8,
  )
  model.add('header', tube(link, 0.0225, { m: 22 }))
  clampBand(c, [first.x + 0.012, first.y ?? 0, first.z - 0.006], norm([-0.9, 0, 0.36]), 0.0245)
  const options = { n: 48, q: 12, start: 0.006, end: 0.006 }
  model.add(spec.exhaustMaterial, loft(stations, options))
  ring(c, stations, 0.13, 'black')
  ring(c, stations, 0.9, 'black')
  shield(c, stations, { from: 0.2, to: 0.82, v0: 0.36, v1: 0.62, slots: stub ? 3 : 4 })
  const end = stations[stations.length - 1]
  const back = norm([-0.92, 0, stub ? 0.3 : 0.36])
  if (spec.cylinders === 4 && stub)
    for (const k of [1, -1])
      tip(c, [end.x - 0.002, (end.y ?? 0) - k * 0.002, end.z + k * 0.023], back, 0.0185)
  else tip(c, [end.x - 0.003, end.y ?? 0, end.z + 0.002], back, 0.021)
  const over = stations[2]
  bracket(
    c,
    [over.x + 0.02, (over.y ?? 0) + over.w * 0.7, over.z + over.t * 0.7],
    stub ? [-0.3, -0.14, lift(0.41)] : [-0.46, -0.122, lift(0.5)],
  )
}

type Ring = readonly [x: number, z: number, w: number, t: number, y: number, e: number]

const chamber = ({ lift }: Chassis, rings: readonly Ring[]): Station[] =>
  rings.map(([x, z, w, t, y, e]) => ({ x, z: lift(z), w, t, b: t, y, et: e, eb: e }))

const endOf = (stations: readonly Station[]): Vec => {
  const { x, y = 0, z } = stations[stations.length - 1]
  return [x, y, z]
}

/**
 * The pipe ends in their sleeves, and the chamber where they meet. Returns the end of the chamber.
 */
function collector(c: Chassis): Vec {
  const { spec, model } = c
  for (let i = 0; i < spec.cylinders; i++) {
    const end = joint(c, i, spec.cylinders).at(-1) ?? MEETING
    model.add(
      'metal',
      cylinder(add(end, [0.012, 0, 0]), add(end, [-0.012, 0, 0]), 0.0215, { bevel: 0.001 }),
    )
  }
  const [x, y, z] = MEETING
  const body = chamber(c, [
    [x + 0.004, z, 0.046, spec.cylinders === 4 ? 0.04 : 0.024, y, 2.6],
    [x - 0.07, z, 0.045, 0.036, y - 0.006, 2.6],
    [x - 0.14, z + 0.006, 0.03, 0.029, y - 0.02, 2.6],
    [x - 0.18, z + 0.012, 0.025, 0.025, y - 0.032, 2.6],
  ])
  model.add('header', loft(body, { start: 0.008, end: 0.01, n: 36, q: 10 }))
  return endOf(body)
}

/**
 * A single's catalyst: a flat steel box between two cones, with a weld seam around each end and a
 * heat shield. Returns its end.
 */
function catalyst(c: Chassis): Vec {
  const { spec, model } = c
  const [x, y, z] = MEETING
  const body = chamber(c, [
    [x + 0.012, z, 0.021, 0.021, y, 2],
    [x - 0.006, z, 0.03, 0.026, y - 0.002, 2.3],
    [x - 0.034, z + 0.001, 0.061, 0.038, y - 0.007, 3.6],
    [x - 0.042, z + 0.001, 0.064, 0.04, y - 0.008, 4.4],
    [x - 0.09, z + 0.003, 0.066, 0.042, y - 0.012, 4.6],
    [x - 0.142, z + 0.006, 0.062, 0.04, y - 0.018, 4.4],
    [x - 0.15, z + 0.007, 0.058, 0.037, y - 0.019, 3.6],
    [x - 0.188, z + 0.011, 0.03, 0.028, y - 0.027, 2.3],
    [x - 0.21, z + 0.012, 0.025, 0.025, y - 0.03, 2],
  ])
  model.add('header', loft(body, { start: 0.004, end: 0.004, n: 72, q: 12 }))
  for (const u of [0.03, 0.24, 0.7, 0.96]) ring(c, body, u, 'darkmetal')
  if (!spec.underCowl) shield(c, body, { from: 0.27, to: 0.67, v0: 0.3, v1: 0.6, slots: 3 })
  return endOf(body)
}

function canShape({ spec, lift }: Chassis): Station[] {
  const k = spec.cylinders === 1 ? 1 : 1.1
  return [
    [-0.33, 0.27, 0.026, 0.026, -0.172],
    [-0.372, 0.288, 0.044, 0.054, -0.188],
    [-0.47, 0.33, 0.05, 0.064, -0.202],
    [-0.62, 0.394, 0.05, 0.062, -0.21],
    [-0.7, 0.428, 0.044, 0.052, -0.212],
    [-0.716, 0.434, 0.034, 0.038, -0.212],
  ].map(
    ([x, z, w, t, y]): Station => ({
      x,
      z: lift(z),
      w: w * k,
      t: t * k,
      b: t * k,
      y: y - (k - 1) * 0.06,
      a: rad(-23),
      et: 2.5,
      eb: 2.5,
    }),
  )
}

/**
 * Short and thick, ahead of the wheel: wide at its front, cut off square to the pipe's direction.
 */
function stubShape({ lift }: Chassis): Station[] {
  return [
    [-0.275, 0.246, 0.027, 0.027, -0.15],
    [-0.315, 0.262, 0.05, 0.062, -0.174],
    [-0.4, 0.292, 0.062, 0.078, -0.194],
    [-0.5, 0.322, 0.06, 0.074, -0.204],
    [-0.57, 0.344, 0.05, 0.06, -0.206],
    [-0.585, 0.348, 0.038, 0.048, -0.206],
  ].map(
    ([x, z, w, t, y]): Station => ({ x, z: lift(z), w, t, b: t, y, a: rad(-17), et: 2.3, eb: 2.7 }),
  )
}
