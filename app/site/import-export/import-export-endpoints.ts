import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { maxArchiveBytes } from './max-archive-bytes.ts'
import * as words from './upload-words.ts'

const sharedOptions = { tag: 'Catalogue export and import', may: 'models.publish' } as const
const importPath = '/api/catalogue/import/:id'

/** Flag in a query, such as `?preview=1`. */
const queryFlag = v.pipe(
  v.optional(v.string('The value must be 1 or 0.'), '0'),
  v.picklist(['0', '1'], 'The value must be 1 or 0.'),
  v.transform((it) => it === '1'),
)
const optionalBoolean = (usually: boolean) =>
  v.optional(v.boolean('The value must be true or false.'), usually)

const fieldDifference = v.object({
  path: v.string(),
  before: v.optional(v.string()),
  after: v.optional(v.string()),
})

const importFields = {
  id: v.string(),
  fileName: v.string(),
  state: v.picklist(['checked', 'applied', 'undone']),
  uploadedBy: v.string(),
  uploadedAt: v.string(),
  appliedBy: v.nullable(v.string()),
  appliedAt: v.nullable(v.string()),
  undoneBy: v.nullable(v.string()),
  undoneAt: v.nullable(v.string()),
  options: v.object({ live: v.boolean(), gone: v.boolean(), parts: v.boolean() }),
  /** Number of pictures in the archive that are new to the site. */
  pictures: v.number(),
}

const importResponse = v.object({
  ...importFields,
  /** Number of models and files without a difference. */
  same: v.number(),
  rows: v.array(
    v.object({
      /** `model`, or the name of a file that is not a model. */
      part: v.string(),
      key: v.string(),
      name: v.string(),
      is: v.picklist(['new', 'changed', 'gone', 'held']),
      changes: v.array(fieldDifference),
      live: v.array(fieldDifference),
      more: v.number(),
      says: v.string(),
    }),
  ),
})

const importProgress = {
  message: v.string(),
  /**
   * `false` while the server is still encoding pictures. The client then sends the request again to
   * continue.
   */
  isApplied: v.boolean(),
  done: v.number(),
  of: v.number(),
}

export const exportCatalogueEndpoint = defineEndpoint({
  ...sharedOptions,
  method: 'GET',
  path: '/api/catalogue/export',
  says: 'Export the whole catalogue as one ZIP: the JSON files of catalogue/, the dealer’s own pictures, archive.json',
  answer: { stream: 'application/zip' },
  isPrivate: true,
})

export const uploadCatalogueArchive = defineEndpoint({
  ...sharedOptions,
  method: 'POST',
  path: '/api/catalogue/import',
  says: 'Upload an archive; with preview=1 it is checked and stored for an hour, otherwise it is applied immediately',
  query: v.object({
    preview: queryFlag,
    name: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
    live: queryFlag,
    gone: queryFlag,
    parts: v.optional(queryFlag, '1'),
  }),
  upload: { bytes: maxArchiveBytes, tooLarge: words.tooLarge, type: 'application/zip' },
  answer: v.object({ message: v.string(), isApplied: v.boolean(), import: importResponse }),
  refusals: [409],
})

export const getImport = defineEndpoint({
  ...sharedOptions,
  method: 'GET',
  path: importPath,
  says: 'List the changes of an archive: new, changed, gone, held',
  answer: importResponse,
  refusals: [404],
})

export const applyImport = defineEndpoint({
  ...sharedOptions,
  method: 'POST',
  path: importPath,
  says: 'Apply an archive after its preview: `live` includes prices, order and status, `gone` deletes models that the archive lacks, `parts` are the files beside the models',
  body: v.object({
    live: optionalBoolean(false),
    gone: optionalBoolean(false),
    parts: optionalBoolean(true),
  }),
  example: { live: false, gone: false, parts: true },
  answer: v.object(importProgress),
  refusals: [404, 409],
})

export const undoImport = defineEndpoint({
  ...sharedOptions,
  method: 'POST',
  path: `${importPath}/undo`,
  says: 'Undo a whole import, unless any part of it has changed since',
  answer: v.object({ message: v.string() }),
  refusals: [404, 409],
})

export const listImports = defineEndpoint({
  ...sharedOptions,
  method: 'GET',
  path: '/api/catalogue/imports',
  says: 'List the last imports, newest first',
  answer: v.object({ rows: v.array(v.object(importFields)) }),
})
