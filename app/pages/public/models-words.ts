/** Texts of the page of a kind for visitors. */

export const pageTitle = (kind: string, price: string) => `${kind} from ${price}`
/** `some` holds the names of all models or of a few. */
export const pageDescription = (models: number, some: readonly string[]) =>
  `${models} ${models === 1 ? 'model' : 'models'} on sale: ${some.join(', ')}${some.length < models ? ' and more' : ''}. Ex-showroom prices, engine, power and transmission.`
export const notLoaded = {
  bike: 'Failed to fetch data',
  scooter: 'Failed to load scooters.',
  ev: 'Failed to load scooters.',
}
export const noneToday = {
  bike: 'No motorcycles on sale right now',
  scooter: 'No scooters on sale right now',
  ev: 'No electric models on sale right now',
}
/** The number of the sales counter follows. */
export const askWhatComes =
  'We still do service and sell spare parts. To ask about new models, call '
export const askUs = 'Contact us'
export const callInstead = 'Please try again in a moment, or call us: the numbers are at the top.'
export const inOneList = (models: number) => `See all ${models} in one list`
