import { useState } from 'react'
import type { Result } from '#app/platform/result/result.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'

/** Sends an undo, such as `() => requestAsStaff(undoConfirmation, { params: { change } })`. */
type UndoRequest = () => Promise<Result<{ message: string }>>

export type UndoOffer = ReturnType<typeof useUndoRequest>

/**
 * Offers an undo for ten seconds, sends it and shows the answer. `failure` is shown if the server
 * did not answer. Pass `bar` to `<UndoBar>`.
 */
export function useUndoRequest(failure: string, onUndone: () => void) {
  const [isUndoing, setUndoing] = useState(false)
  const { last, offer, onOver } = useUndo()

  /** Sends an undo that a list of earlier changes offers. Resolves to `true` if it succeeded. */
  async function send(request: UndoRequest): Promise<boolean> {
    onOver()
    setUndoing(true)
    const sent = await request()
    setUndoing(false)
    if (sent.ok) onUndone()
    const message = sent.ok ? sent.value.message : sent.problem.message || failure
    void showToast(message, sent.ok ? 'success' : 'error')
    return sent.ok
  }

  return {
    isUndoing,
    send,
    offer: (key: number | string, message: string, request: UndoRequest) =>
      offer({ key, message, undo: () => void send(request) }),
    bar: { last, onOver },
  }
}
