/** What a visitor reads at the map of the way to the dealer. */

export const map = (dealer: string, address: string) => `Map: ${dealer}, ${address}`
export const showMap = 'Show the map'
export const mapIsFetched =
  'Loads from openstreetmap.org, which then sees your address on the network.'
export const openMap = 'Open in OpenStreetMap'
