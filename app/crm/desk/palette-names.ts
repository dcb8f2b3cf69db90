/** What stands over the palette and the keys until their code is there. */
export const find = 'Find'
export const keys = 'Keyboard shortcuts'
