/** What a visitor reads on a kind's page. */

export const pageTitle = (kind: string, rupees: string) => `${kind} from ${rupees}`
/** `some`: names, all or a few of them. */
export const pageDescription = (models: number, some: readonly string[]) =>
  `${models} models: ${some.join(', ')}${some.length < models ? ' and more' : ''}. Ex-showroom prices, engine, power and transmission.`
export const notLoaded = {
  bike: 'Failed to fetch data',
  scooter: 'Failed to load scooters.',
  ev: 'Failed to load scooters.',
}
export const noneToday = (kind: string) => `${kind}: none on the floor today`
export const callInstead = 'Please try again in a moment, or call us: the numbers are at the top.'
export const inOneList = (models: number) => `All ${models} in one list`
