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

/** The tread of a tyre: its crown, how many points around it show the grooves, and how deep it is cut at an angle and a share (-1 to 1) of its half width. */
export function treadOf(tread: Tread, radius: number, halfWidth: number) {
  const { crown, pitch, step, depth, cuts } = PATTERNS[tread]
  const around = TURN * radius
  const count = Math.round(around / pitch)
  const length = around / count
  const reach = halfWidth * 1.12
  const segments = cuts.flatMap(({ line, width }) =>
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
  const cutAt = (angle: number, across: number): number => {
    const place = (angle / TURN) * count + (across < 0 ? 0.5 : 0)
    const p = [(place - Math.floor(place)) * length, Math.abs(across) * reach] as const
    const clear = Math.min(...segments.map((s) => distance(p, s) - s.half))
    return depth * clamp(0.5 - clear / 0.003)
  }
  return { crown, segments: count * Math.round(length / step), cutAt }
}

function distance([x, y]: readonly [number, number], { a, b }: Segment): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy))
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)
}
