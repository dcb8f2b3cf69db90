import { useState } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { confirmReviewItems, undoConfirmation } from './review-endpoints.ts'
import type { ReviewItem } from './review-item.ts'
import * as words from './review-list-words.ts'

/** Confirms facts and offers to undo that for a while. */
export function useConfirmReviewItems(onChanged: () => void) {
  const [isBusy, setBusy] = useState(false)
  const undo = useUndo()

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
    undo.offer({ key: change, message, undo: () => void takeBack(change) })
  }

  async function takeBack(change: number) {
    undo.onOver()
    const done = await requestAsStaff(undoConfirmation, { params: { change } })
    if (done.ok) onChanged()
    void showToast(
      done.ok ? done.value.message : done.problem.message || words.notTakenBack,
      done.ok ? 'success' : 'error',
    )
  }

  return { isBusy, confirm, bar: { last: undo.last, onOver: undo.onOver } }
}
