import * as v from 'valibot'
import { plannedPriceListSchema } from '#app/catalogue/pricing/planned-price-list.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import { spreadsheetLimits } from '#app/platform/spreadsheets/spreadsheet.ts'
import { priceListDownloadUrls } from './price-list-download-urls.ts'
import { type PriceListName, priceListEditSchema, priceListLineEntries } from './price-list-line.ts'
import { priceListPreviewRowSchema } from './price-list-preview-row.ts'

const tag = 'Manage'

/** Maximum size of the multipart data around the file, in bytes. */
const multipartOverhead = 64 * 1024

const fileBody = v.object({
  file: v.instance(File, 'Choose a file.'),
})

type PriceListEndpointOptions<At, Download> = {
  at: At
  download: Download
  read: Capability
  edit: Capability
  list: PriceListName
  /** Name of the list in texts, such as "models’ prices". */
  many: string
}

/** Declares the endpoints of one whole price list: read, download, change, undo and plan. */
/* @__NO_SIDE_EFFECTS__ */
function definePriceListEndpoints<const At extends string, const Download extends string>({
  at,
  download,
  read,
  edit,
  list,
  many,
}: PriceListEndpointOptions<At, Download>) {
  const done = v.object({ message: v.string(), change: v.number(), changed: v.number() })
  const preview = v.object({ rows: v.array(priceListPreviewRowSchema) })
  return {
    lines: defineEndpoint({
      method: 'GET',
      path: at,
      may: read,
      says: `List all ${many}`,
      tag,
      answer: v.object({ rows: v.array(v.object(priceListLineEntries)) }),
    }),
    download: defineEndpoint({
      method: 'GET',
      path: download,
      may: read,
      says: `Export all ${many} as a file that can be edited and imported`,
      tag,
      answer: { stream: 'text/csv; charset=utf-8' },
      isPrivate: true,
    }),
    preview: defineEndpoint({
      method: 'POST',
      path: `${at}/preview`,
      may: edit,
      says: `Preview the changes and problems of a file (CSV or XLSX); nothing is stored`,
      tag,
      body: fileBody,
      upload: {
        bytes: spreadsheetLimits.packedBytes + multipartOverhead,
        tooLarge: 'This file is larger than 5 MB. Save only the price list, without pictures.',
        otherwise: 'Send the price list as multipart/form-data: CSV or XLSX, in the field file.',
      },
      answer: preview,
    }),
    apply: defineEndpoint({
      method: 'POST',
      path: at,
      may: edit,
      says: `Change many prices together, all or none, now or at the start of a later day`,
      tag,
      body: priceListEditSchema(list),
      bodyBytes: 1024 * 1024,
      answer: v.object({
        message: v.string(),
        /** Id of the change; absent if it is planned. */
        change: v.optional(v.number()),
        /** Id of the planned list; absent if the change is done. */
        plan: v.optional(v.number()),
        changed: v.number(),
      }),
      refusals: [409],
    }),
    changes: defineEndpoint({
      method: 'GET',
      path: `${at}/changes`,
      may: read,
      says: 'List changes of many prices, newest first',
      tag,
      answer: v.object({
        rows: v.array(
          v.object({
            id: v.number(),
            /** Instant in UTC. */
            at: v.string(),
            who: v.string(),
            /** `grid`, `file`, `earlier`, `undo` or `planned`. */
            origin: v.string(),
            changed: v.number(),
            undoneAt: v.nullable(v.string()),
            undoneBy: v.nullable(v.string()),
          }),
        ),
      }),
    }),
    undo: defineEndpoint({
      method: 'POST',
      path: `${at}/:change/undo`,
      may: edit,
      says: 'Undo one of these changes completely',
      tag,
      answer: done,
      refusals: [404, 409],
    }),
    planned: defineEndpoint({
      method: 'GET',
      path: `${at}/planned`,
      may: read,
      says: 'List the price lists that become valid on a later day, and those that could not be applied',
      tag,
      answer: v.object({ rows: v.array(plannedPriceListSchema) }),
    }),
    cancelPlan: defineEndpoint({
      method: 'DELETE',
      path: `${at}/planned/:plan`,
      may: edit,
      says: 'Cancel a planned price list, or remove one that could not be applied',
      tag,
      answer: v.object({ message: v.string() }),
      refusals: [404],
    }),
    before: defineEndpoint({
      method: 'GET',
      path: `${at}/:change/before`,
      may: read,
      says: 'List the changes that restoring the earlier price list would make',
      tag,
      answer: preview,
      refusals: [404],
    }),
  }
}

export const modelPriceListEndpoints = definePriceListEndpoints({
  at: '/api/price-list',
  download: priceListDownloadUrls.prices,
  read: 'prices.read',
  edit: 'prices.edit',
  list: 'prices',
  many: 'models’ prices',
})

export const accessoryPriceListEndpoints = definePriceListEndpoints({
  at: '/api/accessory-price-list',
  download: priceListDownloadUrls.accessories,
  read: 'accessories.read',
  edit: 'accessories.edit',
  list: 'accessories',
  many: 'accessories’ prices',
})

export const endpointsByPriceList = {
  prices: modelPriceListEndpoints,
  accessories: accessoryPriceListEndpoints,
} as const
