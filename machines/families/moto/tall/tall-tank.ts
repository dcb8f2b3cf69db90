import {
  type LoftOptions,
  loft,
  loftLine,
  loftStrip,
  loftSurface,
  onRing,
  type Station,
} from '../../../kernel/loft.ts'
import { tube } from '../../../kernel/sweep.ts'
import type { Vec } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'
import { tankCap } from '../tank-cap.ts'
import { tallFlanks } from './tall-flanks.ts'

const OPTIONS: LoftOptions = { start: 0.03, end: 0.02, n: 44, q: 14 }

/**
 * An adventure bike's tank: tall ahead of the rider, with layered panels on its sides up to the
 * radiator.
 */
export function tallTank(c: Chassis): void {
  const { model } = c
  const stations = stationsOf(c)
  model.add('paint', loft(stations, OPTIONS))
  spine(c, stations)
  tankCap(c, [0.155, 0, c.lift(0.885) + c.spec.tankHeight * 0.985])
  const surface = loftSurface(stations, OPTIONS)
  tallFlanks(c, (x, v, lift) => {
    let [from, to] = [0, surface.length]
    for (let i = 0; i < 24; i++) {
      const middle = (from + to) / 2
      if (surface.ring(middle)[0][0] > x) from = middle
      else to = middle
    }
    return onRing(surface.ring(from, lift), v)
  })
}

function stationsOf({ spec, lift }: Chassis): Station[] {
  const [w, h] = [spec.tankWidth, spec.tankHeight]
  return [
    [0.305, 0.895, 0.66, 0.5, 0.06, 2.6],
    [0.26, 0.898, 0.86, 0.78, 0.09, 2.4],
    [0.165, 0.898, 1, 0.91, 0.11, 2.3],
    [0.075, 0.89, 1.02, 0.9, 0.115, 2.2],
    [-0.015, 0.874, 0.88, 0.68, 0.11, 2.2],
    [-0.09, 0.852, 0.63, 0.42, 0.09, 2.4],
    [-0.16, 0.832, 0.45, 0.26, 0.06, 2.5],
  ].map(([x, z, wide, t, b, et]) => ({ x, z: lift(z), w: w * wide, t: h * t, b, et, eb: 2 }))
}

/** A dark moulding along the centre, from the cap to the seat, with a joint on either side. */
function spine({ model }: Chassis, stations: readonly Station[]): void {
  const half = (t: number) => 0.066 * (1 - (1 - Math.min(1, 4 * t)) ** 3 * 0.45) - 0.02 * t
  const strip = { u0: 0.36, u1: 0.93, n: 30, m: 10, lift: 0.0014 }
  model.add(
    'plastic',
    loftStrip(stations, OPTIONS, {
      ...strip,
      v0: (t) => 0.25 - half(t),
      v1: (t) => 0.25 + half(t),
    }),
  )
  for (const side of [1, -1]) {
    const line: Vec[] = loftLine(stations, OPTIONS, {
      u0: 0.36,
      u1: 0.93,
      v: (t) => 0.25 + side * half(t),
      n: 30,
    })
    model.add('gap', tube(line, 0.0018, { m: 6 }))
  }
}
