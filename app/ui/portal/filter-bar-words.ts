/** Texts of the filter above a list. */

export const searchNow = 'Start search'
export const filterBy = (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`)
export const clear = 'Clear'
