import type { Shaded } from '../../machines/kernel/normals.ts'
import type { Sky } from './openness.ts'

/** Below this a vertex sits in another part. */
const BURIED = 0.15
/** Metres: a face as long as this would be dark all over where its ends alone are. */
const LONG = 0.03
/** A face between two parts is darker than in its middle. */
const SHARE = 0.85

/**
 * Light is known at vertices only. A fork's tube has its ends in other parts and would be black between them: such a
 * vertex takes what is seen of the long faces at it.
 */
export function withBuriedLifted(
  part: Shaded,
  open: Float32Array<ArrayBuffer>,
  sky: Sky,
): Float32Array<ArrayBuffer> {
  const { positions, normals, indices } = part
  const sums = new Float32Array(open.length)
  const counts = new Uint32Array(open.length)
  const middle = new Float32Array(3)
  for (let i = 0; i < indices.length; i += 3) {
    const corners = indices.subarray(i, i + 3)
    const buried = corners.filter((v) => open[v] < BURIED)
    if (buried.length === 0 || longest(positions, corners) < LONG) continue
    for (let k = 0; k < 3; k++)
      middle[k] = corners.reduce((total, v) => total + positions[3 * v + k], 0) / 3
    // Which side is outward nobody can tell of what is covered on both.
    const normal = normals.subarray(3 * buried[0], 3 * buried[0] + 3)
    const seen = Math.max(
      ...[1, -1].map((turn) =>
        sky(
          middle,
          normal.map((v) => turn * v),
        ),
      ),
    )
    if (seen < BURIED) continue
    for (const v of buried) {
      sums[v] += seen
      counts[v]++
    }
  }
  return open.map((own, v) => (counts[v] > 0 ? (SHARE * sums[v]) / counts[v] : own))
}

function longest(positions: Float32Array, corners: Uint32Array): number {
  const lengths = [...corners].map((v, i) => {
    const w = corners[(i + 1) % 3]
    return Math.hypot(...[0, 1, 2].map((k) => positions[3 * v + k] - positions[3 * w + k]))
  })
  return Math.max(...lengths)
}
