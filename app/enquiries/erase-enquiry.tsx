import { useState } from 'react'
import { useMay } from '#app/portal/allowed.ts'
import { call } from '#app/portal/call.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { eraseEnquiry } from './erasure-calls.ts'
import * as words from './staff-words.ts'

/** For the day on which a person asks that what they wrote be erased. */
export function EraseEnquiry({ id, onErased }: { id: number; onErased: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const mayErase = useMay()('enquiries.erase')

  async function erase() {
    setIsBusy(true)
    const result = await call(eraseEnquiry, { params: { id } })
    setIsBusy(false)
    setIsAsking(false)
    const message = result.ok ? result.answer.message : result.message
    void notify(message || words.notErased, result.ok ? 'success' : 'error')
    if (result.ok || result.status === 404) onErased()
  }

  if (!mayErase) return null
  return (
    <div className="mt-8 print:hidden">
      <Button size="dense" tone="bad" onClick={() => setIsAsking(true)}>
        {words.eraseOnRequest}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.eraseWhat}
        confirm={words.eraseForGood}
        isBusy={isBusy}
        onConfirm={() => void erase()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{words.whatGoes}</p>
      </ConfirmDialog>
    </div>
  )
}
