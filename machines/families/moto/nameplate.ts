import { strokes } from '../../kernel/lettering.ts'
import { type Mesh, merge } from '../../kernel/mesh.ts'
import type { Model } from '../../kernel/model.ts'
import type { Surface } from '../../kernel/panel.ts'
import { tube } from '../../kernel/sweep.ts'
import { add, cross, len, lerp, mul, norm, sub, type Vec } from '../../kernel/vector.ts'

/**
 * Raised letters on the left cover's `surface`, or on its mirror image if `side` is -1. They are
 * centred at [u, v] and follow the surface's own line. They are `h` metres high, or smaller if
 * `room` is too narrow.
 */
export function nameplate(
  model: Model,
  surface: Surface,
  look: {
    text: string
    u: number
    v: number
    h: number
    room: number
    side: 1 | -1
    material: string
  },
): void {
  const { text, u, v, room, side, material } = look
  const h = look.h * Math.min(1, room / strokes(text, look.h).width)
  const { lines, width } = strokes(text, h)
  if (!lines.length) return
  const e = 0.02
  const backwards = sub(surface(u + e, v), surface(u - e, v))
  const down = sub(surface(u, v + e), surface(u, v - e))
  const [perU, perV] = [backwards, down].map((way) => (2 * e) / len(way))
  const out = norm(cross(down, backwards))
  const place = (q: Vec): Vec => {
    const [x, z] = [side * (q[0] - width / 2), q[1] - h / 2]
    const on = add(surface(u + x * perU, v - z * perV), mul(out, 0.0008))
    return [on[0], side * on[1], on[2]]
  }
  const up = [out[0], side * out[1], out[2]]
  model.add(material, merge(...lines.map((line) => letter(line, place, up, 0.105 * h))), 30)
}

/**
 * A stroke as flat bars. Each bar is a little longer than its line, so that the corners are filled.
 */
function letter(line: readonly Vec[], place: (q: Vec) => Vec, up: Vec, half: number): Mesh {
  return merge(
    line.slice(0, -1).map((a, i) => {
      const b = line[i + 1]
      const over = (0.6 * half) / Math.hypot(b[0] - a[0], b[1] - a[1])
      const at = (t: number) => place([lerp(a[0], b[0], t), lerp(a[1], b[1], t)])
      return tube([at(-over), at(1 + over)], [0.0012, half], { m: 12, up, exponent: 4 })
    }),
  )
}
