import { panel, shell } from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { tube } from '../../../kernel/sweep.ts'
import { add, lerp, mix, steps, type Vec } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'
import { type Hull, on } from './fairing-hull.ts'

/**
 * Returns a point from the fairing out to the duct's wall: `u` from its roof down, `t` from its
 * mouth back.
 */
type Duct = (u: number, t: number, share: number) => Vec

/**
 * A duct on each cheek: an outer wall, roof and floor, a mouth with two wings across it, and a dark
 * inside.
 */
export function winglets(c: Chassis, hull: Hull): void {
  const at = ductOn(hull)
  const thirds = [0, 0.33, 0.67, 1]
  const wall = thirds.map((u) => thirds.map((t) => at(u, t, 1)))
  c.model.pair('paint', shell(wall, { nu: 16, nv: 24, flange: 0.006, round: 0.0026 }))
  for (const u of [0, 1])
    c.model.pair('paint', panel(plane(at, u, 0), { thickness: 0.004, nu: 10, nv: 24 }))
  for (const u of [0.35, 0.69])
    c.model.pair('tank2', panel(plane(at, u, 0.008), { thickness: 0.005, nu: 10, nv: 24 }))
  const within = [0.01, 0.3, 0.6, 0.8, 0.99].map((u) =>
    [0.02, 0.3, 0.6, 0.98].map((t) => add(at(u, t, 0), [0, 0.005, 0])),
  )
  c.model.pair('plastic', panel(within, { thickness: 0.003, nu: 14, nv: 14 }))
  mouth(c, at)
}

/** Boundary of cheek and side, as a share of the duct's height. */
const SEAM = 0.6

function ductOn(hull: Hull): Duct {
  const foot = (u: number, t: number): Vec => {
    const v = lerp(lerp(0.2, 0.62, t), lerp(0.25, 0.54, t), u)
    return u < SEAM
      ? on(hull.cheek, lerp(0.42, 1, u / SEAM), v)
      : on(hull.side, lerp(0, 0.32, (u - SEAM) / (1 - SEAM)), v)
  }
  const flat = (u: number, t: number): Vec =>
    mix(mix(foot(0, 0), foot(0, 1), t), mix(foot(1, 0), foot(1, 1), t), u)
  return (u, t, share) => {
    // Widest at the mouth. The wall is swept back from the fairing.
    const out = lerp(0.108, 0.056, t) * (1 - 0.12 * u)
    const wall = add(flat(u, t), [-0.03 * (1 - t), out, 0.01 * (1 - u)])
    return mix(foot(u, t), wall, share)
  }
}

/** A wing across the duct, from inside the fairing to the wall. `camber` is metres. */
function plane(at: Duct, u: number, camber: number): Vec[][] {
  return [-0.1, 0.4, 0.9].map((share) =>
    [0.01, 0.35, 0.7, 0.99].map((t) =>
      add(at(u, t, share), [0, 0, camber * Math.sin(Math.PI * t)]),
    ),
  )
}

/** A dark lip around the mouth. */
function mouth({ model }: Chassis, at: Duct): void {
  const line = [
    ...steps(5).map((share) => at(0, 0, share)),
    ...steps(7)
      .slice(1)
      .map((u) => at(u, 0, 1)),
    ...steps(5)
      .slice(1)
      .map((share) => at(1, 0, 1 - share)),
  ]
  model.pair('tank2', tube(curve(line, 44), 0.0036, { m: 10 }))
}
