/** What a visitor reads around every public page, and where one could not be made. */

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

/** The lists of the footer. */
export const footer = (list: string) => `Footer: ${list}`
export const loans = 'Finance'
export const emiCalculator = 'EMI Calculator'
export const contactUs = 'Contact Us'
export const aboutUs = 'About Us'
export const terms = 'Terms & Conditions'
export const privacyPolicy = 'Privacy Policy'
export const afterSales = 'Services'
export const bookService = 'Book For Service'
export const bookAmc = 'Book For AMC'
export const longerWarranty = 'Extended Warranty'
export const serviceReminders = 'Service Reminders'

export const sales = 'Sales'
export const service = 'Service'
export const theWay = 'How to find us'
export const closedDays = (days: readonly string[]) =>
  days.length > 0 ? `Closed on ${days.join(', ')}` : 'Open every day'

/** Between the two stands the year. */
export const copyright = (dealer: string) =>
  ['© ', ` ${dealer}. Machines are drawn for this site and stand for no maker's product.`] as const
export const siteBy = ['Site by ', 'Showroom'] as const

export const socialMedia = 'Social media'
export const followUs = 'Follow us'
export const inNewTab = (network: string) => `${network}, opens in a new tab`

export const noSuchPage = 'There is no page at this address'
export const lookInstead =
  'It may have moved, or the link was cut off on its way. Look for the machine instead:'
/** Said over the page that stays, of one that the network did not bring. */
export const pageNotLoaded = 'This page could not be loaded. Check your connection.'
export const listsNotLoaded: Record<string, string> = {
  '/motorcycle': 'Failed to fetch data',
  '/scooters': 'Failed to load scooters.',
  '/ev': 'Failed to load scooters.',
}
export const ourFault = 'Something went wrong on our side'
export const reference = 'Reference:'
export const callIfItStays = [
  'We have noted it. Please ',
  'load the page again',
  '; if it stays, call us: the numbers are at the top of every page.',
] as const

/** Where a page that has nothing to show leads on to. */
export const motorcycles = 'Motorcycles'
export const allScooters = 'Scooters'
export const electric = 'Electric'
export const contact = 'Contact us'

/** For search engines. */
export const start = 'Home'
export const workshop = (dealer: string) => `${dealer}, service`
