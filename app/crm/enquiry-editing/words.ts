/** Responses to requests that add or correct an enquiry. */

export const noKind = 'Choose a type of enquiry.'
export const noSource = 'Choose how the customer came to you.'
export const noAnswers = 'The answers must be a group of fields.'
export const noConsent = 'The consent must be yes, no or not-asked.'
export const optInNeedsConsent = 'An opt-in needs the customer’s consent.'
export const stepOrDone = 'Choose a next step, or that nothing is left to do, but not both.'
export const noStepOfOptIn = 'An opt-in has no next step.'

export const isAdded = (reference: string) => `Enquiry ${reference} added.`
export const isCorrected = 'Details saved.'
export const isUnchanged = 'Nothing was changed.'
export const isMoved = (day: string) => `Booking moved to ${day}.`
export const emptyValue = '–'
