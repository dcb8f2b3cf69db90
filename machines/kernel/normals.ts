import type { Mesh } from './mesh.ts'
import { rad } from './vector.ts'
import { type Welded, weld } from './weld.ts'

/**
 * Three 32-bit floats for each vertex's position (metres) and for its normal, and three indices for
 * each triangle.
 */
export type Shaded = { positions: Float32Array; normals: Float32Array; indices: Uint32Array }

/**
 * Resolution of normals: two normals of one point share a vertex if they round to the same step.
 */
export const NORMAL_STEPS = 200
/**
 * Tolerance of the crease angle. Faces that meet at exactly `degrees` are smooth, whatever the last
 * bit of the cosine.
 */
export const CREASE_SLACK = 0.01

/** Computes smooth normals. Vertices are split at edges where faces meet at more than `degrees`. */
export function shade(mesh: Mesh, degrees = 38): Shaded {
  const points = Float64Array.from(mesh.points)
  const welded = weld(points)
  const faces = facesOf(points, mesh.triangles, welded)
  const vertices = verticesOf(points, welded, faces.size)
  const indices = new Uint32Array(faces.size)
  const crease = rad(degrees + CREASE_SLACK)
  const [smooth, halfway] = [Math.cos(crease), Math.cos(crease / 2)]
  const normal = new Float64Array(3)
  // The single vertex of each point without a crease. It is reused without another look at the
  // faces.
  const only = new Int32Array(welded.count).fill(-1)
  for (let c = 0; c < faces.size; c++) {
    const point = faces.corners[c]
    const id = welded.ids[point]
    if (only[id] < 0) {
      sumAround(normal, faces, id, 0, -2)
      if (isWithin(normal, faces, id, halfway)) only[id] = vertices.at(point, normal)
      else sumAround(normal, faces, id, c - (c % 3), smooth)
    }
    indices[c] = only[id] < 0 ? vertices.at(point, normal) : only[id]
  }
  return { ...vertices.arrays(), indices }
}

/**
 * Faces with an area, in the mesh's order; a face is identified by three times its index. Holds the
 * corners (point ids), the normals of twice the area's length, and the unit normals. `around` lists
 * the faces at each welded point, from `starts[id]` on.
 */
type Faces = {
  size: number
  corners: Int32Array
  weighted: Float64Array
  unit: Float64Array
  around: Int32Array
  starts: Int32Array
}

function facesOf(points: Float64Array, triangles: readonly number[], welded: Welded): Faces {
  const { ids } = welded
  const corners = new Int32Array(triangles.length)
  const weighted = new Float64Array(triangles.length)
  const unit = new Float64Array(triangles.length)
  let size = 0
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i], triangles[i + 1], triangles[i + 2]]
    if (ids[a] === ids[b] || ids[b] === ids[c] || ids[a] === ids[c]) continue
    corners[size] = a
    corners[size + 1] = b
    corners[size + 2] = c
    crossAt(weighted, size, points, 3 * a, 3 * b, 3 * c)
    const [x, y, z] = [weighted[size], weighted[size + 1], weighted[size + 2]]
    const length = Math.sqrt(x * x + y * y + z * z)
    if (length < 1e-14) continue
    unit[size] = x / length
    unit[size + 1] = y / length
    unit[size + 2] = z / length
    size += 3
  }
  return { size, corners, weighted, unit, ...facesAround(corners.subarray(0, size), welded) }
}

/** Writes the cross product (b − a) × (c − a). */
function crossAt(
  out: Float64Array,
  at: number,
  points: Float64Array,
  a: number,
  b: number,
  c: number,
): void {
  const ux = points[b] - points[a]
  const uy = points[b + 1] - points[a + 1]
  const uz = points[b + 2] - points[a + 2]
  const vx = points[c] - points[a]
  const vy = points[c + 1] - points[a + 1]
  const vz = points[c + 2] - points[a + 2]
  out[at] = uy * vz - uz * vy
  out[at + 1] = uz * vx - ux * vz
  out[at + 2] = ux * vy - uy * vx
}

function facesAround(corners: Int32Array, { ids, count }: Welded) {
  const starts = new Int32Array(count + 1)
  for (const point of corners) starts[ids[point] + 1]++
  for (let id = 0; id < count; id++) starts[id + 1] += starts[id]
  const around = new Int32Array(corners.length)
  const next = starts.slice()
  for (let c = 0; c < corners.length; c++) around[next[ids[corners[c]]]++] = c - (c % 3)
  return { around, starts }
}

/**
 * Sums the area-weighted normals of the point's faces whose angle to face `f` has a cosine of at
 * least `least`.
 */
function sumAround(
  out: Float64Array,
  { around, starts, unit, weighted }: Faces,
  id: number,
  f: number,
  least: number,
): void {
  let x = 0
  let y = 0
  let z = 0
  for (let k = starts[id]; k < starts[id + 1]; k++) {
    const g = around[k]
    if (unit[g] * unit[f] + unit[g + 1] * unit[f + 1] + unit[g + 2] * unit[f + 2] < least) continue
    x += weighted[g]
    y += weighted[g + 1]
    z += weighted[g + 2]
  }
  const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
  out[0] = x * scale
  out[1] = y * scale
  out[2] = z * scale
}

/** Returns `true` if all faces at a point are so close to its normal that no two form a crease. */
function isWithin(n: Float64Array, { around, starts, unit }: Faces, id: number, least: number) {
  for (let k = starts[id]; k < starts[id + 1]; k++) {
    const g = around[k]
    if (unit[g] * n[0] + unit[g + 1] * n[1] + unit[g + 2] * n[2] < least) return false
  }
  return true
}

/** Vertices created so far, at most `most`. The vertices of one welded point form a linked list. */
function verticesOf(points: Float64Array, { ids, count: idCount }: Welded, most: number) {
  const latest = new Int32Array(idCount).fill(-1)
  const before = new Int32Array(most)
  const keys = new Int32Array(most)
  const positions = new Float32Array(3 * most)
  const normals = new Float32Array(3 * most)
  let count = 0
  /** Returns the index of the point's vertex with this normal, and creates it if necessary. */
  const at = (point: number, normal: Float64Array): number => {
    const key = (step(normal[0]) * 512 + step(normal[1])) * 512 + step(normal[2])
    const id = ids[point]
    for (let i = latest[id]; i >= 0; i = before[i]) if (keys[i] === key) return i
    keys[count] = key
    before[count] = latest[id]
    latest[id] = count
    for (let k = 0; k < 3; k++) {
      positions[3 * count + k] = points[3 * point + k]
      normals[3 * count + k] = normal[k]
    }
    return count++
  }
  const arrays = () => ({
    positions: positions.slice(0, 3 * count),
    normals: normals.slice(0, 3 * count),
  })
  return { at, arrays }
}

const step = (v: number): number => Math.round(v * NORMAL_STEPS) + NORMAL_STEPS
