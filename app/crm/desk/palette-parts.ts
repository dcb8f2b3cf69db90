/** Fetched together, once a page has nothing else to do. */
export { KeyboardShortcutsDialog } from './keys-dialog.tsx'
export { CommandPalette } from './palette.tsx'
