import { loft } from '../../../kernel/loft.ts'
import { panel, panelSurface, type Surface, solidify, subPanel } from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { bolt, box, tube } from '../../../kernel/sweep.ts'
import { add, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { bowl, lampWindow, lightGuide, projector } from '../../../parts/lamp-optics.ts'
import type { Chassis } from '../spec.ts'

/**
 * The streetfighter's face: a dark mask with three lamp modules under one lens, a fly screen above,
 * and light strips as brows. Its cheeks reach back past the fork. `u` runs down the mask, `v`
 * across it from right to left.
 */
export function maskLamp(c: Chassis): void {
  const { model, fork } = c
  const [lx, , top] = fork(0.66, 0, 0.085)
  const lz = top - 0.03
  const at = (dx: number, y: number, dz: number): Vec => [lx + dx, y, lz + dz]
  const face = panelSurface(
    [
      [at(0.03, 0, 0.108), at(0.022, 0.055, 0.11), at(-0.012, 0.108, 0.112)],
      [at(0.078, 0, 0.052), at(0.068, 0.064, 0.06), at(0.016, 0.128, 0.074)],
      [at(0.1, 0, -0.006), at(0.088, 0.062, 0.004), at(0.034, 0.118, 0.024)],
      [at(0.094, 0, -0.062), at(0.083, 0.05, -0.052), at(0.036, 0.092, -0.026)],
      [at(0.062, 0, -0.108), at(0.054, 0.036, -0.1), at(0.02, 0.066, -0.078)],
    ],
    true,
  )
  mask(c, face)
  optics(c, face)
  // Lamp housing and stays behind the mask.
  model.add(
    'black',
    loft(
      [
        { x: lx + 0.045, z: lz + 0.006, w: 0.085, t: 0.07, b: 0.07, et: 2.6, eb: 2.4 },
        { x: lx - 0.02, z: lz + 0.016, w: 0.1, t: 0.072, b: 0.07, et: 3, eb: 2.6 },
        { x: lx - 0.075, z: lz + 0.02, w: 0.07, t: 0.055, b: 0.052, et: 3, eb: 3 },
      ],
      { end: 0.02, start: 0.01 },
    ),
  )
  for (const s of [1, -1]) {
    const stay = [fork(0.63, s * 0.075, 0.03), at(-0.06, s * 0.084, 0.03), at(0.0, s * 0.088, 0.04)]
    model.add('black', tube(curve(stay, 14), [0.012, 0.005], { m: 10, up: [0, 0, 1] }))
    model.add('metal', bolt(at(-0.05, s * 0.092, 0.03), [0, s, 0], 0.007, 0.004))
  }
  cheeks(c, at)
  const fly = [
    [at(0.034, 0, 0.116), at(0.026, 0.055, 0.118), at(-0.004, 0.1, 0.118)],
    [at(0.002, 0, 0.152), at(-0.008, 0.054, 0.152), at(-0.036, 0.096, 0.144)],
    [at(-0.05, 0, 0.186), at(-0.058, 0.045, 0.184), at(-0.08, 0.076, 0.168)],
  ]
  model.add('paint', panel(fly, { symmetric: true, nu: 24, nv: 34, thickness: 0.0045 }))
  const under = [
    [at(0.02, 0, 0.1), at(0.012, 0.055, 0.1), at(-0.02, 0.104, 0.102)],
    ...fly.slice(0, 2).map((row) => row.map((q) => add(q, [-0.012, 0, -0.006]))),
  ]
  model.add('tank2', panel(under, { symmetric: true, nu: 20, nv: 30, thickness: 0.004 }))
  const line = fly.map((row) => add(row[1], [0.002, 0.012, 0.001]))
  model.pair('paint2', tube(curve(line, 20), [0.0014, 0.005], { m: 8, up: [1, 0, 0.4] }))
}

/** Painted brow plates left and right, with a black frame between and below them. */
function mask({ model }: Chassis, face: Surface): void {
  const sheet = { lift: 0.001, thickness: 0.006, n: 16, m: 40, lip: 3 }
  for (const s of [1, -1]) {
    const rows = steps(14).map((t) =>
      steps(30).map((f) => {
        const v = 0.5 + s * lerp(0.06, 0.49, f)
        return face(lerp(0.02, 0.2 - 0.06 * f, t), v)
      }),
    )
    model.add('paint', solidify(rows, s * 0.006, 3))
  }
  const low = { u0: 0.84, u1: 0.995, v0: 0.06, v1: 0.94 }
  model.add('tank2', subPanel(face, { ...sheet, ...low }))
  for (const s of [1, -1]) {
    const rows = steps(24).map((t) =>
      steps(10).map((f) => face(lerp(0.18, 0.88, t), 0.5 + s * lerp(0.46 - 0.12 * t, 0.5, f))),
    )
    model.add('tank2', solidify(rows, s * 0.004, 2))
  }
}

function optics({ model }: Chassis, face: Surface): void {
  const spread = (t: number) => lerp(0.44, 0.3, t)
  lampWindow(model, face, {
    u0: 0.2,
    u1: 0.84,
    v0: (t) => 0.5 - spread(t),
    v1: (t) => 0.5 + spread(t),
    depth: 0.036,
    rim: 'tank2',
    n: 26,
    m: 44,
  })
  const inside = (u: number, v: number, depth: number): Vec => add(face(u, v), [-depth, 0, 0])
  for (const s of [1, -1]) {
    const v = (f: number) => 0.5 + s * f
    const brow = [
      inside(0.42, v(0.03), 0.006),
      inside(0.34, v(0.16), 0.006),
      inside(0.27, v(0.3), 0.006),
      inside(0.26, v(0.405), 0.007),
    ]
    lightGuide(model, curve(brow, 40), 0.0034)
    const drop = [
      inside(0.3, v(0.41), 0.007),
      inside(0.46, v(0.37), 0.007),
      inside(0.6, v(0.32), 0.008),
    ]
    lightGuide(model, curve(drop, 24), 0.0028)
    const axis = [1, s * 0.12, 0]
    projector(model, { at: inside(0.56, v(0.15), 0.02), axis, r: 0.0155 }, 'metal')
    bowl(
      model,
      { at: inside(0.5, v(0.28), 0.015), axis: [1, s * 0.25, 0], r: 0.0185 },
      { facets: 10, segments: 50 },
    )
    const shelf = inside(0.44, v(0.2), 0.028)
    model.add('darkmetal', box(shelf, [0.014, 0.056, 0.005], 0.002))
  }
  bowl(model, { at: inside(0.72, 0.5, 0.014), r: 0.024 }, { facets: 12, segments: 60 })
  projector(model, { at: inside(0.72, 0.5, 0.022), r: 0.0105 }, 'metal')
}

/** Cheeks from the lens back past the fork leg, with a vent in the rear half. */
function cheeks({ model }: Chassis, at: (dx: number, y: number, dz: number) => Vec): void {
  const flank = [
    [
      at(-0.01, 0.109, 0.114),
      at(0.018, 0.13, 0.072),
      at(0.034, 0.12, 0.02),
      at(0.034, 0.092, -0.03),
      at(0.018, 0.066, -0.08),
    ],
    [
      at(-0.055, 0.126, 0.116),
      at(-0.045, 0.148, 0.074),
      at(-0.036, 0.142, 0.018),
      at(-0.03, 0.122, -0.036),
      at(-0.024, 0.086, -0.078),
    ],
    [
      at(-0.12, 0.128, 0.106),
      at(-0.122, 0.152, 0.07),
      at(-0.112, 0.15, 0.022),
      at(-0.088, 0.134, -0.024),
      at(-0.056, 0.1, -0.058),
    ],
  ]
  model.pair('tank2', panel(flank, { thickness: -0.005, nu: 26, nv: 34 }))
  const surface = panelSurface(flank)
  // A painted blade from the brow to the tank. It breaks up the dark area around the lamp.
  const blade = { v0: (t: number) => 0.07 + 0.02 * t, v1: (t: number) => 0.34 - 0.1 * t }
  model.pair(
    'paint',
    subPanel(surface, { u0: 0.06, u1: 0.95, ...blade, lift: -0.0035, thickness: -0.003 }),
  )
  for (const v of [0.36, 0.5, 0.64])
    model.pair(
      'gap',
      subPanel(surface, {
        u0: 0.5,
        u1: 0.86,
        v0: v,
        v1: (t) => v + 0.06 - 0.03 * t,
        lift: -0.0012,
        thickness: 0.0006,
        n: 12,
        m: 6,
      }),
    )
}
