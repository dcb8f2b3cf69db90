import { useState } from 'react'
import type { DeskRow } from './desk-enquiry-schema.ts'

export type EnquirySelection = ReturnType<typeof useEnquirySelection>

/** Maximum number of enquiries in one bulk change. */
const maxSelected = 100

/** Manages the selected enquiries. The selection also covers other pages of the list. */
export function useEnquirySelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeskRow>>(new Map())
  const [isSelecting, setSelecting] = useState(false)
  return {
    rows: [...chosen.values()],
    isSelecting: isSelecting || chosen.size > 0,
    has: (reference: string) => chosen.has(reference),
    begin: () => setSelecting(true),
    toggle: (row: DeskRow) => {
      const next = new Map(chosen)
      if (!next.delete(row.reference) && next.size < maxSelected) next.set(row.reference, row)
      setChosen(next)
    },
    choose: (rows: readonly DeskRow[]) =>
      setChosen(new Map(rows.slice(0, maxSelected).map((row) => [row.reference, row]))),
    clear: () => {
      setChosen(new Map())
      setSelecting(false)
    },
  }
}
