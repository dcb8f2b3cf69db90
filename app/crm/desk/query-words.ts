/** Why a question to the desk's list is refused. */

export const tooLong = 'Search for 200 characters at most.'
export const tooMany = 'Choose 20 at most.'
export const noDay = 'Enter a day as YYYY-MM-DD.'
export const noNumber = 'Page and limit are numbers.'
export const noSection = 'The sections are overdue, today, new, mine and all.'
export const noState = 'There is no such state.'
export const noAssignee = 'Choose somebody by their id, me or none.'
export const noSort = 'Sort by received, due, state, assignee, model or booking.'
export const noOrder = 'The order is asc or desc.'
export const noAnswering = 'Choose how it was answered.'
export const noOpen = 'Open is yes or no.'
export const noReason = 'Choose a reason.'
