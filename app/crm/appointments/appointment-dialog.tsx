import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { FormFailureMessage } from '#app/crm/desk/form-failure-message.tsx'
import { Button } from '#app/ui/components/button.tsx'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as actWords from './appointment-act-words.ts'
import type { Appointment } from './appointment-acts.ts'
import * as words from './appointment-desk-words.ts'
import { type AppointmentReceipt, scheduleAppointment } from './appointment-endpoints.ts'
import { chosenDay, HourFields } from './appointment-hour-fields.tsx'
import { type AppointmentPurpose, appointmentPurposes } from './appointment-purposes.ts'
import { purposes as purposeNames } from './appointments-content-words.ts'
import { OverbookFields } from './overbook-fields.tsx'
import { useBookableHours } from './use-bookable-hours.ts'

type Props = {
  isOpen: boolean
  enquiry: DeskEnquiry
  /** The active appointment; null if an hour is booked for the first time. */
  appointment: Appointment | null
  onClose: () => void
  /** Called if the hour or the enquiry changed meanwhile. */
  onConflict: () => void
  onDone: (receipt: AppointmentReceipt) => void
}

/** Books an hour or moves the appointment. Staff need no notice. */
export function AppointmentDialog({ isOpen, enquiry, appointment, onClose, ...on }: Props) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={appointment?.at ? words.moveTitle : words.bookTitle}
    >
      {isOpen && (
        <AppointmentForm {...{ enquiry, appointment, isBusy, setBusy, onClose }} {...on} />
      )}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'isOpen'> & { isBusy: boolean; setBusy: (isBusy: boolean) => void }

function AppointmentForm({ enquiry, appointment, isBusy, setBusy, ...on }: FormProps) {
  const { reference, version } = enquiry
  const mayOverbook = useHasCapability()('appointments.overbook')
  const { hours, failure: loadFailure, load } = useBookableHours(reference)
  const [chosen, setChosen] = useState<{ day?: string; at?: string }>(
    appointment ? { day: appointment.day } : {},
  )
  const [isOverbooking, setOverbooking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const loadFirst = useEffectEvent(() => void load({}))
  useEffect(() => loadFirst(), [])
  const purpose = hours?.purpose ?? undefined
  const shownDay = chosenDay(hours?.days ?? [], chosen.day)
  const sameNumber = hours?.sameNumber.filter(({ day }) => day === shownDay) ?? []

  async function send(form: FormData) {
    const text = (name: string) => String(form.get(name) ?? '')
    const [day, at] = [text('day'), text('at')]
    if (day === '' || at === '') return setFailure(words.chooseTime)
    setBusy(true)
    setFailure(undefined)
    const overbook = isOverbooking ? { overbook: { reason: text('reason') } } : {}
    const body = { day, at, version, ...(purpose && { purpose }), ...overbook }
    const sent = await requestAsStaff(scheduleAppointment, { params: { reference }, body })
    setBusy(false)
    if (sent.ok) return on.onDone(sent.value)
    const { kind, message } = sent.problem
    setFailure(message || (kind === 'unreachable' ? words.notSent : words.refused))
    if (kind !== 'conflict') return
    on.onConflict()
    await load({ purpose, from: hours?.days[0]?.day })
  }

  function choosePurpose(value: string) {
    const wanted: AppointmentPurpose | undefined = appointmentPurposes.find((it) => it === value)
    setChosen({})
    void load({ purpose: wanted, from: hours?.days[0]?.day })
  }

  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <FormFailureMessage message={failure ?? loadFailure} />
      {hours && hours.purposes.length > 1 && (
        <SelectField
          name="purpose"
          label={words.purpose}
          options={hours.purposes.map((it) => ({ value: it, label: purposeNames[it] }))}
          value={purpose}
          onChange={(event) => choosePurpose(event.target.value)}
        />
      )}
      {isOverbooking ? (
        <OverbookFields day={chosen.day} at={chosen.at} />
      ) : (
        <HourFields
          days={hours?.days}
          chosen={chosen}
          onChoose={setChosen}
          onPage={(from) => {
            setChosen({})
            void load({ purpose, from })
          }}
        />
      )}
      {sameNumber.length > 0 && (
        <p role="status" className="border-warn border-l-4 pl-3">
          {actWords.sameNumber(sameNumber)}
        </p>
      )}
      {mayOverbook && (
        <CheckboxField
          name="overbook"
          label={words.overbook}
          hint={words.overbookHint}
          checked={isOverbooking}
          onChange={(event) => setOverbooking(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="small" onClick={on.onClose} disabled={isBusy}>
          {words.close}
        </Button>
        <Button type="submit" tone="signal" size="small" disabled={isBusy}>
          {isBusy ? words.saving : appointment?.at ? words.saveMove : words.save}
        </Button>
      </div>
    </form>
  )
}
