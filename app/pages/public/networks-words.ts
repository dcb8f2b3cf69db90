/** What a visitor reads about where the dealer is found. */

export const networks = 'Networks'
export const pageDescription = 'Where to find the showroom and the workshop.'
export const oneShowroom = (city: string) => `Our showroom and workshop in ${city}, at one address.`
