import { useState } from 'react'
import type { Result } from '#app/platform/result/result.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import * as words from './staff-words.ts'
import { useUndoRequest } from './use-undo-request.ts'

type MessageResponse = Result<{ message: string }>

export type DeletionOptions<Row> = {
  /** Question before a deletion, such as "Delete this offer?". */
  question: string | ((row: Row) => string)
  /**
   * Sends the deletion, such as `requestAsStaff(offerCrudEndpoints.remove, { params: { id } })`.
   */
  remove: (row: Row) => Promise<MessageResponse>
  restore: (row: Row) => Promise<MessageResponse>
  failure: string
  /** Message of the undo bar, such as "“Diwali” deleted". */
  describe: (row: Row) => string
}

/** Asks, deletes at once and offers for ten seconds to undo. */
export function useUndoableDeletion<Row extends { id: number }>(
  how: DeletionOptions<Row> | undefined,
  onChanged: () => void,
) {
  const [asked, setAsked] = useState<Row>()
  const [isBusy, setIsBusy] = useState(false)
  const undo = useUndoRequest(words.notBroughtBack, onChanged)

  async function confirm() {
    if (!asked || !how) return
    setIsBusy(true)
    const sent = await how.remove(asked)
    setIsBusy(false)
    // The dialog may ask about another row by now.
    setAsked((now) => (now === asked ? undefined : now))
    if (!sent.ok) {
      // The row was deleted concurrently, so this list reloads as well.
      if (sent.problem.kind === 'gone') onChanged()
      return void showToast(sent.problem.message || how.failure, 'error')
    }
    void showToast(sent.value.message)
    onChanged()
    undo.offer(asked.id, how.describe(asked), () => how.restore(asked))
  }

  return {
    ask: setAsked,
    dialog: {
      isOpen: asked !== undefined,
      title: questionOf(how, asked),
      isBusy,
      onConfirm: () => void confirm(),
      onCancel: () => setAsked(undefined),
    },
    bar: undo.bar,
  }
}

function questionOf<Row>(how: DeletionOptions<Row> | undefined, asked: Row | undefined): string {
  if (!how || asked === undefined) return ''
  return typeof how.question === 'string' ? how.question : how.question(asked)
}
