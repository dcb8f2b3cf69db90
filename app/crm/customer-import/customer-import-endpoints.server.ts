import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { SpreadsheetReader } from '#app/platform/spreadsheets/spreadsheet-reader.server.ts'
import {
  applyImport,
  listImports,
  maxListedProblems,
  previewImport,
  readImportColumns,
  undoImport,
} from './customer-import-endpoints.ts'
import type { CustomerImportStore } from './customer-import-store.server.ts'
import type { ImportOptions } from './import-options.ts'
import { findImportSheet, type ImportSheet } from './import-sheet.ts'
import { importableKinds } from './import-status.ts'
import * as words from './import-words.ts'
import { type ImportRow, parseImportRow, type RowProblem } from './parse-import-row.ts'

type SheetDeps = { sheets: SpreadsheetReader }
type Deps = SheetDeps & { customerImports: CustomerImportStore; clock: Clock; timeZone: string }

/** The file is read again for each step, so the server stores no file. */
export const customerImportEndpoints = [
  handleEndpoint(readImportColumns, async ({ sheets }: SheetDeps, { body }) => {
    const { name, headingRow, columns, rows } = await readSheet(sheets, body.file)
    return { sheet: name, headingRow, rowCount: rows.length, columns }
  }),

  handleEndpoint(previewImport, async (deps: Deps, { body }) => {
    const { rowCount, records, problems } = await readRows(deps, body)
    const { rows, known, ...duplicates } = await deps.customerImports.plan(records)
    const customers = new Set(rows.flatMap(({ customer }) => customer ?? []))
    return {
      ...{ rowCount, ...duplicates, problemCount: problems.length },
      problems: problems.slice(0, maxListedProblems),
      newCustomers: customers.size - known.size,
      knownCustomers: known.size,
      newEnquiries: rows.length,
      openEnquiries: rows.filter(({ isOpen }) => isOpen).length,
      withoutCustomer: rows.filter(({ customer }) => customer === undefined).length,
      withoutDate: rows.filter(({ day }) => day === null).length,
      rowsWithProblems: countRows(problems),
    }
  }),

  handleEndpoint(applyImport, async (deps: Deps, { body, editor }) => {
    const { records, problems } = await readRows(deps, body)
    if (problems.length > 0 && !body.options.skipsProblems)
      throw new Problem(409, words.rowsWithProblems(countRows(problems)))
    const { id, enquiries, customers } = unwrapResult(
      await deps.customerImports.apply(editor, records),
    )
    return { message: words.imported(enquiries), import: id, enquiries, customers }
  }),

  handleEndpoint(listImports, async ({ customerImports }: Pick<Deps, 'customerImports'>) => ({
    rows: await customerImports.list(),
  })),

  handleEndpoint(
    undoImport,
    async ({ customerImports }: Pick<Deps, 'customerImports'>, { params, editor }) => {
      const { changed, done } = await customerImports.undo(editor, params.import)
      return {
        message: words.undone(done.deleted, changed.length),
        ...{ deleted: done.deleted, keptCount: changed.length },
        kept: await customerImports.listKept(changed),
      }
    },
  ),
]

const countRows = (problems: readonly RowProblem[]) => new Set(problems.map(({ row }) => row)).size

async function readSheet(sheets: SpreadsheetReader, file: File): Promise<ImportSheet> {
  const read = await sheets.read(file)
  const found = read.ok ? findImportSheet(read.value) : read.problem.message
  if (typeof found === 'string') throw new Problem(422, found, { errors: { file: [found] } })
  return found
}

async function readRows(
  { sheets, clock, timeZone }: Omit<Deps, 'customerImports'>,
  { file, options }: { file: File; options: ImportOptions },
) {
  const { rows } = await readSheet(sheets, file)
  const kind = importableKinds.find(({ slug }) => slug === options.kind)
  if (!kind) throw new Problem(422, words.noKind, { errors: { options: [words.noKind] } })
  const context = { ...options, kind, today: dayInZone(clock(), timeZone) }
  const records: ImportRow[] = []
  const problems: RowProblem[] = []
  for (const row of rows) {
    const parsed = parseImportRow(row, context)
    if ('record' in parsed) records.push(parsed.record)
    else problems.push(...parsed.problems)
  }
  return { rowCount: rows.length, records, problems }
}
