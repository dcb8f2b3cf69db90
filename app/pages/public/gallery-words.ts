/** What a visitor reads on the gallery's page. */

export const pageTitle = 'Gallery'
export const pageDescription = 'Machines, the showroom floor and the workshop in pictures.'
export const images = 'IMAGES'
export const noneYet = 'There are no pictures yet. Come and see for yourself.'
export const enlarge = (caption: string) => `Enlarge: ${caption}`
export const notLoaded = 'The picture could not be loaded. Check your connection.'
