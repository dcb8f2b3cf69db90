import { creaseAtDetail } from './detail.ts'
import { groupBy } from './group-by.ts'
import { both, type Mesh } from './mesh.ts'
import { type Shaded, shade } from './normals.ts'

/** `of` names the piece that the part belongs to, if an accessory can replace that piece. */
export type Part = { material: string; mesh: Mesh; creaseDegrees: number; of?: string }

/** A machine under construction: a list of meshes, each with its material's name. */
export class Model {
  readonly parts: Part[] = []

  add(material: string, mesh: Mesh, creaseDegrees = 38): this {
    this.parts.push({ material, mesh, creaseDegrees: creaseAtDetail(creaseDegrees) })
    return this
  }

  /** Assigns the parts that `build` adds to the piece `of`. */
  as(of: string, build: () => void): this {
    const before = this.parts.length
    build()
    for (const part of this.parts.slice(before)) part.of = of
    return this
  }

  /** Adds the mesh and its mirror image. */
  pair(material: string, mesh: Mesh, creaseDegrees?: number): this {
    return this.add(material, both(mesh), creaseDegrees)
  }
}

export type Buffers = {
  head: { material: string; vertices: number; indices: number; offset: number }[]
  data: Uint8Array<ArrayBuffer>
  triangles: number
}

/**
 * Packs one block for each material, in this order: positions, normals (32-bit floats), indices
 * (32-bit).
 */
export function modelBuffers(model: Model): Buffers {
  const groups = groupBy(model.parts, ({ material }) => material)
  const head: Buffers['head'] = []
  const blocks: Shaded[][] = []
  let offset = 0
  for (const [material, parts] of groups) {
    const shaded = parts.map(({ mesh, creaseDegrees }) => shade(mesh, creaseDegrees))
    const vertices = shaded.reduce((sum, { positions }) => sum + positions.length / 3, 0)
    const indices = shaded.reduce((sum, each) => sum + each.indices.length, 0)
    head.push({ material, vertices, indices, offset })
    blocks.push(shaded)
    offset += 24 * vertices + 4 * indices
  }
  const data = new Uint8Array(offset)
  head.forEach((block, i) => {
    fill(data.buffer, block, blocks[i])
  })
  const triangles = head.reduce((sum, { indices }) => sum + indices / 3, 0)
  return { head, data, triangles }
}

function fill(
  buffer: ArrayBuffer,
  { vertices, indices, offset }: Buffers['head'][number],
  pieces: readonly Shaded[],
): void {
  const positions = new Float32Array(buffer, offset, 3 * vertices)
  const normals = new Float32Array(buffer, offset + 12 * vertices, 3 * vertices)
  const corners = new Uint32Array(buffer, offset + 24 * vertices, indices)
  let [first, corner] = [0, 0]
  for (const piece of pieces) {
    positions.set(piece.positions, 3 * first)
    normals.set(piece.normals, 3 * first)
    for (const index of piece.indices) corners[corner++] = index + first
    first += piece.positions.length / 3
  }
}
