/** What a visitor is told whose enquiry is not taken; what is wrong with a field says the field. */

export const tooMany = (seconds: number) =>
  `Too many requests from your connection. Please try again in ${seconds} seconds.`
export const noSuchModel = 'Select a model from the list'
