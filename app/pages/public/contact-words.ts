import type { ClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'

/** Texts about the ways to contact the dealer. */

export const contactUs = 'Contact us'
export const pageDescription = 'Our address, phone numbers and email, and a form to write to us.'

export const comeBy = ({ count, weekly }: ClosedWeekdays) =>
  count === 0
    ? 'Call, write or visit us. We are open every day.'
    : `Call, write or visit us. We are closed on ${weekly}.`

export const address = 'Address'
export const openMap = 'Open the map'
export const directions = 'Get directions'
export const email = 'Email'
export const sales = 'Sales'
export const service = 'Service'
