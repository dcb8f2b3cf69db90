/** Default text about the dealer. It is shown until staff write their own text. */

export const defaultAboutDescription =
  '{dealer}: motorcycles, scooters and electric vehicles, sold and serviced under one roof.'

export const defaultAboutHeadline = 'Bikes and scooters in {city}'
export const defaultAboutIntro =
  '{dealer} sells motorcycles, scooters and electric vehicles, and services them for as long as you ride them.'
export const defaultAboutPictureAlt = '{dealer} from the street'

export const defaultAboutNumbers = [
  { figure: '{models}', label: 'models on sale' },
  { figure: '2', label: 'counters: sales and service' },
  { figure: '{open days}', label: 'days a week; {closing days}' },
  { figure: '1', label: 'address for sales, service and spare parts' },
] as const

export const defaultAboutBody = `## What we do

Come and see our models, and ride most of them the same day. Bring your driving licence and [book a test ride](/text-ride-booking). The price on display is the ex-showroom price. Before you sign, we give you registration, insurance and all fees in writing.

## How the workshop works

Our service adviser checks the vehicle with you and writes the job card. You get an estimate before we start, and a call before we do any extra work. We show you the parts we replace. [Book a service](/service-booking) on a day that suits you.

## After you buy

The [annual maintenance contract](/amc) starts when your free services end. The [extended warranty](/extendedWarranty) covers you for up to {longest warranty}. The [Joy Club](/joy-club) gives you points on every bill.

## Where we are

{address}. Sales {sales hours}, service {service hours}. [Map, phone numbers and today’s hours]({dealer-page})`
