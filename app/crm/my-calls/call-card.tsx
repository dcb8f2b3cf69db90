import type { ReactNode } from 'react'
import {
  enquiryDisplayName,
  enquiryKindText,
  enquiryStateLabel,
} from '#app/crm/desk/format-desk-row.ts'
import { formatTimeSince } from '#app/crm/desk/format-due-time.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import type { OrderedCall } from './call-order.ts'
import type { MyCall } from './my-calls-schema.ts'
import * as words from './staff-words.ts'

type Props = {
  call: OrderedCall<MyCall>
  now: Date
  zone: string
  /** Number of unsent entries for this enquiry. */
  waiting?: number
  /** Shows the stored data. Called without a network, when the enquiry's page cannot open. */
  onShowStored: () => void
  /** The buttons. */
  children: ReactNode
}

/**
 * A customer to call: why now, the name, which opens the enquiry, the subject, the customer's
 * message and the last note.
 */
export function CallCard({ call, now, zone, waiting = 0, onShowStored, children }: Props) {
  const { row, reasons, isLate } = call
  return (
    <li className="rounded-control border border-hairline bg-surface p-4">
      {reasons.length > 0 && (
        <p className="flex flex-wrap gap-x-1 font-semibold text-sm tabular-nums">
          {reasons.map((reason, index) => (
            <span key={reason} className={index === 0 && isLate ? 'text-bad' : ''}>
              {index > 0 && '· '}
              {reason}
            </span>
          ))}
        </p>
      )}
      <h3 className="min-w-0 font-bold text-lg">
        <a
          href={`/admin/desk/${row.reference}`}
          onClick={(event) => {
            if (navigator.onLine) return
            event.preventDefault()
            onShowStored()
          }}
          className="inline-flex min-h-11 max-w-full items-center text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
        >
          <span className="truncate">{enquiryDisplayName(row)}</span>
        </a>
      </h3>
      <CallFacts row={row} now={now} zone={zone} look="line-clamp-2" />
      {waiting > 0 && (
        <p className="mt-1 font-semibold text-sm text-signal-text">{words.waiting(waiting)}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </li>
  )
}

type CallFactsProps = { row: MyCall; now: Date; zone: string; look?: string }

/** All that the phone stores of an enquiry, besides the name and the due time. */
export function CallFacts({ row, now, zone, look = '' }: CallFactsProps) {
  const { lastNote } = row
  const about = [
    enquiryKindText(row),
    row.vehicle || row.model,
    row.bookingDate && words.booked(bookedHour(row.bookingDate, row.bookingTime)),
    row.service?.registrationNumber,
  ]
  const contact = [enquiryStateLabel(row.state), row.contact || row.email, row.reference]
  return (
    <>
      <p className="text-sm">{about.filter(Boolean).join(' · ')}</p>
      <p className="text-quiet text-sm">{contact.filter(Boolean).join(' · ')}</p>
      {row.nextStepText && <p className="mt-1 text-sm">{row.nextStepText}</p>}
      {row.message && (
        <p className={`wrap-anywhere mt-2 text-sm ${look}`}>
          <span className="text-quiet">{words.message}:</span> “{row.message}”
        </p>
      )}
      {lastNote && (
        <p className={`wrap-anywhere mt-2 text-sm ${look}`}>
          <span className="text-quiet">
            {words.lastNote(lastNote.who, formatTimeSince(lastNote.at, now, zone))}:
          </span>{' '}
          {lastNote.text}
        </p>
      )}
    </>
  )
}

const bookedHour = (day: string, time: string | null) =>
  time === null ? formatDay(day) : formatDayAndTime(day, time)
