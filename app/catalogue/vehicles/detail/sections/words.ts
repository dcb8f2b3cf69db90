/** Texts of the sections on a model's page. */

export const views = 'See it from every side'
export const fromSide = 'Side view'
export const sideView = (model: string, paint: string) => `${model} in ${paint}, right side`
export const fromBehind = 'Rear view'
export const rearView = (model: string, paint: string) =>
  `${model} in ${paint}, from behind on the left`
export const allRound = 'Drag to see it from every side.'
export const turnIt = 'Open the 360° view'

export const mileage = 'Mileage'
export const sourceOn = (source: string, day: string) => `${source}, ${day}`

export const fits = 'Does it fit you?'

export const figures = 'What the numbers mean'
export const scales = {
  power: 'Power',
  torque: 'Torque',
  weight: 'Weight, ready to ride',
  seat: 'Seat height',
  boot: 'Boot',
  range: 'Range',
  charging: 'A full charge',
  running: 'Electricity per kilometre',
  speed: 'Top speed',
}
export const horses = (count: number) => `${count} horsepower: one dot for each.`
export const spanner = 'The turning force of the engine: more of it means easier starts and climbs.'
export const people = 'You feel it when you push and park. Each person drawn here weighs 70 kg.'
export const bottles = (litres: string) => `The volume of ${litres} one-litre bottles.`
export const days = (count: number, km: number) =>
  `${count === 1 ? 'One day' : `${count} days`} of ${km} km a day on one charge, by the test cycle.`
export const overnight = (time: string) => `Plug it in at 10:00 PM and it is full at ${time}.`
export const atHome = (km: number, rupees: string, day: string) =>
  `₹10 takes you ${km} km, one dot for each: worked out from the battery size and the test cycle, at ${rupees} a unit at home. The charger itself uses a little more. Tariff checked on ${day}.`
export const flatOut = 'On a level road, as stated by the manufacturer.'
export const kilograms = (count: string) => `${count} kg`
export const millimetres = (count: string) => `${count} mm`
export const litres = (count: string) => `${count} litres`
export const kilometres = (count: string) => `${count} km`
export const kilometresAnHour = (count: string) => `${count} km/h`
export const paise = (count: number) => `${count} paise`

export const everyFigure = 'All specifications'
/** For two and more. */
export const paints = (count: number) => `${numbers[count] ?? count} colours`
const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export const seeColours = 'See all colours'

export const costs = 'What it costs'
export const exShowroom = (variant: string) => `${variant}, ex-showroom`
export const aMonth = (rupees: string) => `${rupees} a month`
export const onTop =
  'Registration, road tax and insurance are extra. Ask us and we will call you with the on-road price.'
export const askOnRoad = 'Ask for the on-road price'
export const onRoadFor = (place: string | undefined) =>
  `The on-road price includes registration, road tax and insurance${place ? ` in ${place}` : ''}.`
export const callAboutPrice = 'Get a call about this price'
export const finance = 'Finance and documents'

export const accessories = 'Accessories'
export const allAccessories = (count: number) => `All ${count} accessories`

export const care = 'Service and warranty'
export const warranty = 'Warranty'
export const standardCover = (years: number, km: string) =>
  `${years} ${years === 1 ? 'year' : 'years'} or ${km} km as standard, whichever comes first.`
export const ownCover = 'Find out when your warranty ends.'
export const longerCover = (longest: string) => `You can extend it to ${longest}.`
export const contract = 'Annual maintenance contract'
export const workshop = 'Workshop'
export const workshopHours = (hours: string, closed: string | undefined) =>
  closed ? `Open ${hours}, closed on ${closed}.` : `Open ${hours}, every day.`
export const warrantyLink = 'Warranty and prices'
export const calculatorLink = 'Check my warranty'
export const contractLink = 'What’s included'
export const serviceLink = 'Book a service'

export const rivals = 'Similar models'
/** Title on the page of a model that is no longer sold. */
export const onFloor = 'Models on sale now'
export const from = 'from'
export const nearly = (model: string) => `About the same price, weight and power as the ${model}.`
export const differs = (parts: readonly string[]) => `${parts.join(', ')}.`
export const differences = {
  price: (amount: string, isMore: boolean) => `${amount} ${isMore ? 'more' : 'less'}`,
  range: (amount: string, isMore: boolean) =>
    `${amount} km ${isMore ? 'more' : 'less'} on one charge`,
  power: (amount: string, isMore: boolean) => `${amount} kW ${isMore ? 'more' : 'less'} power`,
  weight: (amount: string, isMore: boolean) => `${amount} kg ${isMore ? 'heavier' : 'lighter'}`,
  seat: (amount: string, isMore: boolean) => `seat ${amount} mm ${isMore ? 'higher' : 'lower'}`,
}
export const compareWith = (model: string) => ['Compare', ` with the ${model}`] as const

export const ride = (model: string) => `Ride the ${model}`
export const rideTerms =
  'Bring your driving licence. The test ride is free, and we will call you to agree on a time.'
export const salesHours = (hours: string, closed: string | undefined) =>
  closed ? `Showroom ${hours}, closed on ${closed}.` : `Showroom ${hours}, every day.`
export const bookTestRide = 'BOOK TEST RIDE'
export const call = (phone: string) => `Call ${phone}`
