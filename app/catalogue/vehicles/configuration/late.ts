/** What a configuration needs once something is chosen: fetched together, at the first touch of the form. */
export { handleConfiguratorEvent } from './answer.ts'
export { PriceSummary } from './bill.tsx'
export { ConfiguredColourPicture } from './painted.tsx'
