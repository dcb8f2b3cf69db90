import type { Dealer } from './dealer-schema.ts'
import { formatDealerAddress } from './format-dealer.ts'

/**
 * Returns the URL of directions in Google Maps, which a phone opens in the Maps app. Without
 * coordinates the URL searches for the address.
 */
export function directionsUrl(dealer: Dealer): string {
  const { lat, lng } = dealer.map
  const isPlaced = lat !== 0 || lng !== 0
  const query = new URLSearchParams({
    api: '1',
    destination: isPlaced ? `${lat},${lng}` : `${dealer.name}, ${formatDealerAddress(dealer)}`,
  })
  return `https://www.google.com/maps/dir/?${query}`
}
