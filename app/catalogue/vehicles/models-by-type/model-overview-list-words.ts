/** What a visitor reads on the plain list of a kind's models. */

const listed = {
  bike: ['motorcycle', 'motorcycles'],
  scooter: ['scooter', 'scooters'],
  ev: ['electric model', 'electric models'],
} as const
export const onSale = (models: number, kind: keyof typeof listed) =>
  `${models} ${listed[kind][models === 1 ? 0 : 1]} on sale`
export const compare = 'Compare models'
export const search = 'Search by price and engine'
export const aMonth = (rupees: string) => `${rupees} a month`
