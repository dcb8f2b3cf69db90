/** Texts of the editor for the texts of the home page. */

export const welcomeSection = 'Welcome'
export const welcome = 'Welcome line'
export const headline = 'Headline'
export const headlineHint =
  'Leave it empty to show the number of models and the lowest price, which the site keeps up to date.'
export const directions = 'Link to the directions'
export const aboutSection = 'About the dealership'
export const offerSection = 'Latest offer'
export const offerButton = 'Button'
export const serviceSection = 'Service'
export const financeSection = 'Finance'
export const financeHint =
  'Shown only while there is no typical loan. With one, the site shows a monthly instalment here.'
export const visitSection = 'Directions'
export const searchSection = 'Search engines'
export const searchTitle = 'Title in search results and in the browser’s tab'
export const title = 'Heading'
export const text = 'Text'
export const button = 'Button'
export const link = 'Link'
/** `names`: the placeholders that a text may contain. */
export const placeholders = (names: readonly string[]) =>
  `The site replaces these with today’s details: ${names.map((name) => `{${name}}`).join(', ')}.`
