/** What the staff read of a thing's earlier values. */

export const when = 'When'
export const who = 'Who'
export const fromTo = 'From → to'
/** A value that was looked at and left as it is. */
export const checked = (value: string) => `${value}, checked`
