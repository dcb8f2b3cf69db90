/** The portal's dialogs as one lazy chunk, which loads when the page is idle. */

export { CommandPalette } from './command-palette.tsx'
export { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx'
