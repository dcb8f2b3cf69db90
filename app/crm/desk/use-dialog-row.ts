import { useEffect, useState } from 'react'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { listDeskEnquiries } from './desk-endpoints.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'

/**
 * The row that a dialog is about, also once it has left the list: what is typed there is still about it. What somebody
 * else made of it meanwhile is asked for then, so that who was slower can do their part after all.
 */
export function useDialogRow(
  rows: readonly DeskRow[],
  reference: string | undefined,
): DeskRow | undefined {
  const [kept, setKept] = useState<DeskRow>()
  const row = rows.find((it) => it.reference === reference)
  if (row && row !== kept) setKept(row)
  const isGone = reference !== undefined && !row
  // Each list that comes without it asks anew.
  useEffect(() => {
    if (!isGone) return
    const query = { section: 'all', search: reference, limit: 1 }
    void requestAsStaff(listDeskEnquiries, { query }).then((sent) => {
      const found = sent.ok && sent.answer.rows.find((it) => it.reference === reference)
      if (found) setKept(found)
    })
  }, [isGone, reference, rows])
  return row ?? (kept?.reference === reference ? kept : undefined)
}
