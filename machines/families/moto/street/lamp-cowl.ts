import { gridMesh } from '../../../kernel/mesh.ts'
import {
  panel,
  panelSurface,
  type Surface,
  solidify,
  subPanel,
  surfaceNormal,
} from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { bolt, box, sphere, tube } from '../../../kernel/sweep.ts'
import { add, clamp, lerp, mul, steps, type Vec } from '../../../kernel/vector.ts'
import { bowl, halogen, lampWindow, lightGuide, projector } from '../../../parts/lamp-optics.ts'
import type { Chassis } from '../spec.ts'

/**
 * The commuter's painted cowl around one lens. `cowl` varies its shape between models. `u` runs
 * down the face, `v` across it from right to left.
 */
export function cowlLamp(c: Chassis): void {
  const { model, fork, spec } = c
  const { height: k, width: w, prow, top, bottom, spread, slant, waist } = spec.cowl
  const [lx, , z] = fork(0.64, 0, 0.09)
  const at = (dx: number, y: number, dz: number): Vec => [lx + dx, y * w, z + dz * k]
  const shell = [
    [at(-0.008, 0, 0.192), at(-0.02, 0.054, 0.182), at(-0.06, 0.092, 0.15)],
    [at(0.046 + prow, 0, 0.116), at(0.034 + prow, 0.07, 0.112), at(-0.03, 0.13, 0.096)],
    [at(0.078 + prow, 0, 0.035), at(0.064 + prow, 0.08, 0.032), at(-0.004, 0.146, 0.03)],
    [at(0.082, 0, -0.055), at(0.068, 0.07 * waist, -0.05), at(0.01, 0.126 * waist, -0.04)],
    [at(0.05, 0, -0.122), at(0.04, 0.048 * waist, -0.116), at(-0.006, 0.088 * waist, -0.1)],
  ]
  const face = panelSurface(shell, true)
  // The lens follows the shell. Its outer ends are raised by `slant`.
  const bent: Surface = (u, v) => face(clamp(u - slant * Math.abs(v - 0.5) * 2), v)
  const edge = (side: number) => (t: number) => 0.5 + side * spread * (1 - 0.24 * t * t)
  // A painted ring from the edge of the window to the edge of the shell.
  const inner = ([s, f]: readonly [number, number]): Vec =>
    bent(lerp(top, bottom, s), lerp(edge(-1)(s), edge(1)(s), f))
  const rows = ringOf(face, inner)
  model.add('paint', solidify(rows, 0.006, 3))
  const flank = steps(13).map((t) => {
    const q = face(t, 1)
    // Deepest beside the lens, shallower at the instruments and the chin.
    const reach = 0.25 + 0.75 * Math.sin(Math.PI * clamp(0.08 + 0.84 * t)) ** 0.8
    return [
      [-0.0024, -0.0004, 0],
      [-0.036, 0.007, 0.001],
      [-0.072, 0.006, 0.002],
      [-0.102, -0.006, 0.001],
    ].map(([x, y, z]) => add(q, [x * reach, y * reach, z]))
  })
  model.pair('paint', panel(flank, { nu: 36, nv: 18, thickness: 0.005 }))
  // The joint between the two mouldings, and the bead along the rear edge.
  const joint = steps(40).map((t) => add(face(t, 1), [-0.001, -0.0042, 0]))
  model.pair('gap', tube(joint, 0.0042, { m: 6 }))
  model.pair(
    'paint',
    tube(
      curve(
        flank.map((row) => row[3]),
        36,
      ),
      0.0036,
      { m: 10 },
    ),
  )
  bezel(model, bent, edge, spec.cowl)
  lampWindow(model, bent, {
    u0: top,
    u1: bottom,
    v0: edge(-1),
    v1: edge(1),
    depth: 0.03,
    floor: spec.cowl.light === 'halogen' || spec.cowl.light === 'twin' ? 'rimsilver' : 'black',
    m: 44,
  })
  lights(c, bent)
  dress(c, face)
  mounts(c, at)
}

/**
 * Closed rings between the window and the shell's edge. Both are rectangles with the same number of
 * points.
 */
