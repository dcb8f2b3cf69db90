import { cushion, panels, rowsToStations, strap } from '../seat.ts'
import type { Chassis } from '../spec.ts'

/** One long cushion: low and narrow for the rider, with a step up to the pillion's half. */
export function tallSeat(c: Chassis): void {
  const stations = rowsToStations(
    [
      [-0.082, 0.848, 0.052, 0.026, 0.03, 2.6, 3],
      [-0.15, 0.82, 0.09, 0.034, 0.034, 3, 3.2],
      [-0.26, 0.799, 0.131, 0.036, 0.04, 3.6, 3.8],
      [-0.36, 0.801, 0.149, 0.04, 0.042, 3.8, 4],
      [-0.43, 0.818, 0.147, 0.053, 0.046, 3.6, 4],
      [-0.48, 0.842, 0.138, 0.058, 0.05, 3.4, 3.8],
      [-0.56, 0.862, 0.131, 0.049, 0.048, 3.6, 3.8],
      [-0.65, 0.878, 0.121, 0.046, 0.044, 3.6, 3.8],
      [-0.72, 0.892, 0.104, 0.04, 0.038, 3.4, 3.6],
      [-0.762, 0.9, 0.078, 0.03, 0.03, 3, 3.2],
    ],
    c,
  )
  const options = { start: 0.026, end: 0.03, n: 56, q: 13 }
  cushion(c, stations, options)
  panels(c, stations, options, [
    [0.2, 0.48],
    [0.64, 0.92],
  ])
  strap(c, stations, options, 0.6)
}
