/** Texts of the dealer's page for visitors. */

export const pageDescription = (address: string) =>
  `${address}. Opening hours, phone numbers and map.`
export const noSuchDealer = 'No such dealer'
export const noneOfThatNumber = 'We could not find this showroom'
export const mayBeMistyped = 'The address may be mistyped. We have one showroom.'
export const ourDealer = 'Our showroom'

export const fromTheStreet = (dealer: string) => `${dealer} from the street`
export const sales = 'Sales'
export const service = 'Service'
export const closed = 'Closed'
export const closedDays = (weekdays: readonly string[], holidays: readonly string[]) =>
  `${weekdays.join(', ')}${holidays.length > 0 ? `, and on ${holidays.join(', ')}` : ''}`
export const email = 'Email'
export const bookTestRide = 'Book a test ride'
export const bookService = 'Book a service'