function ringOf(face: Surface, inner: (q: readonly [number, number]) => Vec): Vec[][] {
  const side = 22
  const around = [
    ...steps(side + 1).map((t) => [0, t] as const),
    ...steps(side + 1)
      .slice(1)
      .map((t) => [t, 1] as const),
    ...steps(side + 1)
      .slice(1)
      .map((t) => [1, 1 - t] as const),
    ...steps(side + 1)
      .slice(1)
      .map((t) => [1 - t, 0] as const),
  ]
  return around.map((q) => steps(12).map((k) => towards(face, inner, q, k)))
}

/**
 * Interpolates between the window's edge (k 0) and the shell's (k 1) on the shell itself, so that
 * the ring is smooth.
 */
function towards(
  face: Surface,
  inner: (q: readonly [number, number]) => Vec,
  q: readonly [number, number],
  k: number,
): Vec {
  const from = nearest(face, inner(q))
  return face(lerp(from[0], q[0], k), lerp(from[1], q[1], k))
}

/**
 * Finds the [u, v] of the shell's point nearest to `target`, by a few Newton steps with numeric
 * slopes.
 */
function nearest(face: Surface, target: Vec): [number, number] {
  let [u, v] = [0.5, 0.5]
  const e = 1e-3
  for (let i = 0; i < 14; i++) {
    const p = face(u, v)
    const du = face(u + e, v)
    const dv = face(u, v + e)
    const [zu, yv] = [(du[2] - p[2]) / e, (dv[1] - p[1]) / e]
    const [zv, yu] = [(dv[2] - p[2]) / e, (du[1] - p[1]) / e]
    const det = zu * yv - zv * yu || 1e-6
    const [dz, dy] = [target[2] - p[2], target[1] - p[1]]
    u = clamp(u + (dz * yv - dy * zv) / det, 0.001, 0.998)
    v = clamp(v + (dy * zu - dz * yu) / det, 0.001, 0.998)
  }
  return [u, v]
}

/** A broad frame around the lens that stands out of the cowl. */
function bezel(
  model: Chassis['model'],
  bent: Surface,
  edge: (side: number) => (t: number) => number,
  { top, bottom, rim }: Chassis['spec']['cowl'],
): void {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const n = 14
  const loop = corners.flatMap((a, i) => {
    const b = corners[(i + 1) % 4]
    return steps(n + 1)
      .slice(0, -1)
      .map((t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)])
  })
  const line = loop.map(([s, f]): Vec => {
    const [u, v] = [lerp(top, bottom, s), lerp(edge(-1)(s), edge(1)(s), f)]
    return add(bent(u, v), mul(surfaceNormal(bent, u, v), 0.0024))
  })
  model.add(rim, tube(line, 0.0052, { m: 12, closed: true }))
}

function lights({ model, spec }: Chassis, bent: Surface): void {
  const { top, bottom, spread, light } = spec.cowl
  const middle = lerp(top, bottom, 0.5)
  const tall = Math.abs(bent(top, 0.5)[2] - bent(bottom, 0.5)[2])
  const inside = (u: number, v: number, depth: number): Vec => add(bent(u, v), [-depth, 0, 0])
  const axis = [1, 0, -0.04]
  const guide = (u: number, from: number, to: number, depth = 0.006) =>
    lightGuide(
      model,
      steps(30).map((t) => inside(u, lerp(from, to, t), depth)),
      0.003,
    )
  if (light === 'halogen')
    halogen(model, { at: inside(middle, 0.5, 0.004), axis, r: 0.44 * tall }, 22)
  if (light === 'twin')
    for (const [u, r] of [
      [lerp(top, bottom, 0.62), 0.33],
      [lerp(top, bottom, 0.18), 0.14],
    ])
      halogen(model, { at: inside(u, 0.5, 0.004), axis, r: r * tall }, 18)
  if (light === 'halogen' || light === 'twin') {
    // Position lamps in the corners: small bulbs in small mirrors.
    for (const s of [1, -1]) {
      const corner = inside(lerp(top, bottom, 0.24), 0.5 + s * spread * 0.7, 0.009)
      bowl(model, { at: corner, axis: [1, s * 0.3, 0], r: 0.013 }, { segments: 32 })
      model.add('lens', sphere(add(corner, [-0.004, 0, 0]), 0.0042, 16))
    }
    return
  }
  const inner = spread * 0.86
  if (light === 'line') guide(lerp(top, bottom, 0.12), 0.5 - inner, 0.5 + inner)
  for (const s of [1, -1]) {
    if (light !== 'line') guide(lerp(top, bottom, 0.14), 0.5 + s * 0.05, 0.5 + s * inner)
    if (light === 'split') guide(lerp(top, bottom, 0.9), 0.5 + s * 0.04, 0.5 + s * inner * 0.6)
    const v = 0.5 + s * (light === 'line' ? 0.1 : 0.13)
    const r = Math.min(0.019, 0.25 * tall)
    projector(model, { at: inside(middle + 0.03, v, 0.02), axis: [1, s * 0.06, 0], r }, 'metal')
    bowl(
      model,
      {
        at: inside(middle + 0.01, 0.5 + s * spread * 0.66, 0.014),
        axis: [1, s * 0.3, 0],
        r: r * 1.1,
      },
      { facets: 10, segments: 44 },
    )
  }
  model.add('darkmetal', box(inside(middle, 0.5, 0.026), [0.01, 0.03, 0.05], 0.004))
}

