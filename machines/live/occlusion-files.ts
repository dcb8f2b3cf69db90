/// <reference types="vite/client" />

import type { Asked } from './load-model.ts'
import type { CodedPart } from './occlusion-code.ts'
import { decodeParts } from './occlusion-code.ts'
import { partsOfFitting } from './occlusion-of-fittings.ts'

/** Addresses of all occlusion files. Each address has a hash of the content. */
const files = import.meta.glob<string>('../occlusion/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * Returns an empty list without a file or a network. The machine is then drawn without occlusion.
 */
export async function fetchOcclusion({ machine, level, fitting }: Asked): Promise<CodedPart[]> {
  const kind = fitting === undefined ? 'machine' : 'fitted'
  const address = files[`../occlusion/${machine}.${kind}.${level}.bin`]
  if (!address) return []
  try {
    const answer = await fetch(address)
    if (!answer.ok) return []
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return fitting === undefined ? decodeParts(bytes) : partsOfFitting(bytes, fitting)
  } catch {
    return []
  }
}
