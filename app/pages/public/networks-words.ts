/** Texts of the page of locations for visitors. */

export const networks = 'Networks'
export const pageDescription = 'Where to find the showroom and the workshop.'
export const oneShowroom = (city: string) => `Our showroom and workshop in ${city}, at one address.`
