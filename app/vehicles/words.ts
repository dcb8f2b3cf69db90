/** What a visitor reads about a model, wherever it is shown. */

export const kinds = { bike: 'Motorcycles', scooter: 'Scooters', ev: 'Electric' }

export const engine = 'Engine'
export const power = 'Power'
export const transmission = 'Transmission'

export const priceCheckedOn = [
  'Ex-showroom, without registration and insurance. Checked on ',
  '; approximate.',
] as const
