import { answerText } from '#app/crm/enquiries/cell-text.ts'
import { isConfiguration } from '#app/crm/enquiries/configuration-of.ts'
import { configurationMail } from '#app/crm/enquiries/configuration-text.ts'
import type { Answers, Enquiry } from '#app/crm/enquiries/definition/define.ts'
import { promised, spokenMoment } from '#app/crm/enquiries/promise-words.ts'
import { reachOf } from '#app/crm/enquiries/reach.ts'
import type { Source } from '#app/crm/enquiries/source.ts'
import { sentFrom, sourceWords } from '#app/crm/enquiries/source-words.ts'
import { dayAndTimeOf } from '#app/platform/calendar/dates.server.ts'
import { dayOr } from '#app/platform/calendar/day-or.ts'
import { shownClock } from '#app/platform/calendar/shown-clock.ts'
import { shownDay } from '#app/platform/calendar/shown-day.ts'
import { closedDays } from '#app/platform/dealer/closed-days.ts'
import { openingLine } from '#app/platform/dealer/dealer.ts'
import type { Dealer } from '#app/platform/dealer/facts.ts'
import type { Answer, Control, Field } from '#app/platform/forms/fields.ts'
import { sentenceOf } from '#app/platform/forms/sentence.ts'
import { shownNumber } from '#app/platform/forms/telephone.ts'
import { oneLine, severalLines } from '#app/platform/schema/plain-text.ts'
import * as staffWords from './staff-words.ts'
import { visitorAddress } from './visitor-address.ts'
import * as words from './words.ts'

/** A mail's whole content. Heads hold only our own words, the reference and plain addresses. */
export type Mail = { subject: string; text: string; replyTo?: string }

type Subject = {
  enquiry: Enquiry
  reference: string
  createdAt: Date
  answers: Answers
  /** The number to call, '' for none. */
  phone: string
  source?: Source | undefined
  /** The instant by which somebody calls, null where nothing was promised. */
  callBy: string | null
  dealer: Dealer
  timeZone: string
  publicUrl: string | undefined
}

/** Tells the house: every answer, and an answer goes to the visitor. */
export function leadMail(about: Subject, page: 'enquiries' | 'desk' = 'enquiries'): Mail {
  const { enquiry, reference, createdAt, answers, phone, source, callBy, timeZone, publicUrl } =
    about
  const visitor = visitorAddress(enquiry, answers)
  const { day, time } = dayAndTimeOf(createdAt, timeZone)
  return {
    subject: staffWords.leadSubject(enquiry.name, reference),
    text: staffWords.lead({
      enquiry: enquiry.name,
      reference,
      day: shownDay(day),
      time: shownClock(time),
      // To whom it is given, the mail says it before all else.
      promised:
        page === 'enquiries' && callBy !== null
          ? spokenMoment(callBy, { now: undefined, timeZone })
          : undefined,
      answers: Object.entries(enquiry.fields).flatMap(([name, field]) => {
        const { label, control } = field
        const answer = answers[name]
        if (isConfiguration(answer)) return [{ label, lines: configurationMail(answer) }]
        // Not asked for, so nothing is missing where there is none.
        if (control === 'configuration') return []
        return [{ label, lines: linesOf(shownAnswer(answer, field, phone), control) }]
      }),
      foundUsBy: sourceWords(source),
      sentFrom: source ? sentFrom(source) : '',
      link: publicUrl && `${publicUrl}/admin/${page}/${reference}`,
    }),
    ...(visitor ? { replyTo: visitor } : {}),
  }
}

/** Tells the visitor. Nothing that was typed is repeated: the form must not carry messages to strangers. */
export function acknowledgementMail(about: Subject): Mail {
  const { enquiry, reference, answers, callBy, dealer, timeZone } = about
  const { name, salesPhones, servicePhones, hours } = dealer
  const closed = closedDays(hours.closedOn)
  const reach = reachOf(enquiry, answers)
  return {
    subject: words.acknowledgementSubject(reference),
    text: words.acknowledgement({
      enquiry: enquiry.title,
      reference,
      promise: promised(callBy, reach, { now: undefined, timeZone }),
      next: enquiry.next.map((step) => sentenceOf(step, { closed, reach })),
      dealer: name,
      sales: { phone: salesPhones[0], hours: openingLine(hours.sales) },
      service: { phone: servicePhones[0], hours: openingLine(hours.service) },
    }),
  }
}

/** Only a longer text has several lines, also where an older row holds breaks in others. */
function linesOf(answer: string, control: Control): string[] {
  if (control === 'textarea') return severalLines(answer).split('\n')
  const line = oneLine(answer)
  return [control === 'date' ? dayOr(line) : line]
}

function shownAnswer(answer: Answer | undefined, field: Field, phone: string): string {
  if (field.isMoney) return answerText(field, answer)
  return numberOr(plain(answer), field, phone)
}

function numberOr(answer: string, field: Field, phone: string): string {
  return field.control === 'tel' && phone !== '' ? shownNumber(field, answer, phone) : answer
}

/** What is missing is a dash. */
function plain(answer: Answer | undefined): string {
  if (answer === undefined || answer === null || answer === '') return '–'
  if (typeof answer === 'boolean') return answer ? staffWords.yes : staffWords.no
  if (typeof answer !== 'object') return String(answer)
  const chosen = Object.entries(answer).filter(([, isChosen]) => isChosen)
  return chosen.map(([name]) => name).join(', ') || '–'
}
