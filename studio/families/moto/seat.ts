import { loft, loftLine, type Station } from '../../kernel/loft.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

export function seat(c: Chassis): void {
  if (c.spec.seat === 'bench') bench(c)
  else stepSeat(c)
}

export const rowsToStations = (rows: readonly Vec[], c: Chassis): Station[] =>
  rows.map(([x, z, w, t, b, et, eb]) => ({ x, z: c.lift(z) + rise(c, x), w, t, b, et, eb }))

/** How much the tail is drawn up at x. */
export const rise = ({ spec }: Chassis, x: number): number =>
  spec.tailRise * Math.max(0, (-x - 0.17) / 0.67) ** 1.2

function stepSeat(c: Chassis): void {
  const rider = rowsToStations(
    [
      [-0.085, 0.835, 0.062, 0.03, 0.03, 2.4, 3],
      [-0.15, 0.815, 0.088, 0.036, 0.03, 2.8, 3],
      [-0.26, 0.8, 0.128, 0.032, 0.03, 3, 3.4],
      [-0.37, 0.805, 0.145, 0.036, 0.03, 3, 3.4],
      [-0.445, 0.825, 0.132, 0.048, 0.03, 2.8, 3.4],
      [-0.5, 0.85, 0.112, 0.052, 0.03, 2.6, 3.2],
    ],
    c,
  )
  cushion(c, rider, { start: 0.03, end: 0.03, n: 60, q: 18 }, 0.05, 0.0013)
  const pillion = rowsToStations(
    [
      [-0.475, 0.872, 0.09, 0.024, 0.03, 2.6, 3],
      [-0.54, 0.882, 0.112, 0.03, 0.03, 2.8, 3.2],
      [-0.64, 0.91, 0.1, 0.032, 0.03, 2.8, 3.2],
      [-0.73, 0.932, 0.072, 0.024, 0.03, 2.6, 3],
    ],
    c,
  )
  cushion(c, pillion, { start: 0.03, end: 0.03, n: 40, q: 16 }, 0.06, 0.0013)
}

export function bench(c: Chassis): void {
  const { spec, model, lift } = c
  const stations = rowsToStations(
    [
      [-0.075, 0.838, 0.07, 0.034, 0.03, 2.4, 3],
      [-0.2, 0.825, 0.115, 0.04, 0.04, 2.8, 3.4],
      [-0.38, 0.832, 0.14, 0.044, 0.05, 3, 3.6],
      [-0.56, 0.862, 0.136, 0.05, 0.05, 3, 3.6],
      [-0.72, 0.895, 0.11, 0.046, 0.04, 2.8, 3.2],
    ],
    c,
  )
  const options = { start: 0.03, end: 0.04, n: 70, q: 18 }
  cushion(c, stations, options, 0.04, 0.0022)
  for (const u of [0.42, 0.5, 0.58, 0.66, 0.74])
    model.add(
      'gap',
      tube(
        loftLine(stations, options, {
          u0: u,
          u1: u + 0.001,
          v: (t) => 0.06 + 0.38 * t,
          lift: 0.0003,
          n: 40,
        }),
        0.0014,
        { m: 6 },
      ),
    )
  const rail = [
    [-0.52, 0.135, 0.87],
    [-0.66, 0.15, 0.92],
    [-0.8, 0.1, 0.965],
    [-0.84, 0, 0.975],
    [-0.8, -0.1, 0.965],
    [-0.66, -0.15, 0.92],
    [-0.52, -0.135, 0.87],
  ]
  model.add(
    spec.railMaterial,
    tube(
      curve(
        rail.map((q) => [q[0], q[1], lift(q[2])]),
        60,
      ),
      0.0115,
    ),
  )
}

function cushion(
  { spec, model }: Chassis,
  stations: readonly Station[],
  options: { start: number; end: number; n: number; q: number },
  edge: number,
  thread: number,
): void {
  model.add(spec.seatMaterial, loft(stations, options))
  for (const v of [edge, 0.5 - edge])
    model.add(
      spec.stitch,
      tube(loftLine(stations, options, { u0: 0.06, u1: 0.93, v, lift: 0.0006, n: 60 }), thread, {
        m: 8,
      }),
    )
}
