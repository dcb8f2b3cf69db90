/** Responses to an action on an enquiry. */

export const noType = 'The type must be state, note, call, message, assign, nextStep or strike.'
export const noChannel = 'The channel must be whatsapp or email.'
export const textNameTooLong = 'The name of the text must be at most 60 characters.'
export const noText = 'Enter a text.'
export const tooLong = 'Use at most 2,000 characters.'
export const emptyNote = 'Write a note first.'
export const noInstant = 'Choose a day and a time.'
export const noVersion = 'Reload the enquiry and try again.'
export const noAssignee = 'Choose a staff member.'
export const noState = 'There is no such status.'
export const noReason = 'Choose why the enquiry was lost.'
export const noEvent = 'Choose a note, a call or a message.'
export const noSuchEvent = 'There is no such note, call or message.'
export const strikesOnlyOwn =
  'Only the person who wrote this, a manager or the owner can strike it out.'
export const isStruckAlready = 'This is already struck out.'
export const noOutcome = 'Choose how the call went.'

export const noneOfThatReference = 'There is no enquiry with this reference.'
/** `who` is the person who changed the enquiry after the user opened it. */
export const quicker = (who: string) =>
  `${who} changed this enquiry after you opened it. Check it and try again.`
export const somebodyElse = 'Someone else'
/** `states` lists the states of the enquiry's flow, with commas between them. */
export const notOfFlow = (states: string) =>
  `This enquiry cannot have that status. Choose one of: ${states}.`
export const hasNoStates = 'An opt-in has no status.'
export const stepIsPast = 'The next step is in the past. Choose a later day or time.'
export const stepIsFar = 'The next step is more than a year away. Choose an earlier day.'
export const stepOnClosed = 'This enquiry is closed. Reopen it to set a next step.'
export const assigneeIsGone = 'This account is deleted or inactive. Choose another person.'
export const assigneeSeesNone = (name: string) =>
  `${name} does not work on enquiries of this type. Choose another person.`
export const notYours =
  'This enquiry is assigned to another person. Only that person, a manager or the owner can reassign it.'
export const keyIsUsed = 'This request was already sent with different content. Reload the enquiry.'
export const isErased = 'This customer’s data was erased on request. Nothing more can be added.'
export const isJoined = (reference: string) =>
  `This enquiry is merged into ${reference}. Continue there, or unmerge them first.`

export const movedTo = (state: string) => `Status changed to “${state}”.`
export const isNoted = 'Note saved.'
export const isStruck = 'Struck out.'
export const callIsNoted = 'Call logged.'
export const callIsNotedWithStep = 'Call logged and next step set.'
export const callIsNotedWithoutStep = 'Call logged. The enquiry is closed, so no next step was set.'
export const isGivenTo = (name: string) => `Assigned to ${name}.`
export const isGivenToNobody = 'Unassigned.'
export const messageIsNoted = 'Message logged.'
export const stepIsSet = 'Next step set.'
export const stepIsGone = 'Next step removed.'
export const isSeen = 'Marked as read.'
