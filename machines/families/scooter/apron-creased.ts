// The creased apron: a broad front shield, with two narrow wings folded back from it.
import type { Surface } from '../../kernel/panel.ts'
import { add, lerp, mix, mul, type Vec } from '../../kernel/vector.ts'

/**
 * Position of the fold as a share of the half width. It lies on a vertex of the sheet and therefore
 * stays sharp.
 */
const FOLD = 2 / 3

const KEEL: readonly Vec[] = [
  [0.312, 0, 0.958],
  [0.425, 0, 0.875],
  [0.545, 0, 0.74],
  [0.53, 0, 0.548],
]
const CREASE: readonly Vec[] = [
  [0.285, 0.09, 0.947],
  [0.365, 0.222, 0.83],
  [0.428, 0.176, 0.586],
  [0.45, 0.13, 0.405],
]
const EDGE: readonly Vec[] = [
  [0.258, 0.138, 0.93],
  [0.276, 0.276, 0.8],
  [0.318, 0.224, 0.52],
  [0.337, 0.156, 0.3],
]

/**
 * One Bézier curve from end to end, instead of a spline through rows. Highlights on it do not
 * waver.
 */
export function creasedApron(shieldWidth: number): Surface {
  const wider = shieldWidth / 0.225
  return (u, v) => {
    const across = 2 * v - 1
    const [s, side] = [Math.abs(across), Math.sign(across) || 1]
    const fold = bezier(CREASE, u)
    const q = s <= FOLD ? shield(u, s / FOLD, fold) : wing(u, (s - FOLD) / (1 - FOLD), fold, wider)
    return [q[0], side * q[1], q[2]]
  }
}

function shield(u: number, t: number, fold: Vec): Vec {
  const keel = bezier(KEEL, u)
  // Level over the nose, then straight to the fold. It is fuller below, over the wheel.
  const level = add(keel, [-0.004, fold[1] * 0.3, lerp(-0.004, -0.006, u)])
  const crown = [0.008 + 0.022 * u ** 3, 0.01 * u ** 3, 0.024 * u ** 3]
  return bezier([keel, level, add(mix(keel, fold, 0.66), crown), fold], t)
}

function wing(u: number, t: number, fold: Vec, wider: number): Vec {
  const rim = bezier(EDGE, u)
  const edge = [rim[0], rim[1] * wider, rim[2]]
  const crown = mul([0.003, 0.0055, 0.001], lerp(0.6, 1, Math.sin(Math.PI * u)))
  return bezier([fold, add(mix(fold, edge, 0.5), crown), edge], t)
}

function bezier(points: readonly Vec[], t: number): Vec {
  let row = [...points]
  while (row.length > 1) row = row.slice(1).map((q, i) => mix(row[i], q, t))
  return row[0]
}
