/** Labels of the columns that every report has. */

export const date = 'Date'
export const time = 'Time'
export const reference = 'Reference'

export const state = 'Status'
export const assignee = 'Assigned to'
