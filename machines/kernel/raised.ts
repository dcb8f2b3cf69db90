// Letters cut from sheet: the outlines of a font as closed polylines, extruded.
import type { Mesh } from './mesh.ts'
import { plate } from './plate.ts'
import { lerp, steps, type Vec } from './vector.ts'

/**
 * Converts a glyph's SVG path (absolute M, L, Q, C and Z) to closed polylines. Each curve becomes
 * `pieces` straight lines.
 */
export function contours(path: string, pieces = 8): Vec[][] {
  const out: Vec[][] = []
  for (const [, command, list] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = list.match(/-?[\d.]+/g)?.map(Number) ?? []
    const points = numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1]]]))
    if (command === 'M') out.push([])
    const line = out[out.length - 1]
    if (command === 'M' || command === 'L') line.push(...points)
    if (command === 'Q' || command === 'C')
      line.push(...bezier([line[line.length - 1], ...points], pieces))
  }
  return out.filter((line) => line.length > 2)
}

/**
 * Flat letters in the side view, from `y0` to `y1` in metres, with a bevel of `bevel`. A contour of
 * the opposite direction to the longest one is a hole. Variable fonts draw a letter from
 * overlapping pieces. Each piece is a tenth of a millimetre ahead of the last, so that no two faces
 * share a plane.
 */
export function raised(
  lines: readonly (readonly Vec[])[],
  y0: number,
  y1: number,
  bevel = 0.002,
): Mesh[] {
  const areas = lines.map(area)
  const largest = areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)
  const holes = lines.filter((_, i) => areas[i] * largest < 0)
  return lines
    .filter((_, i) => areas[i] * largest > 0)
    .map((outer, i) =>
      plate(outer, y0, y1 + Math.sign(y1 - y0) * i * 1e-4, {
        bevel,
        holes: holes.filter((hole) => isInside(hole[0], outer)),
      }),
    )
}

function bezier(points: readonly Vec[], pieces: number): Vec[] {
  return steps(pieces + 1)
    .slice(1)
    .map((t) => {
      let level: readonly Vec[] = points
      while (level.length > 1)
        level = level
          .slice(1)
          .map((q, i) => [lerp(level[i][0], q[0], t), lerp(level[i][1], q[1], t)])
      return level[0]
    })
}

function area(line: readonly Vec[]): number {
  return line.reduce((sum, p, i) => {
    const q = line[(i + 1) % line.length]
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2
  }, 0)
}

function isInside(point: Vec, line: readonly Vec[]): boolean {
  return line.reduce((inside, p, i) => {
    const q = line[(i + 1) % line.length]
    const crosses =
      p[1] > point[1] !== q[1] > point[1] &&
      point[0] < ((q[0] - p[0]) * (point[1] - p[1])) / (q[1] - p[1]) + p[0]
    return crosses ? !inside : inside
  }, false)
}
