import { both, type Mesh } from './mesh.ts'
import { shade } from './normals.ts'

export type Part = { material: string; mesh: Mesh; creaseDegrees?: number }

/** A machine in the making: a list of meshes, each with the name of its material. */
export class Model {
  readonly parts: Part[] = []

  add(material: string, mesh: Mesh, creaseDegrees?: number): this {
    this.parts.push({ material, mesh, creaseDegrees })
    return this
  }

  /** The mesh and its mirror image. */
  pair(material: string, mesh: Mesh, creaseDegrees?: number): this {
    return this.add(material, both(mesh), creaseDegrees)
  }
}

export type Buffers = {
  head: { material: string; vertices: number; indices: number; offset: number }[]
  data: Buffer
  triangles: number
}

/** One block per material, in this order: positions, normals (32-bit floats), indices (32-bit). */
export function modelBuffers(model: Model): Buffers {
  const groups = new Map<string, { positions: number[]; normals: number[]; indices: number[] }>()
  for (const part of model.parts) {
    const shaded = shade(part.mesh, part.creaseDegrees)
    const group = groups.get(part.material) ?? { positions: [], normals: [], indices: [] }
    groups.set(part.material, group)
    const first = group.positions.length / 3
    for (const v of shaded.positions) group.positions.push(v)
    for (const v of shaded.normals) group.normals.push(v)
    for (const i of shaded.indices) group.indices.push(i + first)
  }
  const head: Buffers['head'] = []
  const blocks: Buffer[] = []
  let offset = 0
  for (const [material, group] of groups) {
    head.push({
      material,
      vertices: group.positions.length / 3,
      indices: group.indices.length,
      offset,
    })
    const arrays = [
      new Float32Array(group.positions),
      new Float32Array(group.normals),
      new Uint32Array(group.indices),
    ]
    for (const array of arrays) {
      blocks.push(Buffer.from(array.buffer))
      offset += array.byteLength
    }
  }
  return {
    head,
    data: Buffer.concat(blocks),
    triangles: head.reduce((sum, h) => sum + h.indices / 3, 0),
  }
}
