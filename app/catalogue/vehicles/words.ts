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
export const seat = (mm: string) => `seat ${mm}\u00a0mm`
export const noLongerSold = 'No longer sold new'
/** Heads the group of such models at the end of a list. */
export const noLongerSoldGroup = 'No longer sold new · service and spares'
export const noPageOfItsOwn = 'No page of its own'

export const priceCheckedOn = [
  'Ex-showroom, without registration and insurance. Checked on ',
  '.',
] as const

export const picturesShow = (variant: string) => `The picture shows the ${variant} variant.`

/** Beside a colour that has no picture of its own. */
export const notPictured = '(no picture yet)'
export const shownIn = (colour: string) => `(shown in ${colour})`
