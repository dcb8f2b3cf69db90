/** Fetched together, once a page has nothing else to do. */
export { KeysDialog } from './keys-dialog.tsx'
export { Palette } from './palette.tsx'
