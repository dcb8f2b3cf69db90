import { mapMesh } from '../../kernel/mesh.ts'
import { panel, panelSurface, shell, subPanel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, outline } from '../../kernel/spline.ts'
import { bolt, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, norm, steps, sub, type Vec } from '../../kernel/vector.ts'
import { barLine } from './cockpit.ts'
import { luggage } from './luggage.ts'
import type { Chassis } from './spec.ts'

export function touring(c: Chassis): void {
  const { spec } = c
  if (spec.screen) screen(c)
  if (spec.beak) beak(c)
  if (spec.handguards) for (const side of [1, -1]) handguard(c, side)
  if (spec.luggage) {
    luggage(c)
    sumpPlate(c)
  }
}

/** A tall clear screen on a black foot, with its edge ground and two stays behind. */
function screen({ spec, model, fork }: Chassis): void {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const z = top + 0.075
  const h = spec.screen
  const row = (back: number, up: number, w: number, bulge: number): Vec[] => [
    [lx + 0.02 - back, 0, z + up],
    [lx + 0.012 - back - bulge * 0.25, w * 0.5, z + up - 0.003],
    [lx - 0.012 - back - bulge, w * 0.86, z + up - 0.014],
    [lx - 0.04 - back - bulge * 1.5, w, z + up - 0.032],
  ]
  const rows = [
    row(0, 0, 0.105, 0.012),
    row(0.03, h * 0.33, 0.135, 0.02),
    row(0.078, h * 0.68, 0.142, 0.024),
    row(0.128, h * 0.94, 0.118, 0.022),
    row(0.146, h, 0.084, 0.014),
  ]
  // Coated: plain glass showed nothing but the lamps in it.
  model.add('tint', panel(rows, { symmetric: true, thickness: 0, nu: 36, nv: 50 }))
  const surface = panelSurface(rows, true)
  const rim = [
    ...steps(30).map((t) => surface(lerp(0.02, 1, t), 0)),
    ...steps(30)
      .slice(1)
      .map((t) => surface(1, t)),
    ...steps(30)
      .slice(1)
      .map((t) => surface(lerp(1, 0.02, t), 1)),
  ]
  model.add('tint', tube(rim, 0.0026, { m: 8 }))
  const foot = steps(7).map((t) =>
    steps(30).map((f) => add(surface(0.2 * t, lerp(0.06, 0.94, f)), [0.0025, 0, 0])),
  )
  model.add('black', panel(foot, { thickness: 0.003, nu: 8, nv: 40 }))
  for (const s of [1, -1]) {
    const [x, y, zz] = surface(0.3, 0.5 + s * 0.2)
    model.add(
      'darkmetal',
      tube(
        [
          [x - 0.075, y, zz - 0.11],
          [x - 0.01, y, zz],
        ],
        0.0055,
        { m: 10 },
      ),
    )
    for (const u of [0.12, 0.3])
      model.add(
        'metal',
        bolt(add(surface(u, 0.5 + s * 0.2), [0.003, 0, 0]), [1, 0, 0.3], 0.007, 0.004),
      )
  }
}

/** A short painted beak over the wheel, black beneath, with a vent on each side. */
function beak({ model, fork }: Chassis): void {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const at = (dx: number, y: number, dz: number): Vec => [lx + dx, y, top - 0.03 + dz]
  const rows = [
    [at(0.2, 0, -0.15), at(0.192, 0.024, -0.152), at(0.172, 0.04, -0.16)],
    [at(0.15, 0, -0.12), at(0.14, 0.046, -0.126), at(0.112, 0.074, -0.142)],
    [at(0.085, 0, -0.098), at(0.075, 0.06, -0.104), at(0.045, 0.098, -0.12)],
    [at(-0.01, 0, -0.09), at(-0.02, 0.064, -0.092), at(-0.05, 0.105, -0.108)],
  ]
  model.add('paint', panel(rows, { symmetric: true, thickness: 0.005, nu: 36, nv: 34 }))
  const under = rows.map((row) => row.map((q) => [q[0] - 0.012, q[1] * 0.9, q[2] - 0.016]))
  model.add('plastic', panel(under, { symmetric: true, thickness: 0.004, nu: 30, nv: 30 }))
}

