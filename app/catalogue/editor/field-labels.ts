import { modelContent } from '#app/catalogue/vehicles/model-content.ts'

/**
 * Formats a path of `jsonDiff`: `variants › Deluxe › difference` gives
 * `Variants › Deluxe › Extra over the first variant`.
 */
export const formatChangedPath = (place: string): string =>
  modelContent.labels(place.split(' › ')).join(' › ')
