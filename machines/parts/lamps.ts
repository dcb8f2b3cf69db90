import type { Model } from '../kernel/model.ts'
import { curve, roundProfile } from '../kernel/spline.ts'
import { box, lathe, tube } from '../kernel/sweep.ts'
import { add, steps, TURN, type Vec } from '../kernel/vector.ts'
import { bowl, halogen as bulbInMirror, projector } from './lamp-optics.ts'

/**
 * A stalk indicator; `forward` is 1 at the front, -1 at the rear. A bulb sits in a small reflector
 * behind an amber lens. `led` selects a flat blade with an amber strip along its edge.
 */
export function indicator(
  model: Model,
  base: Vec,
  side: number,
  { forward = 1, length = 0.065, stalk = 0.03, led = false } = {},
): void {
  const p = add(base, [0, side * stalk, 0])
  const rubber = [base, add(base, [0, side * stalk * 0.6, 0]), add(p, [0, side * 0.004, 0])]
  model.add(
    'rubber',
    tube(rubber, (t) => (t > 0.55 ? 0.005 : 0.0068), { m: 14, up: [1, 0, 0] }),
  )
  const along = (t: number, dx = 0): Vec => add(p, [forward * dx, side * t * length, 0.003 * t])
  const line = (dx: number) =>
    curve([along(0, dx), along(0.5, dx + 0.002), along(1, dx - 0.006)], 18)
  const round = (t: number, power: number) => Math.sqrt(Math.max(0.02, 1 - (2 * t - 1) ** power))
  const body = (material: string, dx: number, tall: number, deep: number, power = 4) =>
    model.add(
      material,
      tube(
        line(dx),
        (t) => {
          const k = round(t, power) * (1.12 - 0.3 * t)
          return [tall * k, deep * k]
        },
        { m: 24, up: [0, 0, 1], exponent: 2.6 },
      ),
    )
  if (led) {
    body('black', 0, 0.0075, 0.011, 8)
    body('amber', 0.0078, 0.0032, 0.0042, 8)
    return
  }
  body('plastic', -0.004, 0.0148, 0.0125)
  body('chrome', 0.001, 0.0128, 0.0088)
  body('amberlens', 0.0035, 0.0136, 0.0122)
}

/**
 * A round lamp with shell, bezel and domed glass. Behind the glass is an LED unit divided by a bar,
 * or a halogen bulb in its reflector. `r` is the radius of the glass.
 */
export function roundLamp(
  model: Model,
  at: Vec,
  r: number,
  { shell = 'paint', bezel = 'chrome', flat = false, halogen = false } = {},
): void {
  const axis = [1, 0, -0.06]
  const k = r / 0.094
  const scaled = (profile: Vec[], segments = 96) =>
    lathe(
      profile.map((q) => [Math.max(0.0001, q[0] * k), q[1] * k]),
      { at, axis, segments },
    )
  const depth = flat ? 0.62 : 1
  model.add(
    shell,
    scaled(
      roundProfile(
        [
          [0.0001, -0.12 * depth],
          [0.05, -0.105 * depth],
          [0.082, -0.06 * depth],
          [0.092, -0.01],
          [0.094, 0.004],
          [0.088, 0.01],
        ],
        0.012,
        6,
      ),
    ),
  )
  const rim = [
    [0.0925, -0.006],
    [0.0965, -0.004],
    [0.0975, 0.012],
    [0.094, 0.019],
    [0.087, 0.0185],
    [0.0845, 0.012],
  ]
  model.add(bezel, scaled(roundProfile(rim, 0.003)))
  if (halogen) bulbInMirror(model, { at: add(at, [0.008 * k, 0, 0]), axis, r: 0.086 * k }, 20)
  else ledUnit(model, at, k, axis)
  const dome = [
    [0.0001, 0.031],
    [0.02, 0.03],
    [0.045, 0.0265],
    [0.068, 0.0205],
    [0.086, 0.0135],
  ]
  model.add('glass', scaled(dome))
}

/**
 * Reflectors above and below a dark bar with three modules, and the ring of the daytime running
 * light.
 */
function ledUnit(model: Model, at: Vec, k: number, axis: Vec): void {
  const turned = (profile: Vec[]) =>
    lathe(
      profile.map((q) => [q[0] * k, q[1] * k]),
      { at, axis, segments: 80 },
    )
  const wall = [
    [0.086, 0.012],
    [0.083, 0.008],
    [0.081, -0.024],
    [0.0001, -0.03],
  ]
  model.add('black', turned(wall))
  const ring = steps(73)
    .slice(0, 72)
    .map((t) =>
      add(at, [0.008 * k, 0.0765 * k * Math.cos(t * TURN), 0.0765 * k * Math.sin(t * TURN)]),
    )
  model.add('ledw', tube(ring, 0.0021 * k, { m: 8, closed: true }))
  model.add('glass', tube(ring, 0.0042 * k, { m: 10, closed: true }))
  model.add('darkmetal', box(add(at, [-0.012 * k, 0, 0]), [0.026 * k, 0.146 * k, 0.02 * k], 0.005))
  for (const [up, w] of [
    [1, 0.034],
    [-1, 0.034],
  ])
    for (const y of [-0.034, 0, 0.034])
      bowl(
        model,
        {
          at: add(at, [-0.002 * k, y * k, up * w * k]),
          axis,
          r: (y ? 0.0175 : 0.0235) * k,
        },
        { facets: 8, segments: 40 },
      )
  for (const y of [-0.046, 0, 0.046])
    projector(model, { at: add(at, [0.002 * k, y * k, 0]), axis, r: 0.0085 * k })
}

/**
 * A plain reflex reflector as the law requires: a red (or amber) plate in a black rim, facing
 * `axis`.
 */
export function reflector(
  model: Model,
  at: Vec,
  {
    axis = [-1, 0, 0],
    r = 0.02,
    material = 'tail',
  }: { axis?: Vec; r?: number; material?: string } = {},
): void {
  const rim = [
    [0.0001, -0.006],
    [r * 1.14, -0.006],
    [r * 1.14, 0.0025],
    [r, 0.0025],
  ]
  model.add('plastic', lathe(roundProfile(rim, 0.001), { at, axis, segments: 40 }))
  const face = [
    [0.0001, 0.0026],
    [r * 0.9, 0.0022],
    [r, 0.001],
  ]
  model.add(material, lathe(face, { at, axis, segments: 40 }))
}
