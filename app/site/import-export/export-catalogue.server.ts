import { createHash } from 'node:crypto'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { ArchiveEntry } from '#app/platform/zip/write-archive.server.ts'
import { readArchiveFiles } from './archive-files.server.ts'
import { archiveFormatName, archiveFormatVersion, manifestFileName } from './archive-format.ts'
import { iterateSiteModels } from './site-models-query.server.ts'

type Deps = { db: Db; media: Pick<MediaStore, 'find'> }

/**
 * Exports the whole catalogue as a series of files: models in batches, the other files, the
 * pictures to which they refer, and the manifest. Only one file at a time is in memory.
 */
export async function* exportCatalogue(
  { db, media }: Deps,
  at: Date,
): AsyncGenerator<ArchiveEntry> {
  const uploads = new Set<string>()
  const ofCatalogue = new Set<string>()
  const sums: { name: string; bytes: number; sha256: string }[] = []
  const written = (file: ArchiveEntry): ArchiveEntry => {
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    sums.push({ name: file.name, bytes: file.bytes.length, sha256 })
    return file
  }
  const asFile = (name: string, document: unknown) => {
    const json = JSON.stringify(document, null, 2)
    for (const [named] of json.matchAll(/media\/[0-9a-f]{16}-\d{1,5}x\d{1,5}(?:-cut)?/g))
      uploads.add(named)
    for (const [, named = ''] of json.matchAll(
      /"(?:picture|tallPicture|poster)": "([a-z0-9/-]+)"/g,
    ))
      if (!parseUploadedPictureName(named)) ofCatalogue.add(named)
    return written({ name, bytes: Buffer.from(`${json}\n`) })
  }

  let models = 0
  for await (const { isDeleted, document } of iterateSiteModels(db)) {
    if (isDeleted) continue
    models++
    yield asFile(`vehicles/${document.slug}.json`, document)
  }
  const parts = await readArchiveFiles(db)
  for (const [file, document] of parts) yield asFile(file, document)
  const missing: string[] = []
  for (const name of uploads) {
    const bytes = await readFullWidthPicture(media, name)
    if (bytes) yield written({ name: `pictures/${name}.webp`, bytes, isPacked: true })
    else missing.push(name)
  }
  yield asFile(manifestFileName, {
    format: archiveFormatName,
    version: archiveFormatVersion,
    madeAt: at.toISOString(),
    counts: { models, parts: parts.size, pictures: uploads.size - missing.length },
    /** Uploaded pictures to which documents refer but which no longer exist. */
    missing,
    /** Catalogue pictures to which documents refer. The archive does not contain their files. */
    named: [...ofCatalogue].toSorted(),
    files: sums,
  })
}

/** Reads an uploaded picture in its full width as WebP. */
async function readFullWidthPicture(
  media: Deps['media'],
  name: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const upload = parseUploadedPictureName(name)
  return upload && media.find(`${upload.hash}-${upload.width}.webp`)
}
