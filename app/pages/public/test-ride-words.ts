/** What a visitor reads about a test ride, beside what its form says itself. */

export const pageTitle = 'Book a test ride'
export const pricesAndTerms = ['All prices are Ex-Showroom Price. ', 'Terms & Conditions'] as const
export const askForLoan = 'INTERESTED FOR FINANCE ?'
