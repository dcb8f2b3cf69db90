import { useState } from 'react'
import { notify } from '#app/ui/toast.ts'
import { useUndo } from '#app/ui/use-undo.ts'
import { callAsStaff } from './call-as-staff.ts'

type Deletion<Row> = {
  /** `/api/deleteOffers`: DELETE under the row's id, POST to its `/restore`. */
  path: string
  failure: string
  /** "Offer “Diwali” deleted" for the bar that offers to take it back. */
  describe: (row: Row) => string
  onDeleted: (row: Row) => void
  onRestored: (row: Row) => void
}

/** Asks, deletes at once, and offers for ten seconds to take it back. */
export function useDeletion<Row extends { id: number }>(how: Deletion<Row>) {
  const [asked, setAsked] = useState<Row>()
  const [isBusy, setIsBusy] = useState(false)
  const undo = useUndo()

  async function confirm() {
    if (!asked) return
    setIsBusy(true)
    const answer = await callAsStaff(`${how.path}/${asked.id}`, { method: 'DELETE' })
    setIsBusy(false)
    setAsked(undefined)
    if (!answer.ok) {
      // Somebody else deleted it: it leaves this list as well.
      if (answer.status === 404) how.onDeleted(asked)
      return void notify(answer.message || how.failure, 'error')
    }
    void notify(answer.message)
    how.onDeleted(asked)
    undo.offer({ key: asked.id, message: how.describe(asked), undo: () => void restore(asked) })
  }

  async function restore(row: Row) {
    undo.onOver()
    const answer = await callAsStaff(`${how.path}/${row.id}/restore`, { method: 'POST' })
    if (answer.ok) how.onRestored(row)
    void notify(answer.message || 'It could not be brought back.', answer.ok ? 'success' : 'error')
  }

  return {
    ask: setAsked,
    dialog: {
      isOpen: asked !== undefined,
      isBusy,
      onConfirm: () => void confirm(),
      onCancel: () => setAsked(undefined),
    },
    bar: { last: undo.last, onOver: undo.onOver },
  }
}
