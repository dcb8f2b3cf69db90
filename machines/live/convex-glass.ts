import type { Shaded } from '../kernel/normals.ts'

/** Radius of curvature of a mirror's glass, in metres. */
const RADIUS = 1.2

/**
 * Gives a mirror's glass the normals of a sphere. A glass of few faces would show their edges in
 * its reflections.
 */
export function convexGlass({ positions, normals, indices }: Shaded): Shaded {
  const [middle, mean] = [sumOf(positions), sumOf(normals)]
  const count = positions.length / 3
  const length = Math.hypot(...mean)
  const axis = mean.map((v) => v / length)
  const from = (i: number) => middle.map((sum, k) => positions[3 * i + k] - sum / count)
  // Normals may point into the housing. In that case the rim is ahead of the centre.
  const wide = Math.max(...Array.from({ length: count }, (_, i) => Math.hypot(...from(i))))
  let rim = 0
  for (let i = 0; i < count; i++) {
    const away = from(i)
    rim += (Math.hypot(...away) - wide / 2) * dot(away, axis)
  }
  const out = rim < 0 ? 1 : -1
  const round = normals.slice()
  for (let i = 0; i < count; i++) {
    const away = from(i)
    const normal = axis.map((v, k) => v + (out * away[k]) / RADIUS)
    for (let k = 0; k < 3; k++) round[3 * i + k] = normal[k] / Math.hypot(...normal)
  }
  return { positions, normals: round, indices }
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function sumOf(vectors: Float32Array): number[] {
  const sum = [0, 0, 0]
  for (let i = 0; i < vectors.length; i++) sum[i % 3] += vectors[i]
  return sum
}
