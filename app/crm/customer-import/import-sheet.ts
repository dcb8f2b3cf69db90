import { columnLetters } from '#app/platform/spreadsheets/cell-addresses.ts'
import type { Sheet, SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import { type ImportColumn, recogniseHeading } from './import-columns.ts'
import * as words from './import-words.ts'
import { type DayOrder, findDayOrder } from './parse-import-day.ts'

/** A row below the headings. */
export type SheetRow = {
  /** Row number as the spreadsheet program shows it. */
  row: number
  cells: readonly SheetCell[]
}

export type SheetColumn = {
  index: number
  /** `A`, `B`, … */
  letters: string
  heading: string
  /** Up to three values of the column. */
  samples: string[]
  /** The column that the heading names. */
  column: ImportColumn | null
  /** The order of day and month that the dates prove; `unknown` if staff must say it. */
  dayOrder: DayOrder | 'unknown' | null
}

export type ImportSheet = {
  name: string
  /** Row number of the headings. */
  headingRow: number
  columns: SheetColumn[]
  rows: SheetRow[]
}

/** Number of first rows that may contain the headings, because a title may come before them. */
const maxHeadingRows = 20
const maxSampleLength = 40
/** An import is one transaction, for which other writes wait in SQLite. */
const maxImportRows = 10_000

/**
 * Finds the sheet and the row with the most known headings, and the rows below it that are not
 * blank. Returns a message if there is nothing to import.
 */
export function findImportSheet(sheets: readonly Sheet[]): ImportSheet | string {
  const [best] = sheets
    .flatMap((sheet) => findHeadings(sheet))
    .sort((a, b) => b.known - a.known || b.sheet.rows.length - a.sheet.rows.length || a.at - b.at)
  if (!best) return words.noHeadings
  const { sheet, at } = best
  const merged = sheet.merged.flatMap((range) => mergedRows(range))
  const isHeading = ({ from }: { from: number }) => from <= at + 1
  const inRows = merged.filter((it) => !isHeading(it))
  if (inRows.length > 0)
    return words.mergedCells(
      inRows
        .slice(0, 5)
        .map(({ range }) => range)
        .join(', '),
    )
  // A heading that is merged with the row below it ends there.
  const lastHeading = Math.max(at + 1, ...merged.filter(isHeading).map(({ to }) => to))
  const rows = sheet.rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ row, cells }) => row > lastHeading && !cells.every(isBlank))
  if (rows.length === 0) return words.noRows
  if (rows.length > maxImportRows) return words.tooManyRows(maxImportRows)
  return {
    name: sheet.name,
    headingRow: at + 1,
    columns: columnsOf(sheet.rows[at] ?? [], rows),
    rows,
  }
}

function findHeadings(sheet: Sheet) {
  return sheet.rows.slice(0, maxHeadingRows).flatMap((cells, at) => {
    const written = cells.filter((cell) => !isBlank(cell)).length
    const known = new Set(cells.flatMap((cell) => recogniseHeading(cellText(cell)) ?? [])).size
    return written >= 2 ? [{ sheet, at, known }] : []
  })
}

function mergedRows(range: string) {
  const [, from, to] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(range) ?? []
  return from && to ? [{ range, from: Number(from), to: Number(to) }] : []
}

function columnsOf(headings: readonly SheetCell[], rows: readonly SheetRow[]): SheetColumn[] {
  const width = Math.max(headings.length, ...rows.slice(0, 200).map(({ cells }) => cells.length))
  const used = new Set<ImportColumn>()
  return Array.from({ length: width }, (_, index) => {
    const heading = cellText(headings[index]).slice(0, maxSampleLength)
    const known = recogniseHeading(heading)
    const column = known && !used.has(known) ? known : null
    if (column) used.add(column)
    const cells = rows.map((row) => row.cells[index] ?? null)
    const samples = cells.filter((cell) => !isBlank(cell)).slice(0, 3)
    return {
      index,
      letters: columnLetters(index),
      heading,
      samples: samples.map((cell) => cellText(cell).slice(0, maxSampleLength)),
      column,
      dayOrder: findDayOrder(cells) ?? null,
    }
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
}

export const cellText = (cell: SheetCell | undefined) => String(cell ?? '').trim()
const isBlank = (cell: SheetCell) => cellText(cell) === ''
