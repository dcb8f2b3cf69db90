/** What a visitor reads around every enquiry's form; the rest stands in its definition. */

export const fillInWhatYouKnow =
  'Fill in what you know. We can only answer if you leave a number or an email address.'
export const chooseModel = 'Choose a model'
export const sending = 'Sending…'
export const sendingEnquiry = 'Sending your enquiry'

export const yourReference = 'Your reference'
export const sendAnother = 'Send another'

export const afterSending = 'After you send it'
export const whatNext = 'What happens next'
export const ringDesk = { sales: 'Or ring the sales desk', service: 'Or ring the workshop' }
export const deskHours = (hours: string, closedOn: readonly string[]) =>
  [hours, ...closedOn.map((days) => `closed on ${days}`)].join(', ')

/** Between the two stands a number to ring. */
export const notSaved = [
  'Your request was not saved; what you typed is still here. Send it again in a minute, or call us: ',
  '.',
] as const

export const tooMany = (seconds: number) =>
  `Too many requests from your connection. Please try again in ${seconds} seconds.`
