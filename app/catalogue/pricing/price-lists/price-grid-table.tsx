import { type ClipboardEvent, type KeyboardEvent, type Ref, useCallback } from 'react'
import { IncrementalList } from '#app/ui/components/incremental-list.tsx'
import { type PriceGridRowData, pastePrices, type TypedPrices } from './build-price-grid-rows.ts'
import { PriceGridRow } from './price-grid-row.tsx'
import { type PriceListLine, type PriceListName, soldNewLineKey } from './price-list-line.ts'
import * as words from './price-list-words.ts'

type Props = {
  ref: Ref<HTMLTableElement>
  list: PriceListName
  rows: readonly PriceGridRowData[]
  /** Number of rows that must be rendered at least. */
  atLeast: number
  /** Messages from the server, by row key. */
  notes: ReadonlyMap<string, string>
  /** Must be a stable function, so that a key press renders one row. */
  onChange: (next: (typed: TypedPrices) => TypedPrices) => void
}

/**
 * Table with one price in each row. Enter and the arrow keys move between the visible rows, and
 * pasted cells fill them downwards.
 */
export function PriceGridTable({ ref, list, rows, atLeast, notes, onChange }: Props) {
  const onSoldNew = useCallback(
    ({ id, isOnSale: was }: PriceListLine, isOnSale: boolean) =>
      onChange((typed) =>
        isOnSale === was
          ? withoutTypedPrice(typed, soldNewLineKey(id))
          : new Map(typed).set(soldNewLineKey(id), isOnSale ? 'yes' : 'no'),
      ),
    [onChange],
  )
  const onType = useCallback(
    (key: string, text: string) => onChange((typed) => new Map(typed).set(key, text)),
    [onChange],
  )

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { key, target: cell, currentTarget: table } = event
    if (!(cell instanceof HTMLInputElement)) return
    if (key === 'Escape') onChange((typed) => withoutTypedPrice(typed, cell.name))
    const step = rowStepByKey.get(key)
    if (
      cell.type === 'checkbox' ||
      step === undefined ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return
    event.preventDefault()
    const cells = [...table.querySelectorAll<HTMLInputElement>('input[inputmode]')]
    cells[cells.indexOf(cell) + step]?.focus()
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>) {
    const { target: cell, clipboardData } = event
    const text = clipboardData.getData('text/plain')
    if (!(cell instanceof HTMLInputElement) || !/[\n\t]/.test(text)) return
    event.preventDefault()
    const keys = rows.map(({ key }) => key)
    onChange((typed) => pastePrices(typed, keys, { at: cell.name, text }))
  }

  return (
    <IncrementalList rows={rows} atLeast={atLeast}>
      {(drawn) => (
        <table
          ref={ref}
          className="w-full max-w-3xl table-fixed border-hairline border-t bg-surface"
          aria-rowcount={rows.length + 1}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        >
          <caption className="sr-only">{words.titles[list].table}</caption>
          <thead>
            <tr className="text-left text-quiet text-sm">
              <th scope="col" className={headingClass}>
                {words.columns[list].name}
              </th>
              <th scope="col" className={`${headingClass} w-32 text-right max-md:hidden`}>
                {words.columns[list].now}
              </th>
              <th scope="col" className={`${headingClass} w-36 md:w-96`}>
                {words.columns[list].next}
              </th>
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <PriceGridRow
                key={row.key}
                list={list}
                row={row}
                note={notes.get(row.key)}
                onType={onType}
                onSoldNew={onSoldNew}
              />
            ))}
          </tbody>
        </table>
      )}
    </IncrementalList>
  )
}

const headingClass = 'border-hairline border-b px-3 py-2 font-semibold'
const rowStepByKey = new Map([
  ['Enter', 1],
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

function withoutTypedPrice(typed: TypedPrices, key: string): TypedPrices {
  const next = new Map(typed)
  next.delete(key)
  return next
}
