/** Value of a cell; for a formula, its last calculated result. */
export type SheetCell = string | number | boolean | null

/** A sheet with its rows as in the file: the first row is row 1. */
export type Sheet = {
  name: string
  rows: SheetCell[][]
  /**
   * Cells merged over several rows, such as `B3:B5`. The value of a merged cell belongs to no
   * single row.
   */
  merged: string[]
  /** Cells with a formula that was never calculated, such as `C7`. */
  uncalculated: string[]
  /** Set only for CSV, where the position of a cell is its only address. */
  csv?: { separator: string; hasMixedLineEnds: boolean }
}

/** Limits of a spreadsheet. A list of a thousand models needs a tenth of these limits. */
export const spreadsheetLimits = {
  packedBytes: 5 * 1024 * 1024,
  bytes: 24 * 1024 * 1024,
  fileBytes: 16 * 1024 * 1024,
  files: 500,
  rows: 20_000,
  columns: 200,
} as const
