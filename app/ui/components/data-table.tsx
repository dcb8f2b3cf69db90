import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  /** A second heading: the cells have two lines. */
  beneath?: string
  /** Prose, of which two lines are seen. */
  isLong?: boolean
  /** Stays in sight at the end when the table is wider than its room. */
  isPinned?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What stands for a row on a phone: all columns side by side would need pinching. */
  summary: (row: Row) => ReactNode
  /** A click anywhere on a row; the cells hold a real link or button for the keyboard. */
  onOpen?: (row: Row) => void
  /** New rows are on their way: the old ones stay, dimmed. */
  isBusy?: boolean
}

/** Rows of 40 px under a head that stays; on a phone a list of summaries. */
export function DataTable<Row>({ caption, columns, rows, rowKey, ...how }: Props<Row>) {
  const { summary, onOpen, isBusy } = how
  return (
    <div
      aria-busy={isBusy || undefined}
      className="transition-opacity duration-200 aria-busy:opacity-50"
    >
      <ul className="border-hairline border-t md:hidden print:hidden">
        {rows.map((row) => (
          <li key={rowKey(row)} className="border-hairline border-b">
            {summary(row)}
          </li>
        ))}
      </ul>
      {/* A region that scrolls must be reachable by the keyboard. */}
      <section
        aria-label={caption}
        tabIndex={0}
        className="max-h-[calc(100dvh-10rem)] overflow-auto rounded-control border border-hairline bg-surface max-md:hidden"
      >
        <table className="w-full border-separate border-spacing-0 text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, label, beneath, isNumeric, isPinned }) => (
                <th
                  key={key}
                  scope="col"
                  className={`sticky top-0 whitespace-nowrap border-hairline border-b bg-ground px-3 py-2 font-semibold text-quiet ${isPinned ? 'right-0 z-20' : 'z-10'} ${isNumeric ? 'text-right' : 'text-left'}`}
                >
                  {label}
                  {beneath && <span className="block font-normal text-xs">{beneath}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                onClick={onOpen && ((event) => opensRow(event.target) && onOpen(row))}
                className={onOpen ? 'group/row cursor-pointer hover:bg-ground' : undefined}
              >
                {columns.map(({ key, cell, isNumeric, isLong, isPinned }) => (
                  <td
                    key={key}
                    className={`h-10 max-w-64 truncate border-hairline border-b px-3 py-0.5 [tr:last-child>&]:border-b-0 ${isNumeric ? 'text-right' : ''} ${isPinned ? 'sticky right-0 bg-surface group-hover/row:bg-ground' : ''}`}
                  >
                    {isLong ? (
                      <span className="line-clamp-2 min-w-32 whitespace-normal">{cell(row)}</span>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** Not a click on something of its own, nor the end of marking text. */
function opensRow(target: EventTarget): boolean {
  if (target instanceof Element && target.closest('a, button, input, label')) return false
  return (getSelection()?.toString() ?? '') === ''
}