/**
 * A smoked visor or black brow over the lens, a painted or black chin under it, and a rolled rear
 * edge.
 */
function dress({ model, spec }: Chassis, face: Surface): void {
  const { visor, chin, top } = spec.cowl
  if (visor) {
    const shield = { u0: 0.015, u1: Math.max(0.14, top - 0.09), n: 14, m: 34 }
    model.add(
      'tank2',
      subPanel(face, {
        ...shield,
        v0: (t) => 0.24 - 0.1 * t,
        v1: (t) => 0.76 + 0.1 * t,
        lift: 0.0045,
        thickness: 0.003,
      }),
    )
    model.add(
      'gap',
      subPanel(face, {
        ...shield,
        u1: shield.u1 + 0.012,
        v0: (t) => 0.225 - 0.1 * t,
        v1: (t) => 0.775 + 0.1 * t,
        lift: 0.0009,
        thickness: 0.0009,
      }),
    )
  }
  if (chin !== 'paint') {
    const from = Math.min(0.93, spec.cowl.bottom + 0.04)
    model.add(
      chin,
      subPanel(face, {
        u0: from,
        u1: 0.995,
        v0: (t) => 0.2 + 0.14 * t,
        v1: (t) => 0.8 - 0.14 * t,
        lift: 0.002,
        thickness: 0.002,
        n: 8,
        m: 30,
      }),
    )
  }
  const rim = steps(40).map((t) => face(0.004, t))
  model.add('gap', tube(rim, 0.0032, { m: 8 }))
  const hood = steps(4).map((t) => {
    const row = steps(3).map((f) => face(0.02, lerp(0.5, 0.97, f)))
    return row.map((q): Vec => [q[0] - 0.022 * t, q[1], q[2] - 0.004 * t])
  })
  model.add('plastic', panel(hood, { symmetric: true, thickness: 0.004, nu: 12, nv: 20 }))
}

/** Brackets from the fork to the cowl, with the bolt that adjusts the lamp's aim. */
function mounts({ model, fork }: Chassis, at: (dx: number, y: number, dz: number) => Vec): void {
  for (const s of [1, -1]) {
    const ear = [
      fork(0.6, s * 0.085, 0.02),
      at(-0.075, s * 0.11, -0.02),
      at(-0.04, s * 0.122, -0.005),
    ]
    model.add('black', tube(curve(ear, 12), [0.013, 0.005], { m: 10, up: [0, 0, 1] }))
    const spot = at(-0.05, s * 0.138, 0)
    model.add('metal', bolt(spot, [0, s, 0], 0.0075, 0.004))
  }
  // Back of the lamp, visible between the fork legs.
  const back = steps(8).map((t) => {
    const r = 0.085 * Math.cos((t * Math.PI) / 2.2)
    return steps(25).map((f): Vec => {
      const a = f * 2 * Math.PI
      const q = at(-0.02 - 0.07 * Math.sin((t * Math.PI) / 2), r * Math.cos(a), 0)
      return [q[0], q[1], q[2] + r * Math.sin(a)]
    })
  })
  model.add('plastic', gridMesh(back))
}
