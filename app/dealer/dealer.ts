import type { Dealer } from './facts.ts'

/** `Plot 12, …, Hyderabad 500 001`: one line for address blocks and answers. */
export function addressLine({ address }: Dealer): string {
  const { street, area, city, state, pinCode } = address
  return `${street}, ${area}, ${city}, ${state} ${pinCode}`
}

/** `10:00 AM to 08:00 PM`. */
export function openingLine({ opens, closes }: Dealer['hours']['sales']): string {
  return `${twelveHour(opens)} to ${twelveHour(closes)}`
}

function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}
