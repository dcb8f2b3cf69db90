/** Texts of the gallery page for visitors. */

export const pageTitle = 'Gallery'
export const pageDescription = 'Pictures of our bikes and scooters, showroom and workshop.'
export const images = 'IMAGES'
export const noneYet = 'No pictures yet. Come and see us at the showroom.'
export const enlarge = (caption: string) => `Enlarge: ${caption}`
export const notLoaded = 'The picture could not be loaded. Check your connection.'
