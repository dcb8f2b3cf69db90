import type { ReactNode } from 'react'
import { attachmentDocumentLabel } from '#app/crm/enquiries/attachment-document-kinds.ts'
import { hasBookedHour } from '#app/crm/enquiries/booked-hour.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { workingMinutesBetween } from '#app/platform/dealer-details/working-time.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { type DeskContextValue, useDeskContext } from './desk-context.ts'
import type { DeskEnquiry, HistoryEntry } from './desk-enquiry-schema.ts'
import * as workWords from './enquiry-actions-words.ts'
import * as words from './enquiry-words.ts'
import { splitAtMentions } from './find-mentions.ts'
import { enquiryStateLabel, lostReasonLabel } from './format-desk-row.ts'
import { departmentOf } from './format-due-time.ts'
import * as mentionWords from './mention-words.ts'

type Props = {
  enquiry: DeskEnquiry
  isBusy: boolean
  /** Strikes out the note, call or message with this id. */
  onStrike: (event: number) => void
}

/** The history of an enquiry, newest entry first. The last entry is the arrival. */
export function EnquiryHistory({ enquiry, isBusy, onStrike }: Props) {
  const { zone, hours, me } = useDeskContext()
  const may = useHasCapability()
  const answered = minutesUntilCall(enquiry, { zone, hours })
  const mayStrike = ({ type, staffId, struck }: HistoryEntry) =>
    (type === 'note' || type === 'call' || type === 'message') &&
    !struck &&
    may('desk.work') &&
    (staffId === me || may('desk.assign'))
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 font-bold text-lg">
        {words.history}
      </h2>
      {answered !== undefined && (
        <p className="mb-2 text-quiet text-sm">{words.firstCall(answered)}</p>
      )}
      <ol className="border-hairline border-l-2">
        {enquiry.history
          // A struck entry itself says who struck it out.
          .filter(({ type }) => type !== 'strike')
          .toReversed()
          .map((entry) => (
            <HistoryItem
              key={entry.id}
              what={describeEntry(entry, zone)}
              text={entry.text === undefined ? describeChanges(entry) : <NoteText {...entry} />}
              when={words.by(entry.who, describeTime(entry, zone))}
              struck={
                entry.struck &&
                words.struckBy(entry.struck.who, formatInstant(entry.struck.at, zone))
              }
            >
              {mayStrike(entry) && (
                <button
                  type="button"
                  disabled={isBusy}
                  aria-label={words.strikeWhat(
                    describeEntry(entry, zone),
                    formatInstant(entry.at, zone),
                  )}
                  onClick={() => onStrike(entry.id)}
                  className="inline-flex min-h-11 items-center px-2 text-quiet text-sm underline hover:text-ink md:min-h-8"
                >
                  {words.strike}
                </button>
              )}
            </HistoryItem>
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
 * Returns the working minutes until the first response, as analytics counts them. Without a call-back
 * deadline, the minutes are counted in the current opening hours.
 */
function minutesUntilCall(
  enquiry: DeskEnquiry,
  { zone, hours }: Pick<DeskContextValue, 'zone' | 'hours'>,
) {
  const { firstCallAt, firstCallMinutes, receivedAt, callBy, addedBy, values } = enquiry
  const kind = findEnquiryKind(enquiry.kind)
  // The person who added the enquiry has already spoken to the customer, and an hour that needs no
  // confirmation is the response itself.
  const needsNoCall = callBy === null && (addedBy !== null || (kind && hasBookedHour(kind, values)))
  if (firstCallAt === null || needsNoCall) return undefined
  if (firstCallMinutes !== null) return firstCallMinutes
  const [from, to] = [new Date(receivedAt), new Date(firstCallAt)]
  return workingMinutesBetween(hours, departmentOf(enquiry), from, to, zone)
}

type HistoryItemProps = {
  what: string
  text?: ReactNode
  when: string
  /** Says who struck out the entry, and when. */
  struck?: string | undefined
  children?: ReactNode
}

function HistoryItem({ what, text, when, struck, children }: HistoryItemProps) {
  const line = struck ? 'text-quiet line-through' : ''
  return (
    <li className="relative pb-4 pl-5 last:pb-0">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[5px] size-2 rounded-full bg-control ring-4 ring-ground"
      />
      <p className={`font-semibold ${line}`}>{what}</p>
      {text && <p className={`wrap-anywhere whitespace-pre-wrap ${line}`}>{text}</p>}
      <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
        {when}
        {children}
      </p>
      {struck && <p className="text-quiet text-sm">{struck}</p>}
    </li>
  )
}

/** A note with the names of the mentioned colleagues, and of those who were not told. */
function NoteText({ text = '', mentions = [], notTold }: HistoryEntry) {
  return (
    <>
      {splitAtMentions(text, mentions).map((part, index) =>
        part.isMention ? (
          <strong key={index} className="font-semibold text-signal-text">
            {part.text}
          </strong>
        ) : (
          part.text
        ),
      )}
      {notTold && <span className="block text-quiet text-sm">{mentionWords.notTold(notTold)}</span>}
    </>
  )
}

const describeTime = ({ at, takenAt }: HistoryEntry, zone: string) =>
  takenAt === undefined
    ? formatInstant(at, zone)
    : words.tappedAndArrived(formatInstant(takenAt, zone), formatInstant(at, zone))

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
  if (type === 'correct') return words.corrected
  if (type === 'message') return describeMessage(entry)
  if (type === 'attach' || type === 'detach') return describeFile(entry)
  if (type === 'quotation') return describeQuotation(entry)
  if (type === 'appointment') return describeAppointment(entry)
  if (type === 'job') return describeJob(entry)
  if (type === 'join') return words.joinedEntry(reference)
  return type === 'part' ? words.partedEntry(reference) : words.noted
}

function describeMessage({ channel = 'whatsapp', textName, isEdited }: HistoryEntry): string {
  const opened = words.messageOpened[channel]
  if (!textName) return opened
  return isEdited ? words.changedText(opened, textName) : words.chosenText(opened, textName)
}

function describeFile({ type, document = '', restored }: HistoryEntry): string {
  const label = attachmentDocumentLabel(document)
  if (type === 'detach') return words.fileDeleted(label)
  return restored ? words.fileRestored(label) : words.fileAdded(label)
}

function describeQuotation({ quotation }: HistoryEntry): string {
  if (!quotation) return words.quotationChanged
  const { number, revision, act, total, discount } = quotation
  const amount =
    discount > 0
      ? words.withDiscount(formatRupees(total), formatRupees(discount))
      : formatRupees(total)
  return words.quotationActs[act](
    revision > 1 ? words.revisionOf(number, revision) : number,
    amount,
  )
}

function describeJob({ job }: HistoryEntry): string {
  if (!job) return words.jobChanged
  const { act, number = 1, total = 0 } = job
  return words.jobActs[act](number, formatRupees(total))
}

function describeAppointment({ appointment }: HistoryEntry): string {
  if (!appointment) return words.appointmentChanged
  const { act, from, to, isMailed } = appointment
  const done = words.appointmentActs[act](from ? formatHour(from) : '', to ? formatHour(to) : '')
  return isMailed === undefined ? done : words.toldByMail(done, isMailed)
}

/** Returns one line for each corrected field, with its text before and after. */
function describeChanges({ changes }: HistoryEntry): string | undefined {
  return changes
    ?.map(({ label, from, to }) => words.changed(label, formatIfDay(from), formatIfDay(to)))
    .join('\n')
}
