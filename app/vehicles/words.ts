/** What a visitor reads about a model, wherever it is shown. */

export const kinds = { bike: 'Motorcycles', scooter: 'Scooters', ev: 'Electric' }

export const engine = 'Engine'
export const power = 'Power'
export const transmission = 'Transmission'

export const priceCheckedOn = [
  'Ex-showroom, without registration and insurance. Checked on ',
  '; approximate.',
] as const

/** `2026-11-21` as "21 November 2026". */
export function day(date: string): string {
  const [year, month, of] = date.split('-').map(Number)
  return `${of} ${months[(month ?? 0) - 1]} ${year}`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
