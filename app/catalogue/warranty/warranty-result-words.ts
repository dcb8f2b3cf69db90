/** Texts of the warranty calculator's result. */

export const electric = 'Electric scooters'

export const chooseMachine = 'Choose the type of vehicle.'
export const dayOfSale = 'Enter the date of purchase, as on the invoice.'
export const saleAhead = 'The date of purchase is in the future.'
export const saleLongAgo = 'The date of purchase is before 2000.'
export const odometer = 'Enter whole kilometres, from 0 to 9,99,999.'
export const monthly = 'Enter whole kilometres per month, from 0 to 20,000.'

export const noTable =
  'We have no extended warranty for electric scooters in our list yet. Call us and we will check what the manufacturer offers for yours.'

export const byDate = 'Standard warranty, by date'
export const byKilometres = (km: string) => `Standard warranty, by ${km} km`
export const until = (day: string) => `until ${day}`
export const about = (day: string) => `about ${day}`
export const reached = 'already reached'
export const notInYears = 'not for many years'
export const first = 'Whichever comes first'
export const lastDay = 'Last day to buy an extension'

export const whileItLasts = 'You can buy an extension while the standard warranty is running.'
export const withinMonths = (months: number) =>
  `You can buy an extension within ${months} ${months === 1 ? 'month' : 'months'} of purchase, while the standard warranty is running.`
export const estimated = 'Dates by kilometres are estimates from your kilometres per month.'
export const tooLate = (day: string) =>
  `The last day to buy an extension was ${day}. Call us and we will see what we can do.`
export const tooFar = (km: string) =>
  `The standard warranty ended at ${km} km, so it is too late to buy an extension. Call us and we will see what we can do.`

export const option = (years: number) => `+ ${years} ${years === 1 ? 'year' : 'years'}`
export const coveredUntil = (day: string, km: string) => `until ${day} or ${km} km`
export const kilometresFirst = (day: string) => `by kilometres, about ${day}`
export const askUs = 'Ask us'

export const eventTitle = (machines: string) => `Last day to extend the warranty (${machines})`
export const eventText = (dealer: string, phone: string, page: string) =>
  `Today is the last day to extend the warranty of your vehicle. ${dealer}, ${phone}\n${page}`
