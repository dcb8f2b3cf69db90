// A stroke alphabet on a 4 × 6 grid. Each stroke is a list of column-row pairs; "|" separates
// strokes.
import { segments } from './detail.ts'
import { type Mesh, merge } from './mesh.ts'
import { tube } from './sweep.ts'
import { lerp, steps, TURN, type Vec } from './vector.ts'

const GLYPHS: Record<string, string> = {
  A: '00 26 40|12 32',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '46 06 00 40|03 33',
  F: '46 06 00|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '10 16',
  J: '46 41 30 10 01',
  K: '00 06|46 03 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '10 01 05 16 36 45 41 30 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 01 05 16 36 45 41 30 10|22 40',
  R: '00 06 36 45 44 33 03|23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '06 46|26 20',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 23 30 46',
  X: '00 46|06 40',
  Y: '06 23 46|23 20',
  Z: '06 46 00 40',
  '/': '00 46',
  0: '10 01 05 16 36 45 41 30 10',
  1: '05 16 10',
  2: '05 16 36 45 44 00 40',
  3: '06 46 23 33 42 41 30 10 01',
  4: '30 36 02 42',
  5: '46 06 03 33 42 41 30 00',
  6: '45 36 16 05 01 10 30 41 42 33 03',
  7: '06 46 10',
  8: '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  9: '01 10 30 41 45 36 16 05 04 13 43',
  '-': '03 33',
  '.': '10 11',
}
const NARROW = 'I1'

/** Returns polylines of a text of height `h` and its total width, in metres. */
export function strokes(text: string, h: number, slant = 0.18): { lines: Vec[][]; width: number } {
  const unit = h / 6
  const lines: Vec[][] = []
  let x = 0
  for (const letter of text) {
    const glyph = GLYPHS[letter]
    const offset = x - (NARROW.includes(letter) ? 1 : 0)
    for (const stroke of glyph ? glyph.split('|') : []) {
      lines.push(
        stroke
          .split(' ')
          .map((pair) => [
            (offset + Number(pair[0]) + slant * Number(pair[1])) * unit,
            Number(pair[1]) * unit,
          ]),
      )
    }
    x += letter === ' ' ? 3.2 : NARROW.includes(letter) ? 2.4 : 5.6
  }
  return { lines, width: Math.max(0, x - 1.6) * unit }
}

/**
 * A text moulded on a tyre's sidewall, along an arc around the wheel's centre `at`. It is readable
 * from outside; `side` 1 is the left. The text is centred at `turn`, a share of a full turn
 * clockwise from the top. The baseline is at `radius`, the letters are `h` high, and strokes have
 * the radius `r`. `wall` gives the distance from the wheel's centre plane at a radius.
 */
export function textOnWall(
  text: string,
  place: {
    at: Vec
    radius: number
    wall: (radius: number) => number
    turn?: number
    h?: number
    side?: 1 | -1
    r?: number
  },
): Mesh {
  const { at, radius, wall, turn = 0, h = 0.012, side = 1, r = 0.0008 } = place
  const { lines, width } = strokes(text, h, 0)
  const tubes = lines.map((line) => {
    const points = finer(line, 2).map((q): Vec => {
      const rr = radius + q[1]
      const angle = turn * TURN + (q[0] - width / 2) / (radius + h / 2)
      return [
        at[0] - side * rr * Math.sin(angle),
        at[1] + side * wall(rr),
        at[2] + rr * Math.cos(angle),
      ]
    })
    return tube(points, r, { m: 5, up: [0, side, 0] })
  })
  return merge(tubes)
}

/** Subdivides straight pieces, so that a stroke follows a curved surface. */
function finer(line: readonly Vec[], count = 4): Vec[] {
  const parts = steps(segments(count, 1) + 1).slice(0, -1)
  const pieces = line
    .slice(0, -1)
    .flatMap((a, i) =>
      parts.map((t) => [lerp(a[0], line[i + 1][0], t), lerp(a[1], line[i + 1][1], t)]),
    )
  return [...pieces, line[line.length - 1]]
}
