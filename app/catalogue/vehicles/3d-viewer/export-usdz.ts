import { BufferAttribute, FrontSide, Mesh, MeshPhysicalMaterial } from 'three'
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
 * The format has no material with two sides, so the back is geometry too. Colours of vertices are
 * dropped, because the format's materials do not use them.
 */
function drawBothSides({ geometry, material }: Mesh): void {
  if (material instanceof MeshPhysicalMaterial) material.side = FrontSide
  geometry.deleteAttribute('color')
  const front = geometry.index?.array ?? []
  const both = new Uint32Array(2 * front.length)
  both.set(front)
  for (let i = 0; i < front.length; i += 3)
    both.set([front[i] ?? 0, front[i + 2] ?? 0, front[i + 1] ?? 0], front.length + i)
  geometry.setIndex(new BufferAttribute(both, 1))
}
