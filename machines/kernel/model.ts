import { creaseAtDetail } from './detail.ts'
import { groupBy } from './group-by.ts'
import { both, type Mesh } from './mesh.ts'
import { type Shaded, shade } from './normals.ts'

/** `of` names the piece of the machine it belongs to, where an accessory may be fitted instead of that piece. */
export type Part = { material: string; mesh: Mesh; creaseDegrees: number; of?: string }

/** A machine in the making: a list of meshes, each with the name of its material. */
export class Model {
  readonly parts: Part[] = []

  add(material: string, mesh: Mesh, creaseDegrees = 38): this {
    this.parts.push({ material, mesh, creaseDegrees: creaseAtDetail(creaseDegrees) })
    return this
  }

  /** What `build` adds is one piece of the machine, known by that name. */
  as(of: string, build: () => void): this {
    const before = this.parts.length
    build()
    for (const part of this.parts.slice(before)) part.of = of
    return this
  }

  /** The mesh and its mirror image. */
  pair(material: string, mesh: Mesh, creaseDegrees?: number): this {
    return this.add(material, both(mesh), creaseDegrees)
  }
}

export type Buffers = {
  head: { material: string; vertices: number; indices: number; offset: number }[]
  data: Uint8Array<ArrayBuffer>
  triangles: number
}

/** One block per material, in this order: positions, normals (32-bit floats), indices (32-bit). */
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
