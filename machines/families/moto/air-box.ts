import { loft, type Station } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, outline, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { clip, hexBolt } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/** End of a single-cylinder engine's plug lead: the tower of the ignition coil under the tank. */
export const coilTower = ({ lift }: Chassis): Vec => [0.106, -0.052, lift(0.716)]

/**
 * The visible parts of a single-cylinder model between tank, engine and side cover, except the
 * throttle body.
 */
export function underTank(c: Chassis): void {
  airBox(c)
  coil(c)
  loom(c)
  breather(c)
}

/** A moulded air box with a ribbed lid on each side. Its mouth faces the throttle body. */
function airBox({ model, spec, lift }: Chassis): void {
  const back = spec.rearShocks === 'twin' ? -0.28 : -0.2
  const shape = (inset: number) =>
    outline(
      [
        [back + inset, 0.752 - inset],
        [-0.074 - inset, 0.748 - inset],
        [-0.068 - inset, 0.672],
        [-0.098 - inset, 0.612 + inset],
        [back + 0.025 + inset, 0.606 + inset],
      ].map(([x, z]) => [x, lift(z)]),
      0.02,
    )
  model.add('tank2', plate(shape(0), -0.082, 0.082, { bevel: 0.01, segments: 4 }), 45)
  model.pair('plastic', plate(shape(0.004), 0.08, 0.086, { bevel: 0.0015 }))
  model.pair('grey', plate(shape(0.012), 0.084, 0.096, { bevel: 0.004, segments: 3 }), 45)
  for (const x of [-0.092, -0.108, -0.124])
    model.pair('grey', box([x, 0.0965, lift(0.684)], [0.005, 0.006, 0.075], 0.0022, 1))
  for (const [x, z] of [
    [-0.082, 0.735],
    [-0.092, 0.632],
    [-0.15, 0.735],
    [-0.15, 0.626],
  ])
    model.pair('metal', bolt([x, 0.0955, lift(z)], [0, 1, 0], 0.0052, 0.003), 24)
}

/**
 * A laminated core with its moulded coil, on a strap under the frame's spine. The tower of the plug
 * lead is ahead of it.
 */
function coil(c: Chassis): void {
  const { model } = c
  const tower = coilTower(c)
  const at = (x: number, y: number, z: number): Vec => add(tower, [x, y, z])
  model.add('plastic', box(at(-0.044, 0, 0), [0.046, 0.028, 0.032], 0.007, 2))
  for (let i = 0; i < 5; i++)
    model.add('darkmetal', box(at(-0.044, -0.008 + i * 0.004, 0), [0.022, 0.0032, 0.05], 0.0006, 1))
  const turret = roundProfile(
    [
      [0.011, -0.024],
      [0.0105, -0.012],
      [0.0075, -0.008],
      [0.0075, 0.004],
      [0.005, 0.006],
    ],
    0.001,
  )
  model.add('rubber', lathe(turret, { at: tower, axis: [1, 0, 0], segments: 28 }))
  model.add('frame', box(at(-0.044, 0.012, 0.03), [0.086, 0.003, 0.014], 0.001, 1))
  for (const x of [-0.08, -0.008])
    model.add('metal', hexBolt(at(x, 0.008, 0.03), [0, -1, 0], 0.005))
  model.add('nplate', box(at(-0.074, -0.002, -0.002), [0.014, 0.014, 0.012], 0.002, 1))
}

/** The main harness in its sleeve along the spine, with two coloured plugs and their wire ends. */
function loom({ model, lift }: Chassis): void {
  const put = (points: readonly Vec[]) => points.map(([x, y, z]): Vec => [x, y, lift(z)])
  const sleeve = put([
    [0.27, -0.03, 0.765],
    [0.2, -0.06, 0.742],
    [0.12, -0.068, 0.744],
    [0.0, -0.074, 0.728],
    [-0.1, -0.09, 0.738],
  ])
  model.add('rubber', tube(curve(sleeve, 40), 0.0075, { m: 12 }))
  model.add('plastic', clip(sleeve[1], [1, 0.4, 0.1], 0.0085))
  model.add('plastic', clip(sleeve[3], [1, 0.1, 0.1], 0.0085))
  for (const [x, y, z, material] of [
    [0.176, -0.068, 0.716, 'nplate'],
    [0.006, -0.084, 0.698, 'grey'],
  ] as const) {
    model.add(material, box([x, y, lift(z)], [0.026, 0.014, 0.018], 0.0025, 2))
    model.add(material, box([x - 0.002, y - 0.008, lift(z)], [0.012, 0.004, 0.006], 0.001, 1))
    for (const [k, wire] of ['red', 'gap', 'white'].entries())
      model.add(
        wire,
        tube(
          curve(
            put([
              [x + 0.012, y - 0.004 + 0.004 * k, z],
              [x + 0.028, y + 0.002 + 0.003 * k, z + 0.004 * k],
              [x + 0.03, y + 0.012, z + 0.022],
            ]),
            12,
          ),
          0.0012,
          { m: 6 },
        ),
      )
  }
}

/** The crankcase breather hose to the air box, and the secondary air valve behind the downtube. */
function breather(c: Chassis): void {
  const { model, lift } = c
  const { at, along, barrel, head, half } = engineForm(c)
  const hose = (points: Vec[], r: number) =>
    model.add('rubber', tube(curve(points, 36), r, { m: 12 }))
  const foot = at(-0.13, half * 0.5, 0.002)
  hose(
    [foot, add(foot, [-0.01, 0.004, 0.05]), [-0.04, 0.062, lift(0.6)], [-0.09, 0.06, lift(0.65)]],
    0.0075,
  )
  model.add('metal', clip(add(foot, [-0.005, 0.002, 0.028]), [-0.2, 0, 1], 0.0082))
  const valve: Vec = [0.226, 0.012, lift(0.7)]
  const can = roundProfile(
    [
      [0.0001, 0.02],
      [0.014, 0.02],
      [0.02, 0.014],
      [0.0235, 0.002],
      [0.0235, -0.002],
      [0.018, -0.012],
      [0.008, -0.02],
      [0.0001, -0.02],
    ],
    0.002,
  )
  model.add('plastic', lathe(can, { at: valve, axis: [0.3, -1, 0.2], segments: 36 }))
  model.add(
    'metal',
    cylinder(add(valve, [0, -0.002, 0]), add(valve, [0, 0.002, 0]), 0.0242, { bevel: 0.0006 }),
  )
  const port = at(0.05, -0.012, barrel + head + 0.012)
  hose(
    [
      port,
      add(
        port,
        along(0.3, 0, 1).map((v) => v * 0.025),
      ),
      add(valve, [0.004, -0.016, -0.024]),
      valve,
    ],
    0.0065,
  )
  hose(
    [
      valve,
      add(valve, [-0.05, 0.03, 0.026]),
      [0.06, 0.056, lift(0.735)],
      [-0.08, 0.05, lift(0.72)],
    ],
    0.007,
  )
}

/** The tank's underside between its flanges: the tunnel over the frame's spine. */
export function tunnel({ model, lift }: Chassis): void {
  const under = [
    [0.28, 0.81, 0.085, 0.06, 0.045],
    [0.1, 0.79, 0.1, 0.06, 0.042],
    [-0.1, 0.775, 0.1, 0.05, 0.03],
    [-0.24, 0.775, 0.09, 0.04, 0.025],
  ]
  model.add(
    'plastic',
    loft(
      under.map(([x, z, w, t, b]): Station => ({ x, z: lift(z), w, t, b, et: 4, eb: 4 })),
      { start: 0.02, end: 0.03, n: 24, q: 8 },
    ),
  )
}
