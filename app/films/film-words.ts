/** What a visitor reads at a model's film. */

export const inMotion = 'In motion'
export const filmOf = (model: string) => `${model} in motion`
