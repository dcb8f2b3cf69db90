import { useState } from 'react'
import { FormFailureMessage } from '#app/crm/desk/form-failure-message.tsx'
import { NoteForm } from '#app/crm/desk/note-form.tsx'
import { useIdempotencyKeys } from '#app/crm/desk/use-idempotency-keys.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useDraftKey } from '#app/ui/portal/draft-owner.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import { addCustomerNote } from './customer-endpoints.ts'
import type { Customer } from './customer-schema.ts'
import * as words from './customer-words.ts'

type Props = { customer: Customer; timeZone: string; onChanged: () => void }

/** The notes of a customer, newest first, and the form for another. */
export function CustomerNotes({ customer: { id, notes }, timeZone, onChanged }: Props) {
  const mayWork = useHasCapability()('desk.work')
  const draft = `customer note ${id}`
  const note = useTextDraft(draft)
  const keys = useIdempotencyKeys(useDraftKey(draft))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function keep(text: string): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    const sent = await requestAsStaff(addCustomerNote, {
      params: { id },
      body: { text },
      key: keys.keyOf(text),
    })
    setBusy(false)
    if (!sent.ok) {
      setFailure(sent.problem.message || words.saveFailed)
      return false
    }
    keys.arrived(text)
    void showToast(sent.value.message)
    onChanged()
    return true
  }

  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="mb-2 font-bold text-lg">
        {words.notes}
      </h2>
      {mayWork && (
        <>
          <FormFailureMessage message={failure} />
          <NoteForm note={note} isBusy={isBusy} onKeep={keep} />
        </>
      )}
      {notes.length === 0 && <p className="mt-2 text-quiet">{words.noNotes}</p>}
      <ul className="mt-3">
        {notes.map(({ id: key, text, who, at }) => (
          <li key={key} className="border-hairline border-b py-1.5">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-quiet text-sm">{`${who}, ${formatInstant(at, timeZone)}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
