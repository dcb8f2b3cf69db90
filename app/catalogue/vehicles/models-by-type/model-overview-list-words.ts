/** Texts of the plain list of all models of a kind. */

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
