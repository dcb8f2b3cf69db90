import { liftAtDetail } from './detail.ts'
import { divided } from './draped.ts'
import { CAPITALS, HEADLINE_LETTERS } from './headline-letters.ts'
import { type Mesh, mapMesh, merge } from './mesh.ts'
import { type Surface, surfaceNormal } from './panel.ts'
import { contours, raised } from './raised.ts'
import { add, clamp, dot, len, mul, sub, type Vec } from './vector.ts'

const SLANT = 0.24

export type Painted = {
  text: string
  /** Position of the text's centre on the skin. */
  u: number
  v: number
  /** Height of the letters in metres. */
  height: number
  /** Maximum length in metres. A longer text is reduced. */
  room?: number
}

/**
 * Letters on the skin of the left side, and the same letters on the right, readable there too. The
 * skin's `u` runs down, its `v` back, and its normal outwards.
 */
export function paintedLetters(skin: Surface, { text, u, v, height, room }: Painted): Mesh[] {
  const flat = filled(
    text,
    room ? Math.min(height, (height * room) / lengthOf(text, height)) : height,
  )
  const e = 0.02
  const across = (a: Vec, b: Vec) => mul(sub(b, a), 1 / (2 * e))
  const [down, back] = [
    across(skin(u - e, v), skin(u + e, v)),
    across(skin(u, v - e), skin(u, v + e)),
  ]
  // The two directions of the skin are not perpendicular. This correction keeps the slant of the
  // letters.
  const run = len(back)
  const towards = dot(down, back) / run
  const fall = Math.sqrt(dot(down, down) - towards * towards)
  const skew = -towards / fall
  return [1, -1].map((side) =>
    mapMesh(flat, ([along, out, up]) => {
      const s = clamp(u - up / fall)
      const t = clamp(v + (side * along - up * skew) / run)
      const [x, y, z] = add(skin(s, t), mul(surfaceNormal(skin, s, t), liftAtDetail(0.0005) + out))
      return [x, side * y, z]
    }),
  )
}

const lettersOf = (text: string) => [...text].map((letter) => HEADLINE_LETTERS[letter])

const lengthOf = (text: string, height: number) =>
  lettersOf(text).reduce((sum, [wide]) => sum + (wide * height) / CAPITALS, 0)

/**
 * A text in filled, slanted letters, `height` metres high, centred at [0, 0] and half a millimetre
 * thick: x along, z up.
 */
function filled(text: string, height: number): Mesh {
  const scale = height / CAPITALS
  const letters = lettersOf(text)
  const width = letters.reduce((sum, [wide]) => sum + wide, 0)
  let x = -width / 2
  const meshes = letters.flatMap(([wide, path]) => {
    const lines = contours(path, 4).map((line) =>
      line.map((q) => {
        const up = q[1] - CAPITALS / 2
        return [(q[0] + x + SLANT * up) * scale, up * scale]
      }),
    )
    x += wide
    return raised(lines, 0, 0.0005, 0)
  })
  return divided(merge(meshes), 0.02)
}
