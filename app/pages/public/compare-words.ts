/** What a visitor reads where models are compared. */

export const pageTitle = (models: readonly string[]) => `${models.join(' or ')}?`
export const pageDescription = 'Prices and every figure of up to three models, side by side.'

export const compareModels = 'Compare models'
export const sideBySide = 'Side by side'
export const onlyDifferences = 'Only what differs'
export const compareWith = 'Compare with'
export const andWith = 'And with'
export const chooseModel = 'Choose a model'
export const add = 'Add'
export const monthMeans = (terms: string) => `A month: ${terms}`
/** Under a table in which words bear the mark. */
export const unconfirmed = '* marks what is still to be confirmed: ask us before you rely on it.'
