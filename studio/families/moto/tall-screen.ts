import { panel, panelSurface, type Surface, shell, surfaceNormal } from '../../kernel/panel.ts'
import { bolt, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, steps, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** A tall clear screen let into the lamp's mask: a black foot before it, a wing a side up from the cheeks, two stays behind. */
export function tallScreen(c: Chassis): void {
  const { model } = c
  const rows = rowsOf(c)
  const surface = panelSurface(rows, true)
  // Coated: plain glass showed nothing but the lamps in it.
  model.add('tint', panel(rows, { symmetric: true, thickness: 0, nu: 36, nv: 50 }))
  const side = (v: number) => steps(30).map((t) => surface(lerp(0.1, 1, t), v))
  const rim = [
    ...side(0),
    ...steps(30)
      .slice(1)
      .map((t) => surface(1, t)),
    ...side(1).toReversed().slice(1),
  ]
  model.add('sawn', tube(rim, [0.0017, 0.0022], { m: 8 }))
  foot(c, surface)
  wings(c, surface)
  fixings(c, surface)
}

/** From its foot on the mask up to its edge, from the middle outwards. */
function rowsOf({ spec, fork }: Chassis): Vec[][] {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const [z, h] = [top + 0.072, spec.screen]
  const row = (back: number, up: number, w: number, bulge: number): Vec[] => [
    [lx + 0.026 - back, 0, z + up],
    [lx + 0.016 - back - bulge * 0.25, w * 0.5, z + up - 0.003],
    [lx - 0.012 - back - bulge, w * 0.86, z + up - 0.014],
    [lx - 0.04 - back - bulge * 1.5, w, z + up - 0.032],
  ]
  return [
    row(0, 0, 0.112, 0.012),
    row(0.046, h * 0.33, 0.141, 0.022),
    row(0.104, h * 0.68, 0.145, 0.026),
    row(0.163, h * 0.94, 0.122, 0.022),
    row(0.184, h, 0.088, 0.014),
  ]
}

const off = (surface: Surface, u: number, v: number, lift: number): Vec =>
  add(surface(u, v), mul(surfaceNormal(surface, u, v), lift))

/** Over the screen's lower edge, drawn up along its sides. */
function foot({ model }: Chassis, surface: Surface): void {
  const outwards = surfaceNormal(surface, 0.2, 0.5)[0] > 0 ? 1 : -1
  const rows = steps(8).map((t) =>
    steps(33).map((f) => {
      const high = 0.15 + 0.26 * Math.abs(2 * f - 1) ** 2.4
      return off(surface, lerp(0, high, t), lerp(0.005, 0.995, f), 0.003 * outwards)
    }),
  )
  model.add(
    'tank2',
    shell(outwards > 0 ? rows : rows.toReversed(), { nu: 12, nv: 56, flange: 0.005 }),
  )
}

/** Between cheek and screen: they close the face towards the rider's hands. */
function wings({ model, fork }: Chassis, surface: Surface): void {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const low: Vec[] = [
    [lx - 0.002, 0.108, top + 0.08],
    [lx - 0.055, 0.127, top + 0.08],
    [lx - 0.118, 0.129, top + 0.07],
  ]
  const high = [0.12, 0.34, 0.56].map((u) => add(surface(u, 1), [-0.002, 0.001, 0]))
  const middle = low.map((q, i) => add(mul(add(q, high[i]), 0.5), [0, 0.007, 0]))
  const rows = [low, middle, high]
  model.pair('tank2', shell(rows, { nu: 14, nv: 24, flange: 0.008 }))
}

/** Four screws on rubber, two stays from the mask. */
function fixings({ model }: Chassis, surface: Surface): void {
  for (const s of [1, -1]) {
    const v = 0.5 + s * 0.2
    const [x, y, z] = surface(0.3, v)
    const stay: Vec[] = [
      [x - 0.045, y, z - 0.13],
      [x - 0.008, y, z],
    ]
    model.add('black', tube(stay, 0.0055, { m: 10 }))
    for (const u of [0.1, 0.3]) {
      const [at, way] = [surface(u, v), [1, s * 0.25, 0.4]]
      model.add(
        'rubber',
        cylinder(add(at, [-0.006, 0, -0.002]), add(at, [0.004, 0, 0.0016]), 0.0095),
      )
      model.add('metal', bolt(add(at, [0.0035, 0, 0.0014]), way, 0.0068, 0.003))
    }
  }
}
