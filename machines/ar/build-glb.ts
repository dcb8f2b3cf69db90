import { readFile } from 'node:fs/promises'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { groupsOf } from '../live/groups.ts'
import { loadModel } from '../live/load-model.ts'
import { lookOf } from '../live/look.ts'
import { occlusionOf } from '../live/occlusion.ts'
import { decodeParts } from '../live/occlusion-code.ts'
import { shadedParts } from '../live/shaded-parts.ts'
import { type ArOrder, createArScene } from './ar-scene.ts'
import { provideFileReader } from './provide-file-reader.ts'

/**
 * Builds a machine in one paint as a binary glTF 2.0 file, with the detail of a phone. Compressed
 * geometry would need extensions that not every AR viewer reads. Throws for an unknown machine.
 */
export async function buildGlb({ machine, paint }: ArOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { model } = await loadModel({ machine, level: 'phone' })
  const occlusion = await readFile(
    new URL(`../occlusion/${machine}.machine.phone.bin`, import.meta.url),
  )
  const parts = shadedParts(model)
  const groups = groupsOf(parts, occlusionOf(parts, decodeParts(occlusion)))
  const scene = createArScene({ machine: { groups, look: lookOf(machine, groups) }, paint })
  provideFileReader()
  const file = await new GLTFExporter().parseAsync(scene, { binary: true })
  if (!(file instanceof ArrayBuffer)) throw new Error('The exporter wrote no binary file.')
  return new Uint8Array(file)
}
