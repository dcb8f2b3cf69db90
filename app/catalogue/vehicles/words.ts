/** Texts about a model on several pages. */

export const kinds = { bike: 'Motorcycles', scooter: 'Scooters', ev: 'Electric' }

export const keyFigures = {
  engine: 'Engine',
  power: 'Power',
  transmission: 'Transmission',
  range: 'Range',
  charging: 'Charging',
  topSpeed: 'Top speed',
}

/**
 * Marks of an unconfirmed number and of an unconfirmed word; the latter with a text for screen
 * readers.
 */
export const approximate = ' approx.'
export const unconfirmed = ['\u2009*', ', to be confirmed'] as const

/** Seat height in a line of a list. */
export const seat = (mm: string) => `seat ${mm}\u00a0mm`
export const noLongerSold = 'No longer sold new'
/** Heading of these models at the end of a list. */
export const noLongerSoldGroup = 'No longer sold new · service and spares'
export const noPageOfItsOwn = 'No page of its own'

export const priceCheckedOn = [
  'Ex-showroom, without registration and insurance. Checked on ',
  '.',
] as const

export const picturesShow = (variant: string) => `The picture shows the ${variant} variant.`

/** Note beside a colour without a picture. */
export const notPictured = '(no picture yet)'
export const shownIn = (colour: string) => `(shown in ${colour})`
