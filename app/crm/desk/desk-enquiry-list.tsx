import { useEffect, useRef, useState } from 'react'
import { DeskEnquiryRow, type DeskRowActions } from './desk-enquiry-row.tsx'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { type DeskFilter, deskRowsPerPage, listedEnquiryUrl } from './desk-filter.ts'
import { DeskListHeads } from './desk-list-heads.tsx'
import * as words from './desk-list-words.ts'
import type { EnquirySelection } from './use-enquiry-selection.ts'
import { usePageShortcuts } from './use-page-shortcuts.ts'

type Props = {
  rows: readonly DeskRow[]
  /** The filter of these rows. */
  filter: DeskFilter
  now: Date
  isBusy: boolean
  selection: EnquirySelection
  actions: DeskRowActions
}

/**
 * The list is one tab stop. The arrow keys move between rows. J, K and the letters of the actions
 * work anywhere on the page: on the row that had the focus last, or on the first one. Users can turn
 * the letters off.
 */
export function DeskEnquiryList({ rows, filter, now, isBusy, selection, actions }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const shown = Math.min(active, Math.max(0, rows.length - 1))
  const before = (filter.page - 1) * deskRowsPerPage
  useRowFocus(list, rows, shown)

  const lineAt = (index: number) => list.current?.children[index]
  function focusOn(index: number) {
    const at = Math.max(0, Math.min(rows.length - 1, index))
    setActive(at)
    lineAt(at)?.querySelector<HTMLElement>('[data-open]')?.focus()
  }

  function openRow(index: number) {
    lineAt(index)?.querySelector<HTMLElement>('[data-open]')?.click()
  }

  usePageShortcuts(({ key, target }) => {
    const row = rows[shown]
    if (!row) return undefined
    const isInside = target instanceof Node && (list.current?.contains(target) ?? false)
    const move: Record<string, number> = {
      ArrowDown: shown + 1,
      ArrowUp: shown - 1,
      Home: 0,
      End: rows.length - 1,
    }
    const to = isInside ? move[key] : undefined
    if (to !== undefined) return () => focusOn(to)
    // Enter on a link or a button is the browser's, so only Enter on the page itself opens a row.
    if (key === 'Enter') return target === document.body ? () => openRow(shown) : undefined
    const letters: Record<string, () => unknown> = {
      j: () => focusOn(isInside ? shown + 1 : shown),
      k: () => focusOn(isInside ? shown - 1 : shown),
      c: () => lineAt(shown)?.querySelector<HTMLElement>('a[href^="tel:"]')?.click(),
      n: () => actions.open(row, 'note'),
      a: () => actions.open(row, 'assign'),
      s: () => row.state !== null && actions.open(row, 'state'),
      z: () => actions.open(row, 'step'),
      x: () => actions.select(row),
    }
    const act = letters[key]
    return (
      act &&
      (() => {
        // The user sees on which row the letter acts.
        if (!isInside) focusOn(shown)
        act()
      })
    )
  })

  return (
    <div
      role="table"
      aria-label={words.list}
      aria-busy={isBusy || undefined}
      className="desk-list transition-opacity duration-200 aria-busy:opacity-60"
    >
      <DeskListHeads filter={filter} />
      <div
        ref={list}
        role="rowgroup"
        onFocus={({ target }) => {
          const line = target.closest('.desk-line')
          const index = line ? [...(list.current?.children ?? [])].indexOf(line) : -1
          if (index >= 0) setActive(index)
        }}
      >
        {rows.map((row, index) => (
          <DeskEnquiryRow
            key={row.reference}
            row={row}
            href={listedEnquiryUrl(row.reference, filter, before + index + 1)}
            now={now}
            isActive={index === shown}
            isSelected={selection.has(row.reference)}
            isSelecting={selection.isSelecting}
            actions={actions}
          />
        ))}
      </div>
    </div>
  )
}

/** Moves the focus to the next row when the focused row leaves the list. */
function useRowFocus(
  list: React.RefObject<HTMLDivElement | null>,
  rows: readonly DeskRow[],
  active: number,
) {
  const hadFocus = useRef(false)
  useEffect(() => {
    const { current } = list
    const note = () => {
      const { activeElement } = document
      if (activeElement !== document.body && !activeElement?.closest('dialog'))
        hadFocus.current = current?.contains(activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])
  useEffect(() => {
    if (rows.length === 0 || !hadFocus.current || document.activeElement !== document.body) return
    list.current?.children[active]?.querySelector<HTMLElement>('[data-open]')?.focus()
  }, [rows, list, active])
}
