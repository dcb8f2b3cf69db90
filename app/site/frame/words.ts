/** Texts of the public frame and of its error pages. */

export const skipToContent = 'Skip to the content'
export const homeOf = (dealer: string) => `${dealer}, home`
export const mainMenu = 'Main'
export const menu = 'Menu'
export const findModel = 'Find a model'

/** The entries of the header. */
export const home = 'HOME'
export const motorcycle = 'MOTORCYCLE'
export const scooters = 'SCOOTERS'
export const ev = 'EV'
export const finance = 'FINANCE'
export const offers = 'OFFERS'
export const gallery = 'GALLERY'
export const services = 'SERVICES'
export const bookForService = 'BOOK FOR SERVICE'
export const amc = 'AMC'
export const extendedWarranty = 'EXTENDED WARRANTY'
export const joyClub = 'JOY CLUB'
export const networks = 'NETWORKS'

export const noSuchPage = 'There is no page at this address'
export const lookInstead =
  'It may have moved, or the link is not complete. Look for a model instead:'
/** Shown above the current page if the next page could not be loaded. */
export const pageNotLoaded = 'This page could not be loaded. Check your connection.'
export const listsNotLoaded: Record<string, string> = {
  '/motorcycle': 'Failed to fetch data',
  '/scooters': 'Failed to load scooters.',
  '/ev': 'Failed to load scooters.',
}
export const ourFault = 'Something went wrong on our side'
export const reference = 'Reference:'
export const callIfItStays = [
  'We have noted the problem. Please ',
  'load the page again',
  '. If that does not help, call us: the numbers are at the top of every page.',
] as const

/** Links on a page that has no other content. */
export const motorcycles = 'Motorcycles'
export const allScooters = 'Scooters'
export const electric = 'Electric'
export const contact = 'Contact us'

/** Names for search engines. */
export const start = 'Home'
export const workshop = (dealer: string) => `${dealer}, service`
export const exShowroomPrice = 'Ex-showroom price'
export const onRoadPrice = (place: string) => `On-road price, ${place}`
