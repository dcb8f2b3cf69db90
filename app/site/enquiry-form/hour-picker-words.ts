import { labelOfDay } from '#app/crm/enquiries/spoken-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'

/** Texts of the hours to choose from in a form. */

export const dayParts = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' }

export const whatFor = 'What do you need?'
export const day = { service: 'Booking date', sales: 'Day of the ride' }
export const timeOn = (day: string) => `Time on ${labelOfDay(day)}`
export const time = 'Time'
export const nearest = 'The nearest free times'
export const oneLeft = 'one left'
export const callMe = 'No hour suits me: call me'

export const hour = (at: string) => formatStaffTime(at)
export const dayAndHour = (day: string, at: string) => `${labelOfDay(day)}, ${hour(at)}`
export const firstFree = (day: string, at: string) => `First free: ${dayAndHour(day, at)}`

export const choosePurpose = 'Choose what you need to see free times.'
export const chooseModel = 'Choose a model to see when its demo vehicle is free.'
export const noDemo = (model: string) =>
  `We have no demo ${model} at the showroom now. Send the form without a time, and we will call you about a ride.`
export const loading = 'Looking for free times…'
export const lost =
  'The free times could not be loaded. Send the form without a time, and we will call you to agree on one.'
export const noneOnDay = (day: string) => `No time is free on ${labelOfDay(day)}.`
export const nextFree = (day: string) => `Show times on ${labelOfDay(day)}`
export const noneSoon =
  'No time is free in the next two weeks. Send the form without a time, and we will call you.'

export const noSuchPurpose = 'Choose what you need from the list.'
export const noSuchDay = 'Choose a day.'
export const severalDays = 'Choose one day. The address has several.'

export const telephoneHint = 'We call if you choose no time, or if something changes.'

/** The form without JavaScript. */
export const showTimes = 'Show free times'
