/** Titles that the dialogs show while their code loads. */
export const searchTitle = 'Search'
export const keyboardShortcutsTitle = 'Keyboard shortcuts'
