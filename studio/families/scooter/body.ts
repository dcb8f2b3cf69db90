import { textOnLoft } from '../../kernel/lettering.ts'
import { type LoftOptions, loft, loftLine, loftStrip, type Station } from '../../kernel/loft.ts'
import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { box, capsule, tube } from '../../kernel/sweep.ts'
import { lerp } from '../../kernel/vector.ts'
import { rearStations } from './shapes.ts'
import type { ScooterChassis } from './spec.ts'

export function floorboard({ model, spec }: ScooterChassis): void {
  const rows = [
    [0.345, 0.3, 0.165, 0.012, 0.06, 8],
    [0.27, 0.298, 0.192, 0.012, 0.072, 9],
    [0.12, 0.296, 0.2, 0.012, 0.08, 9],
    [0, 0.298, 0.195, 0.012, 0.086, 9],
    [-0.1, 0.305, 0.18, 0.02, 0.09, 8],
  ]
  model.add(
    'plastic',
    loft(
      rows.map(([x, z, w, t, b, et]) => ({ x, z, w, t, b, et, eb: 3 })),
      { n: 40, q: 18, start: 0.02 },
    ),
  )
  const skirt = [
    [
      [0.338, 0.166, 0.312],
      [0.338, 0.18, 0.29],
      [0.338, 0.17, 0.258],
    ],
    [
      [0.25, 0.196, 0.312],
      [0.25, 0.211, 0.284],
      [0.25, 0.196, 0.24],
    ],
    [
      [0.12, 0.204, 0.312],
      [0.12, 0.219, 0.28],
      [0.12, 0.202, 0.228],
    ],
    [
      [-0.01, 0.2, 0.316],
      [-0.01, 0.214, 0.282],
      [-0.01, 0.196, 0.226],
    ],
    [
      [-0.1, 0.186, 0.335],
      [-0.11, 0.2, 0.292],
      [-0.12, 0.18, 0.236],
    ],
  ]
  model.pair(
    spec.shape === 'sharp' ? 'plastic' : 'paint',
    panel(skirt, { thickness: -0.006, nu: 40, nv: 20 }),
  )
  for (let i = -3; i <= 3; i++)
    model.add(
      'rubber',
      box([0.165, i * 0.046, 0.3105], [0.25 - Math.abs(i) * 0.012, 0.022, 0.008], 0.0035),
    )
  model.pair(
    'plastic',
    tube(
      curve(
        [
          [0.335, 0.168, 0.25],
          [0.24, 0.196, 0.232],
          [0.1, 0.203, 0.22],
          [-0.02, 0.197, 0.218],
          [-0.12, 0.182, 0.232],
        ],
        40,
      ),
      capsule([0.008, 0.014], 0.05),
      { m: 14, up: [0, 1, 0] },
    ),
  )
  const tunnel = [
    [
      [0.285, 0, 0.4],
      [0.285, 0.1, 0.4],
      [0.292, 0.17, 0.4],
    ],
    [
      [0.268, 0, 0.335],
      [0.27, 0.1, 0.335],
      [0.29, 0.17, 0.335],
    ],
    [
      [0.22, 0, 0.309],
      [0.23, 0.1, 0.309],
      [0.27, 0.17, 0.309],
    ],
  ]
  model.add('plastic', panel(tunnel, { symmetric: true }))
}

