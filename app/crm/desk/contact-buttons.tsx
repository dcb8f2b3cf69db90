import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Icon } from '#app/ui/icons/icon.ts'
import { MessageSquareText } from '#app/ui/icons/message-square-text.ts'
import { PhoneCall } from '#app/ui/icons/phone-call.ts'
import { useDeskContext } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './desk-list-words.ts'
import { listEnquiryMessages, messageUrl, type OpenedMessage } from './enquiry-messages.ts'
import { enquiryDisplayName } from './format-desk-row.ts'

type Props = {
  row: DeskRow
  onCall: (row: DeskRow) => void
  /** Called when WhatsApp or the mail program is opened with a text. */
  onMessage: (row: DeskRow, opened: OpenedMessage) => void
  tabIndex: 0 | -1
  look: string
  /** Classes of the call button for places where calling is the main action. */
  callLook?: string
  /** Shows only icons, for use in a list row. */
  isSign?: boolean
}

/**
 * Buttons for a call and for WhatsApp with the suggested text. Without a phone number, a button for
 * an email with this text.
 */
export function ContactButtons({
  row,
  onCall,
  onMessage,
  tabIndex,
  look,
  callLook = look,
  isSign,
}: Props) {
  const facts = useDeskContext()
  const { phone, email } = row
  const inside = (Sign: Icon, label: string) => (
    <>
      <Sign className="size-4.5" />
      <span className={isSign ? 'sr-only' : ''}>{label}</span>
    </>
  )
  const plain = { tabIndex, className: look }
  if (!phone && !email) return null
  const channel = phone ? 'whatsapp' : 'email'
  const first = listEnquiryMessages(row, facts).find(
    ({ channels, hasGap }) => !hasGap && channels.includes(channel),
  )
  const messageLink = {
    href: messageUrl(row, channel, first ?? { text: '' }),
    onClick: () =>
      onMessage(row, {
        channel,
        text: first?.text ?? '',
        textName: first?.name ?? '',
        isEdited: false,
      }),
  }
  if (!phone)
    return (
      <a {...plain} {...messageLink} aria-label={words.mailWho(enquiryDisplayName(row))}>
        {inside(MessageSquareText, words.mail)}
      </a>
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
        {...messageLink}
        target="_blank"
        rel="noreferrer"
        aria-label={words.whatsAppWho(enquiryDisplayName(row))}
      >
        {inside(MessageSquareText, words.whatsApp)}
      </a>
    </>
  )
}
