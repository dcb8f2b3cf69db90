import type { Mesh } from './mesh.ts'
import { CREASE_SLACK, NORMAL_STEPS } from './normals.ts'
import { cross, dot, len, norm, rad, sub, type Vec } from './vector.ts'
import { CELLS_PER_METRE } from './weld.ts'

type PlainlyShaded = { positions: number[]; normals: number[]; indices: number[] }

/**
 * Plain version of `shade` with lists and maps: the reference for its result (normals.test.ts) and
 * its speed (bench-geometry.ts).
 */
export function shadePlainly(mesh: Mesh, degrees = 38): PlainlyShaded {
  const { points, triangles } = mesh
  const ids = weld(points)
  const point = (i: number): Vec => [points[3 * i], points[3 * i + 1], points[3 * i + 2]]
  const facesAt = new Map<number, number[]>()
  const weighted: Vec[] = []
  const faces: (readonly [number, number, number])[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i], triangles[i + 1], triangles[i + 2]]
    const normal = cross(sub(point(b), point(a)), sub(point(c), point(a)))
    if (len(normal) < 1e-14 || ids[a] === ids[b] || ids[b] === ids[c] || ids[a] === ids[c]) continue
    for (const v of [a, b, c]) {
      const list = facesAt.get(ids[v])
      if (list) list.push(faces.length)
      else facesAt.set(ids[v], [faces.length])
    }
    faces.push([a, b, c])
    weighted.push(normal)
  }
  const unit = weighted.map(norm)
  const smooth = Math.cos(rad(degrees + CREASE_SLACK))
  const out: PlainlyShaded = { positions: [], normals: [], indices: [] }
  const seen = new Map<string, number>()
  faces.forEach((face, f) => {
    for (const v of face) {
      const sum = [0, 0, 0]
      for (const g of facesAt.get(ids[v]) ?? []) {
        if (dot(unit[g], unit[f]) < smooth) continue
        for (let k = 0; k < 3; k++) sum[k] += weighted[g][k]
      }
      const n = norm(sum)
      const key = [ids[v], ...n.map((k) => Math.round(k * NORMAL_STEPS))].join()
      let index = seen.get(key)
      if (index === undefined) {
        index = out.positions.length / 3
        seen.set(key, index)
        out.positions.push(...point(v))
        out.normals.push(...n)
      }
      out.indices.push(index)
    }
  })
  return out
}

function weld(points: readonly number[]): Int32Array {
  const known = new Map<string, number>()
  const ids = new Int32Array(points.length / 3)
  for (let i = 0; i < ids.length; i++) {
    const key = [0, 1, 2].map((k) => Math.round(points[3 * i + k] * CELLS_PER_METRE)).join()
    let id = known.get(key)
    if (id === undefined) {
      id = known.size
      known.set(key, id)
    }
    ids[i] = id
  }
  return ids
}
