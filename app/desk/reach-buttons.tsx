import { shownDay } from '#app/calendar/shown-day.ts'
import { telephoneUrl, whatsAppUrl } from '#app/dealer/contact-links.ts'
import { formatRupees } from '#app/money/money.ts'
import { MessageSquareText } from '#app/ui/icons/message-square-text.ts'
import { PhoneCall } from '#app/ui/icons/phone-call.ts'
import { type DeskFacts, useDeskFacts } from './desk-facts.ts'
import type { DeskRow } from './desk-row.ts'
import * as words from './desk-words.ts'
import { nameOf } from './shown-row.ts'
import { whatsAppText } from './whatsapp-text.ts'

type Props = {
  row: DeskRow
  onCall: (row: DeskRow) => void
  tabIndex: 0 | -1
  look: string
  /** Where it is what one came for. */
  callLook?: string
  /** In a line only the sign is shown. */
  isSign?: boolean
}

/** Dials, and WhatsApp with its text begun; neither where nobody left a number. */
export function ReachButtons({ row, onCall, tabIndex, look, callLook = look, isSign }: Props) {
  const facts = useDeskFacts()
  if (!row.phone) return null
  const label = isSign ? 'sr-only' : ''
  return (
    <>
      <a
        href={telephoneUrl(row.phone)}
        tabIndex={tabIndex}
        aria-label={words.callWho(nameOf(row))}
        title={row.contact}
        onClick={() => onCall(row)}
        className={callLook}
      >
        <PhoneCall aria-hidden className="size-4.5" />
        <span className={label}>{words.call}</span>
      </a>
      <a
        href={whatsAppUrl(row.phone, textFor(row, facts))}
        target="_blank"
        rel="noreferrer"
        tabIndex={tabIndex}
        aria-label={words.whatsAppWho(nameOf(row))}
        className={look}
      >
        <MessageSquareText aria-hidden className="size-4.5" />
        <span className={label}>{words.whatsApp}</span>
      </a>
    </>
  )
}

function textFor(row: DeskRow, { dealer, models }: DeskFacts): string {
  const price = models.find(({ name }) => name === row.model)?.price
  return whatsAppText(row.flow, row.state, {
    name: row.name,
    dealer,
    model: row.model,
    price: price ? formatRupees(price) : '',
    bookingDay: row.bookingDate ? shownDay(row.bookingDate) : '',
  })
}
