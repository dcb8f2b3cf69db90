/** What a visitor reads where models are looked for. */

export const findModel = 'Find a model'
export const findModelOnPage = (page: number) => `Find a model, page ${page}`
export const pageDescription =
  'All motorcycles, scooters and electric models by price, engine size and what they are for; compare up to three.'
export const askUs = ['Or ask us what we can get: call ', '.'] as const
export const callUs = ['Call ', '.'] as const
export const allModels = (models: number) => `All ${models} models`
export const found = (models: number, of: number) => `${models} of ${of} models`
/** `found` is the sentence that says how many. */
export const onPage = (found: string, page: number, pages: number) =>
  `${found}, page ${page} of ${pages}`
