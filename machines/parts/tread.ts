import { clamp, lerp, steps, TURN } from '../kernel/vector.ts'

export type Tread = 'sport' | 'street' | 'trail' | 'scooter'

/**
 * A groove from the tyre's centre outwards: [share of a pitch along, share of the half width
 * across], and its width in metres.
 */
type Cut = { line: readonly (readonly [number, number])[]; width: number }
type Pattern = {
  crown: number
  pitch: number
  step: number
  depth: number
  cuts: readonly Cut[]
}

/**
 * For each tread: roundness of the crown, length of a pitch, point spacing around it, and depth of
 * the grooves, in metres. The cuts are one pitch of one side. The other side is offset by half a
 * pitch.
 */
const PATTERNS: Record<Tread, Pattern> = {
  sport: {
    crown: 0.62,
    pitch: 0.17,
    step: 0.005,
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
        width: 0.0066,
      },
      {
        line: [
          [0.16, 0.44],
          [0.34, 0.66],
          [0.44, 0.84],
        ],
        width: 0.0066,
      },
    ],
  },
  street: {
    crown: 0.58,
    pitch: 0.066,
    step: 0.0042,
    depth: 0.0055,
    cuts: [
      {
        line: [
          [0, 0.14],
          [0.5, 0.22],
          [1, 0.14],
        ],
        width: 0.006,
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
        width: 0.0058,
      },
    ],
  },
  trail: {
    crown: 0.46,
    pitch: 0.096,
    step: 0.0045,
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
    step: 0.0042,
    depth: 0.005,
    cuts: [
      {
        line: [
          [0, 0],
          [1, 0],
        ],
        width: 0.0056,
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
        width: 0.0058,
      },
    ],
  },
}

type Segment = { a: readonly [number, number]; b: readonly [number, number]; half: number }

/**
 * The tread of a tyre whose edge is `reach` metres from its centre. Returns the number of pitches,
 * the point spacing and the depth of grooves. Also returns the distance of a point at `angle` and
 * `across` metres from the nearest groove (negative inside), and the grooves as strips of [angle,
 * across].
 */
export function treadOf(tread: Tread, radius: number, reach: number) {
  const { pitch, step, depth, cuts } = PATTERNS[tread]
  const count = Math.round((TURN * radius) / pitch)
  const length = (TURN * radius) / count
  const laid = cuts.map(({ line, width }) => ({
    line: line.map(([along, across]) => [along * length, across * reach] as const),
    half: width / 2,
  }))
  const segments = laid.flatMap(({ line, half }) =>
    [-length, 0, length].flatMap((shift) =>
      line.slice(1).map((q, i): Segment => {
        const a = [line[i][0] + shift, line[i][1]] as const
        return { a, b: [q[0] + shift, q[1]], half }
      }),
    ),
  )
  const clearOf = (angle: number, across: number): number => {
    const place = (angle / TURN) * count + (across < 0 ? 0.5 : 0)
    const p = [(place - Math.floor(place)) * length, Math.abs(across)] as const
    return segments.reduce((least, s) => Math.min(least, distance(p, s) - s.half), 1)
  }
  const strips = Array.from({ length: count }, (_, k) => k).flatMap((k) =>
    [1, -1].flatMap((side) =>
      laid.map(({ line, half }) =>
        edges(line, half).map((row) =>
          row.map(([s, y]) => {
            const turn = (s / length + k - (side < 0 ? 0.5 : 0)) / count
            return [turn * TURN, side * y] as const
          }),
        ),
      ),
    ),
  )
  return { count, step, depth, clearOf, strips }
}

export const crownOf = (tread: Tread): number => PATTERNS[tread].crown

type Point = readonly [number, number]

/** Both edges of a groove along its line, in pieces short enough to follow the tyre. */
function edges(line: readonly Point[], half: number): Point[][] {
  const fine = line.flatMap((q, i): Point[] => {
    const p = line[i - 1]
    if (!p) return [q]
    const pieces = Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 0.014)
    return steps(pieces + 1)
      .slice(1)
      .map((t) => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)] as const)
  })
  return fine.map((q, i) => {
    const [from, to] = [fine[Math.max(0, i - 1)], fine[Math.min(fine.length - 1, i + 1)]]
    const long = Math.hypot(to[0] - from[0], to[1] - from[1])
    const wide = [((from[1] - to[1]) / long) * half, ((to[0] - from[0]) / long) * half]
    return [1, -1].map((k) => [q[0] + k * wide[0], q[1] + k * wide[1]] as const)
  })
}

function distance([x, y]: readonly [number, number], { a, b }: Segment): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy))
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)
}
