import { type ClipboardEvent, type KeyboardEvent, type Ref, useCallback } from 'react'
import { IncrementalList } from '#app/ui/components/incremental-list.tsx'
import { GridCell } from './grid-cell.tsx'
import { type GridRow, pasteFrom, type Typed } from './grid-rows.ts'
import * as words from './list-words.ts'
import { type PriceLine, type PriceListName, soldNewKey } from './price-line.ts'

type Props = {
  ref: Ref<HTMLTableElement>
  list: PriceListName
  rows: readonly GridRow[]
  /** So many rows must be there to be looked at. */
  atLeast: number
  /** What the server said of single rows, by their keys. */
  notes: ReadonlyMap<string, string>
  /** Stays the same, so that a key redraws one row. */
  onChange: (next: (typed: Typed) => Typed) => void
}

/** A row a price. Enter and the arrows go along the rows that are shown, and what is pasted goes down them. */
export function PriceTable({ ref, list, rows, atLeast, notes, onChange }: Props) {
  const onSoldNew = useCallback(
    ({ id, isOnSale: was }: PriceLine, isOnSale: boolean) =>
      onChange((typed) =>
        isOnSale === was
          ? without(typed, soldNewKey(id))
          : new Map(typed).set(soldNewKey(id), isOnSale ? 'yes' : 'no'),
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
    if (key === 'Escape') onChange((typed) => without(typed, cell.name))
    const step = steps.get(key)
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
    onChange((typed) => pasteFrom(typed, keys, { at: cell.name, text }))
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
              <th scope="col" className={head}>
                {words.columns[list].name}
              </th>
              <th scope="col" className={`${head} w-32 text-right max-md:hidden`}>
                {words.columns[list].now}
              </th>
              <th scope="col" className={`${head} w-36 md:w-96`}>
                {words.columns[list].next}
              </th>
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <GridCell
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

const head = 'border-hairline border-b px-3 py-2 font-semibold'
const steps = new Map([
  ['Enter', 1],
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

function without(typed: Typed, key: string): Typed {
  const next = new Map(typed)
  next.delete(key)
  return next
}
