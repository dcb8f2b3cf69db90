/** What a visitor reads at the map of the way to the dealer. */

export const map = (dealer: string, address: string) => `Map: ${dealer}, ${address}`
export const directions = 'Get directions'
export const directionsOpen = ' in Google Maps'
export const showMap = 'Show the map'
export const hideMap = 'Hide the map'
export const whoServesTheMap =
  'The map comes from OpenStreetMap. Nothing is loaded from there until you press Show the map; its server then sees your IP address, as any website that you open does.'
export const offline =
  'You are offline, so the map cannot load. Try again when you have a connection.'
export const openMap = 'Open in OpenStreetMap'
