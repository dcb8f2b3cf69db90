/** What a visitor reads about the house, until the staff write it otherwise. */

export const pageDescription =
  '{dealer}: motorcycles, scooters and electric two-wheelers, sold and serviced under one roof.'

export const oneHouse = 'One house for two wheels in {city}'
export const sellsAndLooksAfter =
  '{dealer} sells motorcycles, scooters and electric two-wheelers, and looks after them for as long as you ride them.'
export const fromTheStreet = '{dealer} from the street'

export const figures = [
  { figure: '{models}', label: 'models to choose from' },
  { figure: '2', label: 'counters: sales in front, workshop behind' },
  { figure: '{open days}', label: 'days a week; {closing days}' },
  { figure: '1', label: 'address, so you always know whom to ask' },
] as const

export const body = `## What we do

Most of what we sell stands on the floor and can be ridden the same day: bring your driving licence and [book a test ride](/text-ride-booking). The price on the card is the ex-showroom price; registration, insurance and every fee are written next to it before you sign.

## How the workshop works

You and the service adviser walk around the machine together and write the job card. You get an estimate before we begin, and a call before we do anything that is not on it. Parts that we replace are yours to see. [Book a service](/service-booking) for the day that suits you.

## After the purchase

The [annual maintenance contract](/amc) begins where the free services end, the [extended warranty](/extendedWarranty) takes the cover to as much as {longest warranty}, and the [Joy Club](/joy-club) turns bills into points.

## Where we are

{address}. Sales {sales hours}, service {service hours}. [Map, numbers and today’s hours]({dealer-page})`
