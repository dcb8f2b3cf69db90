import { useDeskContext } from '#app/crm/desk/desk-context.ts'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import {
  listMessageChannels,
  messageUrl,
  type OpenedMessage,
} from '#app/crm/desk/enquiry-messages.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import * as words from './quotation-desk-words.ts'
import type { QuotationEdit } from './quotation-dialog.tsx'
import { QuotationLines } from './quotation-lines.tsx'
import type { Quotation } from './quotation-schema.ts'
import { isAnswerable, isUnsent, type QuotationAnswer } from './quotation-states.ts'

type Props = {
  enquiry: DeskEnquiry
  quotation: Quotation
  origin: string
  isBusy: boolean
  mayMake: boolean
  onEdit: (edit: QuotationEdit) => void
  onSend: () => void
  onApprove: () => void
  onRenewLink: () => void
  onAnswer: (answer: QuotationAnswer) => void
  onMessage: (opened: OpenedMessage) => void
}

/** One quotation with its figures and the actions of its state. */
export function QuotationItem({ quotation, ...rest }: Props) {
  const { enquiry, mayMake } = rest
  const { number, revision, state, vehicle, variant, total, discount } = quotation
  const facts = [
    discount > 0 && words.discountOf(formatRupees(discount)),
    quotation.choices.exchange > 0 &&
      quotation.choices.exchangeVehicle !== undefined &&
      words.exchangeOf(quotation.choices.exchangeVehicle, formatRupees(quotation.choices.exchange)),
    words.validUntil(formatDay(quotation.validUntil)),
    words.madeBy(quotation.madeBy),
    quotation.approvedBy !== null && words.approvedBy(quotation.approvedBy),
    quotation.reference !== enquiry.reference && words.onEnquiry(quotation.reference),
  ].filter((it) => it !== false)
  return (
    <li className="border-hairline border-b py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong>
          {number}
          {revision > 1 && <span className="font-normal"> {words.revision(revision)}</span>}
        </strong>
        <span className={`font-semibold text-sm ${stateTone[state] ?? 'text-quiet'}`}>
          {enquiry.isErased && isUnsent(state) ? words.neverSent : words.states[state]}
        </span>
      </p>
      <p>
        {vehicle} {variant}
      </p>
      <p className="font-semibold tabular-nums">
        {words.amountOf(formatRupees(total), quotation.choices.exchange > 0)}
      </p>
      <p className="text-quiet text-sm">{facts.join(' · ')}</p>
      {quotation.note && (
        <p className="wrap-anywhere mt-1 whitespace-pre-wrap text-sm">{quotation.note}</p>
      )}
      <DifferenceNote quotation={quotation} />
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm underline md:min-h-8">
          {words.showLines}
        </summary>
        <QuotationLines lines={quotation.lines} total={total} isDense />
      </details>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <MainActions quotation={quotation} {...rest} />
        {mayMake && <FurtherActions quotation={quotation} {...rest} />}
      </div>
    </li>
  )
}

const stateTone: Partial<Record<Quotation['state'], string>> = {
  waiting: 'text-warn',
  accepted: 'text-good',
  lapsed: 'text-bad',
}

function DifferenceNote({ quotation }: { quotation: Quotation }) {
  const { state, difference, checkedOn } = quotation
  if (state !== 'sent' || checkedOn === null || difference === 0) return null
  return <p className="mt-1 border-warn border-l-4 pl-3 text-sm">{differenceText(difference)}</p>
}

function differenceText(difference: number | null): string {
  if (difference === null) return words.notKnownToday
  return difference > 0
    ? words.moreToday(formatRupees(difference))
    : words.lessToday(formatRupees(-difference))
}

/** The next step of a quotation: approve it, send it, or open it for the customer. */
function MainActions({ quotation, ...rest }: Props) {
  const mayApprove = useHasCapability()('quotations.approve') && !rest.enquiry.isErased
  const { number, state, path } = quotation
  if (state === 'waiting' && mayApprove)
    return (
      <Button
        size="dense"
        tone="signal"
        disabled={rest.isBusy}
        aria-label={words.approveWhat(number)}
        onClick={rest.onApprove}
      >
        {words.approve}
      </Button>
    )
  if ((state === 'draft' || state === 'approved') && rest.mayMake)
    return (
      <Button
        size="dense"
        tone="signal"
        disabled={rest.isBusy}
        aria-label={words.sendWhat(number)}
        onClick={rest.onSend}
      >
        {words.send}
      </Button>
    )
  if (path === null) return null
  return (
    <>
      {(state === 'sent' || state === 'accepted') && rest.mayMake && (
        <MessageLinks quotation={quotation} {...rest} />
      )}
      <RowActionButton onClick={() => printPage(path)}>{words.print}</RowActionButton>
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        aria-label={words.openWhat(number)}
        className="inline-flex min-h-11 items-center font-semibold text-signal-text text-sm underline md:min-h-8"
      >
        {words.open}
      </a>
    </>
  )
}

/** Opens the customer's page and its print dialog. */
function printPage(path: string) {
  const page = window.open(path)
  page?.addEventListener('load', () => page.print())
}

function MessageLinks({ quotation, enquiry, origin, onMessage }: Props) {
  const { dealer, messages } = useDeskContext()
  const { number, vehicle, variant, total, validUntil, path } = quotation
  const text = words.message({
    name: enquiry.name,
    number,
    vehicle: `${vehicle} ${variant}`,
    total: words.amountOf(formatRupees(total), quotation.choices.exchange > 0),
    until: formatDay(validUntil),
    url: `${origin}${path}`,
    sender: messages.sender,
    dealer,
  })
  return listMessageChannels(enquiry).map((channel, index) => (
    <a
      key={channel}
      href={messageUrl(enquiry, channel, { text, subject: words.subject(number, dealer) })}
      {...(channel === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
      onClick={() => onMessage({ channel, text, textName: words.textName, isEdited: false })}
      className={buttonClassName({ size: 'dense', tone: index === 0 ? 'signal' : 'quiet' })}
    >
      {words.openIn[channel]}
    </a>
  ))
}

function FurtherActions({ quotation, enquiry, isBusy, onEdit, onAnswer, onRenewLink }: Props) {
  const { number, state, reference } = quotation
  if (isUnsent(state))
    return (
      <RowActionButton
        aria-label={words.changeWhat(number)}
        onClick={() => onEdit({ is: 'change', quotation })}
      >
        {words.change}
      </RowActionButton>
    )
  return (
    <>
      {isAnswerable(state) && state !== 'accepted' && (
        <RowActionButton disabled={isBusy} onClick={() => onAnswer('accepted')}>
          {words.accepted}
        </RowActionButton>
      )}
      {isAnswerable(state) && state !== 'declined' && (
        <RowActionButton disabled={isBusy} onClick={() => onAnswer('declined')}>
          {words.declined}
        </RowActionButton>
      )}
      {state !== 'replaced' && reference === enquiry.reference && (
        <RowActionButton
          aria-label={words.reviseWhat(number)}
          onClick={() => onEdit({ is: 'revise', quotation })}
        >
          {words.revise}
        </RowActionButton>
      )}
      <RowActionButton disabled={isBusy} aria-label={words.newLinkOf(number)} onClick={onRenewLink}>
        {words.newLink}
      </RowActionButton>
    </>
  )
}
