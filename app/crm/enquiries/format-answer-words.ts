/** The value of a checkbox, for staff. */

export const yes = 'Yes'
export const no = 'No'
