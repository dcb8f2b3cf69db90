import { liftAtDetail } from '../../../kernel/detail.ts'
import { type Surface, subPanel } from '../../../kernel/panel.ts'
import { lerp } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'
import type { Hull } from './fairing-hull.ts'
import type { Skins } from './fairing-sides.ts'

type Ends = readonly [from: number, to: number]
/**
 * Placement of a stripe: its range along the panel, and how far down its edges are at either end,
 * all as shares.
 */
type Stripe = {
  paint: 'paint' | 'paint2' | 'white'
  panel: keyof Skins | 'cheek'
  along: Ends
  low: Ends
  high: Ends
  /** Exponent of the lower edge: above 1 the stripe stays narrow for longer. */
  bend?: number
}

/** Colours change at panel joints: a colour change within a panel looks like a sticker. */
export const PANEL_PAINTS: Record<
  Chassis['spec']['nose']['livery'],
  Record<'front' | 'lower' | 'keel', string>
> = {
  belly: { front: 'paint2', lower: 'paint2', keel: 'paint2' },
  tricolour: { front: 'paint', lower: 'paint', keel: 'paint2' },
  ribbon: { front: 'paint', lower: 'paint', keel: 'paint' },
}

/**
 * The second colour beside the first: a blade along the side, a wedge from the belly, or two
 * ribbons.
 */
export function livery(c: Chassis, hull: Hull, skins: Skins): void {
  for (const { paint, panel, along, low, high, bend = 1 } of LIVERIES[c.spec.nose.livery]) {
    const skin = panel === 'cheek' ? hull.cheek : skins[panel]
    // `subPanel` runs its first direction along the stripe here, instead of down the skin, so that
    // its edges may slant.
    const turned: Surface = (t, s) => skin(s, t)
    c.model.pair(
      paint,
      subPanel(turned, {
        u0: along[0],
        u1: along[1],
        v0: (t) => lerp(low[0], low[1], t),
        v1: (t) => lerp(high[0], high[1], t ** bend),
        lift: -liftAtDetail(0.0008),
        thickness: 0.0006,
        n: 30,
        m: 6,
      }),
    )
  }
}

// biome-ignore format: a table
const LIVERIES: Record<Chassis['spec']['nose']['livery'], Stripe[]> = {
  belly: [
    { paint: 'white', panel: 'side', along: [0.2, 0.985], low: [0.41, 0.41], high: [0.411, 0.45] },
    { paint: 'paint2', panel: 'cheek', along: [0.42, 0.985], low: [0.08, 0.08], high: [0.1, 0.9], bend: 1.3 },
    { paint: 'paint', panel: 'lower', along: [0.03, 0.975], low: [0.87, 0.72], high: [0.885, 0.79] },
  ],
  tricolour: [
    { paint: 'white', panel: 'side', along: [0.06, 0.985], low: [0.405, 0.405], high: [0.407, 0.455] },
    { paint: 'paint2', panel: 'side', along: [0.12, 0.985], low: [0.41, 0.46], high: [0.412, 0.585] },
    { paint: 'white', panel: 'lower', along: [0.02, 0.985], low: [0.985, 0.7], high: [0.988, 0.78] },
    { paint: 'paint2', panel: 'lower', along: [0.04, 0.985], low: [0.988, 0.79], high: [0.992, 0.992] },
  ],
  ribbon: [
    { paint: 'paint2', panel: 'cheek', along: [0.1, 0.985], low: [0.5, 0.12], high: [0.56, 0.86] },
    { paint: 'paint2', panel: 'side', along: [0.3, 0.985], low: [0.62, 0.62], high: [0.625, 0.9] },
    { paint: 'paint2', panel: 'lower', along: [0.03, 0.975], low: [0.84, 0.46], high: [0.985, 0.985] },
    { paint: 'white', panel: 'lower', along: [0.03, 0.975], low: [0.79, 0.39], high: [0.81, 0.42] },
  ],
}
