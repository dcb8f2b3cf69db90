import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { useDeskContext } from './desk-context.ts'
import type { DeskEnquiry, DeskRow } from './desk-enquiry-schema.ts'
import * as deskWords from './desk-list-words.ts'
import type { EnquiryAction } from './enquiry-actions-dialog.tsx'
import type { OpenedMessage } from './enquiry-messages.ts'
import * as words from './enquiry-words.ts'
import {
  enquiryDisplayName,
  enquiryKindText,
  enquiryModelText,
  enquiryStateLabel,
} from './format-desk-row.ts'
import { formatBooking, formatDueTime } from './format-due-time.ts'
import { type EnquiryListLinks, ListNeighbourLinks } from './list-neighbour-links.tsx'
import * as messageWords from './message-words.ts'
import { StateBadge } from './state-badge.tsx'

type Props = {
  enquiry: DeskEnquiry
  /** The list from which the user came, if the address contains it. */
  list: EnquiryListLinks | undefined
  now: Date
  onCall: () => void
  onMessage: (row: DeskRow, opened: OpenedMessage) => void
  onOpen: (part: EnquiryAction) => void
}

/**
 * The customer, the subject, the contact buttons and the current state. A click on a value opens
 * its editor.
 */
export function EnquiryHeader({ enquiry, list, now, onCall, onMessage, onOpen }: Props) {
  const facts = useDeskContext()
  const { zone, hours } = facts
  const may = useHasCapability()
  const [mayWork, mayRead] = [may('desk.work'), may('customers.read')]
  const name = enquiryDisplayName(enquiry)
  const due =
    enquiry.dueAt && formatDueTime({ ...enquiry, dueAt: enquiry.dueAt }, now, { zone, hours })
  const isOverdue = enquiry.dueAt !== null && Date.parse(enquiry.dueAt) < now.getTime()
  const about = [
    enquiryModelText(enquiry, facts),
    enquiryKindText(enquiry),
    enquiry.bookingDate && deskWords.booked(formatBooking(enquiry, now, zone)),
    enquiry.reference,
  ].filter(Boolean)
  const state = enquiryStateLabel(enquiry.state)
  const [before, other, after] = words.joinedTo(enquiry.joinedTo ?? '')
  return (
    <header className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={list?.back ?? '/admin/desk'}
          className="inline-flex min-h-11 items-center text-quiet text-sm no-underline hover:text-ink md:min-h-8"
        >
          ← {words.back}
        </Link>
        {list && <ListNeighbourLinks list={list} />}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1
            tabIndex={-1}
            className="font-(family-name:--font-headline) font-bold text-2xl leading-tight"
          >
            {name}
          </h1>
          <p className="text-quiet">{about.join(' · ')}</p>
          {enquiry.customerId !== null && mayRead && (
            <Link
              to={`/admin/customers/${enquiry.customerId}`}
              className="inline-flex min-h-11 items-center text-signal-text text-sm underline md:min-h-8"
            >
              {words.customerRecord}
            </Link>
          )}
        </div>
        {mayWork && (
          <div className="flex w-full flex-wrap gap-2 md:w-auto">
            <ContactButtons
              row={enquiry}
              onCall={onCall}
              onMessage={onMessage}
              tabIndex={0}
              look={buttonClassName({ size: 'small', className: 'grow' })}
              callLook={buttonClassName({ tone: 'signal', size: 'small', className: 'grow' })}
            />
            {(enquiry.phone || enquiry.email) && (
              <Button size="small" className="grow" onClick={() => onOpen('message')}>
                {messageWords.chooseText}
              </Button>
            )}
          </div>
        )}
      </div>
      {enquiry.joinedTo && (
        <p className="mt-3 border-warn border-l-4 pl-3">
          {before}
          <Link to={`/admin/desk/${other}`} className="text-signal-text underline">
            {other}
          </Link>
          {after}
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] border-hairline border-t border-l">
        <HeaderDetail
          label={words.state}
          heard={deskWords.stateOf(name, state)}
          onPress={mayWork && enquiry.state !== null ? () => onOpen('state') : undefined}
        >
          <StateBadge row={enquiry} />
        </HeaderDetail>
        <HeaderDetail
          label={words.nextStep}
          heard={deskWords.dueOf(name, due || deskWords.noStep)}
          onPress={mayWork && !enquiry.isErased ? () => onOpen('step') : undefined}
        >
          <span className={isOverdue ? 'font-semibold text-bad' : ''}>{due || '–'}</span>
          {enquiry.nextStepText && <span className="block text-quiet">{enquiry.nextStepText}</span>}
        </HeaderDetail>
        <HeaderDetail
          label={words.assignee}
          heard={deskWords.assigneeOf(name, enquiry.assignee?.name ?? deskWords.nobody)}
          onPress={mayWork ? () => onOpen('assign') : undefined}
        >
          {enquiry.assignee?.name ?? deskWords.nobody}
        </HeaderDetail>
        <HeaderDetail label={words.received}>
          {formatInstant(enquiry.receivedAt, zone)}
        </HeaderDetail>
      </dl>
      <p className="mt-2 text-quiet text-sm">
        {[
          enquiry.callBy && words.promised(formatInstant(enquiry.callBy, zone)),
          enquiry.source && words.cameFrom(enquiry.source),
          enquiry.addedBy && words.addedBy(enquiry.addedBy.name),
          enquiry.takenAt &&
            words.takenAndArrived(
              formatInstant(enquiry.takenAt, zone),
              formatInstant(enquiry.receivedAt, zone),
            ),
          enquiry.consent && words.consents[enquiry.consent],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  )
}

type HeaderDetailProps = {
  label: string
  heard?: string
  onPress?: (() => void) | undefined
  children: React.ReactNode
}

function HeaderDetail({ label, heard, onPress, children }: HeaderDetailProps) {
  return (
    <div className="relative border-hairline border-r border-b bg-surface px-3 py-2">
      <dt className="text-quiet text-xs">{label}</dt>
      <dd className="min-h-6">
        {children}
        {onPress && (
          <button
            type="button"
            aria-label={heard}
            onClick={onPress}
            className="absolute inset-0 hover:outline hover:outline-control"
          />
        )}
      </dd>
    </div>
  )
}
