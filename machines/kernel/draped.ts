import type { Mesh } from './mesh.ts'
import { lerp } from './vector.ts'

/**
 * Subdivides a flat mesh until no edge is longer than `longest` metres, so that it can follow a
 * bent surface.
 */
export function divided(mesh: Mesh, longest: number): Mesh {
  const points = [...mesh.points]
  let { triangles } = mesh
  for (let round = 0; round < 6; round++) {
    const before = triangles.length
    triangles = dividedOnce(points, triangles, longest)
    if (triangles.length === before) break
  }
  return { points, triangles }
}

/** Splits the long edges in half. Neighbours share each new vertex. */
function dividedOnce(points: number[], triangles: readonly number[], longest: number): number[] {
  const middles = new Map<number, number>()
  const count = points.length / 3
  const middle = (a: number, b: number): number | undefined => {
    const [i, j] = [Math.min(a, b), Math.max(a, b)]
    const key = i * count + j
    const known = middles.get(key)
    if (known !== undefined) return known
    const span = [0, 1, 2].map((k) => points[3 * j + k] - points[3 * i + k])
    if (span[0] ** 2 + span[1] ** 2 + span[2] ** 2 <= longest * longest) return undefined
    const made = points.length / 3
    for (const k of [0, 1, 2]) points.push(lerp(points[3 * i + k], points[3 * j + k], 0.5))
    middles.set(key, made)
    return made
  }
  const out: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = triangles.slice(t, t + 3)
    const halves = corners.map((a, k) => middle(a, corners[(k + 1) % 3]))
    out.push(...fan(corners, halves))
  }
  return out
}

/** Splits a triangle with midpoints on some of its edges into triangles. */
function fan(corners: readonly number[], halves: readonly (number | undefined)[]): number[] {
  const [ab, bc, ca] = halves
  const [a, b, c] = corners
  if (ab !== undefined && bc !== undefined && ca !== undefined)
    return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca]
  // Rotates the triangle until its first edge is split and its last is not.
  const first = halves.findIndex(
    (half, k) => half !== undefined && halves[(k + 2) % 3] === undefined,
  )
  if (first < 0) return [a, b, c]
  const [p, q, r] = [0, 1, 2].map((k) => corners[(first + k) % 3])
  const [pq, qr] = [0, 1].map((k) => halves[(first + k) % 3])
  if (pq === undefined) return [a, b, c]
  return qr === undefined ? [p, pq, r, pq, q, r] : [p, pq, r, pq, q, qr, pq, qr, r]
}
