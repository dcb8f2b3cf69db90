import type { CallTime } from '#app/dealer/call-time.ts'
import { clockTime } from '#app/dealer/opening.ts'

/** What a visitor reads who has sent an enquiry; the next steps stand in its definition. */

export const yourReference = 'Your reference'
/** Before the reference. */
export const yourReferenceIs = 'Your reference is '

/** `tomorrow from 10:00 AM`; undefined where nobody knows. */
export function when({ isToday, next }: CallTime): string | undefined {
  const then = next && `${dayOf(next.on)} from ${clockTime(next.opens)}`
  if (!isToday) return then
  return then === undefined ? 'today' : `today or ${then}`
}

function dayOf(on: NonNullable<CallTime['next']>['on']): string {
  if (typeof on === 'string') return on
  return on.isNextWeek ? `on ${on.weekday} next week` : `on ${on.weekday}`
}

export const callNow = 'Call now'
export const callUs = 'Call us'
export const whatsAppNow = 'WhatsApp now'
export const whatsAppMessage = (enquiry: string, reference: string) =>
  `${enquiry}: my reference is ${reference}.`

export const addToCalendar = 'Add to calendar'
export const inCalendar = (enquiry: string, dealer: string) => `${enquiry}: ${dealer}`
export const calendarText = (reference: string, phone: string) =>
  `Reference ${reference}. The hour is agreed by telephone: ${phone}`

export const whatYouSent = 'What you sent'

export const wayOn = 'The way on'
export const seeModel = (model: string) => `See the ${model}`
export const allModels = 'See all models'
export const services = 'All services'
export const home = 'Home page'
export const sendAnother = 'Send another'
