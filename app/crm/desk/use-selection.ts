import { useState } from 'react'
import type { DeskRow } from './desk-row.ts'

export type Selection = ReturnType<typeof useSelection>

/** As many as one call changes. */
const most = 100

/** The enquiries that are chosen together; they stay chosen on other pages of the list. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeskRow>>(new Map())
  const [isSelecting, setSelecting] = useState(false)
  return {
    rows: [...chosen.values()],
    isSelecting: isSelecting || chosen.size > 0,
    has: (reference: string) => chosen.has(reference),
    begin: () => setSelecting(true),
    toggle: (row: DeskRow) => {
      const next = new Map(chosen)
      if (!next.delete(row.reference) && next.size < most) next.set(row.reference, row)
      setChosen(next)
    },
    choose: (rows: readonly DeskRow[]) =>
      setChosen(new Map(rows.slice(0, most).map((row) => [row.reference, row]))),
    clear: () => {
      setChosen(new Map())
      setSelecting(false)
    },
  }
}
