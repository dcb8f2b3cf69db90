/** What stands over the palette and the keys until their code is there. */
export const commandPaletteTitle = 'Find'
export const keyboardShortcutsTitle = 'Keyboard shortcuts'
