/** Texts for the choice of models to compare. */

/** Visible text of the checkbox, and the rest for screen readers. */
export const compare = (model: string) => ['Compare', ` the ${model}`] as const
export const compareModels = (chosen: number) => `Compare ${chosen > 0 ? chosen : ''} models`
export const aMonth = (rupees: string) => `${rupees} a month`
export const monthMeans = (terms: string) => `Per month: ${terms}`
export const chooseMore = 'Choose one or two more.'
export const threeAtMost = 'You can compare up to three models.'
