import { useState } from 'react'
import type * as v from 'valibot'
import { allEnquiryStates, lostReasons } from '#app/crm/enquiries/enquiry-states.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './bulk-actions-bar-words.ts'
import { useDeskContext } from './desk-context.ts'
import { bulkChangeEnquiries } from './desk-endpoints.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { enquiryStateLabel } from './format-desk-row.ts'

type BulkChange = Omit<v.InferInput<typeof bulkChangeEnquiries.body>, 'references'>

/**
 * Changes several enquiries at once, reports the refused ones, and offers an undo for the changed
 * ones.
 */
export function useBulkChange(onChanged: () => void) {
  const { people } = useDeskContext()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const undo = useUndo()

  async function change(
    rows: readonly DeskRow[],
    how: BulkChange,
    said: (count: number) => string,
    backOf: (row: DeskRow) => BulkChange | undefined,
  ): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    const references = rows.map(({ reference }) => reference)
    const sent = await requestAsStaff(bulkChangeEnquiries, { body: { references, ...how } })
    setBusy(false)
    if (!sent.ok) {
      setFailure(
        sent.problem.message ||
          (sent.problem.kind === 'unreachable' ? words.notSent : words.refused),
      )
      return false
    }
    onChanged()
    const { done, refused, notice } = sent.value
    if (notice) void showToast(notice, 'warning')
    const [first] = refused
    const message = first
      ? words.partly(said(done.length), refused.length, first.message)
      : said(done.length)
    const changed = rows.filter(({ reference }) => done.includes(reference))
    undo.offer({ key: references.join(), message, undo: () => void takeBack(changed, backOf) })
    return true
  }

  async function takeBack(
    rows: readonly DeskRow[],
    backOf: (row: DeskRow) => BulkChange | undefined,
  ) {
    undo.onOver()
    const groups = groupBy(rows, (row) => JSON.stringify(backOf(row)))
    const sent = await Promise.all(
      [...groups.values()].map(async (group) => {
        const [first] = group
        const back = first && backOf(first)
        const references = group.map(({ reference }) => reference)
        return back && requestAsStaff(bulkChangeEnquiries, { body: { references, ...back } })
      }),
    )
    onChanged()
    const isBack = sent.every((it) => it?.ok && it.value.refused.length === 0)
    void showToast(isBack ? words.takenBack : words.notTakenBack, isBack ? 'success' : 'error')
  }

  /** `note` is added to the history of each enquiry. Undoing the assignment keeps it. */
  function assign(rows: readonly DeskRow[], id: number | null, note: string) {
    const who = people.find((it) => it.id === id)?.name
    const said = (count: number) => (who ? words.assigned(count, who) : words.freed(count))
    return change(rows, { assign: id, ...(note && { note }) }, said, ({ assignee }) => ({
      assign: assignee?.id ?? null,
    }))
  }

  async function move(rows: readonly DeskRow[], state: string, reason?: string) {
    const how = bulkStateChange(state, reason)
    if (!how) return false
    const said = (count: number) => words.moved(count, enquiryStateLabel(state))
    return change(rows, how, said, (row) => bulkStateChange(row.state, row.lostReason))
  }

  return {
    assign,
    move,
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    bar: { last: undo.last, onOver: undo.onOver },
  }
}

/** Returns undefined for a state to which staff cannot move an enquiry. */
function bulkStateChange(state: string | null, reason?: string | null): BulkChange | undefined {
  const known = allEnquiryStates.find((it) => it === state)
  const why = lostReasons.find((it) => it === reason)
  return known && { state: known, ...(why && { reason: why }) }
}
