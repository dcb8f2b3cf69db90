/** What is said of several enquiries that are changed together, and of two that are joined. */

export const noReference = 'Choose enquiries by their references.'
export const noneChosen = 'Choose at least one enquiry.'
export const tooMany = 'Choose 100 enquiries at most.'
