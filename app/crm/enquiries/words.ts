/** Texts that every enquiry form shares. Other texts are part of the kind's definition. */

export const fillInWhatYouKnow =
  'Fill in what you know. We can reply only if you leave a phone number or an email address.'
export const chooseModel = 'Choose a model'
export const sending = 'Sending…'
export const sendingEnquiry = 'Sending your enquiry'

export const afterSending = 'After you send it'
export const callDesk = { sales: 'Or call our sales team', service: 'Or call our workshop' }

/** The phone number is shown between the two parts. */
export const notSaved = [
  'Your request was not saved, but what you typed is still here. Please send it again in a minute, or call us: ',
  '.',
] as const

export const tooMany = (seconds: number) =>
  `Too many requests from your connection. Please try again in ${seconds} seconds.`
export const notSold = (model: string) =>
  `The ${model} is no longer sold new. Choose a model on sale.`
