import { panel, type Surface } from '../../../kernel/panel.ts'
import { bolt } from '../../../kernel/sweep.ts'
import { clamp, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'
import { type Hull, on } from './fairing-hull.ts'
import { livery, PANEL_PAINTS } from './fairing-livery.ts'
import { name } from './fairing-name.ts'
import { scoop, scoopFloor } from './fairing-scoop.ts'
import { type Fold, moulded, type Skin, skinOf } from './fairing-skin.ts'

/**
 * Overlapping skins of a flank. Each is about a finger's breadth further out than those below it.
 */
export type Skins = Record<'side' | 'front' | 'lower' | 'keel', Skin>

/**
 * The sides from the cheeks to the keel: a folded upper panel, a scooped flank, and a pan under the
 * engine.
 */
export function sides(c: Chassis, hull: Hull): void {
  const skins = skinsOf(c, hull)
  const { front, lower, keel } = PANEL_PAINTS[c.spec.nose.livery]
  moulded(c, 'paint', skins.side, { m: 44, flange: 0.016, round: 0.0045 })
  moulded(c, front, skins.front, { m: 20, flange: 0.02, round: 0.0035 })
  moulded(c, lower, skins.lower, { m: 44, flange: 0.018, round: 0.0045 })
  moulded(c, keel, skins.keel, { m: 40 })
  scoop(c, hull)
  innerLayer(c, hull, skins)
  fronts(c, hull)
  livery(c, hull, skins)
  fasteners(c, skins)
  name(c, skins.lower)
}

function skinsOf(c: Chassis, hull: Hull): Skins {
  const { scoop: from, end } = c.spec.nose.flank
  const swell = (v: number) => clamp(v / 0.3)
  const side: Fold[] = [
    { u: 0, out: 0.001, to: 1 },
    { u: (v) => lerp(0.3, 0.46, v), out: (v) => 0.002 + 0.011 * swell(v), to: 1 },
    { u: (v) => lerp(0.5, 0.66, v), out: (v) => 0.001 + 0.002 * swell(v), to: 0.93 },
    { u: (v) => 1 - 0.05 * swell(v - 0.2), out: (v) => 0.004 + 0.005 * swell(v), to: 0.8 },
  ]
  const floor = (v: number) => scoopFloor(c, v)
  const front: Fold[] = [
    { u: 0.015, out: -0.007, to: from },
    { u: (v) => 0.5 * floor(v), out: (v) => 0.002 + 0.007 * swell(v), to: from - 0.03 },
    { u: (v) => floor(v) - 0.01, out: 0.004, to: from - 0.08 },
  ]
  const lower: Fold[] = [
    { u: floor, out: -0.003, to: end },
    { u: (v) => floor(v) + 0.1, out: (v) => 0.003 * swell(v), to: end - 0.02 },
    { u: 1, out: 0, to: Math.min(1, end + 0.1) },
  ]
  const keel: Fold[] = [
    { u: 0, out: -0.006, to: Math.min(1, end + 0.08) },
    { u: 0.45, out: -0.002, to: Math.min(1, end + 0.05) },
    { u: 1, out: -0.002, to: 0.94 },
  ]
  return {
    side: skinOf(hull.side, side),
    front: skinOf(hull.flank, front),
    lower: skinOf(hull.flank, lower),
    keel: skinOf(hull.keel, keel),
  }
}

/**
 * A second, dark skin continues behind the painted edges and turns in. It gives the fairing visible
 * layers and thickness.
 */
function innerLayer(c: Chassis, hull: Hull, skins: Skins): void {
  const cheek = [0.03, 0.35, 0.7].map((u) => hull.cheek(u, 1))
  const upper = [...cheek, ...[0, 0.2, 0.36, 0.6, 0.8, 1].map((s) => skins.side(s, 1))]
  const lower = [0, 0.25, 0.5, 0.75, 1].map((s) => skins.lower(s, 1))
  for (const [edge, beyond] of [
    [upper, 0.013],
    [lower, 0.024],
  ] as const) {
    const rows = edge.map(([x, y, z]) =>
      [
        [0.034, 0.016, 0],
        [0, 0.0095, 0],
        [-beyond, 0.0115, 0],
        [-beyond - 0.002, 0.018, 0],
        [0.004 - beyond, 0.05, 0],
      ].map(([dx, dy]): Vec => [x + dx, y - dy, z]),
    )
    c.model.pair('plastic', panel(rows, { thickness: 0.003, nu: 34, nv: 16 }))
  }
}

/** The leading edges, turned in towards the radiator. */
function fronts(c: Chassis, hull: Hull): void {
  const inward = (q: Vec, k: number): Vec => [
    q[0] - 0.075 * k,
    q[1] * (1 - 0.3 * k * k) - 0.02 * k - 0.004,
    q[2] - 0.004 * k,
  ]
  const column = [
    ...steps(6)
      .slice(1)
      .map((u) => hull.side(u, 0.004)),
    ...steps(8)
      .slice(1)
      .map((u) => hull.flank(u, 0.004)),
    ...steps(5)
      .slice(1, 3)
      .map((u) => hull.keel(u, 0.004)),
  ]
  const rows = column.map((q) => [0, 0.35, 1].map((k) => inward(q, k)))
  c.model.pair('plastic', panel(rows, { thickness: 0.003, nu: 30, nv: 8 }))
}

/** A few flush fasteners, each where two panels meet. */
function fasteners(c: Chassis, skins: Skins): void {
  const spots: [Surface, number, number][] = [
    [skins.side, 0.92, 0.1],
    [skins.side, 0.86, 0.94],
    [skins.front, 0.9, 0.2],
    [skins.lower, 0.92, 0.08],
    [skins.lower, 0.9, 0.94],
    [skins.keel, 0.2, 0.9],
  ]
  for (const [skin, u, v] of spots)
    c.model.pair('darkmetal', bolt(on(skin, u, v, 0.0002), [0.05, 1, 0], 0.005, 0.0012))
}
