import { columnLetters } from '#app/platform/spreadsheets/cell-addresses.ts'
import type { Sheet, SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import { maxCellLength } from './max-cell-length.ts'
import * as words from './price-list-file-words.ts'
import type { PriceListName } from './price-list-line.ts'

/** A row of the file below the headings. */
export type PriceListFileRow = {
  /** Row number as the spreadsheet program shows it. */
  row: number
  name: string
  detail: string
  price: SheetCell
  /** Null if the file has no such column. */
  soldNew: SheetCell
  /** `true` if the price is a formula without a calculated value. */
  isUncalculated: boolean
  isSoldNewUncalculated: boolean
  /** Reason why the cells of this row may not match their headings. */
  flaw?: string | undefined
  /** Price with the cells after it joined, for `1,15,800` without quotation marks in a CSV. */
  joinedPrice?: string | undefined
}

/** Accepted names of the columns, in lower case letters and digits only. */
const columnHeadings = {
  prices: {
    name: ['model', 'modelname', 'bike', 'vehicle'],
    detail: ['variant', 'version', 'trim'],
    price: ['exshowroomprice', 'exshowroom', 'price', 'newprice'],
    soldNew: ['soldnew', 'onsale', 'forsale', 'stillsold'],
  },
  accessories: {
    name: ['partnumber', 'partno', 'part', 'partcode'],
    detail: [],
    price: ['price', 'newprice', 'mrp'],
    soldNew: [],
  },
} as const satisfies Record<PriceListName, Record<keyof ColumnPositions, readonly string[]>>

/** Number of first rows that may contain the headings, because a title may come before them. */
const maxHeadingRows = 20

/**
 * Returns the rows of the only sheet with the headings of the list, or a message about the problem.
 */
export function readPriceListFile(
  list: PriceListName,
  sheets: readonly Sheet[],
): PriceListFileRow[] | string {
  const fitting = sheets.flatMap((sheet) => {
    const found = findHeadings(list, sheet.rows)
    return found ? [{ sheet, ...found }] : []
  })
  const [first, second] = fitting
  if (!first) return missingHeading(list, sheets) ?? words.noHeadings[list]
  if (second) return words.severalSheets(fitting.map(({ sheet }) => sheet.name))
  const { sheet, at, columns } = first
  if (columns === 'twice') return words.headingTwice(at + 1)
  if (sheet.merged.length > 0) return words.mergedCells(sheet.merged.slice(0, 5).join(', '))
  const uncalculated = new Set(sheet.uncalculated)
  const isUncalculated = (column: number, row: number) =>
    uncalculated.has(`${columnLetters(column)}${row}`)
  const rows = sheet.rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(at + 1)
    .filter(({ cells }) => !cells.every(isBlank))
    .map(({ cells, row }) => ({
      row,
      name: cellText(cells[columns.name]),
      detail: columns.detail === undefined ? '' : cellText(cells[columns.detail]),
      price: cells[columns.price] ?? null,
      soldNew: columns.soldNew === undefined ? null : (cells[columns.soldNew] ?? null),
      isUncalculated: isUncalculated(columns.price, row),
      isSoldNewUncalculated: columns.soldNew !== undefined && isUncalculated(columns.soldNew, row),
      flaw: cellCountError(sheet, cells, sheet.rows[at]?.length ?? 0),
      joinedPrice:
        sheet.csv?.separator === ',' ? joinSplitPrice(cells.slice(columns.price)) : undefined,
    }))
  return rows.length > 0 ? rows : words.noRows
}

/**
 * In a CSV the order of cells is all there is: an extra or missing cell moves the cells after it.
 */
function cellCountError(
  { csv }: Sheet,
  cells: readonly SheetCell[],
  headings: number,
): string | undefined {
  if (!csv) return undefined
  const length = cells.findLastIndex((cell) => !isBlank(cell)) + 1
  if (length > headings) return words.tooManyCells(length, headings)
  return csv.hasMixedLineEnds && cells.length < headings
    ? words.tooFewCells(cells.length, headings)
    : undefined
}

/** Joins the cells `1`, `15` and `800` to `1,15,800`. */
function joinSplitPrice([first, ...after]: readonly SheetCell[]): string | undefined {
  if (!/^\D{0,5}\d{1,3}$/.test(cellText(first))) return undefined
  const end = after.findIndex((cell) => !/^\d{2,3}(\.\d{1,2})?$/.test(cellText(cell)))
  const parts = end < 0 ? after : after.slice(0, end)
  return parts.length > 0 ? [first, ...parts].map(cellText).join(',') : undefined
}

/** Reports the first row that has one of the two required headings but not the other. */
function missingHeading(list: PriceListName, sheets: readonly Sheet[]): string | undefined {
  const known = columnHeadings[list]
  for (const { rows } of sheets)
    for (const [at, cells] of rows.slice(0, maxHeadingRows).entries()) {
      const written = cells.map(cellText).filter((it) => it !== '')
      const headings = cells.map(normalizeHeading)
      const has = (names: readonly string[]) => headings.some((it) => names.includes(it))
      if (written.length < 2 || has(known.name) === has(known.price)) continue
      const shown = written
        .map((it) => `“${it.slice(0, 40)}”`)
        .slice(0, 8)
        .join(', ')
      return words.headingMissing[list][has(known.name) ? 'price' : 'name'](at + 1, shown)
    }
  return undefined
}

type ColumnPositions = {
  name: number
  detail: number | undefined
  price: number
  soldNew: number | undefined
}

function findHeadings(list: PriceListName, rows: readonly SheetCell[][]) {
  for (const [at, cells] of rows.slice(0, maxHeadingRows).entries()) {
    const columns = readHeadings(list, cells)
    if (columns) return { at, columns }
  }
  return undefined
}

function readHeadings(
  list: PriceListName,
  cells: readonly SheetCell[],
): ColumnPositions | 'twice' | undefined {
  const headings = cells.map(normalizeHeading)
  const places = (names: readonly string[]) =>
    headings.flatMap((heading, index) => (names.includes(heading) ? [index] : []))
  const known = columnHeadings[list]
  const [name, otherName] = places(known.name)
  const [detail, otherDetail] = places(known.detail)
  const [price, otherPrice] = places(known.price)
  const [soldNew, otherSoldNew] = places(known.soldNew)
  if (name === undefined || price === undefined) return undefined
  const isTwice = [otherName, otherDetail, otherPrice, otherSoldNew].some((it) => it !== undefined)
  return isTwice ? 'twice' : { name, detail, price, soldNew }
}

/**
 * Reduces a heading to lower case letters and digits, without the currency: `exshowroomprice` for
 * "Ex-Showroom Price (Rs.)".
 */
function normalizeHeading(cell: SheetCell): string {
  const parts = cellText(cell)
    .slice(0, maxCellLength)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const end = parts.findLastIndex((part) => part !== '' && !currencyWords.has(part))
  return parts.slice(0, end + 1).join('')
}

const currencyWords = new Set(['rs', 'inr', 'rupees', 'rupee', 'in'])

const cellText = (cell: SheetCell | undefined) => String(cell ?? '').trim()
const isBlank = (cell: SheetCell) => cellText(cell) === ''
