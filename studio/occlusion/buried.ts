import type { Shaded } from '../../machines/kernel/normals.ts'
import type { Sky } from './openness.ts'

/** A vertex below this openness lies inside another part. */
const BURIED = 0.15
/** Minimum length of a face in metres that looks dark all over when only its ends are covered. */
const LONG = 0.03
/** Openness of a buried end as a share of the openness at the face's centre. */
const SHARE = 0.85

/**
 * Raises the openness of buried vertices, because light exists at vertices only. A fork tube has
 * both ends in other parts and would be black in between. Such a vertex takes the openness of its
 * long visible faces, measured at their centres.
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
    // A covered vertex does not show its outer side, so the more open side counts.
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
