import { bookedHourOf, type HourFacts, hourStatusOf } from '#app/crm/enquiries/booked-hour.ts'
import { promisedHour } from '#app/crm/enquiries/booked-hour-words.ts'
import { promised, spokenMoment } from '#app/crm/enquiries/callback-deadline-words.ts'
import { isStoredConfiguration } from '#app/crm/enquiries/configuration-in-answers.ts'
import { configurationMailLines } from '#app/crm/enquiries/configuration-text.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { EnquirySource } from '#app/crm/enquiries/enquiry-source.ts'
import { sentFrom, sourceWords } from '#app/crm/enquiries/enquiry-source-words.ts'
import { isClosedState } from '#app/crm/enquiries/enquiry-states.ts'
import { formatAnswer } from '#app/crm/enquiries/format-answer.ts'
import { nextStepsOf } from '#app/crm/enquiries/next-steps.ts'
import { hasPriceChoices, priceChoicesCellText } from '#app/crm/enquiries/price-choices-text.ts'
import { replyChannelOf } from '#app/crm/enquiries/reply-channel.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { dayAndTimeInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { describeClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { formatOpeningHours } from '#app/platform/dealer-details/format-dealer.ts'
import type { Field, FieldAnswer, FieldControl } from '#app/platform/forms/field-definitions.ts'
import { formatPhoneNumber } from '#app/platform/forms/phone-number.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import * as staffWords from './staff-words.ts'
import { findVisitorEmail } from './visitor-email.ts'
import * as words from './words.ts'

/**
 * The content of a mail. Mail headers contain only our own texts, the reference and plain
 * addresses.
 */
export type MailContent = { subject: string; text: string; replyTo?: string }

/** The newest estimate of a job; the total is in whole rupees. */
export type NewestEstimate = { number: number; total: number; answer: 'yes' | 'no' | null }

type EnquiryMailInput = {
  enquiry: EnquiryKind
  reference: string
  createdAt: Date
  answers: EnquiryAnswers
  /** The number to dial, or '' if the visitor left no number. */
  phone: string
  source?: EnquirySource | undefined
  /** The call-back deadline in ISO 8601; null if no call was promised. */
  callBy: string | null
  dealer: Dealer
  timeZone: string
  publicUrl: string | undefined
  /** Path of the customer's page. Only mails to the customer have it. */
  link?: string | undefined
  /** `true` if the customer can undo the last change. */
  canUndo?: boolean
  /** Only mails to the dealership have it. */
  estimate?: NewestEstimate | undefined
}

/**
 * Composes the lead mail, which has every answer. A reply goes to the visitor's address. Set
 * `hasDeadline` to false if other lines of the mail have the call-back deadline.
 */
export function composeLeadMail(
  about: EnquiryMailInput,
  { hasDeadline }: { hasDeadline: boolean } = { hasDeadline: true },
): MailContent {
  const { enquiry, reference, createdAt, answers, phone, source, callBy, timeZone, publicUrl } =
    about
  const visitor = findVisitorEmail(enquiry, answers)
  const { day, time } = dayAndTimeInZone(createdAt, timeZone)
  return {
    subject: staffWords.leadSubject(enquiry.name, reference),
    text: staffWords.lead({
      enquiry: enquiry.name,
      reference,
      day: formatDay(day),
      time: formatStaffTime(time),
      promised:
        hasDeadline && callBy !== null
          ? spokenMoment(callBy, { now: undefined, timeZone })
          : undefined,
      answers: Object.entries(enquiry.fields).flatMap(([name, field]) => {
        const { label, control } = field
        const answer = answers[name]
        if (isStoredConfiguration(answer)) return [{ label, lines: configurationMailLines(answer) }]
        if (control === 'price-choices')
          return typeof answer === 'string' && hasPriceChoices(answer)
            ? [{ label, lines: [priceChoicesCellText(answer)] }]
            : []
        // Configuration and appointment are optional, so the mail has no line for a missing one.
        if (control === 'configuration' || (field.isOfAppointment && !answer)) return []
        return [{ label, lines: linesOf(formatMailAnswer(answer, field, phone), control) }]
      }),
      foundUsBy: sourceWords(source),
      sentFrom: source ? sentFrom(source) : '',
      link: publicUrl && `${publicUrl}/admin/desk/${reference}`,
    }),
    ...(visitor ? { replyTo: visitor } : {}),
  }
}

/**
 * Composes the acknowledgement to the visitor. Apart from a booked hour it contains no answer,
 * because otherwise anyone could use the form to send messages to strangers.
 */
