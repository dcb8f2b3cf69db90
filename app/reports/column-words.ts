/** What the staff read in every report: the columns that all have, and a box that was ticked or not. */

export const date = 'Date'
export const time = 'Time'
export const reference = 'Reference'

export const state = 'State'
export const assignee = 'Assignee'

export const yes = 'Yes'
export const no = 'No'
