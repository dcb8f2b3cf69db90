import { formatRupees } from '#app/platform/money/format-rupees.ts'

/** Texts of the form that asks for a dated calculation as a quotation. */

export const title = 'Get this price as a quotation'
export const intro =
  'The quotation has a number and our signature, and the price is yours until its last day. We call you to answer questions.'
export const agree = 'I agree to the terms and conditions'
export const agreeMissing = 'Please agree to the terms and conditions.'
export const submit = 'Get the quotation'
export const privacy = [
  'We use your number to call you about this quotation. ',
  'Privacy',
  '.',
] as const

export const priceChanged = (rupees: number) =>
  `The price has changed since you opened this page. It is now ${formatRupees(rupees)}. Look at the lines and send again if you still want the quotation.`
export const choiceChanged =
  'One of your choices is no longer offered. This page shows the price without it. Send again if you still want the quotation.'
export const noPrice =
  'This vehicle has no price on the road at present, so we cannot make a quotation. Please call us.'

/** Texts of the note for salespeople. */
export const chosen = (names: readonly string[]) => `Accessories: ${names.join(', ')}.`
export const warrantyYears = (years: number) => `extended warranty for ${years} years`
export const loan = (down: number, months: number) =>
  `Wants a loan for ${months} months after a down payment of ${formatRupees(down)}.`