export function composeAcknowledgementMail(about: EnquiryMailInput & HourFacts): MailContent {
  const { enquiry, reference, answers, callBy, state, dealer, timeZone, publicUrl, link } = about
  const { name, salesPhones, servicePhones, hours } = dealer
  const closed = describeClosedWeekdays(hours.closedOn)
  const reach = replyChannelOf(enquiry, answers)
  // If the mail server was down, the enquiry may be closed before the mail leaves.
  const isOver = state !== null && isClosedState(state)
  const callPromise = promised(isOver ? null : callBy, reach, { now: undefined, timeZone })
  const hour = hourStatusOf(enquiry, answers, about)
  const booked = hour && bookedHourOf(enquiry, answers)
  return {
    subject: words.acknowledgementSubject(reference),
    text: words.acknowledgement({
      enquiry: enquiry.title,
      reference,
      promise: booked
        ? promisedHour(booked, { isConfirmed: hour === 'confirmed', callPromise })
        : callPromise,
      next: isOver ? [] : nextStepsOf(enquiry, { closed, reach, hour }),
      dealer: name,
      sales: { phone: salesPhones[0], hours: formatOpeningHours(hours.sales) },
      service: { phone: servicePhones[0], hours: formatOpeningHours(hours.service) },
      link: link && publicUrl && `${publicUrl}${link}`,
    }),
  }
}

/** Composes the mail that tells the dealership of a change by the customer, with all answers. */
export function composeChangeLeadMail(about: EnquiryMailInput): MailContent {
  const { subject: _, text, ...mail } = composeLeadMail(about, { hasDeadline: false })
  const { enquiry, reference, estimate } = about
  const answer = estimate && staffWords.estimateAnswers[estimate.answer ?? 'none']
  const lines = answer ? [answer(estimate.number, formatRupees(estimate.total))] : []
  return {
    ...mail,
    subject: staffWords.changeSubject(enquiry.name, reference),
    text: [staffWords.changed, ...lines, text].join('\n\n'),
  }
}

/**
 * Composes the mail that confirms a change to the customer. It names no answer: if somebody else
 * made the change, the mail must tell only the customer.
 */
export function composeChangeMail({
  reference,
  dealer,
  enquiry,
  publicUrl,
  link,
  canUndo = false,
}: EnquiryMailInput): MailContent {
  return {
    subject: words.changeSubject(reference),
    text: words.change({
      reference,
      dealer: dealer.name,
      phone: dealer[`${enquiry.counter}Phones`][0],
      canUndo,
      link: link && publicUrl && `${publicUrl}${link}`,
    }),
  }
}

/** Composes the mail about an appointment that staff booked, moved or cancelled. */
export function composeAppointmentMail(about: EnquiryMailInput & HourFacts): MailContent {
  const { reference, dealer, enquiry, answers, state, publicUrl, link } = about
  const hour = hourStatusOf(enquiry, answers, about)
  const booked = hour && bookedHourOf(enquiry, answers)
  return {
    subject: words.appointmentSubject(reference),
    text: words.appointment({
      reference,
      dealer: dealer.name,
      phone: dealer[`${enquiry.counter}Phones`][0],
      isCancelled: state === 'cancelled',
      hour:
        booked &&
        promisedHour(booked, { isConfirmed: hour === 'confirmed', callPromise: undefined }),
      link: link && publicUrl && `${publicUrl}${link}`,
    }),
  }
}

/**
 * Composes the mail about an estimate of a job. It names neither lines nor amounts, because the
 * address may be mistyped; they are on the customer's page.
 */
export function composeEstimateMail({
  reference,
  dealer,
  enquiry,
  publicUrl,
  link,
}: EnquiryMailInput): MailContent {
  return {
    subject: words.estimateSubject(reference),
    text: words.estimate({
      reference,
      dealer: dealer.name,
      phone: dealer[`${enquiry.counter}Phones`][0],
      link: link && publicUrl && `${publicUrl}${link}`,
    }),
  }
}

/**
 * Splits an answer into lines. Only a `textarea` may have several lines, but in older rows other
 * fields may also contain line breaks.
 */
function linesOf(answer: string, control: FieldControl): string[] {
  if (control === 'textarea') return sanitizeMultiline(answer).split('\n')
  const line = sanitizeLine(answer)
  return [control === 'date' ? formatIfDay(line) : line]
}

function formatMailAnswer(answer: FieldAnswer | undefined, field: Field, phone: string): string {
  if (field.isMoney || field.isOfAppointment) return formatAnswer(field, answer)
  return phoneOrText(plainAnswer(answer), field, phone)
}

function phoneOrText(answer: string, field: Field, phone: string): string {
  return field.control === 'tel' && phone !== '' ? formatPhoneNumber(field, answer, phone) : answer
}

/** Formats an answer as text. A missing answer becomes a dash. */
function plainAnswer(answer: FieldAnswer | undefined): string {
  if (answer === undefined || answer === null || answer === '') return '–'
  if (typeof answer === 'boolean') return answer ? staffWords.yes : staffWords.no
  if (typeof answer !== 'object') return String(answer)
  const chosen = Object.entries(answer).filter(([, isChosen]) => isChosen)
  return chosen.map(([name]) => name).join(', ') || '–'
}
