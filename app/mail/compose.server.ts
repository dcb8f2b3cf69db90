import { dayOf, timeOf } from '#app/calendar/dates.server.ts'
import { openingLine } from '#app/dealer/dealer.ts'
import { type Dealer } from '#app/dealer/facts.ts'
import type { Answers, Enquiry } from '#app/enquiries/definition/define.ts'
import type { Answer } from '#app/forms/fields.ts'
import { visitorAddress } from './visitor-address.ts'

/** A mail's whole content. Heads hold only our own words, the reference and plain addresses. */
export type Mail = { subject: string; text: string; replyTo?: string }

type Subject = {
  enquiry: Enquiry
  reference: string
  createdAt: Date
  answers: Answers
  dealer: Dealer
  timeZone: string
  publicUrl: string | undefined
}

/** Tells the house: every answer, and an answer goes to the visitor. */
export function leadMail(about: Subject): Mail {
  const { enquiry, reference, createdAt, answers, timeZone, publicUrl } = about
  const lines = Object.entries(enquiry.fields).map(
    ([name, { label }]) => `${label}: ${plain(answers[name])}`,
  )
  const link = publicUrl ? [`${publicUrl}/admin/enquiries/${reference}`, ''] : []
  const visitor = visitorAddress(enquiry, answers)
  return {
    subject: `${enquiry.title}: ${reference}`,
    text: [
      `${enquiry.title} · ${reference}`,
      `Received on ${dayOf(createdAt, timeZone)} at ${timeOf(createdAt, timeZone).slice(0, 5)}`,
      '',
      ...lines,
      '',
      ...link,
    ].join('\n'),
    ...(visitor ? { replyTo: visitor } : {}),
  }
}

/** Tells the visitor. Nothing that was typed is repeated: the form must not carry messages to strangers. */
export function acknowledgementMail({ enquiry, reference, dealer }: Subject): Mail {
  const { name, salesPhones, servicePhones, hours } = dealer
  return {
    subject: `We have your enquiry ${reference}`,
    text: [
      'Hello,',
      '',
      `we have your enquiry (${enquiry.title}). Its reference is ${reference}: please give it when you call or write.`,
      '',
      'What happens next:',
      ...enquiry.next.map((step, index) => `${index + 1}. ${step}`),
      '',
      name,
      `Sales: ${salesPhones[0]}, ${openingLine(hours.sales)}`,
      `Service: ${servicePhones[0]}, ${openingLine(hours.service)}`,
      '',
      'You get this mail because this address was given in a form on our site. If that was not you, no answer is needed.',
    ].join('\n'),
  }
}

/** An answer on one line or several; what is missing is a dash. */
function plain(answer: Answer | undefined): string {
  if (answer === undefined || answer === null || answer === '') return '–'
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  if (typeof answer !== 'object') return String(answer)
  const chosen = Object.entries(answer).filter(([, isChosen]) => isChosen)
  return chosen.map(([name]) => name).join(', ') || '–'
}
