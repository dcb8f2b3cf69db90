import type { Mesh } from './mesh.ts'
import { add, cross, dot, sub, type Vec } from './vector.ts'

const SIGNS = [-1, 1] as const

/** A box with flat chamfers, centred on `centre`: 44 triangles, for fins, brackets and boxes among many. */
export function chamferedBox(centre: Vec, size: Vec, chamfer = 0.001): Mesh {
  const half = size.map((s) => s / 2)
  const c = Math.min(chamfer, ...half.map((h) => h * 0.9))
  /** The point of the face across `axis` in the corner with these signs. */
  const place = (axis: number, signs: Vec): Vec =>
    half.map((h, k) => signs[k] * (k === axis ? h : h - c))
  const polygons: Vec[][] = []
  for (const [a, b, k] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]) {
    const corner = (sa: number, sb: number, sk: number): Vec => {
      const signs = [0, 0, 0]
      signs[a] = sa
      signs[b] = sb
      signs[k] = sk
      return signs
    }
    for (const s of SIGNS) {
      const around = [corner(s, -1, -1), corner(s, 1, -1), corner(s, 1, 1), corner(s, -1, 1)]
      polygons.push(around.map((signs) => place(a, signs)))
      for (const t of SIGNS) {
        const [low, high] = [corner(s, t, -1), corner(s, t, 1)]
        polygons.push([place(a, low), place(a, high), place(b, high), place(b, low)])
      }
    }
  }
  for (const x of SIGNS)
    for (const y of SIGNS)
      for (const z of SIGNS) polygons.push([0, 1, 2].map((axis) => place(axis, [x, y, z])))
  return fans(polygons, centre)
}

/** Convex polygons around the origin, each wound so that it looks outwards, moved to `centre`. */
function fans(polygons: readonly Vec[][], centre: Vec): Mesh {
  const points: number[] = []
  const triangles: number[] = []
  for (const polygon of polygons) {
    const [p, q, r] = polygon
    const isOutwards = dot(cross(sub(q, p), sub(r, p)), p) > 0
    const first = points.length / 3
    for (const each of isOutwards ? polygon : polygon.toReversed())
      points.push(...add(each, centre))
    for (let i = 2; i < polygon.length; i++) triangles.push(first, first + i - 1, first + i)
  }
  return { points, triangles }
}
