/** What a configuration needs once something is chosen: fetched together, at the first touch of the form. */

export { ConfiguredColourPicture } from './configured-colour-picture.tsx'
export { handleConfiguratorEvent } from './handle-configurator-event.ts'
export { PriceSummary } from './price-summary.tsx'
