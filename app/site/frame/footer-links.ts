import * as words from './footer-words.ts'

export const footerLinks = [
  { label: words.loans, to: '/finance' },
  { label: words.emiCalculator, to: '/finance#emi' },
  { label: words.contactUs, to: '/contact' },
  { label: words.aboutUs, to: '/about' },
  { label: words.terms, to: '/terms-conditions' },
  { label: words.privacyPolicy, to: '/finance#privacy' },
] as const

export const footerServices = [
  { label: words.bookService, to: '/service-booking' },
  { label: words.bookAmc, to: '/amc' },
  { label: words.longerWarranty, to: '/extendedWarranty' },
  { label: words.serviceReminders, to: '/optain' },
  { label: words.followEnquiry, to: '/my-enquiry' },
] as const
