import { panel, type Surface, solidify } from '../../../kernel/panel.ts'
import { clamp, lerp, steps } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'
import { type Hull, on } from './fairing-hull.ts'

/** Depth of the air outlet behind the front panel's edge, in metres. */
const DEEP = 0.034

/**
 * Outlet of the radiator's air: the flank recedes under the front panel and rises again behind it,
 * with fins between.
 */
export function scoop(c: Chassis, hull: Hull): void {
  const { model, spec } = c
  const { scoop: from, end, fins } = spec.nose.flank
  const start = from - 0.2
  const depth = (v: number) => {
    const t = clamp((v - from + 0.1) / (end - from + 0.02))
    return -0.005 - DEEP * (1 - t * t * (3 - 2 * t))
  }
  const bottom = (v: number) => scoopFloor(c, v)
  const along = (count: number, to = end) => steps(count).map((t) => lerp(start, to, t))
  const floor = [-0.06, 0.2, 0.5, 0.8, 1].map((s) =>
    along(9).map((v) =>
      on(hull.flank, Math.max(0, s * bottom(v)), v, depth(v) - (s < 0 ? 0.004 : 0)),
    ),
  )
  const skin = spec.nose.livery === 'tricolour' ? 'paint' : 'tank2'
  model.pair(skin, panel(floor, { thickness: 0.003, nu: 22, nv: 34 }))
  wall(c, hull.flank, along(24), (v) => bottom(v) + 0.004, depth)
  for (let i = 0; i < fins; i++) {
    const at = (v: number, k: number) => ((i + 0.9) / (fins + 0.8)) * bottom(v) + 0.02 * k
    const [first, last] = [from - 0.1, lerp(from, end, 0.72)]
    const rows = [0, 1].map((k) =>
      steps(22).map((t) => {
        const v = lerp(first, last, t)
        return on(hull.flank, at(v, k), v, k ? lerp(depth(v), -0.006, 0.86) : depth(v) - 0.002)
      }),
    )
    model.pair('black', solidify(rows, 0.0035))
  }
}

/** Lower end of the scoop on the flank, as a share. */
export const scoopFloor = ({ spec }: Chassis, v: number): number =>
  lerp(spec.nose.flank.deep, spec.nose.flank.deep - 0.16, v)

/** The wall that closes the scoop from below. */
function wall(
  c: Chassis,
  flank: Surface,
  along: readonly number[],
  u: (v: number) => number,
  depth: (v: number) => number,
): void {
  const rows = steps(4).map((s) =>
    along.map((v) => on(flank, u(v), v, lerp(-0.006, depth(v) - 0.003, s))),
  )
  c.model.pair('tank2', solidify(rows, 0.002))
}
