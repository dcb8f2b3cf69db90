import { type Model, modelBuffers } from './model.ts'

export type Fingerprint = { vertices: number; triangles: number; hash: string }

/**
 * Fingerprint of a model's vertices. Data computed for each vertex (occlusion) fits a rebuilt model
 * only if both fingerprints are equal.
 *
 * Materials, counts and indices are hashed exactly. Positions differ in their last bits between
 * engines, because sine, power and exponential are rounded differently. Rounding each of a million
 * coordinates would put some on the border between two steps. So each material has three weighted
 * sums of its coordinates, rounded to 0.1 mm. The weights lie between 1 and 2 and depend on the
 * vertex's index. Only three sums can then lie on a border. A vertex that moves by 0.1 mm, or two
 * that change places, still change a sum.
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
