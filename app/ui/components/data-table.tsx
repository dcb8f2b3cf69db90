import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  /** Second line of the heading, for cells with two lines. */
  beneath?: string
  /** `true` for prose, which is cut after two lines. */
  isLong?: boolean
  /** `true` if the column stays visible when the table scrolls sideways. */
  isPinned?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Renders a row on a phone, where all columns would not fit. */
  summary: (row: Row) => ReactNode
  /**
   * Called for a click anywhere on a row. For the keyboard the cells must contain a link or button.
   */
  onOpen?: (row: Row) => void
  /** `true` while new rows load: the old ones are dimmed. */
  isBusy?: boolean
}

/** Table with rows of 40 px and a sticky head. On a phone it is a list of summaries. */
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
      {/* A scrolling region must be reachable by keyboard. */}
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

/** Returns `false` for a click on a link, button or field, and at the end of a text selection. */
function opensRow(target: EventTarget): boolean {
  if (target instanceof Element && target.closest('a, button, input, label')) return false
  return (getSelection()?.toString() ?? '') === ''
}
