import { groupBy } from '../kernel/group-by.ts'
import type { Group } from './messages.ts'
import type { ShadedPart } from './shaded-parts.ts'

/** Groups parts by material, and separately by removable piece; `occlusion` is per part. */
export function groupsOf(parts: readonly ShadedPart[], occlusion: readonly Uint8Array[]): Group[] {
  const numbers = groupBy(parts.keys(), (i) => `${parts[i].material} ${parts[i].of ?? ''}`)
  return [...numbers.values()].map((members) => {
    const { material, of } = parts[members[0]]
    const group = emptyGroup(members.map((i) => parts[i]))
    let [vertex, corner] = [0, 0]
    for (const i of members) {
      const { positions, normals, indices } = parts[i]
      group.positions.set(positions, 3 * vertex)
      for (let k = 0; k < normals.length; k++)
        group.normals[3 * vertex + k] = Math.round(32_767 * normals[k])
      group.occlusion.set(occlusion[i], vertex)
      for (let k = 0; k < indices.length; k++) group.indices[corner++] = vertex + indices[k]
      vertex += positions.length / 3
    }
    return { material, ...(of !== undefined && { of }), ...group }
  })
}

function emptyGroup(parts: readonly ShadedPart[]) {
  const vertices = parts.reduce((sum, { positions }) => sum + positions.length / 3, 0)
  const corners = parts.reduce((sum, { indices }) => sum + indices.length, 0)
  return {
    positions: new Float32Array(3 * vertices),
    normals: new Int16Array(3 * vertices),
    occlusion: new Uint8Array(vertices),
    indices: new Uint32Array(corners),
  }
}
