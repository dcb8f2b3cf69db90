import { modelContent } from '#app/catalogue/vehicles/model-content.ts'

/**
 * Formats an error: `colours.0.slug` and `must look like …` give
 * `Colour 1, Web address of the colour must look like …`.
 */
export const formatFieldError = (path: string, says: string): string =>
  `${modelContent.labels(path.split('.')).join(', ')} ${says}`.trim()

/**
 * Formats a path of `jsonDiff`: `variants › Deluxe › difference` gives
 * `Variants › Deluxe › Extra over the first variant`.
 */
export const formatChangedPath = (place: string): string =>
  modelContent.labels(place.split(' › ')).join(' › ')
