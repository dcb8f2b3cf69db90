import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { spreadsheetLimits } from '#app/platform/spreadsheets/spreadsheet.ts'
import { importColumns } from './import-columns.ts'
import { importOptionsSchema } from './import-options.ts'
import * as words from './import-words.ts'

const tag = 'Customers'
const may = 'customers.import'

/** Maximum size of the multipart data around the file, in bytes. */
const multipartOverhead = 64 * 1024

const upload = {
  bytes: spreadsheetLimits.packedBytes + multipartOverhead,
  tooLarge: words.tooLarge,
  otherwise: words.sendMultipart,
}

const file = v.instance(File, words.noFile)

/** Maximum number of problems in an answer. */
export const maxListedProblems = 5000

const columnName = v.picklist(importColumns)

export const readImportColumns = defineEndpoint({
  method: 'POST',
  path: '/api/customer-imports/columns',
  may,
  says: 'List the columns of a file with customers and enquiries (CSV or XLSX); nothing is stored',
  tag,
  body: v.object({ file }),
  upload,
  answer: v.object({
    sheet: v.string(),
    headingRow: v.number(),
    rowCount: v.number(),
    columns: v.array(
      v.object({
        index: v.number(),
        letters: v.string(),
        heading: v.string(),
        samples: v.array(v.string()),
        /** The column that the heading names; null if it is unknown. */
        column: v.nullable(columnName),
        /** The order of day and month that the dates prove; `unknown` if it must be chosen. */
        dayOrder: v.nullable(v.picklist(['day-first', 'month-first', 'unknown'])),
      }),
    ),
  }),
})

export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/api/customer-imports/preview',
  may,
  says: 'Count what a file would add, and list the problems of its rows; nothing is stored',
  tag,
  body: v.object({ file, options: importOptionsSchema }),
  upload,
  answer: v.object({
    rowCount: v.number(),
    newCustomers: v.number(),
    /** Customers that are already stored, by the same mobile number. */
    knownCustomers: v.number(),
    newEnquiries: v.number(),
    /** New enquiries that are open. */
    openEnquiries: v.number(),
    /** New enquiries without a mobile number, which have no customer. */
    withoutCustomer: v.number(),
    /** New enquiries without a date. */
    withoutDate: v.number(),
    duplicatesInFile: v.number(),
    duplicatesStored: v.number(),
    rowsWithProblems: v.number(),
    /** Number of all problems. */
    problemCount: v.number(),
    /** At most 5,000 problems. */
    problems: v.array(
      v.object({
        row: v.number(),
        column: columnName,
        value: v.string(),
        message: v.string(),
      }),
    ),
  }),
})

export type ImportPreview = v.InferOutput<typeof previewImport.answer>
export type ImportFileColumns = v.InferOutput<typeof readImportColumns.answer>

/** All rows are stored together, or none. A row that is already stored is left out. */
export const applyImport = defineEndpoint({
  method: 'POST',
  path: '/api/customer-imports',
  may,
  says: 'Import customers and enquiries from a file, all or none',
  tag,
  body: v.object({ file, options: importOptionsSchema }),
  upload,
  answer: v.object({
    message: v.string(),
    import: v.number(),
    enquiries: v.number(),
    customers: v.number(),
  }),
  refusals: [409],
})

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/api/customer-imports',
  may,
  says: 'List the imports of customers and enquiries, newest first',
  tag,
  answer: v.object({
    rows: v.array(
      v.object({
        id: v.number(),
        /** Instant in UTC. */
        at: v.string(),
        who: v.string(),
        enquiries: v.number(),
        /** New customers. */
        customers: v.number(),
        /** Enquiries of the import that are still stored. */
        remaining: v.number(),
        isUndoable: v.boolean(),
        undoneAt: v.nullable(v.string()),
        undoneBy: v.nullable(v.string()),
      }),
    ),
  }),
  isPrivate: true,
})

export type ImportHistoryRow = v.InferOutput<typeof listImports.answer>['rows'][number]

export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/api/customer-imports/:import/undo',
  may,
  says: 'Undo an import; customers that were changed since, and their enquiries, are kept and listed',
  tag,
  answer: v.object({
    message: v.string(),
    deleted: v.number(),
    /** Number of all customers, or enquiries without a customer, that were kept. */
    keptCount: v.number(),
    /** At most 100 of the customers that were kept. */
    kept: v.array(v.object({ id: v.nullable(v.number()), name: v.string() })),
  }),
  refusals: [404, 409],
})
