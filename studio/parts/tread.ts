import { clamp, TURN } from '../kernel/vector.ts'

export type Tread = 'sport' | 'street' | 'trail' | 'scooter'

/** A groove from the tyre's middle outwards: [share of a pitch along, share of the half width across], and its width in metres. */
type Cut = { line: readonly (readonly [number, number])[]; width: number }
type Pattern = {
  crown: number
  pitch: number
  step: number
  depth: number
  cuts: readonly Cut[]
}

/** How round the crown is; a pitch's length, how far apart points around it may stand, the grooves' depth, all in metres; one pitch of one side. The other side is half a pitch on. */
const PATTERNS: Record<Tread, Pattern> = {
  sport: {
    crown: 0.62,
    pitch: 0.17,
    step: 0.004,
    depth: 0.005,
    cuts: [
      {
        line: [
          [0, 0.1],
          [0.22, 0.16],
          [0.55, 0.36],
          [0.86, 0.72],
        ],
        width: 0.0072,
      },
      {
        line: [
          [0.62, 0.2],
          [0.78, 0.34],
          [0.98, 0.62],
        ],
        width: 0.006,
      },
      {
        line: [
          [0.16, 0.44],
          [0.34, 0.66],
          [0.44, 0.84],
        ],
        width: 0.006,
      },
    ],
  },
  street: {
    crown: 0.58,
    pitch: 0.066,
    step: 0.0033,
    depth: 0.0055,
    cuts: [
      {
        line: [
          [0, 0.14],
          [0.5, 0.22],
          [1, 0.14],
        ],
        width: 0.0052,
      },
      {
        line: [
          [0.02, 0.32],
          [0.4, 0.58],
          [0.56, 0.9],
        ],
        width: 0.0062,
      },
      {
        line: [
          [0.58, 0.36],
          [0.92, 0.66],
        ],
        width: 0.005,
      },
    ],
  },
  trail: {
    crown: 0.46,
    pitch: 0.096,
    step: 0.004,
    depth: 0.0085,
    cuts: [
      {
        line: [
          [0, 0],
          [0.16, 0.4],
          [0.16, 0.94],
        ],
        width: 0.0115,
      },
      {
        line: [
          [0, 0.36],
          [0.5, 0.46],
          [1, 0.36],
        ],
        width: 0.008,
      },
      {
        line: [
          [0.46, 0.5],
          [0.66, 0.94],
        ],
        width: 0.0085,
      },
      {
        line: [
          [0.5, 0.02],
          [0.62, 0.36],
        ],
        width: 0.007,
      },
    ],
  },
  scooter: {
    crown: 0.52,
    pitch: 0.062,
    step: 0.0033,
    depth: 0.005,
    cuts: [
      {
        line: [
          [0, 0],
          [1, 0],
        ],
        width: 0.0044,
      },
      {
        line: [
          [0, 0.14],
          [0.42, 0.46],
          [0.56, 0.9],
        ],
        width: 0.0058,
      },
      {
        line: [
          [0.55, 0.24],
          [0.92, 0.6],
        ],
        width: 0.0048,
      },
    ],
  },
}

type Segment = { a: readonly [number, number]; b: readonly [number, number]; half: number }

/** Where a point of the grid goes: how much further around and across, and how deep, in metres. */
export type Cutting = { around: number; across: number; depth: number }

const WHOLE: Cutting = { around: 0, across: 0, depth: 0 }

/** The tread of a tyre: how many points around it carry the grooves, and what becomes of a point at `angle` and `across` metres. */
export function treadOf(tread: Tread, radius: number) {
  const { pitch, step, depth, cuts } = PATTERNS[tread]
  const around = TURN * radius
  const count = Math.round(around / pitch)
  const length = around / count
  const segmentsFor = (reach: number) =>
    cuts.flatMap(({ line, width }) =>
      [-1, 0, 1].flatMap((turn) =>
        line.slice(1).map(
          (q, i): Segment => ({
            a: [(line[i][0] + turn) * length, line[i][1] * reach],
            b: [(q[0] + turn) * length, q[1] * reach],
            half: width / 2,
          }),
        ),
      ),
    )
  /** `reach`: across, from the middle to the tread's edge. A point just outside a groove moves onto its edge, one inside sinks. */
  const cutter = (reach: number) => {
    const segments = segmentsFor(reach)
    return (angle: number, across: number): Cutting => {
      const side = across < 0 ? -1 : 1
      const place = (angle / TURN) * count + (side < 0 ? 0.5 : 0)
      const p = [(place - Math.floor(place)) * length, Math.abs(across)] as const
      let [clear, dx, dy] = [9, 0, 0]
      for (const s of segments) {
        const [nx, ny] = awayFrom(p, s)
        const gap = Math.hypot(nx, ny) - s.half
        if (gap < clear) [clear, dx, dy] = [gap, nx, ny]
      }
      if (clear > step * 0.55) return WHOLE
      if (clear < 0) return { around: 0, across: 0, depth }
      const scale = -clear / (Math.hypot(dx, dy) || 1)
      return { around: dx * scale, across: side * dy * scale, depth: 0 }
    }
  }
  return { segments: count * Math.round(length / step), cutter }
}

export const crownOf = (tread: Tread): number => PATTERNS[tread].crown

/** From the segment's nearest point to `p`. */
function awayFrom([x, y]: readonly [number, number], { a, b }: Segment): readonly [number, number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy))
  return [x - a[0] - t * dx, y - a[1] - t * dy]
}
