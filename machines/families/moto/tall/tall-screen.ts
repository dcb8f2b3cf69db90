import { panel, panelSurface, type Surface, shell, surfaceNormal } from '../../../kernel/panel.ts'
import { bolt, cylinder, tube } from '../../../kernel/sweep.ts'
import { add, lerp, mul, steps, type Vec } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'

/** A tall clear screen on two slotted rails, with its foot set into the fairing. */
/** `second` is the distance in metres that a second bubble swells out of the first. */
export function tallScreen(c: Chassis, material = 'tint', second = 0): void {
  const { model } = c
  const rows = rowsOf(c, second)
  const surface = panelSurface(rows, true)
  // Coated glass: plain glass showed only reflections of the lamps.
  model.add(material, panel(rows, { symmetric: true, thickness: 0, nu: 30, nv: 40 }))
  const side = (v: number) => steps(30).map((t) => surface(lerp(0.06, 1, t), v))
  const rim = [
    ...side(0),
    ...steps(30)
      .slice(1)
      .map((t) => surface(1, t)),
    ...side(1).toReversed().slice(1),
  ]
  model.add('sawn', tube(rim, [0.0017, 0.0022], { m: 8 }))
  foot(c, surface)
  rails(c, surface)
}

/** From its foot on the fairing to its upper edge, from the centre outwards. */
function rowsOf({ spec, lift }: Chassis, second: number): Vec[][] {
  const [z, h] = [lift(0.956), spec.screen]
  const row = (back: number, up: number, w: number, bulge: number, out = 0): Vec[] => [
    [0.508 - back + out, 0, z + up],
    [0.498 - back - bulge * 0.25, w * 0.5, z + up - 0.002],
    [0.472 - back - bulge, w * 0.86, z + up - 0.008],
    [0.446 - back - bulge * 1.5, w, z + up - 0.018],
  ]
  return [
    row(0, 0, 0.122, 0.01),
    row(0.042, h * 0.33, 0.15, 0.02),
    row(0.106, h * 0.68, 0.154, 0.024, second),
    row(0.17, h * 0.94, 0.126, 0.02, second * 0.6),
    row(0.19, h, 0.09, 0.013),
  ]
}

const off = (surface: Surface, u: number, v: number, lift: number): Vec =>
  add(surface(u, v), mul(surfaceNormal(surface, u, v), lift))

/** The moulding over the screen's lower edge and up along its sides. */
function foot({ model }: Chassis, surface: Surface): void {
  const outwards = surfaceNormal(surface, 0.2, 0.5)[0] > 0 ? 1 : -1
  const rows = steps(7).map((t) =>
    steps(27).map((f) => {
      const high = 0.07 + 0.16 * Math.abs(2 * f - 1) ** 2.6
      return off(surface, lerp(-0.01, high, t), lerp(0.005, 0.995, f), 0.003 * outwards)
    }),
  )
  model.add(
    'tank2',
    shell(outwards > 0 ? rows : rows.toReversed(), { nu: 8, nv: 40, flange: 0.005 }),
  )
}

/**
 * Aluminium rails with a row of holes and a crossbar. On each side there is a screw with a rubber
 * washer above and below.
 */
function rails({ model }: Chassis, surface: Surface): void {
  const out = surfaceNormal(surface, 0.3, 0.5)[0] > 0 ? 1 : -1
  for (const s of [1, -1]) {
    const v = 0.5 + s * 0.19
    const behind = (u: number, deep = 0.007) => off(surface, u, v, -deep * out)
    const line = [add(behind(0.02), [-0.01, 0, -0.05]), ...steps(9).map((t) => behind(0.52 * t))]
    model.add('case', tube(line, [0.0028, 0.0095], { m: 12, up: [1, 0, 0.3], exponent: 5 }))
    for (const u of [0.26, 0.32, 0.44])
      model.add(
        'gap',
        cylinder(behind(u, 0.0035), behind(u, 0.012), 0.0036, { segments: 16, bevel: 0 }),
      )
    for (const u of [0.2, 0.38]) {
      const way = mul(surfaceNormal(surface, u, v), out)
      const at = surface(u, v)
      model.add('rubber', cylinder(add(at, mul(way, -0.006)), add(at, mul(way, 0.0025)), 0.0105))
      model.add('metal', bolt(add(at, mul(way, 0.0024)), way, 0.0074, 0.0036), 24)
    }
  }
  const across = [-1, -0.5, 0, 0.5, 1].map((f) => off(surface, 0.5, 0.5 + 0.21 * f, -0.016 * out))
  model.add('black', tube(across, 0.0062, { m: 14 }))
}
