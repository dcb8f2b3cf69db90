import { buffer } from 'node:stream/consumers'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { openArchive } from '#app/platform/zip/open-archive.server.ts'
import { writeArchive } from '#app/platform/zip/write-archive.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'

const limits = { packedBytes: 1e9, bytes: 1e9, fileBytes: 1e8, files: 1e5 }

/** Files of an archive by name. JSON files are text. */
export type ArchiveFiles = Record<string, string | Buffer>

export async function unpackZip(bytes: Uint8Array): Promise<ArchiveFiles> {
  const archive = unwrapResult(await openArchive(Buffer.from(bytes), limits))
  const files: ArchiveFiles = {}
  for (const name of archive.files.keys()) {
    const file = unwrapResult(await archive.read(name))
    files[name] = name.endsWith('.json') ? file.toString() : file
  }
  return files
}

export async function packZip(files: ArchiveFiles): Promise<Buffer<ArrayBuffer>> {
  async function* each() {
    for (const [name, content] of Object.entries(files))
      yield { name, bytes: Buffer.from(content), isPacked: name.endsWith('.webp') }
  }
  const stream = writeArchive(each(), new Date('2026-11-01T00:00:00Z'))
  return buffer(stream)
}

/** Repeats the demo's models under other names, `count` in total and without pictures. */
export function manyModelFiles(count: number): ArchiveFiles {
  const { vehicles } = readCatalogue('catalogue')
  const files: ArchiveFiles = {}
  for (let number = 0; number < count; number++) {
    const model = vehicles[number % vehicles.length]
    if (!model) continue
    const { formValue: _, ...same } = model
    const round = Math.floor(number / vehicles.length) + 2
    const [name, slug] = [`${model.name} MK${round}`, `${model.slug}-mk${round}`]
    const document = { ...same, name, slug, price: model.price + round * 100 }
    files[`vehicles/${slug}.json`] = JSON.stringify(document, null, 2)
  }
  return files
}
