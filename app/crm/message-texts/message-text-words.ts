import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { TemplateProblem } from './message-placeholders.ts'

/** Texts of the editor of WhatsApp and email texts. A message continues the name of its field. */

export const section = 'Texts'
export const whatFor =
  'Staff choose one of these texts for an enquiry, change it if needed and send it themselves. Texts for the status of the enquiry are suggested first, then those for its type; otherwise the order of this list applies. The day board sends the first text with {appointmentTime} as a reminder.'
export const texts = 'Texts'
export const text = 'text'
export const name = 'Name'
export const nameHint = 'Staff see this name when they choose a text.'
export const when = 'Status'
export const kind = 'Only for this type of enquiry'
export const everyKind = 'All types'
export const channel = 'Sent by'
export const channels = {
  both: 'WhatsApp or email',
  whatsapp: 'WhatsApp only',
  email: 'Email only',
} as const
export const subject = 'Subject of the email'
export const subjectHint = 'If this is empty, the subject is “Your enquiry” and the reference.'
export const message = 'Text'

const meanings: Record<string, string> = {
  name: 'the customer’s name',
  dealer: 'your dealership',
  phone: 'your sales or service phone',
  salesperson: 'the person who sends the text',
  model: 'the model',
  vehicle: 'the model, or “vehicle” if it is unknown',
  variant: 'the model with variant and colour',
  registrationNumber: 'the registration number',
  price: 'the ex-showroom price of the model',
  offer: 'the offer that the customer asked about',
  bookingDay: 'the day of the booking',
  bookingTime: 'the hour of an open booking',
  dayWithoutTime: 'the day of a booking without an hour',
  appointmentDay: 'the day of the appointment',
  appointmentTime: 'the hour of the appointment',
  callBy: 'the time by which you promised to call',
  reference: 'the reference of the enquiry',
  enquiryLink: 'the link with which the customer follows the enquiry (only on its page)',
  estimateTotal: 'the total of the open estimate (only on its page)',
}

export const placeholders = (names: readonly string[]) =>
  `Placeholders: ${names.map((it) => `{${it}} ${meanings[it] ?? ''}`).join(', ')}. Texts whose hour, link or estimate is missing are not offered. Put words in [square brackets] if they should be left out when their placeholder has no value: “Thank you for your enquiry[ about the {model}].”`

const flows: Record<Pipeline, string> = {
  sales: 'Sales',
  workshop: 'Service',
  cover: 'AMC and warranty',
  contact: 'Messages',
  none: 'Opt-in',
}
export const everyState = (flow: Pipeline) => `${flows[flow]}: every status`
export const oneState = (flow: Pipeline, state: string) => `${flows[flow]}: ${state}`

export function problem(found: TemplateProblem, names: readonly string[]): string {
  if (found.is === 'unknown')
    return `contains ${found.placeholder}, which is not a placeholder. Use one of ${names.map((it) => `{${it}}`).join(', ')}`
  if (found.is === 'nested') return 'must not have square brackets inside square brackets'
  if (found.is === 'fixed')
    return `has no placeholder in ${found.sign}. Only a part with a placeholder can be left out`
  return `has a “${found.sign}” without its matching bracket`
}
export const tooLong = (max: number) => `must be at most ${max.toLocaleString('en-IN')} characters`
