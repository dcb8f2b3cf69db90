/** What the staff read in every report: the columns that all have. */

export const date = 'Date'
export const time = 'Time'
export const reference = 'Reference'

export const state = 'State'
export const assignee = 'Assignee'
