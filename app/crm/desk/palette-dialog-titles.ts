/** Titles of the dialogs while their code loads. */
export const commandPaletteTitle = 'Find'
export const keyboardShortcutsTitle = 'Keyboard shortcuts'
