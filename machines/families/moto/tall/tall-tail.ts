import { type LoftOptions, loft, loftLine, loftStrip, type Station } from '../../../kernel/loft.ts'
import { gridMesh } from '../../../kernel/mesh.ts'
import { panel, panelSurface, subPanel } from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { bolt, box, tube } from '../../../kernel/sweep.ts'
import { add, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { bowl, lampWindow } from '../../../parts/lamp-optics.ts'
import { indicator, reflector } from '../../../parts/lamps.ts'
import { numberPlate } from '../../../parts/number-plate.ts'
import { border, coverShell, crowned } from '../cover-shell.ts'
import { plateLight } from '../plate-hanger.ts'
import { rowsToStations } from '../seat.ts'
import type { Chassis } from '../spec.ts'
import { rack } from './tall-rack.ts'

/**
 * From under the rider to the lamp: x, z, half width, height above and below, and the exponents of
 * the upper and lower half.
 */
const SHAPE: readonly Vec[] = [
  [-0.15, 0.778, 0.112, 0.02, 0.05, 2.6, 1.8],
  [-0.28, 0.784, 0.14, 0.024, 0.056, 2.3, 1.7],
  [-0.42, 0.802, 0.146, 0.03, 0.064, 2.1, 1.6],
  [-0.56, 0.832, 0.136, 0.034, 0.062, 1.9, 1.5],
  [-0.68, 0.864, 0.117, 0.036, 0.054, 1.8, 1.5],
  [-0.765, 0.888, 0.097, 0.036, 0.042, 1.8, 1.6],
  [-0.815, 0.901, 0.084, 0.03, 0.032, 2, 1.8],
]

/**
 * A short, raised tail: creased painted sides, an inset lamp, rack and handles on top, and the
 * plate close below.
 */
export function tallTail(c: Chassis): void {
  const { model } = c
  const stations = rowsToStations(SHAPE, c)
  const options = { start: 0.02, end: 0.008, n: 40, q: 12 }
  model.add(c.spec.tailMaterial, loft(stations, options))
  floor(c, stations)
  stripes(c, stations, options)
  lamp(c)
  rack(c)
  hanger(c)
  covers(c)
}

/** The floor under the painted part and between its sides, up to the lamp. */
function floor({ model }: Chassis, stations: readonly Station[]): void {
  const lower = stations.map((s) => ({
    ...s,
    z: s.z - 0.012,
    w: s.w * 0.92,
    t: 0.008,
    b: s.b + 0.008,
    et: 3,
    eb: 2.6,
  }))
  model.add('plastic', loft(lower, { start: 0.02, end: 0.02, n: 26, q: 9 }))
}

/** A dark inlay along the crease, pointed behind, and the joint to the seat base above. */
function stripes({ model }: Chassis, stations: readonly Station[], options: LoftOptions): void {
  for (const mirrored of [false, true]) {
    const at = (v: (t: number) => number) => (t: number) => (mirrored ? 0.5 - v(t) : v(t))
    model.add(
      'tank2',
      loftStrip(stations, options, {
        u0: 0.2,
        u1: 0.78,
        v0: at((t) => -0.07 + 0.05 * t),
        v1: at((t) => -0.018 - 0.002 * t),
        lift: 0.0012,
        n: 34,
        m: 5,
      }),
    )
    const seam = loftLine(stations, options, { u0: 0.1, u1: 0.97, v: at(() => 0.075), n: 34 })
    model.add('gap', tube(seam, 0.0015, { m: 6 }))
  }
}

/**
 * A lamp across the tail's end and around its corners: dark housing, three cells, and a light strip
 * as frame under one red lens.
 */
function lamp({ model, lift }: Chassis): void {
  const rows = [
    [-0.802, 0.936, 0.078],
    [-0.83, 0.913, 0.083],
    [-0.832, 0.89, 0.078],
    [-0.816, 0.872, 0.066],
  ].map(([x, z, w]) =>
    [1, 0.86, 0.5, 0, -0.5, -0.86, -1].map(
      (f): Vec => [x - 0.012 + 0.05 * Math.abs(f) ** 3.2, w * f, lift(z)],
    ),
  )
  const face = panelSurface(rows)
  model.add('black', panel(rows, { nu: 14, nv: 32, thickness: 0.03, lip: 4 }))
  const half = (t: number) => lerp(0.42, 0.36, t)
  const region = {
    u0: 0.16,
    u1: 0.82,
    v0: (t: number) => 0.5 - half(t),
    v1: (t: number) => 0.5 + half(t),
  }
  const out = (u: number, v: number, by: number): Vec => add(face(u, v), [-by, 0, 0])
  // All parts are in front of the housing, because its face is closed.
  lampWindow(model, (u, v) => out(u, v, 0.013), {
    ...region,
    depth: 0.0115,
    cover: 'redlens',
    rim: 'black',
    n: 12,
    m: 30,
  })
  const frame = [
    ...steps(20).map((t) => out(0.27, lerp(0.14, 0.86, t), 0.008)),
    ...steps(6).map((t) => out(lerp(0.3, 0.68, t), 0.855 - 0.03 * t, 0.008)),
    ...steps(20).map((t) => out(0.72, lerp(0.82, 0.18, t), 0.008)),
    ...steps(6).map((t) => out(lerp(0.68, 0.3, t), 0.175 - 0.03 * t, 0.008)),
  ]
  model.add('ledr', tube(frame, 0.0019, { m: 8, closed: true }))
  for (const v of [0.3, 0.5, 0.7])
    bowl(
      model,
      { at: out(0.5, v, 0.01), axis: [-1, (0.5 - v) * -0.6, 0.1], r: 0.0105 },
      { facets: 8, segments: 32, depth: 0.006 },
    )
  const ribs = steps(5).map((s) =>
    steps(49).map((f) =>
      out(lerp(0.36, 0.64, s), lerp(0.18, 0.82, f), 0.002 + 0.0014 * Math.abs(Math.sin(f * 75))),
    ),
  )
  model.add('darkmetal', gridMesh(ribs), 15)
}

/** A short arm close behind the top of the wheel: plate, plate lamp, reflector and indicators. */
function hanger(c: Chassis): void {
  const { model, lift, spec } = c
  const to: Vec = [-0.9, 0, lift(0.776)]
  const at = (t: number, y: number, drop: number): Vec => [
    lerp(-0.735, to[0], t),
    y,
    lerp(lift(0.852), to[2], t) + 0.012 * Math.sin(Math.PI * t) - drop,
  ]
  const rows = [
    [-0.35, 0.07, 0.02],
    [0.1, 0.064, 0.052],
    [0.5, 0.046, 0.046],
    [0.82, 0.042, 0.04],
    [1, 0.056, 0.042],
  ].map(([t, w, deep]) => [
    at(t, 0, -0.002),
    at(t, w * 0.66, 0),
    at(t, w, 0.01),
    at(t, w * 0.76, deep * 0.84),
    at(t, 0, deep),
  ])
  model.add('plastic', panel(rows, { symmetric: true, thickness: 0.004, nu: 20, nv: 28 }))
  const foot: Vec = [to[0] - 0.03, 0, to[2] - 0.046]
  model.add('plastic', box([to[0] - 0.013, 0, to[2] - 0.03], [0.022, 0.1, 0.052], 0.006))
  numberPlate(model, foot, { tilt: 24, text: spec.plate, height: 0.085, width: 0.18 })
  model.add('plastic', box([foot[0] - 0.012, 0, foot[2] - 0.052], [0.005, 0.026, 0.05], 0.002, 1))
  reflector(model, [foot[0] - 0.016, 0, foot[2] - 0.068], { r: 0.018 })
  plateLight(c, [to[0] - 0.008, 0, to[2] + 0.012])
  for (const side of [1, -1])
    indicator(model, at(0.62, side * 0.034, 0.014), side, {
      forward: -1,
      length: 0.046,
      stalk: 0.036,
      led: spec.led,
    })
}

/**
 * Close covers between the frame's rails under the seat, with a folded face, a vent and a
 * quarter-turn fastener.
 */
function covers({ model, lift }: Chassis): void {
  const grid = [
    [
      [-0.05, 0.131, 0.772],
      [-0.075, 0.137, 0.735],
      [-0.105, 0.134, 0.7],
      [-0.14, 0.13, 0.665],
    ],
    [
      [-0.2, 0.138, 0.782],
      [-0.2, 0.146, 0.735],
      [-0.205, 0.143, 0.685],
      [-0.215, 0.133, 0.632],
    ],
    [
      [-0.33, 0.142, 0.79],
      [-0.325, 0.146, 0.755],
      [-0.315, 0.14, 0.715],
      [-0.3, 0.13, 0.675],
    ],
    [
      [-0.44, 0.138, 0.805],
      [-0.425, 0.138, 0.79],
      [-0.41, 0.134, 0.772],
      [-0.392, 0.128, 0.752],
    ],
  ].map((row) => row.map((q): Vec => [q[0], q[1] - 0.004, lift(q[2])]))
  const surface = crowned(panelSurface(grid), 0.006)
  model.pair('plastic', coverShell(surface, border(0.2)), 45)
  // The sheet runs backwards and down, so negative values lift a part outwards.
  const field = { n: 20, m: 6, lip: 2 }
  model.pair(
    'paint',
    subPanel(surface, {
      ...field,
      lift: -0.0022,
      thickness: -0.0022,
      u0: 0.08,
      u1: 0.93,
      v0: (t) => 0.1 + 0.06 * t,
      v1: (t) => 0.46 - 0.2 * t,
    }),
  )
  for (const v of [0.56, 0.68, 0.8])
    model.pair(
      'gap',
      subPanel(surface, {
        ...field,
        lift: -0.0005,
        thickness: -0.0006,
        u0: 0.34,
        u1: 0.64,
        v0: v,
        v1: v + 0.06,
        n: 10,
        m: 3,
      }),
    )
  model.pair('metal', bolt(surface(0.22, 0.72), [0, 1, -0.1], 0.007, 0.003), 24)
  const brace = curve([surface(0.04, 0.55), surface(0.5, 0.5), surface(0.95, 0.42)], 20)
  model.pair('gap', tube(brace, 0.001, { m: 5 }))
}
