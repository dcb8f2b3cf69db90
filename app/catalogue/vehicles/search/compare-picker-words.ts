/** Texts of the page on which a comparison begins. */

export const compareModels = 'Compare models'
export const chooseSome =
  'Choose two or three to see their prices, figures and colours side by side. A mark shows which is better.'
export const noSuchModels = 'We have no model of that name. Choose two or three of these.'
export const places = ['First model', 'Second model', 'Third model'] as const
export const chooseModel = 'Choose a model'
export const compare = 'Compare'
export const goOn = 'Continue'
export const fromTheList = 'Choose from the list with pictures and prices'
