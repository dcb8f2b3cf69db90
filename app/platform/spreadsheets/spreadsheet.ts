/** What a cell says; a formula's is its last calculated value. */
export type SheetCell = string | number | boolean | null

/** A table of a spreadsheet, row by row as its file has them: the first row is row 1. */
export type Sheet = {
  name: string
  rows: SheetCell[][]
  /** Cells joined over several rows, `B3:B5`: nobody can say whose value it is. */
  merged: string[]
  /** Cells with a formula that was never calculated, `C7`. */
  uncalculated: string[]
  /** Present for CSV alone, where only the order of cells tells their columns. */
  csv?: { separator: string; hasMixedLineEnds: boolean }
}

export type SpreadsheetResult = { sheets: Sheet[] } | { sentence: string }

/** What is read of a spreadsheet at most: a list of a thousand models has a tenth of it. */
export const spreadsheetLimits = {
  packedBytes: 5 * 1024 * 1024,
  bytes: 24 * 1024 * 1024,
  fileBytes: 16 * 1024 * 1024,
  files: 500,
  rows: 20_000,
  columns: 200,
} as const
