/** What a visitor reads at a model's own film. */

export const heading = 'In motion'
export const inMotion = (model: string) => `${model} in motion`
