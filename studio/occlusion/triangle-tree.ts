import type { Shaded } from '../../machines/kernel/normals.ts'
import { boxAround, split } from './split.ts'

/**
 * Triangles in a tree of bounding boxes. `nearest` returns the distance to the first hit of a ray,
 * or `most`.
 */
export type TriangleTree = {
  nearest: (origin: Float64Array, direction: Float64Array, most: number) => number
}

const IN_A_LEAF = 4

export function triangleTree(meshes: readonly Shaded[]): TriangleTree {
  const corners = cornersOf(meshes)
  const count = corners.length / 9
  const order = new Uint32Array(count).map((_, i) => i)
  const { bounds, middles } = measured(corners)
  // Box of each node. A leaf stores its first triangle and their number, a branch its second child
  // and 0.
  const boxes = new Float32Array(12 * count)
  const first = new Uint32Array(2 * count)
  const sizes = new Uint32Array(2 * count)
  let nodes = 0
  if (count > 0) divide(0, count)
  const placed = new Float32Array(9 * count)
  for (let i = 0; i < count; i++) placed.set(edgesAt(corners, 9 * order[i]), 9 * i)

  function divide(from: number, to: number): void {
    const node = nodes++
    boxAround(boxes, 6 * node, bounds, order, from, to)
    const middle = to - from > IN_A_LEAF ? split(order, from, to, bounds, middles) : from
    if (middle === from) {
      first[node] = from
      sizes[node] = to - from
      return
    }
    divide(from, middle)
    first[node] = nodes
    divide(middle, to)
  }

  const stack = new Uint32Array(128)
  const nearest: TriangleTree['nearest'] = (origin, direction, most) => {
    const [ox, oy, oz] = origin
    const [dx, dy, dz] = direction
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
    let best = most
    let depth = 0
    if (nodes > 0) stack[depth++] = 0
    while (depth > 0) {
      const node = stack[--depth]
      const box = 6 * node
      const ax = (boxes[box] - ox) * ix
      const bx = (boxes[box + 3] - ox) * ix
      const ay = (boxes[box + 1] - oy) * iy
      const by = (boxes[box + 4] - oy) * iy
      const az = (boxes[box + 2] - oz) * iz
      const bz = (boxes[box + 5] - oz) * iz
      let near = ax < bx ? ax : bx
      let far = ax < bx ? bx : ax
      const nearY = ay < by ? ay : by
      const farY = ay < by ? by : ay
      const nearZ = az < bz ? az : bz
      const farZ = az < bz ? bz : az
      if (nearY > near) near = nearY
      if (nearZ > near) near = nearZ
      if (farY < far) far = farY
      if (farZ < far) far = farZ
      if (near > far || far < 0 || near > best) continue
      const size = sizes[node]
      if (size === 0) {
        const second = first[node]
        const a = box + 6
        const b = 6 * second
        const ahead =
          (boxes[b] + boxes[b + 3] - boxes[a] - boxes[a + 3]) * dx +
          (boxes[b + 1] + boxes[b + 4] - boxes[a + 1] - boxes[a + 4]) * dy +
          (boxes[b + 2] + boxes[b + 5] - boxes[a + 2] - boxes[a + 5]) * dz
        stack[depth++] = ahead > 0 ? second : node + 1
        stack[depth++] = ahead > 0 ? node + 1 : second
        continue
      }
      for (let t = 9 * first[node], end = t + 9 * size; t < end; t += 9) {
        const ux = placed[t + 3]
        const uy = placed[t + 4]
        const uz = placed[t + 5]
        const vx = placed[t + 6]
        const vy = placed[t + 7]
        const vz = placed[t + 8]
        const px = dy * vz - dz * vy
        const py = dz * vx - dx * vz
        const pz = dx * vy - dy * vx
        const det = ux * px + uy * py + uz * pz
        if (det === 0) continue
        const scale = 1 / det
        const sx = ox - placed[t]
        const sy = oy - placed[t + 1]
        const sz = oz - placed[t + 2]
        const u = (sx * px + sy * py + sz * pz) * scale
        if (u < 0 || u > 1) continue
        const qx = sy * uz - sz * uy
        const qy = sz * ux - sx * uz
        const qz = sx * uy - sy * ux
        const v = (dx * qx + dy * qy + dz * qz) * scale
        if (v < 0 || u + v > 1) continue
        const distance = (vx * qx + vy * qy + vz * qz) * scale
        if (distance > 0 && distance < best) best = distance
      }
    }
    return best
  }
  return { nearest }
}

/** Nine coordinates for each triangle. */
function cornersOf(meshes: readonly Shaded[]): Float32Array {
  const corners = new Float32Array(3 * meshes.reduce((sum, it) => sum + it.indices.length, 0))
  let at = 0
  for (const { positions, indices } of meshes)
    for (const i of indices) for (let k = 0; k < 3; k++) corners[at++] = positions[3 * i + k]
  return corners
}

/** Returns one corner and the two edges from it. */
function edgesAt(corners: Float32Array, at: number): number[] {
  const c = corners.subarray(at, at + 9)
  return [
    c[0],
    c[1],
    c[2],
    c[3] - c[0],
    c[4] - c[1],
    c[5] - c[2],
    c[6] - c[0],
    c[7] - c[1],
    c[8] - c[2],
  ]
}

function measured(corners: Float32Array) {
  const count = corners.length / 9
  const bounds = new Float32Array(6 * count)
  const middles = new Float32Array(3 * count)
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [corners[9 * i + k], corners[9 * i + 3 + k], corners[9 * i + 6 + k]]
      const [least, most] = [Math.min(a, b, c), Math.max(a, b, c)]
      bounds[6 * i + k] = least
      bounds[6 * i + 3 + k] = most
      middles[3 * i + k] = (least + most) / 2
    }
  return { bounds, middles }
}
