import type { State } from '#app/crm/enquiries/flows.ts'

/** What a chat begins with: the salesman reads it over, mends it and sends it. */

export type About = {
  name: string
  dealer: string
  /** "HORNET 2.0", or '' where the enquiry names none. */
  model: string
  /** "₹1,57,398", or '' where none is known. */
  price: string
  /** "24 Nov 2026", or '' */
  bookingDay: string
  /** "HORNET 2.0 Standard in Matte Axis Grey", where the enquiry asks for the on-road price of that. */
  onRoadPriceOf?: string | undefined
}

type Says = (about: About) => string

export const sales: Says = (about) =>
  `${greeting(about)} Thank you for asking about ${machine(about)}${priced(about)}. When may we call you?`

export const onRoadPrice: Says = (about) =>
  `${greeting(about)} You asked for the on-road price${about.onRoadPriceOf ? ` of the ${about.onRoadPriceOf}` : ''}. When may we call you with it?`

export const workshop: Says = (about) =>
  `${greeting(about)} Thank you for booking a service for ${yours(about)}${on(about)}. Which hour suits you?`

export const cover: Says = (about) =>
  `${greeting(about)} Thank you for asking how ${yours(about)} is covered. When may we call you?`

export const contact: Says = (about) => `${greeting(about)} Thank you for writing to us.`

export const salesIn: Partial<Record<State, Says>> = {
  contacted: (about) =>
    `${greeting(about)} Thank you for talking to us about ${machine(about)}${priced(about)}. Would you like to come by for a test ride?`,
  'follow-up': (about) =>
    `${greeting(about)} You asked about ${machine(about)}${priced(about)}. Is there anything that we can answer?`,
  'test-ride': (about) =>
    `${greeting(about)} Your test ride of ${machine(about)}: which day and hour suit you? Please bring your driving licence.`,
  quoted: (about) =>
    `${greeting(about)} You have our price for ${machine(about)}${priced(about)}. Shall we keep one for you?`,
  booked: (about) =>
    `${greeting(about)} Thank you for booking ${machine(about)}. We write as soon as it is ready for you.`,
  delivered: (about) =>
    `${greeting(about)} How do you like ${yours(about)}? The first service is due soon: tell us a day that suits you.`,
  lost: (about) =>
    `${greeting(about)} You asked about ${machine(about)} some time ago. If you are still looking, we are glad to help.`,
}

export const workshopIn: Partial<Record<State, Says>> = {
  confirmed: (about) =>
    `${greeting(about)} We expect ${yours(about)}${on(about)}. Please bring the registration card.`,
  arrived: (about) =>
    `${greeting(about)} ${Yours(about)} is with us. We write once it is looked at.`,
  'in-work': (about) =>
    `${greeting(about)} ${Yours(about)} is being worked on. We write as soon as it is ready.`,
  ready: (about) =>
    `${greeting(about)} ${Yours(about)} is ready. When would you like to collect it?`,
  delivered: (about) =>
    `${greeting(about)} Is everything right with ${yours(about)} since the service?`,
  'no-show': (about) =>
    `${greeting(about)} We missed you${on(about)}. Which other day suits you for the service of ${yours(about)}?`,
  cancelled: (about) =>
    `${greeting(about)} The service of ${yours(about)} is cancelled. Tell us if another day suits you.`,
}

export const coverIn: Partial<Record<State, Says>> = {
  contacted: (about) =>
    `${greeting(about)} Thank you for talking to us about cover for ${yours(about)}. Is there anything that we can answer?`,
  quoted: (about) =>
    `${greeting(about)} You have our price for the cover of ${yours(about)}. Shall we prepare the papers?`,
  sold: (about) =>
    `${greeting(about)} ${Yours(about)} is covered. Call us whenever something is the matter.`,
  lost: (about) =>
    `${greeting(about)} You asked how ${yours(about)} is covered. If it is still of use to you, we are glad to help.`,
}

const greeting = ({ name, dealer }: About) =>
  name ? `Hello ${name}, this is ${dealer}.` : `Hello, this is ${dealer}.`
const machine = ({ model }: About) => (model ? `the ${model}` : 'our machines')
const yours = ({ model }: About) => (model ? `your ${model}` : 'your machine')
const Yours = ({ model }: About) => (model ? `Your ${model}` : 'Your machine')
const priced = ({ model, price }: About) => (model && price ? ` (${price} ex-showroom)` : '')
const on = ({ bookingDay }: About) => (bookingDay ? ` on ${bookingDay}` : '')
