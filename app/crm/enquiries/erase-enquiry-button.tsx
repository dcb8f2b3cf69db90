import { useState } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import {
  eraseEnquiry,
  listSamePersonEnquiries,
  type SamePersonEnquiry,
} from './erasure-endpoints.ts'
import * as words from './staff-words.ts'

/**
 * Erases the answers of this enquiry because the person requested it. Also offers to erase the
 * person's other enquiries.
 */
export function EraseEnquiryButton({ id, onErased }: { id: number; onErased: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [others, setOthers] = useState<readonly SamePersonEnquiry[]>([])
  const [kept, setKept] = useState<readonly number[]>([])
  const mayErase = useHasCapability()('enquiries.erase')

  async function ask() {
    setKept([])
    setIsBusy(true)
    const found = await requestAsStaff(listSamePersonEnquiries, { params: { id } })
    setIsBusy(false)
    // Without this message, staff would believe that the person has no other enquiries.
    if (!found.ok) return void showToast(found.problem.message || words.othersUnknown, 'error')
    setOthers(found.value.enquiries)
    setIsAsking(true)
  }

  async function erase() {
    setIsBusy(true)
    const also = others.filter((one) => !kept.includes(one.id)).map((one) => one.id)
    const query = also.length > 0 ? { also: also.join(',') } : {}
    const result = await requestAsStaff(eraseEnquiry, { params: { id }, query })
    setIsBusy(false)
    setIsAsking(false)
    const message = result.ok ? result.value.message : result.problem.message
    void showToast(message || words.notErased, result.ok ? 'success' : 'error')
    if (result.ok || result.problem.kind === 'gone') onErased()
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
                  {words.otherOf(one.title, one.reference, formatDay(one.receivedOn))}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </ConfirmDialog>
    </div>
  )
}
