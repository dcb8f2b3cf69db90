/** Texts about a test ride for visitors, except those of the form. */

export const pageTitle = 'Book a test ride'
/** The length of a ride is that of the published plan. */
export const introWithHours = (minutes: number) =>
  `Free, about ${minutes} minutes on the road, helmet provided.`
export const pricesAndTerms = ['All prices are Ex-Showroom Price. ', 'Terms & Conditions'] as const
export const askForLoan = 'INTERESTED FOR FINANCE ?'
