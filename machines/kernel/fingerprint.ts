import { type Model, modelBuffers } from './model.ts'

export type Fingerprint = { vertices: number; triangles: number; hash: string }

/**
 * By what a model's vertices are known again where they are made anew: what was computed once for each of them
 * (occlusion) fits them only if these are equal.
 *
 * Materials, counts and indices are hashed as they are. Positions differ in their last bits between engines (sine,
 * power and exponential are not rounded alike), and of a million coordinates rounded one by one some would lie on
 * the border between two steps. So each material has three sums of its coordinates, with weights between 1 and 2
 * that depend on the vertex's place in the order, rounded to 0.1 mm: three borders instead of a million, while a
 * vertex that moved by that much, or two that changed places, are seen.
 */
export function fingerprint(model: Model): Fingerprint {
  const { head, data, triangles } = modelBuffers(model)
  const hash = hasher()
  for (const { material, vertices, indices, offset } of head) {
    for (const letter of material) hash.add(letter.codePointAt(0) ?? 0)
    hash.add(vertices)
    hash.add(indices)
    for (const sum of weightedSums(new Float32Array(data.buffer, offset, 3 * vertices)))
      hash.add(Math.round(sum / 1e-4))
    for (const index of new Uint32Array(data.buffer, offset + 24 * vertices, indices))
      hash.add(index)
  }
  return {
    vertices: head.reduce((sum, each) => sum + each.vertices, 0),
    triangles,
    hash: hash.hex(),
  }
}

function weightedSums(positions: Float32Array): number[] {
  const sums = [0, 0, 0]
  for (let i = 0; i < positions.length; i++)
    sums[i % 3] += positions[i] * (1 + (Math.imul(i + 1, 0x9e3779b1) >>> 0) / 2 ** 32)
  return sums
}

/** Two lanes of FNV-1a over 32-bit numbers. */
function hasher() {
  let [a, b] = [0x811c9dc5, 0x2f0b4c47]
  return {
    add(value: number): void {
      a = Math.imul(a ^ value, 0x01000193)
      a ^= a >>> 15
      b = Math.imul(b ^ value, 0x85ebca6b)
      b ^= b >>> 13
    },
    hex: (): string => [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''),
  }
}
