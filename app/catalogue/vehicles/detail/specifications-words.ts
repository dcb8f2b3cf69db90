/** What a visitor reads around a model's specifications. */

export const variant = 'Variant'
export const specifications = (model: string) => `${model}: specifications`
export const approximate =
  'What is marked approx. or * nobody has confirmed yet: ask us before you rely on it.'
export const asStated = (figure: string) => `The maker states ${figure}`
export const sources = 'Where these figures come from'
export const source = (what: string, where: string, day: string) =>
  `${what}: ${where}, checked on ${day}`
export const checked = (day: string) => `The whole was last checked on ${day}`
