/** Titles that the dialogs show while their code loads. */
export const commandPaletteTitle = 'Find'
export const keyboardShortcutsTitle = 'Keyboard shortcuts'
