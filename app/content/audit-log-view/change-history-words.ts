/** Texts of the history of a value. */

export const when = 'When'
export const who = 'Who'
export const fromTo = 'Change'
/** A value that was checked and not changed. */
export const checked = (value: string) => `${value}, checked`
