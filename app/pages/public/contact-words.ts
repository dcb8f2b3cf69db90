import type { ClosedDays } from '#app/platform/dealer/closed-days.ts'

/** What a visitor reads about the ways to reach the house. */

export const contactUs = 'Contact us'
export const pageDescription = 'Address, e-mail, sales and service numbers, and a form.'

export function comeBy({ count, days }: ClosedDays): string {
  if (count === 0) return 'Call, write, or come by: we are here every day.'
  return count === 1
    ? `Call, write, or come by: ${days} is the one day on which nobody is here.`
    : `Call, write, or come by: ${days} are the days on which nobody is here.`
}

export const address = 'Address'
export const openMap = 'Open the map'
export const directions = 'Get directions'
export const email = 'Email'
export const sales = 'Sales'
export const service = 'Service'
