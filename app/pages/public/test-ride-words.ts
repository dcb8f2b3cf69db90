/** Texts about a test ride for visitors, except those of the form. */

export const pageTitle = 'Book a test ride'
export const pricesAndTerms = ['All prices are Ex-Showroom Price. ', 'Terms & Conditions'] as const
export const askForLoan = 'INTERESTED FOR FINANCE ?'
