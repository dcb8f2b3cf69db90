import { useEffect, useState } from 'react'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { listDeskEnquiries } from './desk-endpoints.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'

/**
 * Returns the row of an open dialog. If the row has left the list, loads its current data, so that
 * the user can still finish the action.
 */
export function useDialogRow(
  rows: readonly DeskRow[],
  reference: string | undefined,
): DeskRow | undefined {
  const [kept, setKept] = useState<DeskRow>()
  const row = rows.find((it) => it.reference === reference)
  if (row && row !== kept) setKept(row)
  const isGone = reference !== undefined && !row
  // Loads the row again whenever a loaded list does not contain it.
  useEffect(() => {
    if (!isGone) return
    const query = { section: 'all', search: reference, limit: 1 }
    void requestAsStaff(listDeskEnquiries, { query }).then((sent) => {
      const found = sent.ok && sent.value.rows.find((it) => it.reference === reference)
      if (found) setKept(found)
    })
  }, [isGone, reference, rows])
  return row ?? (kept?.reference === reference ? kept : undefined)
}
