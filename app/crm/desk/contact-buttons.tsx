import { onRoadPriceEnquiry } from '#app/crm/enquiries/kinds/on-road-price.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { telephoneUrl, whatsAppUrl } from '#app/platform/dealer-details/contact-links.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import type { Icon } from '#app/ui/icons/icon.ts'
import { MessageSquareText } from '#app/ui/icons/message-square-text.ts'
import { PhoneCall } from '#app/ui/icons/phone-call.ts'
import { type DeskContextValue, useDeskContext } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './desk-list-words.ts'
import { enquiryDisplayName } from './format-desk-row.ts'
import { whatsAppText } from './whatsapp-text.ts'

type Props = {
  row: DeskRow
  onCall: (row: DeskRow) => void
  tabIndex: 0 | -1
  look: string
  /** Classes of the call button for places where calling is the main action. */
  callLook?: string
  /** Shows only icons, for use in a list row. */
  isSign?: boolean
}

/**
 * Buttons for a call and for WhatsApp with a prepared text. Without a phone number, a button for an
 * email.
 */
export function ContactButtons({ row, onCall, tabIndex, look, callLook = look, isSign }: Props) {
  const facts = useDeskContext()
  const { phone, email } = row
  const inside = (Sign: Icon, label: string) => (
    <>
      <Sign className="size-4.5" />
      <span className={isSign ? 'sr-only' : ''}>{label}</span>
    </>
  )
  const plain = { tabIndex, className: look }
  if (!phone)
    return (
      email && (
        <a {...plain} href={`mailto:${email}`} aria-label={words.mailWho(enquiryDisplayName(row))}>
          {inside(MessageSquareText, words.mail)}
        </a>
      )
    )
  return (
    <>
      <a
        {...plain}
        href={telephoneUrl(phone)}
        aria-label={words.callWho(enquiryDisplayName(row))}
        title={row.contact}
        onClick={() => onCall(row)}
        className={callLook}
      >
        {inside(PhoneCall, words.call)}
      </a>
      <a
        {...plain}
        href={whatsAppUrl(phone, whatsAppTextFor(row, facts))}
        target="_blank"
        rel="noreferrer"
        aria-label={words.whatsAppWho(enquiryDisplayName(row))}
      >
        {inside(MessageSquareText, words.whatsApp)}
      </a>
    </>
  )
}

function whatsAppTextFor(row: DeskRow, { dealer, models }: DeskContextValue): string {
  const price = models.find(({ name }) => name === row.model)?.price
  return whatsAppText(row.flow, row.state, {
    name: row.name,
    dealer,
    model: row.model,
    price: price ? formatRupees(price) : '',
    onRoadPriceOf: row.kind === onRoadPriceEnquiry.slug ? row.vehicle || row.model : undefined,
    bookingDay: row.bookingDate ? formatDay(row.bookingDate) : '',
  })
}
