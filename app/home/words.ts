/** What a visitor reads on the home page. */

export const pageTitle = (dealer: string, city: string) =>
  `${dealer}, ${city}: motorcycles, scooters, electric`

export const pageDescription = (models: number, place: string) =>
  `${models} models with prices, colours and specifications; test rides, service and spare parts at ${place}.`

export const slides = 'From the showroom'
export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const pauseSlides = 'Pause the slides'
export const playSlides = 'Play the slides'
export const slide = (place: number, of: number) => `${place} of ${of}`
export const seeModel = (model: string) => `See the ${model}`
export const showSlide = (place: number, of: number) => `Slide ${place} of ${of}`

export const welcome = (dealer: string, city: string) => `Welcome to ${dealer}, ${city}`

type Floor = {
  models: number
  place: string
  sales: string
  service: string
  closedOn: readonly string[]
}

export function floor({ models, place, sales, service, closedOn }: Floor): string {
  const closed = closedOn.length > 0 ? `, closed on ${closedOn.join(' and ')}` : ''
  return `${models} models stand on the floor at ${place}. Sales ${sales}, workshop ${service}${closed}.`
}

export const kinds = { bike: 'Motorcycles', scooter: 'Scooters', ev: 'Electric' }
/** Before a price. */
export const modelsFrom = (models: number) => `${models} from `

export const soldAndServiced = 'Sold here, serviced here'
export const oneRoof = (dealer: string, area: string) =>
  `Showroom, workshop and spare parts of ${dealer} are under one roof at ${area}. The person who hands you the key is the one you call afterwards.`
export const aboutUs = 'KNOW MORE'
export const threeModels = 'Three of our models'
/** Before a price. */
export const from = 'from '
/** What the link shows, and what a screen reader says after it. */
export const details = (model: string) => ['Details', ` of the ${model}`] as const
export const testRide = (model: string) => ['Test ride', ` on the ${model}`] as const

export const comeBy = 'Come by'
export const openingHours = 'Opening hours'
export const sales = 'Sales'
export const service = 'Service'
export const closed = 'Closed'
export const theWay = 'How to find us'
