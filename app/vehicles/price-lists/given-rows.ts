import type { Cell, Sheet } from '#app/sheets/sheet.ts'
import * as words from './file-words.ts'
import type { PriceListName } from './price-line.ts'

/** A row of the file that says a price, or tries to. */
export type GivenRow = {
  /** As the spreadsheet program counts them. */
  row: number
  name: string
  detail: string
  price: Cell
  /** Its price is a formula that was never calculated. */
  isUncalculated: boolean
}

/** How a list's columns may be called, in small letters and digits alone. */
const columnsOf = {
  prices: {
    name: ['model', 'modelname', 'bike', 'vehicle'],
    detail: ['variant', 'version', 'trim'],
    price: ['exshowroomprice', 'exshowroom', 'price', 'newprice'],
  },
  accessories: {
    name: ['partnumber', 'partno', 'part', 'partcode'],
    detail: [],
    price: ['price', 'newprice', 'mrp'],
  },
} as const satisfies Record<PriceListName, Record<keyof Columns, readonly string[]>>

/** Headings stand in one of the first rows: a title may come before them. */
const headingRows = 20

/** The rows of the one sheet that has the list's headings, or a sentence saying what is the matter. */
export function givenRows(list: PriceListName, sheets: readonly Sheet[]): GivenRow[] | string {
  const fitting = sheets.flatMap((sheet) => {
    const found = findHeadings(list, sheet.rows)
    return found ? [{ sheet, ...found }] : []
  })
  const [first, second] = fitting
  if (!first) return words.noHeadings[list]
  if (second) return words.severalSheets(fitting.map(({ sheet }) => sheet.name))
  const { sheet, at, columns } = first
  if (columns === 'twice') return words.headingTwice(at + 1)
  if (sheet.merged.length > 0) return words.mergedCells(sheet.merged.slice(0, 5).join(', '))
  const uncalculated = new Set(sheet.uncalculated)
  const rows = sheet.rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(at + 1)
    .filter(({ cells }) => !cells.every(isBlank))
    .map(({ cells, row }) => ({
      row,
      name: textOf(cells[columns.name]),
      detail: columns.detail === undefined ? '' : textOf(cells[columns.detail]),
      price: cells[columns.price] ?? null,
      isUncalculated: uncalculated.has(`${lettersOf(columns.price)}${row}`),
    }))
  return rows.length > 0 ? rows : words.noRows
}

type Columns = { name: number; detail: number | undefined; price: number }

function findHeadings(list: PriceListName, rows: readonly Cell[][]) {
  for (const [at, cells] of rows.slice(0, headingRows).entries()) {
    const columns = readHeadings(list, cells)
    if (columns) return { at, columns }
  }
  return undefined
}

function readHeadings(list: PriceListName, cells: readonly Cell[]): Columns | 'twice' | undefined {
  const headings = cells.map((cell) =>
    textOf(cell)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ''),
  )
  const places = (names: readonly string[]) =>
    headings.flatMap((heading, index) => (names.includes(heading) ? [index] : []))
  const known = columnsOf[list]
  const [names, details, prices] = [known.name, known.detail, known.price].map(places)
  const [name, otherName] = names ?? []
  const [detail, otherDetail] = details ?? []
  const [price, otherPrice] = prices ?? []
  if (name === undefined || price === undefined) return undefined
  const isTwice = [otherName, otherDetail, otherPrice].some((it) => it !== undefined)
  return isTwice ? 'twice' : { name, detail, price }
}

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim()
const isBlank = (cell: Cell) => textOf(cell) === ''

/** `C` for the third column. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}
