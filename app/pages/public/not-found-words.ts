/** Texts of the page for unknown addresses. */

export const pageTitle = 'Page not found'
export const nameOrWords = 'Search for a model'
export const forExample = 'Shine, scooter under 80000…'
export const search = 'Search'
export const orCall = ['Or tell us what you are looking for: call ', '.'] as const
export const someModels = 'Three of our models'
