import { loft } from '../../kernel/loft.ts'
import { panel, panelSurface, subPanel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { sphere, tube } from '../../kernel/sweep.ts'
import { add, lerp, type Vec } from '../../kernel/vector.ts'
import { mirrorArm } from '../../parts/mirrors.ts'
import { eyes, noseStations } from './nose.ts'
import type { Chassis } from './spec.ts'

/** The sport bike's skin: a pointed nose with swept eyes over an intake, a screen, side panels in two layers. */
export function fairing(c: Chassis): void {
  const { model, front, lift, spec } = c
  const nose = noseStations(c)
  const options = { q: 22, start: 0.02, n: 80 }
  model.add('paint', loft(nose, options))
  const inner = nose
    .slice(3)
    .map((s) => ({ ...s, w: s.w * 0.96, t: s.t * 0.9, b: s.b * 0.96, x: s.x - 0.012 }))
  model.add('plastic', loft(inner, { q: 16 }))
  eyes(c, nose)
  const at = (dx: number, y: number, z: number): Vec => [front.x + dx, y, lift(z)]
  const screen = [
    [at(-0.075, 0, 0.934), at(-0.088, 0.06, 0.93), at(-0.155, 0.122, 0.934)],
    [at(-0.185, 0, 1.022), at(-0.2, 0.064, 1.014), at(-0.25, 0.12, 0.99)],
    [at(-0.3, 0, 1.088), at(-0.31, 0.05, 1.08), at(-0.34, 0.092, 1.052)],
  ]
  model.add('smoke', panel(screen, { symmetric: true, nu: 30, nv: 40, thickness: 0.003 }))
  model.add(
    'black',
    tube(
      curve(
        [screen[0][2], screen[0][1], screen[0][0], screen[0][1], screen[0][2]].map((q, i) => [
          q[0],
          i > 2 ? -q[1] : q[1],
          q[2],
        ]),
        40,
      ),
      0.0035,
      { m: 8 },
    ),
  )
  for (const side of [1, -1]) {
    const stalk = [
      at(-0.17, side * 0.14, 0.95),
      at(-0.19, side * 0.2, 0.975),
      at(-0.2, side * 0.245, 0.99),
    ]
    model.add('black', tube(curve(stalk, 12), [0.006, 0.011], { m: 12, up: [0, 0, 1] }))
    mirrorArm(model, at(-0.2, side * 0.245, 0.985), {
      side,
      kind: 'hex',
      height: 0.012,
      out: 0.01,
      shell: 'black',
      size: 1.05,
    })
  }
  sides(c)
  if (spec.fairing === 'full') keel(c)
}

function sides({ model, front, lift, spec }: Chassis): void {
  const n = front.x
  const upper = [
    [
      [n - 0.105, 0.148, 0.872],
      [0.49, 0.188, 0.9],
      [0.38, 0.206, 0.905],
      [0.25, 0.202, 0.885],
      [0.12, 0.184, 0.842],
    ],
    [
      [n - 0.115, 0.16, 0.836],
      [0.49, 0.212, 0.846],
      [0.37, 0.23, 0.838],
      [0.24, 0.222, 0.81],
      [0.13, 0.198, 0.775],
    ],
    [
      [n - 0.15, 0.154, 0.79],
      [0.48, 0.208, 0.782],
      [0.365, 0.228, 0.766],
      [0.265, 0.22, 0.738],
      [0.18, 0.2, 0.708],
    ],
    [
      [n - 0.205, 0.138, 0.742],
      [0.455, 0.19, 0.715],
      [0.37, 0.208, 0.694],
      [0.3, 0.204, 0.668],
      [0.24, 0.192, 0.645],
    ],
  ].map((row) => row.map((q) => [q[0], q[1], lift(q[2])]))
  model.pair('paint', panel(upper, { thickness: 0.005, nu: 60, nv: 70, lip: 4 }))
  const skin = panelSurface(upper)
  model.pair(
    'black',
    subPanel(skin, {
      u0: 0.5,
      u1: 0.86,
      v0: (t) => 0.46 + 0.12 * t,
      v1: (t) => 0.86 - 0.04 * t,
      lift: 0.0015,
      thickness: 0.002,
    }),
  )
  for (const u of [0.58, 0.68, 0.78]) {
    model.pair(
      'paint',
      subPanel(skin, {
        u0: u,
        u1: u + 0.035,
        v0: 0.52 + (u - 0.58) * 0.3,
        v1: 0.84,
        lift: 0.009,
        thickness: 0.007,
        n: 6,
        m: 20,
      }),
    )
  }
  model.pair(
    'paint2',
    subPanel(skin, {
      u0: 0.06,
      u1: 0.34,
      v0: (t) => 0.5 + 0.3 * t,
      v1: (t) => 0.62 + 0.36 * t,
      lift: 0.001,
      thickness: 0.001,
      n: 20,
      m: 30,
    }),
  )
  const reach = spec.fairing === 'half' ? 0.62 : 1
  const lower = [
    [
      [0.455, 0.168, 0.72],
      [0.38, 0.19, 0.7],
      [0.3, 0.19, 0.672],
      [0.235, 0.182, 0.64],
    ],
    [
      [0.44, 0.17, 0.6],
      [0.36, 0.2, 0.575],
      [0.25, 0.2, 0.54],
      [0.13, 0.184, 0.5],
    ],
    [
      [0.42, 0.162, 0.46],
      [0.33, 0.196, 0.43],
      [0.19, 0.194, 0.4],
      [0.04, 0.174, 0.375],
    ],
    [
      [0.38, 0.136, 0.33],
      [0.28, 0.17, 0.295],
      [0.12, 0.17, 0.28],
      [-0.08, 0.152, 0.275],
    ],
    [
      [0.315, 0.088, 0.225],
      [0.21, 0.116, 0.195],
      [0.04, 0.122, 0.185],
      [-0.2, 0.108, 0.205],
    ],
  ].map((row) => row.map((q) => [lerp(0.4, q[0], reach), q[1], lift(lerp(0.72, q[2], reach))]))
  model.pair('paint', panel(lower, { thickness: 0.005, nu: 80, nv: 50, lip: 4 }))
  const low = panelSurface(lower)
  model.pair(
    'paint2',
    subPanel(low, {
      u0: 0.04,
      u1: 0.97,
      v0: (t) => lerp(0.5, 0.12, t),
      v1: (t) => lerp(0.9, 0.42, t ** 1.3),
      lift: 0.0012,
      thickness: 0.001,
      n: 60,
      m: 10,
    }),
  )
  model.pair(
    'white',
    subPanel(low, {
      u0: 0.04,
      u1: 0.97,
      v0: (t) => lerp(0.46, 0.08, t),
      v1: (t) => lerp(0.485, 0.105, t),
      lift: 0.0014,
      thickness: 0.001,
      n: 60,
      m: 4,
    }),
  )
  for (const [u, v] of [
    [0.06, 0.1],
    [0.06, 0.85],
    [0.5, 0.94],
    [0.9, 0.9],
  ])
    model.pair('darkmetal', sphere(add(low(u, v), [0, 0.002, 0]), 0.006, 16))
}

/** The belly between the two lower panels. */
function keel({ model, lift }: Chassis): void {
  const rows = [
    [
      [0.34, 0, 0.25],
      [0.335, 0.06, 0.25],
      [0.325, 0.094, 0.24],
    ],
    [
      [0.22, 0, 0.16],
      [0.22, 0.07, 0.168],
      [0.21, 0.116, 0.2],
    ],
    [
      [0.04, 0, 0.148],
      [0.04, 0.075, 0.156],
      [0.04, 0.122, 0.188],
    ],
    [
      [-0.2, 0, 0.17],
      [-0.2, 0.07, 0.178],
      [-0.2, 0.108, 0.206],
    ],
  ]
  model.add(
    'paint',
    panel(
      rows.map((row) => row.map((q) => [q[0], q[1], lift(q[2])])),
      { symmetric: true, nu: 40, nv: 40, thickness: 0.005 },
    ),
  )
}
