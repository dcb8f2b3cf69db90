import { Link } from '#app/ui/components/link.tsx'
import { Ellipsis } from '#app/ui/icons/ellipsis.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { useDeskContext } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './desk-list-words.ts'
import type { EnquiryAction } from './enquiry-actions-dialog.tsx'
import type { OpenedMessage } from './enquiry-messages.ts'
import {
  enquiryDisplayName,
  enquiryKindText,
  enquiryModelText,
  enquiryStateLabel,
} from './format-desk-row.ts'
import {
  formatBookedHour,
  formatBooking,
  formatDueTime,
  formatTimeSince,
} from './format-due-time.ts'
import { ServiceBookingLine } from './service-booking-line.tsx'
import { StateBadge } from './state-badge.tsx'

export type DeskRowActions = {
  open: (row: DeskRow, part: EnquiryAction) => void
  call: (row: DeskRow) => void
  message: (row: DeskRow, opened: OpenedMessage) => void
  select: (row: DeskRow) => void
}

type Props = {
  row: DeskRow
  /** The address of the enquiry's page. */
  href: string
  now: Date
  /** Only the active row is in the tab order. The arrow keys, j and k move to other rows. */
  isActive: boolean
  isSelected: boolean
  /** On a phone, checkboxes are visible only in selection mode. */
  isSelecting: boolean
  actions: DeskRowActions
}

/** An enquiry in the list: a row of 44 px on a wide screen, a card on a narrow screen. */
export function DeskEnquiryRow({
  row,
  href,
  now,
  isActive,
  isSelected,
  isSelecting,
  actions,
}: Props) {
  const facts = useDeskContext()
  const { zone, hours } = facts
  const mayWork = useHasCapability()('desk.work')
  const name = enquiryDisplayName(row)
  const tabIndex = isActive ? 0 : -1
  const due = row.dueAt && formatDueTime({ ...row, dueAt: row.dueAt }, now, { zone, hours })
  const isOverdue = row.dueAt !== null && Date.parse(row.dueAt) < now.getTime()
  const booked = row.bookingDate && words.booked(formatBooking(row, now, zone))
  const delivery = row.delivery && words.deliveryOn(formatBookedHour(row.delivery, now, zone))
  // A booking day already shows that the kind is a service booking, so the kind is omitted.
  const about = [enquiryModelText(row, facts), booked ? '' : enquiryKindText(row)]
    .filter(Boolean)
    .join(' · ')
  return (
    <div
      role="row"
      data-reference={row.reference}
      data-selected={isSelected || undefined}
      className="desk-line"
    >
      {mayWork && (
        <Cell>
          <label className={`desk-box ${isSelecting ? '' : 'desk-box-quiet'}`}>
            <input
              type="checkbox"
              checked={isSelected}
              tabIndex={tabIndex}
              onChange={() => actions.select(row)}
              aria-label={words.selectWho(name)}
              className="size-5 accent-(--signal-text)"
            />
          </label>
        </Cell>
      )}
      <Cell>
        <Link to={href} tabIndex={tabIndex} data-open className="desk-name">
          {row.isUnread && (
            <span className="desk-unread">
              <span className="sr-only">{words.unread}: </span>
            </span>
          )}
          <span className={`truncate ${row.isUnread ? 'font-[600]' : 'font-medium'}`}>{name}</span>
        </Link>
      </Cell>
      <Cell>
        <span className="desk-about">
          <span className="truncate">{about}</span>
          {booked && <span className="shrink-0 text-ink">{booked}</span>}
          {delivery && <span className="shrink-0 text-ink">{delivery}</span>}
          {row.missing.length > 0 && (
            <span title={words.isMissing(row.missing)} className="shrink-0 text-warn">
              {words.incomplete}
            </span>
          )}
        </span>
        {row.service && <ServiceBookingLine service={row.service} className="desk-service" />}
      </Cell>
      <Cell>
        <RowButton
          className="desk-state"
          isOff={!mayWork || row.state === null}
          tabIndex={tabIndex}
          label={words.stateOf(name, enquiryStateLabel(row.state))}
          onClick={() => actions.open(row, 'state')}
        >
          <StateBadge row={row} />
        </RowButton>
      </Cell>
      <Cell>
        <RowButton
          className={`desk-due ${isOverdue ? 'font-semibold text-bad' : 'text-quiet'}`}
          isOff={!mayWork || row.isErased}
          tabIndex={tabIndex}
          label={words.dueOf(name, due || words.noStep)}
          onClick={() => actions.open(row, 'step')}
        >
          {due || <span className="desk-nothing">–</span>}
        </RowButton>
      </Cell>
      <Cell>
        <RowButton
          className={row.assignee ? 'desk-assignee' : 'desk-assignee desk-nobody'}
          isOff={!mayWork}
          tabIndex={tabIndex}
          label={words.assigneeOf(name, row.assignee?.name ?? words.nobody)}
          onClick={() => actions.open(row, 'assign')}
        >
          {row.assignee?.name ?? words.nobody}
        </RowButton>
      </Cell>
      <Cell>
        <time dateTime={row.receivedAt} className="desk-received">
          {formatTimeSince(row.receivedAt, now, zone)}
        </time>
      </Cell>
      {mayWork && (
        <Cell>
          <span className="desk-actions">
            <ContactButtons
              row={row}
              onCall={actions.call}
              onMessage={actions.message}
              tabIndex={tabIndex}
              look="desk-action"
              isSign
            />
            <button
              type="button"
              tabIndex={tabIndex}
              aria-label={words.moreFor(name)}
              onClick={() => actions.open(row, 'all')}
              className="desk-action desk-more"
            >
              <Ellipsis className="size-4.5" />
            </button>
          </span>
        </Cell>
      )}
    </div>
  )
}

/** A cell of the table. Its content is placed by the grid of the row. */
function Cell({ children }: { children: React.ReactNode }) {
  return (
    <span role="cell" className="contents">
      {children}
    </span>
  )
}

type RowButtonProps = {
  className: string
  isOff: boolean
  tabIndex: 0 | -1
  label: string
  onClick: () => void
  children: React.ReactNode
}

/** A value in the row. A click on the value opens its editor. */
function RowButton({ className, isOff, tabIndex, label, onClick, children }: RowButtonProps) {
  if (isOff) return <span className={className}>{children}</span>
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={label}
      onClick={onClick}
      className={`desk-value ${className}`}
    >
      {children}
    </button>
  )
}
