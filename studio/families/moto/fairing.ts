import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { box, tube } from '../../kernel/sweep.ts'
import { add, lerp, steps, type Vec } from '../../kernel/vector.ts'
import { indicator } from '../../parts/lamps.ts'
import { mirrorArm } from '../../parts/mirrors.ts'
import { type Hull, hullOf, on } from './fairing-hull.ts'
import { sides } from './fairing-sides.ts'
import { nose, screenFoot } from './nose.ts'
import type { Chassis } from './spec.ts'

/** The sport bike's skin, one body from the nose to the pan under the engine, with a bubble of a screen. */
export function fairing(c: Chassis): void {
  const hull = hullOf(c)
  nose(c, hull)
  sides(c, hull)
  screen(c, hull)
  mirrors(c, hull)
  if (c.spec.nose.winglets) winglets(c, hull)
  for (const side of [1, -1]) {
    const [x, y, z] = on(hull.side, 0.36, 0.3, -0.004)
    indicator(c.model, [x, side * y, z], side, { length: 0.045, stalk: 0.022, led: c.spec.led })
  }
}

/** Its upper edge from the middle outwards; x from the front axle, metres. */
const SCREEN_TOP: Vec[] = [
  [-0.408, 0, 1.12],
  [-0.41, 0.034, 1.117],
  [-0.417, 0.067, 1.105],
  [-0.428, 0.098, 1.082],
  [-0.442, 0.122, 1.05],
  [-0.458, 0.14, 1.012],
]

/** It stands on the top's rear edge, bulges and ends in a rolled rim over the clocks. */
function screen({ model, front, lift, spec }: Chassis, hull: Hull): void {
  const foot = steps(6).map((t) => on(hull.top, t * 0.98, screenFoot(t * 0.98) - 0.02, 0.003))
  const top = SCREEN_TOP.map(([x, y, z]): Vec => [front.x + x, y * spec.nose.width, lift(z)])
  // A parabola from the foot to the edge, drawn up and outwards between them.
  const rows = steps(6).map((t) =>
    foot.map((a, j): Vec => {
      const b = top[j]
      const over: Vec = [
        lerp(a[0], b[0], 0.42),
        Math.max(a[1], b[1]) * 1.07,
        lerp(a[2], b[2], 0.66) + 0.012,
      ]
      const k = (i: number) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * over[i] + t * t * b[i]
      return [k(0), k(1), k(2)]
    }),
  )
  model.add('smoke', panel(rows, { symmetric: true, nu: 36, nv: 60, thickness: 0 }))
  const whole = (row: Vec[]) => [
    ...row
      .slice(1)
      .toReversed()
      .map((q): Vec => [q[0], -q[1], q[2]]),
    ...row,
  ]
  const rim = (row: Vec[], radius: number) =>
    model.add('black', tube(curve(whole(row), 70), radius, { m: 8 }))
  rim(rows[0], 0.0042)
  rim(rows[rows.length - 1], 0.0026)
  for (const side of [1, -1]) {
    const edge = rows.map((row) => row[row.length - 1]).map((q): Vec => [q[0], side * q[1], q[2]])
    model.add('black', tube(curve(edge, 30), 0.0026, { m: 8 }))
  }
}

/** On short feet at the fairing's brow, where a rider looks past his elbows. */
function mirrors({ model }: Chassis, hull: Hull): void {
  for (const side of [1, -1]) {
    const [x, y, z] = on(hull.top, 0.96, 0.6, 0.001)
    const at = (dx: number, dy: number, dz: number): Vec => [x + dx, side * (y + dy), z + dz]
    model.add('black', box(at(0, 0.004, 0.004), [0.06, 0.03, 0.012], 0.005))
    const stalk = [at(0, 0.002, 0.004), at(-0.004, 0.06, 0.03), at(-0.02, 0.13, 0.058)]
    model.add('black', tube(curve(stalk, 16), [0.0055, 0.012], { m: 14, up: [0, 0, 1] }))
    mirrorArm(model, at(-0.02, 0.13, 0.052), {
      side,
      kind: 'hex',
      height: 0.012,
      out: 0.01,
      shell: 'black',
      size: 0.82,
    })
  }
}

/** Three blades on each side between the fairing and a plate that stands off it: a duct open at both ends. */
function winglets({ model }: Chassis, hull: Hull): void {
  const at = (u: number, v: number, out: number): Vec => {
    const q = u < 0.3 ? on(hull.cheek, 0.55 + u, v) : on(hull.side, (u - 0.3) * 0.9, v)
    return add(q, [0, out, 0])
  }
  const [from, to] = [0.26, 0.66]
  for (const [u, droop] of [
    [0.02, 0.004],
    [0.38, 0.007],
    [0.72, 0.01],
  ]) {
    const rows = [0, 0.5, 1].map((w) =>
      [0, 0.35, 0.7, 1].map((t) => {
        const q = at(u, lerp(from + 0.03 * w, to - 0.05 * w, t), 0.058 * w)
        return add(q, [0, 0, 0.016 * Math.sin(Math.PI * t * 0.8) - droop * w])
      }),
    )
    model.pair('black', panel(rows, { thickness: 0.005, nu: 14, nv: 30 }))
  }
  // The plate outside is painted as the fairing and leans towards it in front, so that both read as one duct.
  const rows = [0, 0.28, 0.55, 0.8].map((u, i) =>
    [0, 0.2, 0.45, 0.7, 1].map((t) => {
      const v = lerp(from + 0.02 + 0.02 * i, to - 0.04 - 0.012 * i, t)
      return at(u, v, lerp(0.03, 0.062, Math.sin((Math.PI / 2) * Math.min(1, t * 1.5))))
    }),
  )
  model.pair('paint', panel(rows, { thickness: 0.005, nu: 18, nv: 30, lip: 4 }))
  const edge = rows[0].map((_, j) => add(rows[3][j], [0, 0.002, 0.004]))
  model.pair('white', tube(curve(edge, 24), [0.0008, 0.003], { m: 8, up: [0, 1, 0] }))
}
