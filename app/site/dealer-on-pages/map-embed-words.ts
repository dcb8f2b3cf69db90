/** Texts of the map for visitors. */

export const map = (dealer: string, address: string) => `Map: ${dealer}, ${address}`
export const directions = 'Get directions'
export const directionsOpen = ' in Google Maps'
export const showMap = 'Show the map'
export const hideMap = 'Hide the map'
export const whoServesTheMap =
  'The map comes from OpenStreetMap and loads only when you press Show the map. OpenStreetMap then sees your IP address, like any website you open.'
export const offline =
  'You are offline, so the map cannot load. Please try again when you are online.'
export const openMap = 'Open in OpenStreetMap'
