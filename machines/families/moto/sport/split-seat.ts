import { panelSurface, type Surface, shell } from '../../../kernel/panel.ts'
import { tube } from '../../../kernel/sweep.ts'
import { lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { rise } from '../seat.ts'
import type { Chassis } from '../spec.ts'
import { seatCowl } from './seat-cowl.ts'

/**
 * From rear to front: x, height of the flat top, half width, drop of the sides, inset of the
 * corners.
 */
type Pad = readonly Vec[]

const RIDER: Pad = [
  [-0.492, 0.884, 0.112, 0.014, 0.01],
  [-0.462, 0.868, 0.13, 0.017, 0.002],
  [-0.425, 0.852, 0.145, 0.018, 0],
  [-0.36, 0.84, 0.147, 0.018, 0],
  [-0.27, 0.836, 0.131, 0.017, 0],
  [-0.18, 0.842, 0.1, 0.015, 0],
  [-0.11, 0.854, 0.07, 0.012, 0],
  [-0.078, 0.861, 0.055, 0.01, -0.004],
]

/** As wide as the tail allows, from the rider's stop to 10 cm ahead of the lamp. */
const PILLION: Pad = [
  [-0.778, 0.976, 0.048, 0.008, 0.018],
  [-0.745, 0.973, 0.068, 0.012, 0.004],
  [-0.67, 0.957, 0.09, 0.015, 0],
  [-0.59, 0.937, 0.103, 0.017, 0],
  [-0.54, 0.921, 0.104, 0.017, 0],
  [-0.508, 0.896, 0.098, 0.014, -0.006],
]

/**
 * The sport bike's two pads: a flat rider's pad with a stop, and a pillion's pad or painted cowl in
 * the tail.
 */
export function splitSeat(c: Chassis): void {
  cushion(c, RIDER, [0.2, 0.93])
  if (c.spec.solo) seatCowl(c)
  else cushion(c, PILLION, [0.1, 0.8])
}

/**
 * A sewn cover drawn over its edge down to the tail: a flat centre, and sides that fall away
 * outside the seam.
 */
function cushion(c: Chassis, pad: Pad, [from, to]: readonly [number, number]): void {
  const { model, spec } = c
  const grid = pad.map(([x, z, w, fall, drawn]) =>
    PROFILE.map(([f, down]): Vec => {
      const along = x + drawn * f * f
      return [along, w * f, c.lift(z) + rise(c, x) - fall * down]
    }),
  )
  const cover = { symmetric: true, nu: 40, nv: 44, round: 0.009, flange: 0.04, lip: 4 }
  model.add(spec.seatMaterial, shell(grid, cover), 60)
  seams(c, panelSurface(grid, true), from, to)
}

/** Across a pad: shares of its half width and of its drop. The seam is at 0.7. */
const PROFILE: readonly Vec[] = [
  [0, 0.1],
  [0.35, 0.06],
  [0.68, 0],
  [0.74, 0.1],
  [0.88, 0.46],
  [1, 1],
]

/** The seam around the centre, with a stitch line on either side. */
function seams({ model, spec }: Chassis, cover: Surface, from: number, to: number): void {
  const half = 0.335
  const loop = (inset: number): Vec[] => {
    const [back, ahead, k] = [from + inset * 0.5, to - inset * 0.5, half - inset]
    return [
      ...steps(26).map((t) => cover(lerp(ahead, back, t), 0.5 + k)),
      ...steps(16).map((t) => cover(back, 0.5 + lerp(k, -k, t))),
      ...steps(26).map((t) => cover(lerp(back, ahead, t), 0.5 - k)),
      ...steps(12).map((t) => cover(ahead, 0.5 + lerp(-k, k, t))),
    ]
  }
  model.add('gap', tube(loop(0), 0.0022, { m: 6 }))
  for (const inset of [0.022, -0.022]) model.add(spec.stitch, tube(loop(inset), 0.0008, { m: 6 }))
}
