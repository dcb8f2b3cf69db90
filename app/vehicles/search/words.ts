/** What a visitor reads while looking for a model. */

/** What a machine is for, in the order in which buyers ask. */
export const uses: Record<string, string> = {
  commute: 'Commuting',
  family: 'Family',
  city: 'City',
  sport: 'Sport',
  touring: 'Touring',
  performance: 'Performance',
}
export const upTo80000 = 'Under ₹80,000'
export const upTo120000 = '₹80,000 to ₹1,20,000'
export const upTo200000 = '₹1,20,000 to ₹2,00,000'
export const over200000 = '₹2,00,000 and above'
export const upTo110cc = 'Up to 110 cc'
export const upTo125cc = '111 to 125 cc'
export const upTo200cc = '126 to 200 cc'
export const over200cc = 'Over 200 cc'

export const nameOrWords = 'Name or words'
export const forExample = 'Shine, scooter under 80000 …'
export const kind = 'Kind'
export const allKinds = 'All kinds'
export const whatFor = 'What for'
export const anything = 'Anything'
export const price = 'Price'
export const anyPrice = 'Any price'
export const engine = 'Engine'
export const anyEngine = 'Any engine'
export const order = 'Order'
export const bestMatch = 'Best match'
export const orders = {
  price: 'Price, low to high',
  dearest: 'Price, high to low',
  power: 'Power, most first',
  weight: 'Weight, lightest first',
}
export const notNarrowed = 'The list could not be narrowed: no connection. Choose again.'
export const show = 'Show'
export const clear = 'Clear'

/** How the words of a search were understood; after each what its link does. */
export const understood = 'Understood as'
export const takeOff = '(take off)'

export const filter = 'Filter'
export const all = (models: number) => `All ${models}`
export const moreWays = 'Filter and compare'
