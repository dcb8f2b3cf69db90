import { loft } from '../../../kernel/loft.ts'
import {
  panel,
  panelSurface,
  type Surface,
  shell,
  solidify,
  subPanel,
} from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { bolt, box, tube } from '../../../kernel/sweep.ts'
import { add, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { bowl, lampWindow, lightGuide, projector } from '../../../parts/lamp-optics.ts'
import { indicator } from '../../../parts/lamps.ts'
import type { Chassis } from '../spec.ts'

/** Down the face from the screen's foot to the chin, from the centre outwards. */
const FACE: readonly (readonly Vec[])[] = [
  [
    [0.5, 0, 0.958],
    [0.492, 0.05, 0.958],
    [0.462, 0.1, 0.956],
    [0.42, 0.14, 0.952],
  ],
  [
    [0.556, 0, 0.905],
    [0.548, 0.055, 0.908],
    [0.51, 0.112, 0.914],
    [0.45, 0.158, 0.918],
  ],
  [
    [0.598, 0, 0.85],
    [0.586, 0.055, 0.856],
    [0.542, 0.112, 0.868],
    [0.475, 0.166, 0.88],
  ],
  [
    [0.61, 0, 0.8],
    [0.597, 0.046, 0.806],
    [0.555, 0.092, 0.818],
    [0.495, 0.142, 0.834],
  ],
  [
    [0.6, 0, 0.755],
    [0.585, 0.034, 0.762],
    [0.545, 0.066, 0.777],
    [0.5, 0.105, 0.794],
  ],
]

/**
 * Columns of the cheek from its upper to its lower edge, ordered from the face back to the tank's
 * shoulder.
 */
const CHEEK: readonly (readonly Vec[])[] = [
  [
    [0.392, 0.16, 0.958],
    [0.398, 0.186, 0.934],
    [0.404, 0.192, 0.906],
    [0.412, 0.182, 0.874],
  ],
  [
    [0.332, 0.168, 0.96],
    [0.334, 0.187, 0.944],
    [0.336, 0.19, 0.926],
    [0.34, 0.181, 0.908],
  ],
  [
    [0.262, 0.158, 0.956],
    [0.263, 0.166, 0.953],
    [0.264, 0.168, 0.949],
    [0.265, 0.165, 0.945],
  ],
]

/** From the beak's tip back under the lens, from the centre outwards. */
const BEAK: readonly (readonly Vec[])[] = [
  [
    [0.702, 0, 0.744],
    [0.696, 0.022, 0.743],
    [0.682, 0.038, 0.739],
    [0.662, 0.05, 0.731],
  ],
  [
    [0.664, 0, 0.777],
    [0.651, 0.042, 0.774],
    [0.622, 0.076, 0.765],
    [0.586, 0.098, 0.744],
  ],
  [
    [0.63, 0, 0.796],
    [0.613, 0.052, 0.797],
    [0.574, 0.1, 0.796],
    [0.526, 0.134, 0.776],
  ],
  [
    [0.61, 0, 0.809],
    [0.596, 0.05, 0.813],
    [0.552, 0.102, 0.822],
    [0.505, 0.142, 0.826],
  ],
]

/** Half of the lens's width at a share of its height, as a share of the face. */
const spread = (t: number) => lerp(0.375, 0.25, t ** 1.3)
const [TOP, LOW] = [0.3, 0.72]

/**
 * An adventure bike's upper fairing, fixed to the frame: one lamp under a brow, painted cheeks up
 * to the tank's panels, and a short beak below the lamp. `u` runs down the face, `v` across it from
 * right to left.
 */
export function tallFace(c: Chassis): void {
  const { model, lift } = c
  const raised = (rows: readonly (readonly Vec[])[]) =>
    rows.map((row) => row.map((q): Vec => [q[0], q[1], lift(q[2])]))
  const face = panelSurface(raised(FACE), true)
  lamp(c, face)
  brow(c, face)
  cheeks(c, face, raised(CHEEK))
  beak(c, raised(BEAK))
  bucket(c)
  for (const side of [1, -1])
    indicator(model, [0.484, side * 0.16, lift(0.787)], side, {
      length: 0.05,
      stalk: 0.03,
      led: c.spec.led,
    })
}

/**
 * One lens from cheek to cheek: four modules on a dark shelf, and a light strip with hooked ends.
 */
function lamp({ model }: Chassis, face: Surface): void {
  lampWindow(model, face, {
    u0: TOP,
    u1: LOW,
    v0: (t) => 0.5 - spread(t),
    v1: (t) => 0.5 + spread(t),
    depth: 0.034,
    rim: 'black',
    n: 18,
    m: 36,
  })
  const inside = (u: number, v: number, depth: number): Vec => add(face(u, v), [-depth, 0, 0])
  for (const s of [1, -1]) {
    const v = (f: number) => 0.5 + s * f
    const hook = [
      inside(0.47, v(0.04), 0.006),
      inside(0.425, v(0.16), 0.006),
      inside(0.395, v(0.3), 0.006),
      inside(0.44, v(0.332), 0.007),
      inside(0.57, v(0.296), 0.008),
    ]
    lightGuide(model, curve(hook, 40), 0.0031)
    projector(
      model,
      { at: inside(0.57, v(0.092), 0.02), axis: [1, s * 0.06, 0], r: 0.0175 },
      'metal',
    )
    projector(
      model,
      { at: inside(0.54, v(0.215), 0.018), axis: [1, s * 0.16, 0], r: 0.0155 },
      'metal',
    )
    bowl(
      model,
      { at: inside(0.655, v(0.15), 0.014), axis: [1, s * 0.12, 0.1], r: 0.011 },
      { facets: 8, segments: 32 },
    )
    model.add('darkmetal', box(inside(0.62, v(0.13), 0.03), [0.012, 0.06, 0.004], 0.0015, 2))
  }
  model.add('tank2', box(inside(0.54, 0.5, 0.022), [0.02, 0.007, 0.06], 0.003, 2))
}

/** A dark plate over the lens that acts as a visor and carries the screen's foot. */
function brow({ model }: Chassis, face: Surface): void {
  const rows = steps(9).map((s) =>
    steps(25).map((f): Vec => {
      const half = lerp(0.24, 0.37, s)
      const q = face(lerp(0.01, TOP - 0.008, s), lerp(0.5 - half, 0.5 + half, f))
      const out = 0.003 + 0.011 * s ** 4 * (1 - Math.abs(2 * f - 1) ** 4)
      return [q[0] + out, q[1], q[2] + 0.3 * out]
    }),
  )
  model.add('tank2', solidify(rows, 0.005, 3))
  model.pair(
    'metal',
    bolt(add(face(0.14, 0.74), [0.004, 0, 0.001]), [0.8, 0.3, 0.5], 0.0055, 0.003),
  )
}

/** From the side of the lens back past the fork to the tank, over the upper edge of its panels. */
function cheeks({ model }: Chassis, face: Surface, back: Vec[][]): void {
  // Beside the lens the cheek follows its edge. Above the lens it is drawn in over the brow.
  const rows = [0.03, 0.3, 0.6, 0.84].map((u, i) => {
    const t = Math.max(0, (u - TOP) / (LOW - TOP))
    const near = 0.512 + (u < TOP ? lerp(0.25, spread(0), u / TOP) : spread(Math.min(1, t)))
    return [face(u, near), face(u, lerp(near, 0.985, 0.6)), ...back.map((column) => column[i])]
  })
  const surface = panelSurface(rows)
  model.pair('paint', shell(rows, { nu: 26, nv: 34, flange: 0.01, round: 0.0028 }))
  const shut = { lift: 0.0004, thickness: 0.0006, n: 8, m: 10, lip: 1 }
  for (const [v, w] of [
    [0.56, 0.05],
    [0.635, 0.042],
    [0.705, 0.034],
  ])
    model.pair(
      'gap',
      subPanel(surface, {
        ...shut,
        u0: 0.36,
        u1: 0.78,
        v0: (t) => v - 0.05 * t,
        v1: (t) => v + w - 0.05 * t,
      }),
    )
  for (const [v, w] of [
    [0.597, 0.02],
    [0.667, 0.02],
  ])
    model.pair(
      'tank2',
      subPanel(surface, {
        ...shut,
        lift: 0.003,
        thickness: 0.003,
        u0: 0.34,
        u1: 0.8,
        v0: (t) => v - 0.05 * t,
        v1: (t) => v + w - 0.05 * t,
        m: 4,
      }),
    )
  model.pair('darkmetal', bolt(surface(0.5, 0.86), [0, 1, 0.1], 0.006, 0.0022))
  // The lining that closes the cheek towards the rider.
  const inside = back.map((column) => column[0])
  const lining = [
    inside.map((q) => add(q, [0, -0.004, -0.002])),
    inside.map((q) => add(q, [0, -0.026, -0.012])),
    inside.map((q) => add(q, [0, -0.03, -0.07])),
  ]
  model.pair('plastic', panel(lining, { nu: 12, nv: 16, thickness: 0.003 }))
}

/** Painted above, dark below and at its sides, where it is screwed to the lamp housing. */
function beak({ model }: Chassis, rows: Vec[][]): void {
  model.add('paint', shell(rows, { symmetric: true, nu: 22, nv: 36, flange: 0.007, round: 0.003 }))
  const under = rows.map((row) =>
    row.map((q, j): Vec => [q[0] - 0.022, q[1] * 0.9, q[2] - 0.014 + 0.003 * j]),
  )
  model.add('plastic', panel(under, { symmetric: true, nu: 16, nv: 24, thickness: 0.004 }))
  const surface = panelSurface(rows, true)
  for (const s of [1, -1])
    model.add(
      'gap',
      subPanel(surface, {
        u0: 0.42,
        u1: 0.74,
        v0: (t) => 0.5 + s * lerp(0.27, 0.25, t) - 0.016,
        v1: (t) => 0.5 + s * lerp(0.27, 0.25, t) + 0.016,
        lift: 0.0004,
        thickness: 0.0006,
        n: 10,
        m: 4,
      }),
    )
  model.pair('metal', bolt(add(surface(0.84, 0.93), [0, 0.001, 0]), [0.3, 1, 0.3], 0.0058, 0.003))
}

/** Back of the lamp, and the carrier between fairing and steering head. */
function bucket({ model, lift, fork }: Chassis): void {
  model.add(
    'plastic',
    loft(
      [
        { x: 0.54, z: lift(0.855), w: 0.05, t: 0.04, b: 0.04, et: 3, eb: 2.6 },
        { x: 0.49, z: lift(0.865), w: 0.085, t: 0.05, b: 0.056, et: 3, eb: 3 },
        { x: 0.435, z: lift(0.875), w: 0.095, t: 0.05, b: 0.05, et: 3, eb: 3 },
      ],
      { end: 0.02, start: 0.01, n: 16, q: 9 },
    ),
  )
  for (const s of [1, -1]) {
    const stay: Vec[] = [
      fork(0.6, s * 0.03, -0.01),
      [0.43, s * 0.06, lift(0.86)],
      [0.45, s * 0.094, lift(0.9)],
      [0.445, s * 0.11, lift(0.925)],
    ]
    model.add('black', tube(curve(stay, 18), 0.007, { m: 12 }))
  }
}
