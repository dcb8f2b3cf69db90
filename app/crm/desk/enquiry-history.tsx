import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { workingMinutesBetween } from '#app/platform/dealer-details/working-time.ts'
import { type DeskContextValue, useDeskContext } from './desk-context.ts'
import type { DeskEnquiry, HistoryEntry } from './desk-enquiry-schema.ts'
import * as workWords from './enquiry-actions-words.ts'
import * as words from './enquiry-words.ts'
import { enquiryStateLabel, lostReasonLabel } from './format-desk-row.ts'
import { departmentOf } from './format-due-time.ts'

/** The history of an enquiry, newest entry first. The last entry is the arrival. */
export function EnquiryHistory({ enquiry }: { enquiry: DeskEnquiry }) {
  const { zone, hours } = useDeskContext()
  const answered = minutesUntilCall(enquiry, { zone, hours })
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 font-bold text-lg">
        {words.history}
      </h2>
      {answered !== undefined && (
        <p className="mb-2 text-quiet text-sm">{words.firstCall(answered)}</p>
      )}
      <ol className="border-hairline border-l-2">
        {enquiry.history.toReversed().map((entry) => (
          <HistoryItem
            key={entry.id}
            what={describeEntry(entry, zone)}
            text={entry.text}
            when={words.by(entry.who, formatInstant(entry.at, zone))}
          />
        ))}
        <HistoryItem
          what={words.arrived(enquiry.kindTitle)}
          when={formatInstant(enquiry.receivedAt, zone)}
        />
      </ol>
    </section>
  )
}

/**
 * Returns the working minutes until the first call, as analytics counts them. Without a call-back
 * deadline, the minutes are counted in the current opening hours.
 */
function minutesUntilCall(
  enquiry: DeskEnquiry,
  { zone, hours }: Pick<DeskContextValue, 'zone' | 'hours'>,
) {
  const { firstCallAt, firstCallMinutes, receivedAt } = enquiry
  if (firstCallAt === null) return undefined
  if (firstCallMinutes !== null) return firstCallMinutes
  const [from, to] = [new Date(receivedAt), new Date(firstCallAt)]
  return workingMinutesBetween(hours, departmentOf(enquiry), from, to, zone)
}

type HistoryItemProps = { what: string; text?: string | undefined; when: string }

function HistoryItem({ what, text, when }: HistoryItemProps) {
  return (
    <li className="relative pb-4 pl-5 last:pb-0">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[5px] size-2 rounded-full bg-control ring-4 ring-ground"
      />
      <p className="font-semibold">{what}</p>
      {text && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
      <p className="text-quiet text-sm">{when}</p>
    </li>
  )
}

function describeEntry(entry: HistoryEntry, zone: string): string {
  const { type, from, to, reason, outcome, stepAt, assignee, reference = '' } = entry
  if (type === 'state') {
    const moved = from
      ? words.movedFromTo(enquiryStateLabel(from), enquiryStateLabel(to ?? null))
      : words.movedTo(enquiryStateLabel(to ?? null))
    return reason ? moved + words.because(lostReasonLabel(reason)) : moved
  }
  if (type === 'call') {
    const called = words.called(outcome ? workWords.outcomes[outcome] : '')
    return stepAt ? words.calledThen(called, formatInstant(stepAt, zone)) : called
  }
  if (type === 'assign') return assignee ? words.given(assignee) : words.freed
  if (type === 'nextStep') return stepAt ? words.stepAt(formatInstant(stepAt, zone)) : words.noStep
  if (type === 'join') return words.joinedEntry(reference)
  return type === 'part' ? words.partedEntry(reference) : words.noted
}
