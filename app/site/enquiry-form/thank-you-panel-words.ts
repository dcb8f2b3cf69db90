/**
 * Texts for a visitor who has sent an enquiry. The texts about the next steps are part of the
 * enquiry's definition.
 */

export const yourReference = 'Your reference'
/** The reference is shown after this text. */
export const yourReferenceIs = 'Your reference is '

export { sentAlong } from '#app/crm/enquiries/vehicle-description-words.ts'

export const callNow = 'Call now'
export const callUs = 'Call us'
export const whatsAppNow = 'WhatsApp now'
export const whatsAppMessage = (enquiry: string, reference: string) =>
  `${enquiry}: my reference is ${reference}.`

export const addToCalendar = 'Add to calendar'
export const inCalendar = (enquiry: string, dealer: string) => `${enquiry}: ${dealer}`
export const calendarText = (reference: string, phone: string) =>
  `Reference ${reference}. We will agree on the time by phone: ${phone}`

/** For a booked hour. */
export const bookedText = (reference: string, phone = '') =>
  `Reference ${reference}. ${phone}`.trim()

export const whatYouSent = 'What you sent'

export const follow = 'Follow or change this enquiry'
export const wayOn = 'Where to next'
export const seeModel = (model: string) => `See the ${model}`
export const allModels = 'See all models'
export const services = 'All services'
export const home = 'Home page'
export const sendAnother = 'Send another'
