import type { Model } from '../kernel/model.ts'
import { lathe } from '../kernel/sweep.ts'
import { rad, steps, TURN, type Vec } from '../kernel/vector.ts'

export type Tread = 'sport' | 'street' | 'trail' | 'scooter'
type TyreSpec = { x: number; z: number; radius: number; width: number; rim: number; tread: Tread }

/** How round the crown is, blocks around the wheel and groove depth in metres. */
const TREADS: Record<Tread, { crown: number; blocks: number; depth: number }> = {
  sport: { crown: 0.62, blocks: 14, depth: 0.0028 },
  street: { crown: 0.58, blocks: 22, depth: 0.003 },
  trail: { crown: 0.42, blocks: 30, depth: 0.007 },
  scooter: { crown: 0.5, blocks: 20, depth: 0.0028 },
}

export function tyre(model: Model, { x, z, radius, width: w, rim, tread }: TyreSpec): void {
  const height = radius - rim
  const { crown, depth } = TREADS[tread]
  const bead = w * 0.66
  const spread = rad(78)
  const wall = [
    [rim - 0.004, bead],
    [rim + 0.006, bead * 1.04],
    [rim + height * 0.22, w * 0.9],
    [rim + height * 0.34, w * 0.965],
  ]
  const top = steps(45).map((t) => {
    const angle = -spread + 2 * spread * t
    return [
      radius - crown * height * (1 - Math.cos(angle)),
      (w * Math.sin(angle)) / Math.sin(spread),
    ]
  })
  const profile: Vec[] = [...wall.map((q) => [q[0], -q[1]]), ...top, ...wall.toReversed()]
  const displace = (angle: number, i: number, q: Vec) =>
    i > 4 && i < profile.length - 5 && isGroove(tread, angle, q[1] / w) ? q[0] - depth : q[0]
  model.add('rubber', lathe(profile, { at: [x, 0, z], segments: 720, displace }), 50)
  for (const side of [1, -1]) {
    // Ribs on the sidewall: the eye reads them as moulded lettering and rim guards.
    for (const [at, rise] of [
      [0.2, 0.003],
      [0.3, 0.002],
      [0.5, 0.006],
    ]) {
      const rib = [
        [at - 0.04, 0.955],
        [at - 0.02, 0.985 + rise * 4],
        [at + 0.03, 0.985 + rise * 4],
        [at + 0.05, 0.955],
      ]
      model.add(
        'rubber',
        lathe(
          rib.map(([h, k]) => [rim + height * h, side * w * k * wallAt(at)]),
          { at: [x, 0, z], segments: 128 },
        ),
      )
    }
  }
}

/** The wall's half width at a height fraction, against the tyre's. */
const wallAt = (height: number): number => (height < 0.34 ? 0.93 + height * 0.12 : 1)

function isGroove(tread: Tread, angle: number, across: number): boolean {
  const a = Math.abs(across)
  if (a > 0.93) return false
  const place = (angle * TREADS[tread].blocks) / TURN + (across < 0 ? 0.5 : 0)
  const near = (v: number) => Math.min(v - Math.floor(v), 1 - (v - Math.floor(v)))
  if (tread === 'trail')
    return (
      near(place + a * 0.15) < 0.12 ||
      Math.abs(a - 0.34) < 0.05 ||
      (a > 0.4 && near(place + 0.25) < 0.1)
    )
  if (tread === 'sport') return a > 0.16 && a < 0.86 && near(place + a * 0.75) < 0.085
  if (tread === 'scooter') return (a > 0.1 && a < 0.9 && near(place + a * 0.6) < 0.09) || a < 0.035
  return (
    (a > 0.12 && a < 0.88 && near(place + a * 0.9) < 0.1) ||
    (a > 0.45 && a < 0.8 && near(place + 0.5 - a * 0.5) < 0.07)
  )
}
