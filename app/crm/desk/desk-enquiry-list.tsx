import { useEffect, useRef, useState } from 'react'
import { DeskEnquiryRow, type DeskRowActions } from './desk-enquiry-row.tsx'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './desk-list-words.ts'
import { areLetterShortcutsOn, isTypingTarget } from './letter-shortcuts.ts'
import type { EnquirySelection } from './use-enquiry-selection.ts'

type Props = {
  rows: readonly DeskRow[]
  now: Date
  isBusy: boolean
  selection: EnquirySelection
  actions: DeskRowActions
}

/**
 * The list is one tab stop. The arrow keys move between rows, and single letters run actions on the
 * focused row. Users can turn the letters off.
 */
export function DeskEnquiryList({ rows, now, isBusy, selection, actions }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const shown = Math.min(active, Math.max(0, rows.length - 1))
  useRowFocus(list, rows, shown)

  const lineAt = (index: number) => list.current?.children[index]
  function focusOn(index: number) {
    const at = Math.max(0, Math.min(rows.length - 1, index))
    setActive(at)
    lineAt(at)?.querySelector<HTMLElement>('[data-open]')?.focus()
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const { key, metaKey, ctrlKey, altKey } = event
    const row = rows[shown]
    if (!row || metaKey || ctrlKey || altKey || isTypingTarget(event.target)) return
    const move: Record<string, number> = {
      ArrowDown: shown + 1,
      ArrowUp: shown - 1,
      Home: 0,
      End: rows.length - 1,
    }
    const letters: Record<string, () => unknown> = {
      j: () => focusOn(shown + 1),
      k: () => focusOn(shown - 1),
      c: () => lineAt(shown)?.querySelector<HTMLElement>('a[href^="tel:"]')?.click(),
      n: () => actions.open(row, 'note'),
      a: () => actions.open(row, 'assign'),
      s: () => row.state !== null && actions.open(row, 'state'),
      z: () => actions.open(row, 'step'),
      x: () => actions.select(row),
    }
    const to = move[key]
    const act = to === undefined ? areLetterShortcutsOn() && letters[key] : () => focusOn(to)
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <ul
      ref={list}
      aria-label={words.list}
      aria-busy={isBusy || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const line = target.closest('li')
        const index = line ? [...(list.current?.children ?? [])].indexOf(line) : -1
        if (index >= 0) setActive(index)
      }}
      className="desk-list transition-opacity duration-200 aria-busy:opacity-60"
    >
      {rows.map((row, index) => (
        <DeskEnquiryRow
          key={row.reference}
          row={row}
          now={now}
          isActive={index === shown}
          isSelected={selection.has(row.reference)}
          isSelecting={selection.isSelecting}
          actions={actions}
        />
      ))}
    </ul>
  )
}

/** Moves the focus to the next row when the focused row leaves the list. */
function useRowFocus(
  list: React.RefObject<HTMLUListElement | null>,
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
