/** What the server answers to an owner who asks how long a machine is covered. */

export const electric = 'Electric scooters'

export const chooseMachine = 'Choose what kind of machine it is.'
export const dayOfSale = 'Enter the day of the sale, as the invoice has it.'
export const saleAhead = 'The day of the sale is still to come.'
export const saleLongAgo = 'The day of the sale is before 2000.'
export const odometer = 'Whole kilometres, from 0 to 9,99,999.'
export const monthly = 'Whole kilometres a month, from 0 to 20,000.'

export const noTable =
  'We have no extension for electric scooters in our list yet. Call us and we look up what the maker offers for yours.'

export const byDate = 'Standard cover, by date'
export const byKilometres = (km: string) => `Standard cover, at ${km} km`
export const until = (day: string) => `until ${day}`
export const about = (day: string) => `about ${day}`
export const reached = 'reached already'
export const notInYears = 'not in the years to come'
export const first = 'Whichever comes first'
export const lastDay = 'Last day to buy an extension'

export const whileItLasts = 'An extension is sold while the standard cover lasts.'
export const withinMonths = (months: number) =>
  `An extension is sold within ${months} ${months === 1 ? 'month' : 'months'} of the sale, while the standard cover lasts.`
export const estimated = 'Days by kilometres are an estimate from what you ride in a month.'
export const tooLate = (day: string) =>
  `The last day to buy an extension was ${day}. Call us: there may be another way.`
export const tooFar = (km: string) =>
  `The standard cover ended at ${km} km, and with it the time to buy an extension. Call us: there may be another way.`

export const option = (years: number) => `+ ${years} ${years === 1 ? 'year' : 'years'}`
export const coveredUntil = (day: string, km: string) => `until ${day} or ${km} km`
export const kilometresFirst = (day: string) => `the kilometres come first, about ${day}`
export const askUs = 'Ask us'

export const eventTitle = (machines: string) => `Last day to extend the warranty (${machines})`
export const eventText = (dealer: string, phone: string, page: string) =>
  `Today is the last day to buy an extension of the warranty of your machine. ${dealer}, ${phone}\n${page}`
