/** Fetched together, once a page has nothing else to do. */

export { CommandPalette } from './command-palette.tsx'
export { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx'
