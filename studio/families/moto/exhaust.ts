import { loft, loftStrip, type Station } from '../../kernel/loft.ts'
import { curve, fillet, roundProfile } from '../../kernel/spline.ts'
import { lathe, tube } from '../../kernel/sweep.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

export function exhaust(c: Chassis): void {
  headers(c)
  if (c.spec.exhaust === 'long') longSilencer(c)
  else {
    collector(c)
    if (c.spec.exhaust === 'stub') can(c, 0.7)
    else can(c, 1)
  }
}

function headers({ spec, model, lift }: Chassis): void {
  const ports = { 1: [0], 2: [0.052, -0.052], 4: [0.1, 0.035, -0.035, -0.1] }[spec.cylinders]
  const r = spec.cylinders === 1 ? 0.017 : 0.0195
  for (const y of ports) {
    const end: Vec[] =
      spec.exhaust === 'long'
        ? [
            [0.25, -0.07, lift(0.235), 0.09],
            [0.08, -0.12, lift(0.225), 0.06],
            [-0.12, -0.155, lift(0.24)],
          ]
        : [
            [0.26, y * 0.95, lift(0.215), 0.11],
            [0.06, y * 0.7 - 0.01, lift(0.195), 0.06],
            [-0.1, y * 0.4 - 0.03, lift(0.205)],
          ]
    const path = [
      [0.205, y, lift(0.625)],
      [0.3, y, lift(0.6), 0.07],
      [0.335, y * 1.05, lift(0.4), 0.12],
      ...end,
    ]
    model.add(
      spec.exhaust === 'long' ? 'chrome' : 'header',
      tube(fillet(path, 0.08, 12), r, { m: 24 }),
    )
    const collar = roundProfile(
      [
        [0.02, -0.006],
        [0.031, -0.006],
        [0.031, 0.008],
        [0.02, 0.008],
      ],
      0.002,
    )
    model.add(
      'darkmetal',
      lathe(collar, { at: [0.225, y, lift(0.62)], axis: [0.95, 0, -0.25], segments: 36 }),
    )
  }
}

/** The commuter's low, long silencer with its heat shield. */
function longSilencer({ spec, model, lift }: Chassis): void {
  const body = [
    [-0.1, 0.238, 0.019],
    [-0.17, 0.242, 0.032],
    [-0.26, 0.25, 0.046],
    [-0.5, 0.276, 0.05],
    [-0.68, 0.298, 0.048],
    [-0.78, 0.31, 0.042],
  ]
  const stations: Station[] = body.map(([x, z, r]) => ({
    x,
    z: lift(z),
    w: r,
    t: r,
    b: r,
    y: -0.162,
    a: rad(-6),
    et: 2.2,
    eb: 2.2,
  }))
  model.add(spec.exhaustMaterial, loft(stations, { end: 0.012, q: 16 }))
  model.add(
    'chrome',
    loftStrip(
      stations,
      { q: 16 },
      { u0: 0.3, u1: 0.82, v0: 0.36, v1: 0.66, lift: 0.006, n: 40, m: 14 },
    ),
  )
  for (const u of [0.42, 0.54, 0.66])
    model.add(
      'black',
      loftStrip(
        stations,
        { q: 16 },
        { u0: u, u1: u + 0.06, v0: 0.485, v1: 0.535, lift: 0.0075, n: 6, m: 6 },
      ),
    )
  model.add(
    'black',
    loft(
      stations.slice(4).map((s) => ({ ...s, w: s.w + 0.002, t: s.t + 0.002, b: s.b + 0.002 })),
      { end: 0.014, start: 0.004, n: 20 },
    ),
  )
  tip(model, [-0.782, -0.162, lift(0.311)], [-0.99, 0, 0.12])
}

function collector({ model, lift }: Chassis): void {
  model.add(
    'darkmetal',
    loft(
      [
        { x: -0.06, z: lift(0.205), w: 0.065, t: 0.042, b: 0.042, y: -0.02, et: 4, eb: 4 },
        { x: -0.16, z: lift(0.21), w: 0.085, t: 0.055, b: 0.05, y: -0.03, et: 4, eb: 4 },
        { x: -0.24, z: lift(0.225), w: 0.06, t: 0.045, b: 0.045, y: -0.06, et: 3, eb: 3 },
      ],
      { start: 0.02, end: 0.03 },
    ),
  )
  model.add(
    'header',
    tube(
      fillet(
        [
          [-0.2, -0.07, lift(0.22)],
          [-0.29, -0.13, lift(0.245)],
          [-0.36, -0.175, lift(0.285)],
        ],
        0.05,
      ),
      0.022,
      { m: 24 },
    ),
  )
}

function can({ model, lift, spec }: Chassis, length: number): void {
  const rows = [
    [-0.335, 0.276, 0.03, 0.036, 0.036, -0.17],
    [-0.385, 0.298, 0.047, 0.066, 0.06, -0.184],
    [-0.5, 0.345, 0.05, 0.074, 0.066, -0.19],
    [-0.64, 0.4, 0.048, 0.066, 0.062, -0.194],
    [-0.7, 0.425, 0.042, 0.054, 0.056, -0.194],
  ]
  const grow = spec.cylinders === 4 ? 1.18 : 1
  const stations = rows.map(
    ([x, z, w, t, b, y]): Station => ({
      x: -0.335 + (x + 0.335) * length,
      z: lift(0.276 + (z - 0.276) * length),
      w: w * grow,
      t: t * grow,
      b: b * grow,
      y: y - (grow - 1) * 0.05,
      a: rad(-22),
      et: 3,
      eb: 3,
    }),
  )
  const wider = (s: Station, by: number): Station => ({
    ...s,
    w: s.w + by,
    t: s.t + by,
    b: s.b + by,
  })
  model.add(spec.exhaustMaterial, loft(stations.slice(0, 4), { start: 0.01 }))
  model.add('black', loft([wider(stations[3], 0.0015), stations[4]], { end: 0.012, n: 24 }))
  model.add(
    'black',
    loft([wider(stations[0], 0.003), { ...wider(stations[1], 0.0015), x: stations[1].x - 0.005 }], {
      n: 20,
    }),
  )
  model.add(
    'plastic',
    loftStrip(stations, {}, { u0: 0.22, u1: 0.7, v0: 0.4, v1: 0.6, lift: 0.007, n: 30, m: 10 }),
  )
  const last = stations[4]
  tip(model, [last.x - 0.002, last.y ?? 0, last.z + 0.003], [-0.92, 0, 0.38])
  if (length === 1)
    model.add(
      'black',
      tube(
        curve(
          [
            [-0.58, -0.145, lift(0.41)],
            [-0.56, -0.12, lift(0.52)],
            [-0.52, -0.11, lift(0.6)],
          ],
          16,
        ),
        [0.005, 0.014],
        { m: 12, up: [0, 1, 0] },
      ),
    )
}

function tip(model: Chassis['model'], at: Vec, axis: Vec): void {
  const profile = [
    [0.0001, -0.01],
    [0.02, -0.01],
    [0.02, 0.012],
    [0.026, 0.012],
    [0.027, -0.015],
  ]
  model.add('metal', lathe(roundProfile(profile, 0.001), { at, axis, segments: 40 }))
}
