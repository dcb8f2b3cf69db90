import type { Dealer } from './dealer-schema.ts'
import { formatDealerAddress } from './format-dealer.ts'

/** Opens the way to the dealer in Google Maps; a phone takes it to its app. Without coordinates the address is looked up. */
export function directionsUrl(dealer: Dealer): string {
  const { lat, lng } = dealer.map
  const isPlaced = lat !== 0 || lng !== 0
  const query = new URLSearchParams({
    api: '1',
    destination: isPlaced ? `${lat},${lng}` : `${dealer.name}, ${formatDealerAddress(dealer)}`,
  })
  return `https://www.google.com/maps/dir/?${query}`
}
