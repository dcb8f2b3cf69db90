/** Texts of a value's change history. */

export const when = 'When'
export const who = 'Who'
export const fromTo = 'Change'
/** A value that staff confirmed without a change. */
export const checked = (value: string) => `${value}, checked`
