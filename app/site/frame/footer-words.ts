/**
 * Texts of the contact bar, the social links and the footer for visitors. The browser gets these
 * texts with the HTML and never loads this file.
 */

/** Label of a list in the footer. */
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
export const followEnquiry = 'Follow Your Enquiry'

export const sales = 'Sales'
export const service = 'Service'
/** Shown in the contact bar of a phone in place of the address. */
export const email = 'Email'
export const theWay = 'How to find us'
export const closedDays = (days: readonly string[]) =>
  days.length > 0 ? `Closed on ${days.join(', ')}` : 'Open every day'

/** The year is shown between the two parts. */
export const copyright = (dealer: string) =>
  [
    '© ',
    ` ${dealer}. Vehicles are drawn for this site and do not represent any manufacturer’s product.`,
  ] as const
export const siteBy = ['Site by ', 'Showroom'] as const

export const socialMedia = 'Social media'
export const followUs = 'Follow us'
export const inNewTab = (network: string) => `${network}, opens in a new tab`
