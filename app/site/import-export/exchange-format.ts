import * as v from 'valibot'
import { largestPicture } from '#app/media/pictures/upload-limit.ts'
import type { ArchiveLimits } from '#app/platform/zip/open-archive.server.ts'
import { archiveBytes } from './archive-bytes.ts'
import type { Extent } from './documents.ts'

/** What `archive.json` says of the archive that it stands in. */
export const archiveFormat = 'showroom-catalogue'
export const archiveVersion = 1

export const manifestFile = 'archive.json'

/** Its counts and sums tell a reader what came along; who edits an archive by hand need not keep them right. */
export const archiveManifest = v.looseObject({
  format: v.literal(archiveFormat),
  version: v.number(),
  madeAt: v.optional(v.string()),
})

const mega = 1024 * 1024

export const archiveLimits: ArchiveLimits = {
  packedBytes: archiveBytes,
  bytes: 800 * mega,
  fileBytes: largestPicture,
  files: 50_000,
}

/** Bounds on what is found in an archive; reading stops where one is reached. */
export type ReadLimits = {
  problems: number
  /** Different pictures that all documents name together. */
  pictures: number
  /** Bytes of all JSON files together: they are compared as a whole. */
  documentBytes: number
  /** The bounds of one document. */
  extent: Extent
}

export const readLimits: ReadLimits = {
  problems: 200,
  pictures: 50_000,
  documentBytes: 48 * mega,
  extent: { depth: 20, values: 50_000 },
}

/** Bytes that a JSON file of it may have: a model is some eight thousand. */
export const largestDocument = 2 * mega

/** Bytes of `archive.json`: 160 for each of 50,000 files. Parsed, it takes up to forty times as much memory. */
export const largestManifest = 8 * mega

/** At most so many models: what the list and the order of them can hold. */
export const mostModels = 2000
