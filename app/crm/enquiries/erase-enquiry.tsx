import { useState } from 'react'
import { shownDay } from '#app/platform/calendar/shown-day.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { notify } from '#app/ui/components/toast.ts'
import { useMay } from '#app/ui/portal/allowed.ts'
import { call } from '#app/ui/portal/call.ts'
import { eraseEnquiry, listSamePerson, type SamePerson } from './erasure-calls.ts'
import * as words from './staff-words.ts'

/** For the day on which a person asks that what they wrote be erased: this, and whatever else they wrote. */
export function EraseEnquiry({ id, onErased }: { id: number; onErased: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [others, setOthers] = useState<readonly SamePerson[]>([])
  const [kept, setKept] = useState<readonly number[]>([])
  const mayErase = useMay()('enquiries.erase')

  async function ask() {
    setKept([])
    setIsBusy(true)
    const found = await call(listSamePerson, { params: { id } })
    setIsBusy(false)
    // Nobody is to believe that this was all.
    if (!found.ok) return void notify(found.message || words.othersUnknown, 'error')
    setOthers(found.answer.enquiries)
    setIsAsking(true)
  }

  async function erase() {
    setIsBusy(true)
    const also = others.filter((one) => !kept.includes(one.id)).map((one) => one.id)
    const query = also.length > 0 ? { also: also.join(',') } : {}
    const result = await call(eraseEnquiry, { params: { id }, query })
    setIsBusy(false)
    setIsAsking(false)
    const message = result.ok ? result.answer.message : result.message
    void notify(message || words.notErased, result.ok ? 'success' : 'error')
    if (result.ok || result.status === 404) onErased()
  }

  const turn = (it: number) =>
    setKept(kept.includes(it) ? kept.filter((one) => one !== it) : [...kept, it])

  if (!mayErase) return null
  return (
    <div className="mt-8 print:hidden">
      <Button size="dense" tone="bad" disabled={isBusy} onClick={() => void ask()}>
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
        {others.length > 0 && (
          <fieldset className="mt-4">
            <legend className="mb-1 font-semibold">{words.alsoOfPerson}</legend>
            <div className="max-h-60 overflow-y-auto">
              {others.map((one) => (
                <label key={one.id} className="flex min-h-11 items-center gap-3 md:min-h-8">
                  <input
                    type="checkbox"
                    checked={!kept.includes(one.id)}
                    disabled={isBusy}
                    onChange={() => turn(one.id)}
                    className="size-5 accent-(--signal-text)"
                  />
                  {words.otherOf(one.title, one.reference, shownDay(one.receivedOn))}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </ConfirmDialog>
    </div>
  )
}
