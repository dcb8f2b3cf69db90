/**
 * Code that a configuration needs after the first choice. It loads as one chunk at the first
 * interaction with the form.
 */

export { ConfiguredColourPicture } from './configured-colour-picture.tsx'
export { handleConfiguratorEvent } from './handle-configurator-event.ts'
export { PriceSummary } from './price-summary.tsx'
