/** The value of a checkbox as staff read it. */

export const yes = 'Yes'
export const no = 'No'
