import { labelOfDay } from '#app/crm/enquiries/spoken-day.ts'

/** Reasons why no time of a day can be booked. The day is named beside them. */

export const isOver = 'This day is over.'
export const closedOn = (weekday: string) => `We are closed on ${weekday}s.`
export const holiday = (name: string) => `We are closed on this day: ${name}.`
export const tooFar = (lastDay: string) => `Times can be booked until ${labelOfDay(lastDay)}.`
export const tooSoon = 'It is too late to book a time on this day.'
export const noTimes = 'We have no times on this day.'
export const noDemo = 'The demo vehicle is not here on this day.'
export const full = 'All times on this day are taken.'
