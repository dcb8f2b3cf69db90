import { Float32BufferAttribute, FrontSide, Mesh, MeshPhysicalMaterial } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { type ArSceneContent, createArScene } from '#machines/ar/ar-scene.ts'

/** Writes a machine and its accessories as a USDZ file, which iPhones show in the room. */
export async function exportUsdz(content: ArSceneContent): Promise<Blob> {
  const scene = createArScene(content)
  for (const mesh of scene.children) if (mesh instanceof Mesh) drawBothSides(mesh)
  const file = await new USDZExporter().parseAsync(scene, { quickLookCompatible: true })
  return new Blob([file], { type: 'model/vnd.usdz+zip' })
}

/**
 * The format has no material with two sides, so the back of a surface is geometry too, with its own
 * normals. Colours of vertices are dropped, because the format's materials do not use them.
 */
function drawBothSides({ geometry, material }: Mesh): void {
  if (material instanceof MeshPhysicalMaterial) material.side = FrontSide
  geometry.deleteAttribute('color')
  const { position, normal } = geometry.attributes
  if (!position || !normal || !geometry.index) return
  const front = Array.from(geometry.index.array)
  const back = front.map((_, i) => {
    const corner = i - (i % 3) + ((3 - (i % 3)) % 3)
    return (front[corner] ?? 0) + position.count
  })
  geometry.setIndex([...front, ...back])
  const both = (front: ArrayLike<number>, sign: number) => {
    const all = Array.from(front)
    return new Float32BufferAttribute([...all, ...all.map((it) => sign * it)], 3)
  }
  geometry.setAttribute('position', both(position.array, 1))
  geometry.setAttribute('normal', both(normal.array, -1))
}
