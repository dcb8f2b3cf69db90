import type { DeskRow } from '#app/crm/desk/desk-enquiry-schema.ts'
import {
  enquiryDisplayName,
  enquiryKindText,
  enquiryStateLabel,
} from '#app/crm/desk/format-desk-row.ts'
import { formatDueTime } from '#app/crm/desk/format-due-time.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { PhoneCall } from '#app/ui/icons/phone-call.ts'
import * as words from './staff-words.ts'

type Props = {
  row: DeskRow
  now: Date
  zone: string
  hours: DealerHours
  /** Number of unsent entries for this enquiry. */
  waiting: number
  onCall: () => void
  onNote: () => void
}

/**
 * A customer to call: name, subject and due time. Large buttons start a call, log a call or add a
 * note.
 */
export function CallCard({ row, now, zone, hours, waiting, onCall, onNote }: Props) {
  const name = enquiryDisplayName(row)
  const [callWord, whom] = words.call(name)
  const about = [
    enquiryKindText(row),
    row.vehicle || row.model,
    row.bookingDate && words.booked(formatDay(row.bookingDate)),
  ]
  return (
    <li className="rounded-control border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="min-w-0 grow basis-40 truncate font-bold text-lg">{name}</h2>
        {row.dueAt && (
          <span
            className={`shrink-0 font-semibold text-sm tabular-nums ${Date.parse(row.dueAt) < now.getTime() ? 'text-bad' : 'text-quiet'}`}
          >
            {formatDueTime({ ...row, dueAt: row.dueAt }, now, { zone, hours })}
          </span>
        )}
      </div>
      <p className="mt-0.5 text-sm">{about.filter(Boolean).join(' · ')}</p>
      <p className="text-quiet text-sm">
        {[enquiryStateLabel(row.state), row.contact || row.email, row.reference]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {row.nextStepText && <p className="mt-1 text-sm">{row.nextStepText}</p>}
      {waiting > 0 && (
        <p className="mt-1 font-semibold text-sm text-signal-text">{words.waiting(waiting)}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {row.phone && (
          <a
            href={telephoneUrl(row.phone)}
            // Opens the form for the outcome now, so that the form is ready after the call.
            onClick={() => setTimeout(onCall)}
            className={buttonClassName({ tone: 'signal', size: 'small', className: 'grow' })}
          >
            <PhoneCall aria-hidden className="size-4.5" />
            {callWord}
            <span className="sr-only">{whom}</span>
          </a>
        )}
        <Button size="small" onClick={onCall} className="grow">
          {words.logCall}
        </Button>
        <Button size="small" onClick={onNote} className="grow">
          {words.note}
        </Button>
      </div>
    </li>
  )
}
