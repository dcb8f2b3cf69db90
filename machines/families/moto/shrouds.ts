import { type Painted, paintedLetters } from '../../kernel/painted-letters.ts'
import { panel, panelSurface, type Surface, subPanel } from '../../kernel/panel.ts'
import { curve, fillet } from '../../kernel/spline.ts'
import { bolt, tube } from '../../kernel/sweep.ts'
import { add, lerp, mix, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

// Columns run forwards, so normals point inwards. Negative values lift a part outwards.

/** Lines along a shroud from the tank's rear to its tip, from the upper edge down, in metres. */
const WING = {
  top: [
    [-0.06, 0.148, 0.868],
    [0.08, 0.178, 0.902],
    [0.22, 0.181, 0.908],
    [0.35, 0.166, 0.89],
    [0.455, 0.142, 0.856],
  ],
  fold: [
    [-0.075, 0.16, 0.838],
    [0.08, 0.205, 0.848],
    [0.25, 0.221, 0.842],
    [0.4, 0.211, 0.818],
    [0.54, 0.166, 0.788],
  ],
  low: [
    [-0.03, 0.156, 0.802],
    [0.1, 0.194, 0.784],
    [0.25, 0.207, 0.762],
    [0.385, 0.199, 0.732],
    [0.49, 0.168, 0.708],
  ],
  edge: [
    [0.03, 0.15, 0.782],
    [0.13, 0.176, 0.748],
    [0.25, 0.186, 0.714],
    [0.355, 0.18, 0.688],
    [0.446, 0.167, 0.68],
  ],
} as const satisfies Record<string, Vec[]>

/**
 * Broad folded shrouds in two layers: a painted upper one over a lower one in the second colour,
 * with a dark scoop between.
 */
export function wings(c: Chassis): void {
  const { model, lift } = c
  const raised = (line: readonly Vec[]) => line.map((q): Vec => [q[0], q[1], lift(q[2])])
  const [top, fold, low, edge] = [WING.top, WING.fold, WING.low, WING.edge].map(raised)
  model.pair('paint', panel([top, fold], { thickness: -0.006, nu: 8, nv: 44, lip: 4 }))
  const side = [fold, low]
  model.pair('paint', panel(side, { thickness: -0.006, nu: 8, nv: 44, lip: 4 }))
  const inner = [
    low.map((q) => add(q, [-0.004, -0.012, 0.014])),
    low.map((q, i) => add(mix(edge[i], q, 0.5), [-0.004, -0.002, 0])),
    edge,
  ]
  model.pair('paint2', panel(inner, { thickness: -0.005, nu: 14, nv: 44, lip: 3 }))
  const scoop = panelSurface(inner)
  model.pair(
    'gap',
    subPanel(scoop, { u0: 0.06, u1: 0.55, v0: 0.56, v1: 0.9, lift: -0.0012, thickness: -0.0006 }),
  )
  for (const v of [0.62, 0.7, 0.78, 0.86])
    model.pair(
      'tank2',
      subPanel(scoop, {
        u0: 0.09,
        u1: 0.52,
        v0: (t) => v - 0.008 - 0.04 * t,
        v1: (t) => v + 0.012 - 0.04 * t,
        lift: -0.0035,
        thickness: -0.0035,
        n: 10,
        m: 4,
      }),
    )
  const tip = [top, fold, low, edge].map((line) => line[line.length - 1])
  edging(c, fillet(tip, 0.02, 6))
  edging(c, curve(edge, 44), 0.0026)
  backing(c, [top, fold, edge])
  const surface = panelSurface(side)
  const stripe = { thickness: -0.0006, lift: -0.0008, n: 8, m: 44 }
  model.pair('paint2', subPanel(surface, { ...stripe, u0: 0.2, u1: 0.42, v0: 0.24, v1: 0.96 }))
  letters(c, surface, { u: 0.75, v: 0.48, height: 0.027, room: 0.26 })
  for (const [u, v] of [
    [0.6, 0.93],
    [0.7, 0.06],
  ])
    model.pair('darkmetal', bolt(surface(u, v), [0.1, 1, 0], 0.0065, 0.0025))
}

/** The model's name on a shroud's side. The shroud's columns run forwards. */
function letters({ model, spec }: Chassis, side: Surface, place: Omit<Painted, 'text'>): void {
  if (!spec.figures) return
  const skin: Surface = (u, v) => side(u, 1 - v)
  for (const mesh of paintedLetters(skin, { ...place, text: spec.figures }))
    model.add(spec.figuresMaterial, mesh, 20)
}

/** A moulded bead over the edges of the sheets. It joins the layers of a shroud in one line. */
function edging({ model }: Chassis, points: readonly Vec[], r = 0.0034): void {
  model.pair('tank2', tube(points, r, { m: 10 }))
}

/** The dark inside of a shroud, visible from the front. */
function backing({ model }: Chassis, lines: Vec[][]): void {
  const rows = lines.map((row) =>
    row.map(
      (q, j): Vec => [q[0] - 0.02 * Math.min(1, j), q[1] - 0.03 * Math.min(1, j) - 0.004, q[2]],
    ),
  )
  model.pair('plastic', panel(rows, { thickness: 0.003, nu: 24, nv: 30 }))
}

/**
 * A slim, sharp shroud under the tank's front: paint above, a black blade below, and an edge in the
 * second colour between.
 */
export function blades(c: Chassis): void {
  const { model, lift } = c
  const grid = [
    [
      [-0.03, 0.148, 0.84],
      [-0.02, 0.16, 0.812],
      [0.01, 0.15, 0.784],
    ],
    [
      [0.13, 0.172, 0.862],
      [0.15, 0.192, 0.812],
      [0.17, 0.178, 0.76],
    ],
    [
      [0.28, 0.17, 0.866],
      [0.315, 0.198, 0.8],
      [0.305, 0.182, 0.726],
    ],
    [
      [0.362, 0.15, 0.85],
      [0.424, 0.178, 0.784],
      [0.366, 0.172, 0.702],
    ],
  ].map((row) => row.map((q): Vec => [q[0], q[1], lift(q[2])]))
  const column = (j: number) => grid.map((row) => row[j])
  const [top, fold, low] = [column(0), column(1), column(2)]
  model.pair('paint', panel([top, fold], { thickness: -0.005, nu: 12, nv: 50, lip: 4 }))
  const side = [fold, low]
  model.pair('paint', panel(side, { thickness: -0.005, nu: 14, nv: 50, lip: 4 }))
  const blade = [
    low.map((q) => add(q, [0, -0.01, 0.012])),
    // Deepest under its centre: a deeper tip would be visible from the other side, between the fork
    // legs.
    low.map((q, i) => add(q, [-0.012, -0.012, [-0.012, -0.034, -0.036, -0.006][i]])),
  ]
  model.pair('tank2', panel(blade, { thickness: -0.005, nu: 10, nv: 40 }))
  const tip = [top, fold, low, blade[1]].map((line) => line[line.length - 1])
  edging(c, fillet(tip, 0.016, 6))
  backing(c, [top, fold, low])
  const surface = panelSurface(side)
  const band = { lift: -0.0008, thickness: -0.0006, n: 16, m: 12 }
  model.pair(
    'paint2',
    c.spec.figures
      ? subPanel(surface, {
          ...band,
          m: 30,
          u0: 0.8,
          u1: 0.93,
          v0: 0.05,
          v1: (t) => lerp(0.86, 0.93, t),
        })
      : subPanel(surface, {
          ...band,
          u0: 0.08,
          u1: 0.985,
          v0: (t) => lerp(0.52, 0.7, t),
          v1: (t) => lerp(0.6, 0.95, t),
        }),
  )
  letters(c, surface, { u: 0.42, v: 0.46, height: 0.031, room: 0.24 })
  const crease = fold.map((q) => add(q, [0, 0.0015, -0.002]))
  model.pair('gap', tube(curve(crease, 40), 0.0012, { m: 6 }))
  model.pair('darkmetal', bolt(surface(0.4, 0.12), [0, 1, 0], 0.006, 0.0022))
}
