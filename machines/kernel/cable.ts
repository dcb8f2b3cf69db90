import type { Mesh } from './mesh.ts'
import { curve } from './spline.ts'
import { tube } from './sweep.ts'
import { mix, type Vec } from './vector.ts'

/**
 * A cable or hose through its clips (`points`). Between two clips it hangs by `sag` metres for each
 * metre of distance. It has `n` points along it and `m` around.
 */
export function cable(
  points: readonly Vec[],
  r = 0.0035,
  { sag = 0.06, n = 12 * points.length, m = 10 } = {},
): Mesh {
  return tube(curve(hanging(points, sag), n), r, { m })
}

/** Returns the clips and the lowest point between each two. A free end keeps its direction. */
export function hanging(points: readonly Vec[], sag: number): Vec[] {
  return points.flatMap((p, i) => {
    const next = points[i + 1]
    if (!next || !sag) return [p]
    const [x, y, z] = mix(p, next, 0.5)
    return [p, [x, y, z - sag * Math.hypot(next[0] - p[0], next[1] - p[1])]]
  })
}
