import { panel, panelSurface, type Surface, solidify, subPanel } from '../../kernel/panel.ts'
import { sphere } from '../../kernel/sweep.ts'
import { add, clamp, lerp, steps, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** The outer blade from the lamp back to the tank's knee: folded once along its length, so that light breaks on it. */
export function upperSides({ model, front, lift, spec }: Chassis): void {
  const n = front.x
  const raised = (rows: Vec[][]) => rows.map((row) => row.map((q): Vec => [q[0], q[1], lift(q[2])]))
  const [top, fold, low, edge] = raised([
    [
      [n - 0.1, 0.146, 0.846],
      [n - 0.2, 0.19, 0.9],
      [0.41, 0.21, 0.918],
      [0.29, 0.206, 0.9],
      [0.12, 0.178, 0.838],
    ],
    [
      [n - 0.105, 0.152, 0.832],
      [n - 0.2, 0.21, 0.858],
      [0.4, 0.238, 0.858],
      [0.28, 0.234, 0.836],
      [0.06, 0.194, 0.782],
    ],
    [
      [n - 0.135, 0.154, 0.8],
      [n - 0.22, 0.2, 0.806],
      [0.39, 0.222, 0.798],
      [0.28, 0.218, 0.778],
      [0.09, 0.186, 0.752],
    ],
    [
      [n - 0.175, 0.15, 0.762],
      [n - 0.25, 0.184, 0.752],
      [0.375, 0.2, 0.738],
      [0.28, 0.196, 0.72],
      [0.14, 0.178, 0.728],
    ],
  ])
  model.pair('paint', panel([top, fold], { thickness: 0.004, nu: 16, nv: 70 }))
  const skin = [fold, low, edge]
  model.pair('paint', panel(skin, { thickness: 0.004, nu: 30, nv: 70 }))
  const surface = panelSurface(skin)
  model.pair(
    'paint2',
    subPanel(surface, {
      u0: 0.1,
      u1: 0.55,
      v0: (t) => 0.3 + 0.24 * t,
      v1: (t) => 0.93 - 0.1 * t,
      lift: 0.0012,
      thickness: 0.0006,
      n: 14,
      m: 40,
    }),
  )
  // What shows between the two layers: a dark duct set well back.
  const duct = [
    edge.map((q) => add(q, [0, -0.02, 0.03])),
    edge.map((q) => add(q, [-0.02, -0.03, -0.05])),
  ]
  model.pair('plastic', panel(duct, { thickness: 0.003, nu: 6, nv: 30 }))
  if (spec.nose.winglets)
    for (const drop of [0, 0.05]) {
      const root = surface(0.3 + drop * 3, 0.26)
      const rows = [
        [add(root, [0.06, -0.012, -drop]), add(root, [-0.1, -0.012, 0.006 - drop])],
        [add(root, [0.03, 0.05, -0.006 - drop]), add(root, [-0.1, 0.05, -0.004 - drop])],
        [add(root, [-0.03, 0.066, -0.03 - drop]), add(root, [-0.1, 0.066, -0.028 - drop])],
      ]
      model.pair('black', panel(rows, { thickness: 0.005, nu: 20, nv: 16 }))
    }
}

/** The lower panel, split by a tall vent with blades in it; behind its rear edge engine and frame show. */
export function lowerSides(c: Chassis): void {
  const { model, front, lift, spec } = c
  const n = front.x
  const full = spec.fairing === 'full'
  const rows = (
    full
      ? [
          [
            [n - 0.235, 0.168, 0.735],
            [0.42, 0.196, 0.722],
            [0.33, 0.2, 0.706],
            [0.235, 0.192, 0.69],
          ],
          [
            [0.45, 0.172, 0.6],
            [0.37, 0.208, 0.588],
            [0.27, 0.21, 0.566],
            [0.16, 0.192, 0.535],
          ],
          [
            [0.425, 0.164, 0.46],
            [0.33, 0.2, 0.438],
            [0.21, 0.2, 0.41],
            [0.075, 0.182, 0.385],
          ],
          [
            [0.38, 0.138, 0.33],
            [0.27, 0.174, 0.298],
            [0.11, 0.176, 0.284],
            [-0.08, 0.16, 0.29],
          ],
          [
            [0.31, 0.088, 0.225],
            [0.21, 0.118, 0.195],
            [0.03, 0.126, 0.186],
            [-0.25, 0.112, 0.225],
          ],
        ]
      : [
          [
            [n - 0.205, 0.166, 0.735],
            [0.41, 0.194, 0.722],
            [0.33, 0.2, 0.706],
            [0.225, 0.19, 0.69],
          ],
          [
            [0.45, 0.168, 0.63],
            [0.38, 0.2, 0.612],
            [0.3, 0.204, 0.594],
            [0.2, 0.19, 0.57],
          ],
          [
            [0.43, 0.16, 0.53],
            [0.375, 0.19, 0.505],
            [0.31, 0.194, 0.485],
            [0.235, 0.182, 0.465],
          ],
          [
            [0.4, 0.14, 0.43],
            [0.365, 0.162, 0.4],
            [0.325, 0.168, 0.38],
            [0.28, 0.16, 0.365],
          ],
        ]
  ).map((row) => row.map((q): Vec => [q[0], q[1], lift(q[2])]))
  const surface = panelSurface(rows)
  const gap = (u: number) => 0.16 * Math.min(clamp((u - 0.1) / 0.06), clamp((0.66 - u) / 0.5))
  const middle = (u: number) => lerp(0.62, 0.36, u)
  const piece = (v0: (u: number) => number, v1: (u: number) => number) =>
    model.pair('paint', solidify(between(surface, v0, v1), 0.004))
  piece(
    () => 0,
    (u) => middle(u) - gap(u) - 0.003,
  )
  piece(
    (u) => middle(u) + gap(u) + 0.003,
    () => 1,
  )
  const vent = { u0: 0.08, u1: 0.66, thickness: 0.002, m: 14 }
  const place = (t: number) => lerp(0.08, 0.66, t)
  model.pair(
    'plastic',
    subPanel(surface, {
      ...vent,
      v0: (t) => middle(place(t)) - gap(place(t)) - 0.05,
      v1: (t) => middle(place(t)) + gap(place(t)) + 0.05,
      lift: -0.028,
    }),
  )
  for (const u of [0.2, 0.29, 0.38, 0.47])
    model.pair(
      'tank2',
      subPanel(surface, {
        u0: u,
        u1: u + 0.03,
        v0: middle(u) - gap(u),
        v1: middle(u) + gap(u),
        lift: -0.004,
        thickness: 0.008,
        n: 5,
        m: 18,
      }),
    )
  if (full) livery(c, surface)
  for (const [u, v] of [
    [0.05, 0.1],
    [0.05, 0.9],
    [0.93, 0.12],
    [0.9, 0.9],
  ])
    model.pair('darkmetal', sphere(add(surface(u, v), [0, 0.001, 0]), 0.0055, 16))
}

/** The second colour rises from the belly in a wedge, with a white line along it. */
function livery({ model }: Chassis, surface: Surface): void {
  const wedge = (material: string, from: number, to: number, lift: number) =>
    model.pair(
      material,
      subPanel(surface, {
        u0: 0.5,
        u1: 0.985,
        v0: (t) => lerp(0.98, 0.02, t ** 0.8) + from * t,
        v1: (t) => Math.min(0.985, lerp(0.985, 0.02, t ** 0.8) + to * t),
        lift,
        thickness: 0.0008,
        n: 60,
        m: 24,
      }),
    )
  wedge('paint2', 0, 0.9, 0.0012)
  wedge('white', -0.05, -0.015, 0.0014)
}

/** The pan under the engine, a little wider than the panels above and ending behind the engine. */
export function bellyPan({ model, lift, spec }: Chassis): void {
  const full = spec.fairing === 'full'
  const rows = [
    [
      [0.33, 0, 0.25],
      [0.325, 0.055, 0.25],
      [0.315, 0.09, 0.235],
      [0.3, 0.1, 0.27],
    ],
    [
      [0.22, 0, 0.155],
      [0.22, 0.07, 0.165],
      [0.21, 0.118, 0.2],
      [0.2, 0.136, 0.27],
    ],
    [
      [0.03, 0, 0.145],
      [0.03, 0.075, 0.154],
      [0.03, 0.126, 0.19],
      [0.0, 0.142, 0.25],
    ],
    [
      [-0.24, 0, 0.185],
      [-0.24, 0.07, 0.192],
      [-0.25, 0.112, 0.226],
      [-0.2, 0.118, 0.262],
    ],
  ].map((row) => (full ? row.slice(0, 3) : row).map((q): Vec => [q[0], q[1], lift(q[2])]))
  model.add('paint', panel(rows, { symmetric: true, nu: 40, nv: 40, thickness: 0.004 }))
}

const between = (
  surface: Surface,
  v0: (u: number) => number,
  v1: (u: number) => number,
  n = 70,
  m = 26,
): Vec[][] => steps(n).map((u) => steps(m).map((f) => surface(u, lerp(v0(u), v1(u), f))))
