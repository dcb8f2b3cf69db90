import { formatOpeningTime } from '#app/platform/calendar/format-opening-time.ts'
import type { Dealer } from './dealer-schema.ts'

/** Formats the address in one line: `Plot 12, …, Hyderabad 500 001`. */
export function formatDealerAddress({ address }: Dealer): string {
  const { street, area, city, state, pinCode } = address
  return `${street}, ${area}, ${city}, ${state} ${pinCode}`
}

/** Formats opening hours: `10:00 AM to 08:00 PM`. */
export function formatOpeningHours({ opens, closes }: Dealer['hours']['sales']): string {
  return `${formatOpeningTime(opens)} to ${formatOpeningTime(closes)}`
}
