/** Texts of the film section on a model's page. */

export const heading = 'In motion'
export const inMotion = (model: string) => `${model} in motion`
