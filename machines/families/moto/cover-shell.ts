import { segments } from '../../kernel/detail.ts'
import { gridMesh, type Mesh } from '../../kernel/mesh.ts'
import type { Surface } from '../../kernel/panel.ts'
import { outline } from '../../kernel/spline.ts'
import { add, lerp, norm, steps, type Vec } from '../../kernel/vector.ts'

/** Raises the sheet towards its centre. The rise is steep near the edge, as in pressed plastic. */
export const crowned =
  (sheet: Surface, by: number): Surface =>
  (u, v) => {
    const full = (t: number) => 1 - Math.abs(2 * t - 1) ** 2.6
    return add(sheet(u, v), [0, by * full(u) * full(v), 0])
  }

/**
 * Outline of a cover in its sheet's [u, v] space: a rectangle with its lower corners rounded by
 * `r`.
 */
export function border(r: number): Vec[] {
  const corners = [
    [0, 0, 0.1],
    [1, 0, 0.1],
    [1, 1, r],
    [0, 1, r],
  ]
  const round = outline(corners, r, 7)
  // The straight edges need points too, because they bend in space.
  return round.flatMap((q, i) => {
    const next = round[(i + 1) % round.length]
    const far = Math.hypot(next[0] - q[0], next[1] - q[1])
    const n = Math.max(1, Math.round(far * segments(14, 6)))
    return Array.from({ length: n }, (_, k) => [
      lerp(q[0], next[0], k / n),
      lerp(q[1], next[1], k / n),
    ])
  })
}

/** Profile of the rounded, returned rim in metres: [out of the edge, towards the machine]. */
const RIM: readonly Vec[] = [
  [0.0016, 0.0004],
  [0.0032, 0.0018],
  [0.0042, 0.004],
  [0.0044, 0.0065],
  [0.0042, 0.028],
]

/** Rings from the centre to the border, then over the rim and inwards. */
export function coverShell(surface: Surface, rim: readonly Vec[]): Mesh {
  const middle = surface(0.5, 0.5)
  const n = segments(16, 5)
  const rings = steps(n + 1).map((t) => {
    const k = Math.max(0.004, 1 - (1 - t) ** 1.5)
    return rim.map(([u, v]) => surface(0.5 + (u - 0.5) * k, 0.5 + (v - 0.5) * k))
  })
  const edge = RIM.map(([out, deep]) =>
    rim.map(([u, v]): Vec => {
      const q = surface(u, v)
      const away = norm([q[0] - middle[0], 0, (q[2] - middle[2]) * 2.2])
      return [q[0] + away[0] * out, q[1] - deep, q[2] + away[2] * out]
    }),
  )
  return gridMesh([...rings, ...edge], { closedColumns: true, capStart: true })
}
