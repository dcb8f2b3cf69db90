/** What a visitor reads on a kind's page. */

export const pageTitle = (kind: string, price: string) => `${kind} from ${price}`
/** `some`: names, all or a few of them. */
export const pageDescription = (models: number, some: readonly string[]) =>
  `${models} ${models === 1 ? 'model' : 'models'} on sale: ${some.join(', ')}${some.length < models ? ' and more' : ''}. Ex-showroom prices, engine, power and transmission.`
export const notLoaded = {
  bike: 'Failed to fetch data',
  scooter: 'Failed to load scooters.',
  ev: 'Failed to load scooters.',
}
export const noneToday = {
  bike: 'No motorcycles on the floor at the moment',
  scooter: 'No scooters on the floor at the moment',
  ev: 'No electric models on the floor at the moment',
}
/** Before the number of the sales counter. */
export const askWhatComes = 'Service and spare parts go on. Ask us what comes in: '
export const askUs = 'Contact us'
export const callInstead = 'Please try again in a moment, or call us: the numbers are at the top.'
export const inOneList = (models: number) => `All ${models} in one list`
