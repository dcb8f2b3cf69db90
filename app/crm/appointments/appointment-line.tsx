import { type ReactNode, useState } from 'react'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { whatsAppLink } from '#app/crm/desk/told-customer.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { showLinkedMessage } from '#app/ui/portal/linked-message.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as actWords from './appointment-act-words.ts'
import * as words from './appointment-desk-words.ts'
import { type AppointmentReceipt, restoreAppointment } from './appointment-endpoints.ts'
import { reasons } from './lost-place-words.ts'
import type { RelatedAppointment } from './related-appointment-query.server.ts'
import type { ShownAppointment } from './staff-appointment-store.server.ts'

const LazyAppointmentDialog = lazyDialog(
  words.move,
  async () => (await import('./appointment-dialog.tsx')).AppointmentDialog,
)
const LazyCancelDialog = lazyDialog(
  words.cancel,
  async () => (await import('./cancel-appointment-dialog.tsx')).CancelAppointmentDialog,
)

type Props = {
  enquiry: DeskEnquiry
  appointment: ShownAppointment | null
  /** `true` if there is a plan for appointments of this kind of enquiry. */
  canBook: boolean
  sameNumber: readonly RelatedAppointment[]
  ofMerged: readonly RelatedAppointment[]
  onChanged: () => void
}

/** The appointment of an enquiry, with the buttons that book, move and cancel it. */
export function AppointmentLine(props: Props) {
  const { enquiry, appointment, canBook, sameNumber, ofMerged, onChanged } = props
  const mayWork = useHasCapability()('appointments.work')
  const [opened, setOpened] = useState<'schedule' | 'cancel'>()
  const undo = useUndo()
  if (!appointment && !canBook && ofMerged.length === 0) return null
  const isActive = appointment?.isActive === true
  const isMovable = mayWork && enquiry.isOpen
  const close = () => setOpened(undefined)

  async function restore(version: number) {
    undo.onOver()
    const { reference } = enquiry
    const sent = await requestAsStaff(restoreAppointment, {
      params: { reference },
      body: { version },
    })
    // After a refusal too: the enquiry may be open again without its hour.
    onChanged()
    if (sent.ok) showReceipt(sent.value)
    else void showToast(sent.problem.message || words.notSent, 'error')
  }

  return (
    <section aria-label={words.title} className="mb-6 border-hairline border-y py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="text-quiet">{words.title}: </span>
          <span className={isActive ? 'font-semibold' : ''}>
            {appointment ? describeAppointment(appointment) : words.none}
          </span>
        </p>
        {mayWork && (
          <div className="flex flex-wrap gap-2">
            {isMovable && canBook && (
              <Button size="dense" onClick={() => setOpened('schedule')}>
                {isActive && appointment.at !== null ? words.move : words.book}
              </Button>
            )}
            {isMovable && isActive && (
              <Button size="dense" onClick={() => setOpened('cancel')}>
                {words.cancel}
              </Button>
            )}
            {appointment && isRestorable(enquiry, appointment) && (
              <Button size="dense" onClick={() => void restore(enquiry.version)}>
                {words.restore}
              </Button>
            )}
          </div>
        )}
      </div>
      {appointment?.lostPlace && (
        <p className="font-semibold text-warn">{words.lostPlace(reasons[appointment.lostPlace])}</p>
      )}
      {sameNumber.length > 0 && (
        <RelatedAppointments of={sameNumber}>{actWords.sameNumber(sameNumber)}</RelatedAppointments>
      )}
      {ofMerged.length > 0 && (
        <RelatedAppointments of={ofMerged}>
          {ofMerged.map((it) => words.ofMerged(it.reference, formatHour(it))).join(' ')}{' '}
          {!isActive && words.moveToMain}
        </RelatedAppointments>
      )}
      <LazyAppointmentDialog
        isOpen={opened === 'schedule'}
        enquiry={enquiry}
        appointment={isActive ? appointment : null}
        onClose={close}
        onConflict={onChanged}
        onDone={(receipt) => {
          close()
          onChanged()
          showReceipt(receipt)
        }}
      />
      <LazyCancelDialog
        isOpen={opened === 'cancel'}
        enquiry={enquiry}
        hour={appointment ? formatHour(appointment) : ''}
        onClose={close}
        onConflict={onChanged}
        onDone={({ message, version, told }) => {
          close()
          onChanged()
          undo.offer({
            key: `${enquiry.reference} ${version}`,
            message,
            link: whatsAppLink(told),
            undo: () => void restore(version),
          })
        }}
      />
      <UndoBar {...undo} />
    </section>
  )
}

const showReceipt = ({ message, told }: AppointmentReceipt) =>
  showLinkedMessage(message, whatsAppLink(told))

type RelatedProps = { of: readonly RelatedAppointment[]; children: ReactNode }

/** A hint about appointments of other enquiries, with links to them. */
const RelatedAppointments = ({ of, children }: RelatedProps) => (
  <div className="mt-2 border-warn border-l-4 pl-3">
    <p>{children}</p>
    <p className="flex flex-wrap gap-x-4">
      {of.map(({ reference }) => (
        <Link
          key={reference}
          to={`/admin/desk/${reference}`}
          className="inline-flex min-h-11 items-center underline md:min-h-8"
        >
          {words.openEnquiry(reference)}
        </Link>
      ))}
    </p>
  </div>
)

/** A cancelled service has a cancelled enquiry; the enquiry of a test ride is open. */
const isRestorable = (
  { flow, state, isOpen, isErased, joinedTo }: DeskEnquiry,
  { isActive }: ShownAppointment,
) =>
  !isActive &&
  !isErased &&
  joinedTo === null &&
  (flow === 'workshop' ? state === 'cancelled' : isOpen)

/** Formats "Wed 4 Nov, 10:30 AM, Bay 2, 90 minutes". */
function describeAppointment(appointment: ShownAppointment): string {
  const { at, minutes, resourceName, isActive, isOverbooked, isComing } = appointment
  return [
    formatHour(appointment),
    ...(isActive && at === null ? [words.hourOpen] : []),
    ...(isActive && at !== null ? [resourceName, words.minutes(minutes)] : []),
    ...(isActive && isOverbooked ? [words.overbooked] : []),
    ...(isComing ? [words.coming] : []),
    ...(isActive ? [] : [words.cancelled]),
  ]
    .filter(Boolean)
    .join(', ')
}
