import * as v from 'valibot'
import { maxPictureBytes } from '#app/media/pictures/upload-limits.ts'
import type { ArchiveLimits } from '#app/platform/zip/open-archive.server.ts'
import type { DocumentExtent } from './document-texts.ts'
import { maxArchiveBytes } from './max-archive-bytes.ts'

/** What `archive.json` says of the archive that it stands in. */
export const archiveFormatName = 'showroom-catalogue'
export const archiveFormatVersion = 1

export const manifestFileName = 'archive.json'

/** Its counts and sums tell a reader what came along; who edits an archive by hand need not keep them right. */
export const archiveManifestSchema = v.looseObject({
  format: v.literal(archiveFormatName),
  version: v.number(),
  madeAt: v.optional(v.string()),
})

const mebibyte = 1024 * 1024

export const archiveLimits: ArchiveLimits = {
  packedBytes: maxArchiveBytes,
  bytes: 800 * mebibyte,
  fileBytes: maxPictureBytes,
  files: 50_000,
}

/** Bounds on what is found in an archive; reading stops where one is reached. */
export type ArchiveReadLimits = {
  problems: number
  /** Different pictures that all documents name together. */
  pictures: number
  /** Bytes of all JSON files together: they are compared as a whole. */
  documentBytes: number
  /** The bounds of one document. */
  extent: DocumentExtent
}

export const archiveReadLimits: ArchiveReadLimits = {
  problems: 200,
  pictures: 50_000,
  documentBytes: 48 * mebibyte,
  extent: { depth: 20, values: 50_000 },
}

/** Bytes that a JSON file of it may have: a model is some eight thousand. */
export const maxDocumentBytes = 2 * mebibyte

/** Bytes of `archive.json`: 160 for each of 50,000 files. Parsed, it takes up to forty times as much memory. */
export const maxManifestBytes = 8 * mebibyte

/** At most so many models: what the list and the order of them can hold. */
export const maxCatalogueModels = 2000
