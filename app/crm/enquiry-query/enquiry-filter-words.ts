/** Errors of the desk list's query parameters. */

export const tooLong = 'Use at most 200 characters in a search.'
export const tooMany = 'Choose at most 20.'
export const noDay = 'Enter a day as YYYY-MM-DD.'
export const noNumber = 'Page and limit must be numbers.'
export const noSection = 'Section must be overdue, today, new, mine or all.'
export const noState = 'There is no such status.'
export const noAssignee = 'Assignee must be an account’s id, me or none.'
export const noSort = 'Sort by received, due, state, assignee, model or booking.'
export const noOrder = 'Order must be asc or desc.'
export const noAnswering = 'Answered must be in-time, late, missed or pending.'
export const noOpen = 'Open must be yes or no.'
export const noReason = 'There is no such reason.'
