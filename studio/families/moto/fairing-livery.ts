import { liftAtDetail } from '../../kernel/detail.ts'
import { type Surface, subPanel } from '../../kernel/panel.ts'
import { lerp } from '../../kernel/vector.ts'
import type { Hull } from './fairing-hull.ts'
import type { Skins } from './fairing-sides.ts'
import type { Chassis } from './spec.ts'

type Line = (t: number) => number
type Range = readonly [number, number]

/** The second paint beside the first: a blade along the side, a wedge out of the belly or two ribbons. */
export function livery(c: Chassis, hull: Hull, skins: Skins): void {
  const strip = (material: string, skin: Surface, [u0, u1]: Range, low: Line, high: Line) => {
    // subPanel's first direction runs down the skin: here along it, so that a stripe's edges may slant.
    const turned: Surface = (t, s) => skin(s, t)
    c.model.pair(
      material,
      subPanel(turned, {
        u0,
        u1,
        v0: low,
        v1: high,
        lift: -liftAtDetail(0.0008),
        thickness: 0.0006,
        n: 30,
        m: 6,
      }),
    )
  }
  LIVERIES[c.spec.nose.livery](strip, hull, skins)
}

type Strip = (material: string, skin: Surface, range: Range, low: Line, high: Line) => void

const LIVERIES: Record<
  Chassis['spec']['nose']['livery'],
  (strip: Strip, hull: Hull, skins: Skins) => void
> = {
  belly(strip, hull, { side }) {
    strip(
      'white',
      side,
      [0.2, 0.985],
      () => 0.41,
      (t) => lerp(0.411, 0.45, t),
    )
    strip(
      'paint2',
      hull.cheek,
      [0.42, 0.985],
      () => 0.08,
      (t) => lerp(0.1, 0.9, t ** 1.3),
    )
  },
  tricolour(strip, _, { side, lower, keel }) {
    strip(
      'white',
      side,
      [0.06, 0.985],
      () => 0.405,
      (t) => lerp(0.407, 0.455, t),
    )
    strip(
      'paint2',
      side,
      [0.12, 0.985],
      (t) => lerp(0.41, 0.46, t),
      (t) => lerp(0.412, 0.585, t),
    )
    strip(
      'white',
      lower,
      [0.02, 0.985],
      (t) => lerp(0.985, 0.7, t),
      (t) => lerp(0.988, 0.78, t),
    )
    strip(
      'paint2',
      lower,
      [0.04, 0.985],
      (t) => lerp(0.988, 0.79, t),
      () => 0.992,
    )
    strip(
      'paint2',
      keel,
      [0.03, 0.97],
      () => 0.03,
      (t) => lerp(0.3, 0.43, t),
    )
  },
  ribbon(strip, hull, { side, lower }) {
    strip(
      'paint2',
      hull.cheek,
      [0.1, 0.985],
      (t) => lerp(0.5, 0.12, t),
      (t) => lerp(0.56, 0.86, t),
    )
    strip(
      'paint2',
      side,
      [0.3, 0.985],
      () => 0.62,
      (t) => lerp(0.625, 0.9, t),
    )
    strip(
      'paint2',
      lower,
      [0.03, 0.975],
      (t) => lerp(0.84, 0.46, t),
      () => 0.985,
    )
    strip(
      'white',
      lower,
      [0.03, 0.975],
      (t) => lerp(0.79, 0.39, t),
      (t) => lerp(0.81, 0.42, t),
    )
  },
}
