/** What a visitor reads in a model's story, beneath its head. */

export const views = 'From every side'
export const fromSide = 'From the side'
export const sideView = (model: string, paint: string) =>
  `${model} in ${paint}, its right side seen level`
export const fromBehind = 'From behind'
export const rearView = (model: string, paint: string) =>
  `${model} in ${paint}, from behind and to the left`
export const allRound = 'Every other side comes with a drag, a swipe or the arrow keys.'
export const turnIt = 'Turn it yourself'

export const mileage = 'Mileage'
export const sourceOn = (source: string, day: string) => `${source}, ${day}`
export const height = (cm: number, { feet, inches }: { feet: number; inches: number }) =>
  `${cm} cm (${feet} ft ${inches} in)`
/** Heights of riders, by the rule of `rider-reach.ts`. */
export const reach = (flat: string, balls: string) =>
  `As a rule of thumb, riders from about ${flat} have both feet flat on the ground, and riders from about ${balls} reach it with the balls of their feet.`
/** A model that is no longer sold stands in no showroom. */
export const legsDiffer = (isOnSale: boolean) =>
  isOnSale ? 'Legs and shoes differ: sit on it in the showroom.' : 'Legs and shoes differ.'

export const figures = 'In figures you can feel'
export const scales = {
  power: 'Power',
  torque: 'Torque',
  weight: 'Weight, ready to ride',
  seat: 'Seat height',
  boot: 'Boot',
  range: 'Range',
  charging: 'A full charge',
  running: 'Electricity for a kilometre',
  speed: 'Top speed',
}
export const horses = (count: number) =>
  count === 1
    ? 'One dot is one horsepower: a single one.'
    : `One dot is one horsepower: ${count} of them.`
export const spanner = (kg: string) =>
  `As strong as ${kg} kg hung on the end of a spanner a metre long.`
export const people = (count: string) => `About as much as ${count} people of 70 kg.`
export const onePerson = 'About as much as one person of 70 kg.'
export const lighterThanOne = 'Less than one person of 70 kg.'
export const besidePerson = 'Beside a person of 1.65 m (5 ft 5 in), drawn to scale.'
export const bottles = (litres: string) => `As much as ${litres} bottles of one litre.`
export const days = (count: number, km: number) =>
  `${count === 1 ? 'One day' : `${count} days`} of ${km} km each on one charge, by the test cycle.`
export const overnight = (time: string) => `Plugged in at 10:00 PM, it is full at ${time}.`
export const atHome = (km: number, rupees: string, day: string) =>
  `One dot is a kilometre: ₹10 takes you ${km}, by the test cycle and the size of the pack, charged at home at ${rupees} a unit; the charger itself takes some more. Tariff checked on ${day}.`
export const flatOut = 'On the level, by the maker’s figure.'
export const kilograms = (count: string) => `${count} kg`
export const millimetres = (count: string) => `${count} mm`
export const litres = (count: string) => `${count} litres`
export const kilometres = (count: string) => `${count} km`
export const kilometresAnHour = (count: string) => `${count} km/h`
export const paise = (count: number) => `${count} paise`

export const everyFigure = 'All specifications'
/** From two on. */
export const paints = (count: number) => `${numbers[count] ?? count} colours`
const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export const seeColours = 'See them large'

export const costs = 'What it costs'
export const exShowroom = (variant: string) => `${variant}, ex-showroom`
export const aMonth = (rupees: string) => `${rupees} a month`
export const onTop =
  'Registration, road tax and insurance come on top. Ask us, and we call you with the on-road price.'
export const askOnRoad = 'Ask for the on-road price'
export const finance = 'Finance and papers'

export const accessories = 'Made to go with it'
export const allAccessories = (count: number) => `All ${count} accessories`

export const care = 'Looked after here'
export const warranty = 'Warranty'
export const standardCover = (years: number, km: string) =>
  `${years} ${years === 1 ? 'year' : 'years'} or ${km} km come with the machine, whichever is first.`
export const ownCover = 'Work out until which day yours is covered.'
export const longerCover = (longest: string) => `It can be extended to ${longest}.`
export const contract = 'Yearly contract'
export const workshop = 'Workshop'
export const workshopHours = (hours: string, closed: string | undefined) =>
  closed ? `Open ${hours}, closed on ${closed}.` : `Open ${hours}, every day.`
export const warrantyLink = 'Cover and prices'
export const calculatorLink = 'Until when?'
export const contractLink = 'What it holds'
export const serviceLink = 'Book a service'

export const rivals = 'Also on our floor'
/** On the page of a model that is not on sale itself. */
export const onFloor = 'On sale here today'
export const from = 'from'
export const nearly = (model: string) => `Costs, weighs and pulls about as much as the ${model}.`
export const differs = (parts: readonly string[]) => `${parts.join(', ')}.`
export const differences = {
  price: (amount: string, isMore: boolean) => `${amount} ${isMore ? 'more' : 'less'}`,
  range: (amount: string, isMore: boolean) =>
    `${amount} km ${isMore ? 'further' : 'less far'} on a charge`,
  power: (amount: string, isMore: boolean) => `${amount} kW ${isMore ? 'stronger' : 'weaker'}`,
  weight: (amount: string, isMore: boolean) => `${amount} kg ${isMore ? 'heavier' : 'lighter'}`,
  seat: (amount: string, isMore: boolean) => `seat ${amount} mm ${isMore ? 'higher' : 'lower'}`,
}
export const compareWith = (model: string) => ['Compare', ` with the ${model}`] as const

export const ride = (model: string) => `Ride the ${model}`
export const rideTerms =
  'Bring your driving licence. We call you to agree on a time; it costs nothing.'
export const salesHours = (hours: string, closed: string | undefined) =>
  closed ? `Showroom ${hours}, closed on ${closed}.` : `Showroom ${hours}, every day.`
export const bookTestRide = 'BOOK TEST RIDE'
export const call = (phone: string) => `Call ${phone}`
