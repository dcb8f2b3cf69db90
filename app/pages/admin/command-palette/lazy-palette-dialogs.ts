/** The portal's dialogs in one lazy chunk. The chunk loads when the page is idle. */

export { CommandPalette } from './command-palette.tsx'
export { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx'
