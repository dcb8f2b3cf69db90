import { useState } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { undoHandOver } from './hand-over-endpoints.ts'
import * as words from './hand-over-words.ts'

/** Opens the dialog of a hand-over, and offers an undo for the last hand-over. */
export function useHandOver(onChanged: () => void) {
  const [from, setFrom] = useState<number>()
  const undo = useUndo()

  function onDone({ message, id }: { message: string; id: number | null }) {
    setFrom(undefined)
    onChanged()
    if (id === null) return void showToast(message)
    undo.offer({ key: String(id), message, undo: () => void takeBack(id) })
  }

  async function takeBack(id: number) {
    undo.onOver()
    const sent = await requestAsStaff(undoHandOver, { params: { id: String(id) } })
    onChanged()
    if (sent.ok) return void showToast(sent.value.message)
    void showToast(
      sent.problem.message || (sent.problem.kind === 'unreachable' ? words.notSent : words.refused),
      'error',
    )
  }

  return {
    /** The id of the person whose open enquiries are handed over. */
    from,
    open: setFrom,
    close: () => setFrom(undefined),
    onDone,
    bar: { last: undo.last, onOver: undo.onOver },
  }
}
