/** Texts of search and filter. */

/** Uses of a vehicle, in the order in which buyers ask about them. */
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
export const upTo770mm = 'Up to 770 mm'
export const upTo790mm = '771 to 790 mm'
export const upTo810mm = '791 to 810 mm'
export const over810mm = 'Over 810 mm'
export const from60kmpl = '60 km/l and more'
export const from50kmpl = '50 km/l and more'
export const from40kmpl = '40 km/l and more'

export const nameOrWords = 'Search'
export const forExample = 'Shine, scooter for 155 cm…'
export const kind = 'Type'
export const allKinds = 'All types'
export const whatFor = 'Use'
export const anything = 'Any use'
export const price = 'Price, ex-showroom'
export const anyPrice = 'Any price'
export const maxOnRoad = 'On the road'
export const anyOnRoad = 'Any amount'
export const maxEmi = 'EMI per month'
export const anyEmi = 'Any EMI'
export const upTo = (rupees: string) => `Up to ${rupees}`
export const engine = 'Engine'
export const anyEngine = 'Any engine'
export const seat = 'Seat height'
export const anySeat = 'Any height'
export const mileage = 'Mileage'
export const anyMileage = 'Any mileage'
export const order = 'Sort by'
export const bestMatch = 'Best match'
export const orders = {
  price: 'Price, low to high',
  dearest: 'Price, high to low',
  onRoad: 'On-road price, low to high',
  power: 'Power, highest first',
  weight: 'Weight, lightest first',
  seat: 'Seat, lowest first',
  mileage: 'Mileage, best first',
}
export const notNarrowed = 'The list could not be updated: no connection. Please choose again.'
/** Opens the filters on a phone. */
export const filters = (set: number) => (set === 0 ? 'Filters' : `Filters: ${set} set`)
export const show = 'Show'
export const clear = 'Clear'

/** Interpretations of a query, and the text of their links. */
export const understood = 'Understood as'
export const takeOff = '(remove)'

export const filter = 'Filter'
export const all = 'All'
export const moreWays = 'Filter and compare'
