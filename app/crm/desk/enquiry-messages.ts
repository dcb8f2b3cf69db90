import { listMessages, type Message } from '#app/crm/message-texts/list-messages.ts'
import type { MessageChannel } from '#app/crm/message-texts/message-channels.ts'
import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { whatsAppUrl } from '#app/platform/dealer-details/contact-links.ts'
import { emailUrl } from '#app/platform/dealer-details/email-url.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import type { DeskContextValue } from './desk-context.ts'
import type { DeskEnquiry, DeskRow } from './desk-enquiry-schema.ts'
import { departmentOf } from './format-due-time.ts'
import * as words from './message-words.ts'

/** The dealer's texts for customers, and facts that they contain. */
export type MessageFacts = {
  texts: readonly MessageText[]
  /** The name of the person who sends the text. */
  sender: string
  /** Origin of the site, for links to the customer's page. */
  origin: string
  phones: Readonly<Record<'sales' | 'service', string>>
}

/** A text as it was opened in WhatsApp or in the mail program. */
export type OpenedMessage = {
  channel: MessageChannel
  text: string
  textName: string
  isEdited: boolean
}

/**
 * Lists the texts for an enquiry, the suggested one first. A text with a gap is never suggested:
 * `hasGap` is then true.
 */
export function listEnquiryMessages(
  row: DeskRow & Partial<Pick<DeskEnquiry, 'link' | 'openEstimate' | 'bookedHour'>>,
  facts: Pick<DeskContextValue, 'messages' | 'dealer' | 'models' | 'zone' | 'now'>,
): Message[] {
  const { messages, dealer, models, zone, now } = facts
  const {
    name,
    model,
    vehicle,
    service,
    offer,
    bookingDate,
    bookingTime,
    callBy,
    reference,
    link,
  } = row
  const { openEstimate } = row
  const bookedHour = row.bookedHour === undefined ? bookedHourOfRow(row) : row.bookedHour
  const price = models.find((it) => it.name === model)?.price
  const isPromised = callBy !== null && Date.parse(callBy) > Date.parse(now)
  return listMessages(messages.texts, {
    flow: row.flow,
    state: row.state,
    kind: row.kind,
    reachable: listMessageChannels(row),
    values: {
      name,
      dealer,
      phone: messages.phones[departmentOf(row)],
      salesperson: messages.sender,
      model,
      vehicle: model || words.vehicle,
      variant: vehicle || model,
      registrationNumber: service?.registrationNumber ?? '',
      price: price ? formatRupees(price) : '',
      offer,
      bookingDay: bookingDate ? formatDay(bookingDate) : '',
      bookingTime: row.isOpen && bookingTime ? formatStaffTime(bookingTime) : '',
      dayWithoutTime: row.isOpen && bookingDate && !bookingTime ? formatDay(bookingDate) : '',
      appointmentDay: bookedHour ? formatHour({ ...bookedHour, at: null }) : '',
      appointmentTime: bookedHour ? formatStaffTime(bookedHour.at) : '',
      // A time that has passed is no promise.
      callBy: isPromised ? formatInstant(callBy, zone) : '',
      reference,
      enquiryLink: link ? `${messages.origin}${link}` : '',
      estimateTotal: typeof openEstimate === 'number' ? formatRupees(openEstimate) : '',
    },
  })
}

/** The hour of an open row in a list, which does not load the appointment. */
function bookedHourOfRow({ isOpen, delivery, bookingDate, bookingTime }: DeskRow) {
  const { day, at } = delivery ?? { day: bookingDate, at: bookingTime }
  return isOpen && day && at ? { day, at } : null
}

/** Lists the apps in which the customer can be reached. */
export const listMessageChannels = ({ phone, email }: DeskRow): MessageChannel[] => [
  ...(phone ? ['whatsapp' as const] : []),
  ...(email ? ['email' as const] : []),
]

/** Returns the address that opens WhatsApp or the mail program with this text. */
export function messageUrl(
  { phone, email, reference }: DeskRow,
  channel: MessageChannel,
  { text, subject = '' }: { text: string; subject?: string },
): string {
  if (channel === 'whatsapp') return whatsAppUrl(phone, text)
  return emailUrl(email, { subject: subject || words.usualSubject(reference), text })
}
