/** What a visitor reads while looking for a model and comparing some. */

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
export const forExample = 'Hornet, 125, family …'
export const kind = 'Kind'
export const allKinds = 'All kinds'
export const whatFor = 'What for'
export const anything = 'Anything'
export const price = 'Price'
export const anyPrice = 'Any price'
export const engine = 'Engine'
export const anyEngine = 'Any engine'
export const show = 'Show'
export const clear = 'Clear'

export const filter = 'Filter'
export const all = (models: number) => `All ${models}`
export const moreWays = 'Price, engine, compare'

/** What the box shows, and what a screen reader says after it. */
export const compare = (model: string) => ['Compare', ` the ${model}`] as const
export const compareModels = (chosen: number) => `Compare ${chosen > 0 ? chosen : ''} models`
export const chooseMore = 'Choose one or two more.'
export const threeAtMost = 'Three is the most that fit side by side.'

export const sideBySide = (models: string) => `${models} side by side`
export const takeOut = (model: string) => `Take the ${model} out`
export const exShowroom = 'Price, ex-showroom'
export const approximate = 'approximate'
/** Before a figure: seen, and heard. */
export const about = ['≈ ', 'approximately '] as const
export const tryIt = 'Try it'
export const testRide = (model: string) => ['Test ride', ` on the ${model}`] as const
