import { type LoftOptions, loft, loftLine, loftStrip, type Station } from '../../../kernel/loft.ts'
import { tube } from '../../../kernel/sweep.ts'
import type { Vec } from '../../../kernel/vector.ts'
import { plateHanger } from '../plate-hanger.ts'
import { rise, rowsToStations } from '../seat.ts'
import { sharpLamp } from '../sharp-lamp.ts'
import type { Chassis } from '../spec.ts'
import { frameCovers } from './frame-covers.ts'
import { sideCovers } from './side-covers.ts'
import { bulbTailLamp } from './tail-lamp.ts'

/**
 * From the side cover to the lamp: x, z, half width, height above and below, and the exponents of
 * the upper and lower half.
 */
const SHAPES: Record<'sharp' | 'plain', Vec[]> = {
  sharp: [
    [-0.14, 0.775, 0.112, 0.018, 0.06, 2.6, 1.8],
    [-0.28, 0.785, 0.146, 0.022, 0.1, 2.3, 1.6],
    [-0.42, 0.812, 0.15, 0.028, 0.112, 2.1, 1.5],
    [-0.56, 0.86, 0.134, 0.03, 0.1, 1.8, 1.45],
    [-0.69, 0.905, 0.108, 0.03, 0.075, 1.7, 1.5],
    [-0.79, 0.936, 0.078, 0.028, 0.05, 1.7, 1.6],
    [-0.865, 0.956, 0.046, 0.018, 0.028, 1.8, 1.7],
  ],
  plain: [
    [-0.17, 0.77, 0.114, 0.02, 0.07, 2.6, 1.9],
    [-0.32, 0.778, 0.142, 0.026, 0.085, 2.4, 1.8],
    [-0.48, 0.795, 0.143, 0.032, 0.085, 2.2, 1.7],
    [-0.62, 0.82, 0.128, 0.036, 0.076, 2, 1.7],
    [-0.75, 0.848, 0.102, 0.036, 0.06, 2, 1.8],
    [-0.835, 0.868, 0.074, 0.032, 0.042, 2.1, 2],
  ],
}

/** The seat unit: painted sides, a dark floor, the lamp and the plate. */
export function tail(c: Chassis): void {
  const { spec, model } = c
  const plain = spec.seat === 'bench'
  const stations = rowsToStations(SHAPES[plain ? 'plain' : 'sharp'], c)
  const options = { start: 0.02, end: plain ? 0.02 : 0.012, n: 52, q: 16 }
  model.add(spec.tailMaterial, loft(stations, options))
  floor(c, stations, options)
  const seams = [0.955, 0.545].map((v) =>
    loftLine(stations, options, { u0: 0.06, u1: 0.97, v, lift: 0.0003 }),
  )
  for (const seam of seams) model.add('gap', tube(seam, 0.0014, { m: 8 }))
  trim(c, stations, options)
  if (plain) plainLamp(c)
  else sharpLamp(c, stations[stations.length - 1])
  plateHanger(c)
  if (spec.sideCover !== 'none') sideCovers(c)
  else if (spec.underSeat === 'cases') frameCovers(c)
}

/** An undertray about 10 cm deeper than the painted part, up to the lamp. */
function floor({ model }: Chassis, stations: readonly Station[], options: LoftOptions): void {
  const lower = stations.map((s) => ({
    ...s,
    z: s.z - 0.014,
    w: s.w * 0.84,
    t: 0.008,
    b: s.b + 0.014,
    et: 3,
    eb: 2.6,
  }))
  model.add('plastic', loft(lower, { ...options, n: 40, q: 12 }))
}

function trim({ spec, model }: Chassis, stations: readonly Station[], options: LoftOptions): void {
  const strip = { lift: 0.0009, n: 50, m: 6 }
  for (const mirrored of [false, true]) {
    const at = (v: (t: number) => number) => (t: number) => (mirrored ? 0.5 - v(t) : v(t))
    const [low, high] = [() => -0.014, (t: number) => 0.004 + 0.016 * (1 - t)]
    if (spec.sideCover !== 'none')
      model.add(
        'paint2',
        loftStrip(stations, options, { ...strip, u0: 0.16, u1: 0.93, v0: at(low), v1: at(high) }),
      )
  }
}

/** A commuter's lamp stands out behind the cowl. */
function plainLamp(c: Chassis): void {
  const up = rise(c, -0.84)
  const at: Vec = [-0.872, 0, c.lift(0.868) + up]
  bulbTailLamp(c.model, at)
}
