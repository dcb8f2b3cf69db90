/** Texts of the home page for visitors. */

export const slides = 'Highlights from our showroom'
export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const pauseSlides = 'Pause the slides'
export const playSlides = 'Play the slides'
export const slide = (place: number, of: number) => `${place} of ${of}`
export const seeModel = (model: string) => `See the ${model}`
/** Shown between the two arrows in a window without room for dots. */
export const slideOf = (place: number, of: number) => `${place} / ${of}`
export const moreSlides = 'More from our showroom'
export const showSlide = (place: number, of: number) => `Slide ${place} of ${of}`

export const floor = (models: number, rupees: string, isApproximate: boolean) =>
  `${models === 1 ? 'One model' : `${models} bikes and scooters`} from ${isApproximate ? 'about ' : ''}${rupees}`
export const call = (phone: string) => `Call ${phone}`

export const kinds = { bike: 'Motorcycles', scooter: 'Scooters', ev: 'Electric' }
/** A price is shown after this text. */
export const modelsFrom = (models: number) => `${models} on sale, from `

export const threeModels = 'Three of our models'
/** A price is shown after this text. */
export const from = 'from '
/** The visible text of the link, then the text that only screen readers read. */
export const details = (model: string) => ['Details', ` of the ${model}`] as const
export const testRide = (model: string) => ['Test ride', ` on the ${model}`] as const

export const openingHours = 'Opening hours'
export const showroom = 'Showroom'
export const closed = 'Closed'

/** A phone number is shown after this text. */
export const orCall = ' Or call '

type Month = {
  model: string
  rupees: string
  isOnRoad: boolean
  months: number
  rate: number
  checkedOn: string
}
export const monthOf = ({ model, rupees, isOnRoad, months, rate, checkedOn }: Month) =>
  `The ${model} from ${rupees} a month: ${months} months at ${rate}% on the full ${isOnRoad ? 'on-road' : 'ex-showroom'} price. The lender decides the final terms. Rate checked on ${checkedOn}.`
