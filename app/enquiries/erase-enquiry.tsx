import { useState } from 'react'
import { call } from '#app/portal/call.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { eraseEnquiry } from './erasure-calls.ts'

/** For the day on which a person asks that what they wrote be erased. */
export function EraseEnquiry({ id, onErased }: { id: number; onErased: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function erase() {
    setIsBusy(true)
    const result = await call(eraseEnquiry, { params: { id } })
    setIsBusy(false)
    setIsAsking(false)
    const message = result.ok ? result.answer.message : result.message
    const failure = 'The answers could not be erased. Please try again.'
    void notify(message || failure, result.ok ? 'success' : 'error')
    if (result.ok || result.status === 404) onErased()
  }

  return (
    <div className="mt-8 print:hidden">
      <Button size="dense" tone="bad" onClick={() => setIsAsking(true)}>
        Erase on request
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Erase what this person wrote?"
        confirm="Erase for good"
        isBusy={isBusy}
        onConfirm={() => void erase()}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Name, number, address and every other answer go for good: from this page, the reports, the
          search, the exports and mail that has not gone out yet. The reference and the day stay, so
          that the counts still hold. This can’t be taken back.
        </p>
      </ConfirmDialog>
    </div>
  )
}
