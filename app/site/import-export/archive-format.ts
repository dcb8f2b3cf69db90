import * as v from 'valibot'
import { maxPictureBytes } from '#app/media/pictures/upload-limits.ts'
import type { ArchiveLimits } from '#app/platform/zip/open-archive.server.ts'
import type { DocumentExtent } from './document-texts.ts'
import { maxArchiveBytes } from './max-archive-bytes.ts'

/** Name of the format in `archive.json`. */
export const archiveFormatName = 'showroom-catalogue'
export const archiveFormatVersion = 1

export const manifestFileName = 'archive.json'

/**
 * Schema of `archive.json`. Its counts and checksums are only information, so a user who edits an
 * archive by hand need not update them.
 */
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

/** Limits for the content of an archive. Reading stops at the first exceeded limit. */
export type ArchiveReadLimits = {
  problems: number
  /** Number of different pictures to which all documents together refer. */
  pictures: number
  /** Total size of all JSON files in bytes, because the files are compared in memory. */
  documentBytes: number
  /** Maximum depth and number of values of one document. */
  extent: DocumentExtent
}

export const archiveReadLimits: ArchiveReadLimits = {
  problems: 200,
  pictures: 50_000,
  documentBytes: 48 * mebibyte,
  extent: { depth: 20, values: 50_000 },
}

/** Maximum size of one JSON file, in bytes. The file of a model has about 8,000. */
export const maxDocumentBytes = 2 * mebibyte

/**
 * Maximum size of `archive.json`, in bytes: 160 for each of 50,000 files. The parsed file takes up
 * to forty times as much memory.
 */
export const maxManifestBytes = 8 * mebibyte

/** Maximum number of models. The model list and its order set this limit. */
export const maxCatalogueModels = 2000
