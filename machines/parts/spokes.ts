import { segments } from '../kernel/detail.ts'
import { gridMesh, type Mesh } from '../kernel/mesh.ts'
import { curve } from '../kernel/spline.ts'
import { norm, rad, steps, sub, TURN, type Vec } from '../kernel/vector.ts'

export type Casting = 'y5' | 'y6' | 'm10' | 's3' | 'disc' | 'x7'

/**
 * A spoke: centre line as [share of the distance to the rim, degrees], half width in metres, and
 * depth as a share of the depth at the hub.
 */
type Arm = { line: readonly (readonly [number, number])[]; breadth: number; depth: number }

const pairOf = (line: Arm['line'], breadth: number, depth: number): Arm[] =>
  [1, -1].map((s) => ({ line: line.map(([r, a]) => [r, s * a] as const), breadth, depth }))

const CASTINGS: Record<Casting, { count: number; arms: readonly Arm[] }> = {
  y5: {
    count: 5,
    arms: pairOf(
      [
        [0, 4],
        [0.36, 5],
        [0.68, 9.5],
        [1, 17.5],
      ],
      0.0082,
      0.72,
    ),
  },
  y6: {
    count: 6,
    arms: pairOf(
      [
        [0, 3.5],
        [0.4, 4.5],
        [0.7, 8],
        [1, 14.5],
      ],
      0.0074,
      0.72,
    ),
  },
  m10: {
    count: 10,
    arms: [
      {
        line: [
          [0, 0],
          [0.5, 5],
          [1, 13],
        ],
        breadth: 0.0072,
        depth: 0.68,
      },
    ],
  },
  x7: {
    count: 7,
    arms: pairOf(
      [
        [0, 15],
        [0.5, 4.5],
        [1, 11.5],
      ],
      0.0062,
      0.62,
    ),
  },
  s3: {
    count: 3,
    arms: [
      {
        line: [
          [0, 0],
          [0.4, 7],
          [0.75, 18],
          [1, 30],
        ],
        breadth: 0.028,
        depth: 0.8,
      },
    ],
  },
  disc: {
    count: 6,
    arms: [
      {
        line: [
          [0, 0],
          [0.4, 7],
          [0.75, 18],
          [1, 30],
        ],
        breadth: 0.021,
        depth: 0.8,
      },
    ],
  },
}

export type SpokesSpec = {
  x: number
  z: number
  inner: number
  outer: number
  /** Half the depth at the hub and at the rim, in metres. */
  deep: number
  shallow: number
  style: Casting
  weight: number
}

/** Cast spokes with a channel in either face, widening into hub and rim. */
export function castSpokes(spec: SpokesSpec): Mesh[] {
  const { count, arms } = CASTINGS[spec.style]
  return Array.from({ length: count }, (_, k) => (k / count) * TURN + 0.3).flatMap((turn) =>
    arms.map((arm) => castArm(spec, arm, turn)),
  )
}

/** Half of a section, [across, depth] as shares: a flat land on each side of a shallow channel. */
const LANDS: readonly Vec[] = [
  [1, 0],
  [1, 0.7],
  [0.94, 0.93],
  [0.82, 1],
  [0.62, 1],
  [0.5, 0.93],
  [0.38, 0.7],
  [0, 0.66],
]
const SECTION: readonly Vec[] = [
  ...LANDS,
  ...LANDS.slice(1, -1)
    .toReversed()
    .map((q) => [-q[0], q[1]]),
  ...LANDS.slice(0, 1).map((q) => [-q[0], q[1]]),
  ...LANDS.slice(1).map((q) => [-q[0], -q[1]]),
  ...LANDS.slice(1, -1)
    .toReversed()
    .map((q) => [q[0], -q[1]]),
]

function castArm(spec: SpokesSpec, arm: Arm, turn: number): Mesh {
  const { x, z, inner, outer, deep, shallow, weight } = spec
  const middle = curve(
    arm.line.map(([share, degrees]) => {
      const [r, a] = [inner + (outer - inner) * share, turn + rad(degrees)]
      return [x + r * Math.cos(a), 0, z + r * Math.sin(a)]
    }),
    segments(22, 9),
  )
  const last = middle.length - 1
  const rows = middle.map((p, i) => {
    const t = i / last
    const along = norm(sub(middle[Math.min(last, i + 1)], middle[Math.max(0, i - 1)]))
    const root = Math.max(0, 1 - t / 0.24) ** 2
    const tip = Math.max(0, (t - 0.66) / 0.34) ** 1.7
    const half = arm.breadth * weight * (1.12 - 0.24 * t + 0.8 * root + 0.95 * tip)
    const depth = (deep + (shallow - deep) * t ** 0.8) * arm.depth * (1 + 0.3 * root - 0.06 * tip)
    const filled = Math.max(root, tip) ** 0.5
    return SECTION.map(([u, v]) => [
      p[0] - along[2] * u * half,
      channel(u, v, filled) * depth,
      p[2] + along[0] * u * half,
    ])
  })
  return gridMesh(rows, { closedColumns: true })
}

/** Returns the depth of the section at `u`, with its channel filled by a share. */
function channel(u: number, v: number, filled: number): number {
  return Math.abs(u) > 0.6 ? v : v + (Math.sign(v) - v) * Math.min(1, filled)
}

/**
 * Laced wire spokes from the hub's flanges, each pair crossing its neighbours, with a nipple at the
 * rim.
 */
export function laced({ x, z, inner, outer, deep }: SpokesSpec): { wire: Vec[]; nipple: Vec[] }[] {
  return Array.from({ length: 36 }, (_, k) => {
    const angle = (k / 36) * TURN
    const side = k % 4 < 2 ? 1 : -1
    const lean = angle + (k % 2 ? 0.95 : -0.95)
    const at = (share: number): Vec => {
      const from = [x + inner * Math.cos(lean), side * deep, z + inner * Math.sin(lean)]
      const to = [x + outer * Math.cos(angle), side * 0.004, z + outer * Math.sin(angle)]
      return from.map((v, i) => v + (to[i] - v) * share)
    }
    return { wire: steps(2).map(at), nipple: [at(0.92), at(1)] }
  })
}
