type Accessor = { min?: number[]; max?: number[] }
type Gltf = {
  accessors: Accessor[]
  meshes: { primitives: { attributes: { POSITION: number } }[] }[]
  materials: { pbrMetallicRoughness: Record<string, unknown> }[]
}

/**
 * Reads the JSON of a file of `buildGlb`, and the lowest and highest corner of all its geometry in
 * metres. For tests and measurements.
 */
export function readGlb(file: Uint8Array): { json: Gltf; least: number[]; most: number[] } {
  const size = new DataView(file.buffer, file.byteOffset).getUint32(12, true)
  const json: Gltf = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + size)))
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  for (const { primitives } of json.meshes)
    for (const { attributes } of primitives) {
      const { min = [], max = [] } = json.accessors[attributes.POSITION] ?? {}
      for (const k of [0, 1, 2]) {
        least[k] = Math.min(least[k] ?? 0, min[k] ?? 0)
        most[k] = Math.max(most[k] ?? 0, max[k] ?? 0)
      }
    }
  return { json, least, most }
}
