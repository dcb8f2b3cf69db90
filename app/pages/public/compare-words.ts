/** Texts of the comparison for visitors. */

export const pageTitle = (models: readonly string[]) => `${models.join(' or ')}?`
export const pageDescription = 'Compare the price and specifications of up to three models.'

export const compareModels = 'Compare models'
export const sideBySide = 'Side by side'
export const onlyDifferences = 'Show differences only'
export const compareWith = 'Compare with'
export const andWith = 'Add another'
export const chooseModel = 'Choose a model'
export const add = 'Add'
export const monthMeans = (terms: string) => `Per month: ${terms}`
/** Note under a table with marked values. */
export const unconfirmed = '* Figures to be confirmed at the showroom.'
