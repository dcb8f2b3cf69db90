import type { ClosedDays } from '#app/dealer/closed-days.ts'

/** What a visitor reads about the house. */

export const pageTitle = 'About us'
export const pageDescription = (dealer: string) =>
  `${dealer}: motorcycles, scooters and electric two-wheelers, sold and serviced under one roof.`

export const oneHouse = (city: string) => `One house for two wheels in ${city}`
export const sellsAndLooksAfter = (dealer: string) =>
  `${dealer} sells motorcycles, scooters and electric two-wheelers, and looks after them for as long as you ride them.`
export const fromTheStreet = (dealer: string) => `${dealer} from the street`

/** What the figures above them count. */
export const models = 'models to choose from'
export const counters = 'counters: sales in front, workshop behind'
export const daysOpen = ({ count, weekly }: ClosedDays) =>
  count === 0 ? 'days a week; open every day' : `days a week; closed on ${weekly}`
export const address = 'address, so you always know whom to ask'

export const whatWeDo = 'What we do'
export const onTheFloor = [
  'Most of what we sell stands on the floor and can be ridden the same day: bring your driving licence and ',
  'book a test ride',
  '. The price on the card is the ex-showroom price; registration, insurance and every fee are written next to it before you sign.',
] as const

export const theWorkshop = 'How the workshop works'
export const jobCard = [
  'You and the service adviser walk around the machine together and write the job card. You get an estimate before we begin, and a call before we do anything that is not on it. Parts that we replace are yours to see. ',
  'Book a service',
  ' for the day that suits you.',
] as const

export const afterPurchase = 'After the purchase'
export const cover = (longest: string) =>
  [
    'The ',
    'annual maintenance contract',
    ' begins where the free services end, the ',
    'extended warranty',
    ` takes the cover to as much as ${longest}, and the `,
    'Joy Club',
    ' turns bills into points.',
  ] as const

export const whereWeAre = 'Where we are'
export const addressAndHours = (street: string, sales: string, service: string) =>
  [`${street}. Sales ${sales}, service ${service}. `, 'Map, numbers and today’s hours'] as const
