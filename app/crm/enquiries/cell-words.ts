/** What the staff read of a box that was ticked or not. */

export const yes = 'Yes'
export const no = 'No'
