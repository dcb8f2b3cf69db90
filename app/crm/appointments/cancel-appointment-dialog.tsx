import { useState } from 'react'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { FormFailureMessage } from '#app/crm/desk/form-failure-message.tsx'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './appointment-desk-words.ts'
import {
  type AppointmentReceipt,
  cancelAppointment,
  maxReasonLength,
} from './appointment-endpoints.ts'

type Props = {
  isOpen: boolean
  enquiry: DeskEnquiry
  /** Such as "Wed 4 Nov, 10:30 AM". */
  hour: string
  onClose: () => void
  /** Called if somebody else changed the enquiry. */
  onConflict: () => void
  onDone: (receipt: AppointmentReceipt) => void
}

/** Asks for a reason and cancels the appointment. The page then offers to undo it. */
export function CancelAppointmentDialog({ isOpen, enquiry, hour, ...on }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { reference, version, flow } = enquiry

  async function send(reason: string) {
    setBusy(true)
    setFailure(undefined)
    const body = { version, ...(reason !== '' && { reason }) }
    const sent = await requestAsStaff(cancelAppointment, { params: { reference }, body })
    setBusy(false)
    if (sent.ok) return on.onDone(sent.value)
    const { kind, message } = sent.problem
    setFailure(message || (kind === 'unreachable' ? words.notSent : words.refused))
    if (kind === 'conflict') on.onConflict()
  }

  return (
    <Dialog isOpen={isOpen} onClose={on.onClose} isBusy={isBusy} title={words.cancelTitle}>
      <form
        method="dialog"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(String(new FormData(event.currentTarget).get('reason') ?? ''))
        }}
      >
        <p>{flow === 'workshop' ? words.cancelService(hour) : words.cancelRide(hour)}</p>
        <FormFailureMessage message={failure} />
        <TextField name="reason" label={words.reasonOptional} maxLength={maxReasonLength} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="small" onClick={on.onClose} disabled={isBusy}>
            {words.keep}
          </Button>
          <Button type="submit" tone="signal" size="small" disabled={isBusy}>
            {isBusy ? words.saving : words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
