/** Texts of the search for visitors. */

export const findModel = 'Find a model'
export const findModelOnPage = (page: number) => `Find a model, page ${page}`
export const pageDescription =
  'Find motorcycles, scooters and electric models by price, engine size and use. Compare up to three.'
export const askUs = ['Or call us to ask: ', '.'] as const
export const callUs = ['Call ', '.'] as const
/** `onSale` of all `models` are on sale. */
export const allModels = (models: number, onSale: number) =>
  models === onSale
    ? `All ${models} models`
    : `All ${models} models: ${onSale} on sale, ${models - onSale} no longer sold new`
type Found = { onSale: number; others: number; all: number }
export const found = ({ onSale, others, all }: Found) =>
  others === 0
    ? `${onSale} of ${all} models`
    : `${onSale + others} of ${all} models: ${onSale} on sale, ${others} no longer sold new`
/** `found` is the text with the number of results. */
export const onPage = (found: string, page: number, pages: number) =>
  `${found}, page ${page} of ${pages}`
