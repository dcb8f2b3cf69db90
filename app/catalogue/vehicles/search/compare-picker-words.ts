/** What a visitor reads where a comparison begins. */

export const compareModels = 'Compare models'
export const chooseSome =
  'Choose two or three: price, figures and colours stand side by side, with a mark at the better.'
export const noSuchModels = 'We have no model of that name. Choose two or three of these.'
export const places = ['First model', 'Second model', 'Third model'] as const
export const chooseModel = 'Choose a model'
export const compare = 'Compare'
export const goOn = 'Go on'
export const fromTheList = 'Choose from the list with pictures and prices'
