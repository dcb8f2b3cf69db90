import { useState } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useUndoRequest } from '#app/ui/portal/use-undo-request.ts'
import { confirmReviewItems, undoConfirmation } from './review-endpoints.ts'
import type { ReviewItem } from './review-item.ts'
import * as words from './review-list-words.ts'

/** Confirms facts and offers to undo that for a while. */
export function useConfirmReviewItems(onChanged: () => void) {
  const [isBusy, setBusy] = useState(false)
  const undo = useUndoRequest(words.notTakenBack, onChanged)

  async function confirm(facts: readonly ReviewItem[]) {
    setBusy(true)
    const items = facts.map(({ kind, id, version }) => ({ kind, id, version }))
    const done = await requestAsStaff(confirmReviewItems, { body: { items } })
    setBusy(false)
    // Reloads the list, because a fact that another user changed has a new version and date.
    if (done.ok || done.problem.kind === 'conflict') onChanged()
    if (!done.ok) return void showToast(done.problem.message || words.failed, 'error')
    const { message, change, changed } = done.value
    if (changed.length > 0) void showToast(message, 'warning')
    undo.offer(change, message, () => requestAsStaff(undoConfirmation, { params: { change } }))
  }

  return { isBusy, confirm, bar: undo.bar }
}
