/** Texts around a model's specifications. */

export const variant = 'Variant'
export const specifications = (model: string) => `${model}: specifications`
export const approximate = 'Figures marked approx. or * are to be confirmed at the showroom.'
export const asStated = (figure: string) => `The manufacturer states ${figure}`
export const sources = 'Sources of these figures'
export const source = (what: string, where: string, day: string) =>
  `${what}: ${where}, checked on ${day}`
export const checked = (day: string) => `All figures last checked on ${day}`
