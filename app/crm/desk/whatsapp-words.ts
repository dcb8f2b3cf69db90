import type { EnquiryState } from '#app/crm/enquiries/enquiry-states.ts'

/** Texts with which staff start a WhatsApp chat. Staff read and edit a text before they send it. */

export type About = {
  name: string
  dealer: string
  /** "HORNET 2.0", or '' if the enquiry names no model. */
  model: string
  /** "₹1,57,398", or '' if the price is unknown. */
  price: string
  /** "24 Nov 2026", or '' if there is no booking day. */
  bookingDay: string
  /**
   * "HORNET 2.0 Standard in Matte Axis Grey" if the enquiry asks for this vehicle's on-road price.
   */
  onRoadPriceOf?: string | undefined
}

type Says = (about: About) => string

export const sales: Says = (about) =>
  `${greeting(about)} Thank you for your enquiry${aboutModel(about)}. When can we call you?`

export const onRoadPrice: Says = (about) =>
  `${greeting(about)} You asked for the on-road price${about.onRoadPriceOf ? ` of the ${about.onRoadPriceOf}` : ''}. When can we call you about it?`

export const workshop: Says = (about) =>
  `${greeting(about)} Thank you for booking a service for ${yours(about)}${on(about)}. What time suits you?`

export const cover: Says = (about) =>
  `${greeting(about)} Thank you for asking about a maintenance or warranty plan for ${yours(about)}. When can we call you?`

export const contact: Says = (about) => `${greeting(about)} Thank you for writing to us.`

export const salesIn: Partial<Record<EnquiryState, Says>> = {
  contacted: (about) =>
    `${greeting(about)} Thank you for talking to us${aboutModel(about)}. Would you like to come in for a test ride?`,
  'follow-up': (about) =>
    `${greeting(about)} You sent us an enquiry${aboutModel(about)}. Do you have any questions?`,
  'test-ride': (about) =>
    `${greeting(about)} Which day and time suit you for your test ride${ofModel(about)}? Please bring your driving licence.`,
  quoted: (about) =>
    `${greeting(about)} You have our price${forModel(about)}. Would you like to book?`,
  booked: (about) =>
    `${greeting(about)} Thank you for booking ${yours(about)}. We’ll message you as soon as it is ready.`,
  delivered: (about) =>
    `${greeting(about)} How do you like ${yours(about)}? The first service is due soon: tell us which day suits you.`,
  lost: (about) =>
    `${greeting(about)} You sent us an enquiry${aboutModel({ ...about, price: '' })} some time ago. If you are still looking, we’d be glad to help.`,
}

export const workshopIn: Partial<Record<EnquiryState, Says>> = {
  confirmed: (about) =>
    `${greeting(about)} We look forward to seeing ${yours(about)}${on(about)}. Please bring the registration certificate (RC).`,
  arrived: (about) =>
    `${greeting(about)} ${Yours(about)} is with us. We’ll message you once we have inspected it.`,
  'in-work': (about) =>
    `${greeting(about)} We are working on ${yours(about)}. We’ll message you as soon as it is ready.`,
  ready: (about) =>
    `${greeting(about)} ${Yours(about)} is ready. When would you like to collect it?`,
  delivered: (about) =>
    `${greeting(about)} Is everything all right with ${yours(about)} after the service?`,
  'no-show': (about) =>
    `${greeting(about)} We missed you${on(about)}. Which other day can you bring ${yours(about)} for its service?`,
  cancelled: (about) =>
    `${greeting(about)} The service booking for ${yours(about)} is cancelled. Tell us if another day suits you.`,
}

export const coverIn: Partial<Record<EnquiryState, Says>> = {
  contacted: (about) =>
    `${greeting(about)} Thank you for talking to us about a plan for ${yours(about)}. Do you have any questions?`,
  quoted: (about) =>
    `${greeting(about)} You have our price for the plan for ${yours(about)}. Would you like to go ahead?`,
  sold: (about) =>
    `${greeting(about)} Thank you for buying a plan for ${yours(about)}. Call us if you need anything.`,
  lost: (about) =>
    `${greeting(about)} You asked about a maintenance or warranty plan for ${yours(about)}. If you are still interested, we’d be glad to help.`,
}

const greeting = ({ name, dealer }: About) =>
  name ? `Hello ${name}, this is ${dealer}.` : `Hello, this is ${dealer}.`
const aboutModel = (about: About) =>
  about.model ? ` about the ${about.model}${priced(about)}` : ''
const forModel = (about: About) => (about.model ? ` for the ${about.model}${priced(about)}` : '')
const ofModel = ({ model }: About) => (model ? ` of the ${model}` : '')
const yours = ({ model }: About) => (model ? `your ${model}` : 'your vehicle')
const Yours = ({ model }: About) => (model ? `Your ${model}` : 'Your vehicle')
const priced = ({ price }: About) => (price ? ` (${price} ex-showroom)` : '')
const on = ({ bookingDay }: About) => (bookingDay ? ` on ${bookingDay}` : '')
