/** What a visitor reads about a model, wherever it is shown. */

export const kinds = { bike: 'Motorcycles', scooter: 'Scooters', ev: 'Electric' }

export const keyFigures = {
  engine: 'Engine',
  power: 'Power',
  transmission: 'Transmission',
  range: 'Range',
  charging: 'Charging',
  topSpeed: 'Top speed',
}

/** After a figure, and after a word that nobody has confirmed: seen, and heard. */
export const approximate = ' approx.'
export const unconfirmed = ['\u2009*', ', to be confirmed'] as const

/** In one line of a list. */
export const seat = (mm: string) => `seat ${mm} mm`
export const outOfProduction = 'Out of production'

export const priceCheckedOn = [
  'Ex-showroom, without registration and insurance. Checked on ',
  '.',
] as const

/** Beside a colour that has no picture of its own. */
export const notPictured = '(no picture yet)'
export const shownIn = (colour: string) => `(shown in ${colour})`
