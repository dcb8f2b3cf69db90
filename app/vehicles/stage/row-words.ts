/** What a visitor reads on the plain list of a kind's models. */

const listed = { bike: 'motorcycles', scooter: 'scooters', ev: 'electric models' }
export const allOf = (models: number, kind: keyof typeof listed) =>
  models > 2 ? `All ${models} ${listed[kind]}` : `Our ${listed[kind]}`
export const compare = 'Compare models'
export const search = 'Find by price and engine'
export const aMonth = (rupees: string) => `${rupees} a month`