/** Across a handguard, from the bar's end inwards: how far its edges lie over and under the spine, in metres. */
const GUARD = [
  [0.022, 0.012],
  [0.038, 0.02],
  [0.05, 0.026],
  [0.052, 0.03],
  [0.046, 0.028],
  [0.03, 0.022],
]

/** Two folded sheets before the hand, on an aluminium bow from the grip's end to a clamp on the bar. */
function handguard(c: Chassis, s: number): void {
  const { model } = c
  const [, , bend, end] = barLine(c, s)
  const bow = [
    add(end, [0.004, s * 0.012, 0]),
    add(end, [0.062, -s * 0.004, -0.004]),
    add(end, [0.098, -s * 0.09, 0]),
    add(bend, [0.075, s * 0.02, -0.004]),
    add(bend, [0.01, -s * 0.01, 0]),
  ]
  const line = curve(bow, 40)
  const along = (share: number) => line[Math.round(share * (line.length - 1))]
  model.add('alu', tube(line, [0.0045, 0.009], { m: 12, up: [0, 0, 1], exponent: 3 }))
  const column = (at: (over: number, under: number) => Vec) =>
    GUARD.map(([over, under], i) => add(along(lerp(0.1, 0.78, i / 5)), at(over, under)))
  const top = column((over) => [0.012 - over * 0.75, 0, over])
  const fold = column((over) => [0.021, 0, over * 0.28])
  const low = column((_, under) => [0.018 - under * 0.15, 0, -under])
  // Turned for the other side, so that the sheets are thick behind.
  const sheet = (a: Vec[], b: Vec[]) => (s > 0 ? [a, b] : [b, a])
  const look = { nu: 8, nv: 30, flange: 0.009, round: 0.003 }
  model.add('tank2', shell(sheet(fold, top), look))
  model.add('plastic', shell(sheet(low, fold), look))
  model.add(
    'paint2',
    subPanel(panelSurface(sheet(low, fold)), {
      u0: s > 0 ? 0.5 : 0.3,
      u1: s > 0 ? 0.7 : 0.5,
      v0: 0.24,
      v1: (t) => 0.7 + 0.06 * (s > 0 ? t : 1 - t),
      lift: 0.0008,
      thickness: 0.0006,
      n: 8,
      m: 24,
    }),
  )
  for (const share of [0.24, 0.68])
    model.add('metal', bolt(add(along(share), [0.021, 0, 0.001]), [1, 0, 0], 0.006, 0.003))
  clamp(c, s)
}

/** Two halves around the bar's bend, a bolt on each side of it. */
function clamp(c: Chassis, s: number): void {
  const [, before, bend] = barLine(c, s)
  const way = norm(sub(bend, before))
  const at = add(bend, [0.004, -s * 0.014, -0.004])
  c.model.add(
    'darkmetal',
    cylinder(sub(at, mul(way, 0.012)), add(at, mul(way, 0.012)), 0.0165, { bevel: 0.002 }),
  )
  for (const z of [0.015, -0.015])
    c.model.add('metal', bolt(add(at, [0.015, 0, z]), [1, 0, 0], 0.005, 0.004))
}

/** Aluminium under the engine, with ribs pressed in. */
function sumpPlate({ model, lift }: Chassis): void {
  const height = (x: number, z: number) => lift(0.14) + z + Math.max(0, x - 0.16) * 0.75
  const sump = plate(
    outline(
      [
        [0.3, -0.09],
        [0.3, 0.09],
        [-0.16, 0.11],
        [-0.16, -0.11],
      ],
      0.03,
    ),
    0,
    0.004,
  )
  model.add(
    'alu',
    mapMesh(sump, (q) => [q[0], q[2], height(q[0], q[1])]),
  )
  for (const y of [-0.06, -0.02, 0.02, 0.06])
    model.add(
      'alu',
      tube(
        [0.27, 0.16, 0, -0.13].map((x): Vec => [x, y, height(x, -0.001)]),
        [0.0022, 0.009],
        { m: 10, up: [0, 0, 1] },
      ),
    )
}
