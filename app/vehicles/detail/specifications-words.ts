/** What a visitor reads around a model's specifications. */

export const specifications = (model: string) => `${model}: specifications`
export const approximate = '≈ marks a figure that is approximate: ask us before you rely on it.'
/** Before a figure: seen, and heard. */
export const about = '≈ '
export const aboutHeard = 'approximately '
export const sources = 'Where these figures come from'
export const source = (what: string, where: string, day: string) =>
  `${what}: ${where}, checked on ${day}`
