/// <reference types="vite/client" />

import type { Asked } from './load-model.ts'
import type { CodedPart } from './occlusion-code.ts'
import { decodeParts } from './occlusion-code.ts'
import { partsOfFitting } from './occlusion-of-fittings.ts'

/** The addresses of all files, each with a hash of what it holds. */
const files = import.meta.glob<string>('../occlusion/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Nothing where there is no file, or no network: a machine is drawn without, too. */
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