export function rearBody({ spec, model }: ScooterChassis): void {
  const stations = rearStations(spec)
  const options = { start: 0.045, end: 0.03, n: 90, q: 22 }
  model.add('paint', loft(stations, options))
  for (const v of [(s: number) => lerp(0.15, 0.118, s), (s: number) => lerp(0.35, 0.382, s)]) {
    model.add(
      'gap',
      tube(loftLine(stations, options, { u0: 0.1, u1: 0.93, v, lift: 0.0002, n: 70 }), 0.0016, {
        m: 8,
      }),
    )
  }
  if (spec.shape === 'round') chromeSpear(spec.trim, model, stations, options)
  if (spec.shape === 'sharp') sharpCuts(spec.flash, model, stations, options)
  if (spec.shape === 'flush') {
    const low = (t: number) => 0.93 + 0.02 * t
    const band = { u0: 0.16, u1: 0.95, lift: 0.0012, n: 70, m: 5 }
    model.add(
      'paint2',
      loftStrip(stations, options, { ...band, v0: low, v1: (t) => low(t) + 0.016 }),
    )
    model.add(
      'paint2',
      loftStrip(stations, options, {
        ...band,
        v0: (t) => 1.5 - low(t),
        v1: (t) => 1.5 - low(t) - 0.016,
      }),
    )
    for (const v of [(t: number) => 0.99 + 0.02 * t, (t: number) => 0.51 - 0.02 * t])
      model.add(
        'gap',
        tube(loftLine(stations, options, { u0: 0.3, u1: 0.97, v, lift: 0.0002, n: 60 }), 0.0014, {
          m: 6,
        }),
      )
  }
  if (spec.figures)
    for (const side of [1, -1] as const)
      model.add(
        spec.trim,
        textOnLoft(stations, options, spec.figures, {
          u: 0.4,
          v: side > 0 ? 0.055 : 0.445,
          h: 0.026,
          side,
          r: 0.0019,
        }),
      )
  for (const [from, to] of [
    [-0.14, -0.085],
    [0.64, 0.585],
  ]) {
    model.add(
      'plastic',
      loftStrip(stations, options, {
        u0: 0.05,
        u1: 0.8,
        v0: from,
        v1: (s) => lerp(to, from, Math.max(0, s - 0.1) ** 1.6 * 0.95),
        lift: 0.0015,
        n: 70,
      }),
    )
  }
  model.add(
    'plastic',
    loft(
      [
        { x: 0.02, z: 0.33, w: 0.15, t: 0.05, b: 0.07, et: 4, eb: 4 },
        { x: -0.15, z: 0.35, w: 0.165, t: 0.06, b: 0.07, et: 4, eb: 4 },
        { x: -0.3, z: 0.4, w: 0.14, t: 0.06, b: 0.04, et: 4, eb: 4 },
      ],
      { start: 0.02, end: 0.05 },
    ),
  )
}

type Skin = [ScooterChassis['model'], readonly Station[], LoftOptions]

/** The family scooter's bright line along its flank. */
function chromeSpear(material: string, ...[model, stations, options]: Skin): void {
  for (const middle of [-0.0105, 0.5105]) {
    const half = (s: number) => 0.0045 * Math.sin(Math.PI * s) ** 0.5
    model.add(
      material,
      loftStrip(stations, options, {
        u0: 0.3,
        u1: 0.86,
        v0: (s) => middle - half(s),
        v1: (s) => middle + half(s),
        lift: 0.0022,
        n: 60,
        m: 4,
      }),
    )
  }
}

/** The sporty scooter's black vent and coloured slash. */
function sharpCuts(flash: boolean, ...[model, stations, options]: Skin): void {
  const left = { vent: [0.9, 0.965], slash: [1.02, 1.05] }
  for (const mirrored of [false, true]) {
    const v = (value: number) => (mirrored ? 1.5 - value : value)
    model.add(
      'tank2',
      loftStrip(stations, options, {
        u0: 0.2,
        u1: 0.62,
        v0: () => v(left.vent[0]),
        v1: (t) => v(lerp(left.vent[1], left.vent[0], t)),
        lift: 0.0012,
        n: 40,
      }),
    )
    for (const u of [0.24, 0.3, 0.36])
      model.add(
        'paint',
        loftStrip(stations, options, {
          u0: u,
          u1: u + 0.022,
          v0: v(0.906),
          v1: v(0.95 - (u - 0.24) * 0.08),
          lift: 0.004,
          n: 6,
          m: 6,
        }),
      )
    const width = flash ? 1 : 0.45
    model.add(
      'paint2',
      loftStrip(stations, options, {
        u0: 0.24,
        u1: 0.9,
        v0: (t) => v(left.slash[0] + 0.012 * t),
        v1: (t) =>
          v(
            left.slash[0] +
              0.012 * t +
              (left.slash[1] - left.slash[0]) * width * Math.sin(Math.PI * t ** 0.6),
          ),
        lift: 0.001,
        n: 60,
        m: 5,
      }),
    )
  }
}
