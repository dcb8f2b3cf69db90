import { valueAt } from '#app/platform/schema/json-path.ts'
import { parsePastedCells } from '#app/platform/schema/parse-pasted-cells.ts'
import type { DocumentField } from './document-sections.ts'

/**
 * Parses cells copied from a spreadsheet: one line per row, tabs between columns. A single cell
 * counts as typed text and gives no rows.
 */
export function parsePastedRows(text: string): string[][] {
  if (!/[\t\n]/.test(text.trim())) return []
  return parsePastedCells(text)
    .filter((cells) => cells.some((cell) => cell !== ''))
    .slice(0, 200)
}

/** Returns the list with rows pasted at an entry; undefined if the text contains no rows. */
export function insertPastedRows(
  list: readonly unknown[],
  fields: readonly DocumentField[],
  { text, index }: { text: string; index: number },
): unknown[] | undefined {
  const rows = parsePastedRows(text)
  if (rows.length === 0) return undefined
  const named = fields.filter(({ kind }) => kind === 'text' || kind === 'number')
  const entries = rows.map((cells) =>
    Object.fromEntries(
      named.flatMap(({ name, kind }, column) => {
        // Cells beyond the last column are joined into it.
        const end = column === named.length - 1 ? undefined : column + 1
        const cell = cells.slice(column, end).join(' ').trim()
        if (!cell) return []
        const plain = cell.replaceAll(/[,\s₹]/g, '')
        return [[name, kind === 'number' && /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell]]
      }),
    ),
  )
  // An empty entry is replaced.
  const own = list[index]
  const isEmpty = !own || named.every(({ name }) => !valueAt(own, [name]))
  return [...list.slice(0, isEmpty ? index : index + 1), ...entries, ...list.slice(index + 1)]
}
