/** What is said of an event that was sent to the desk. */

export const noType = 'Send a state, note, call, assign or nextStep.'
export const noText = 'Enter a text.'
export const tooLong = 'Use 2,000 characters at most.'
export const emptyNote = 'Write what should be remembered.'
export const noInstant = 'Choose a day and an hour.'
export const noVersion = 'Load the enquiry again and repeat.'
export const noAssignee = 'Choose somebody of the staff.'
export const noState = 'There is no such state.'
export const noReason = 'Choose why it was lost.'
export const noOutcome = 'Choose how the call went.'
