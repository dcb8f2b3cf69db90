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

export const noneOfThatReference = 'There is no enquiry of that reference.'
/** `who` changed it since it was read. */
export const quicker = (who: string) =>
  `${who} was quicker: this enquiry has changed since you opened it. Look at it again.`
export const somebodyElse = 'Somebody else'
/** `states`: those of the enquiry's flow, separated by commas. */
export const notOfFlow = (states: string) => `This enquiry goes another way. It can be: ${states}.`
export const hasNoStates = 'An opt-in has no states.'
export const stepIsPast = 'The next step lies in the past. Choose a later day or hour.'
export const stepIsFar = 'The next step is more than a year away. Choose an earlier day.'
export const stepOnClosed = 'This enquiry is closed. Open it again to set a next step.'
export const assigneeIsGone = 'This account is gone or no longer active. Choose somebody else.'
export const assigneeSeesNone = (name: string) =>
  `${name} does not work on enquiries of this kind. Choose somebody else.`
export const notYours =
  'Somebody else has this enquiry. Only they, a manager or the owner hand it on.'
export const keyIsUsed = 'This was sent before with other content. Load the enquiry again.'
export const isErased =
  'What this person wrote was erased on request. Nothing more is written down.'
export const isJoined = (reference: string) =>
  `This enquiry is joined to ${reference}. Go on there, or part them first.`

export const movedTo = (state: string) => `Moved to “${state}”.`
export const isNoted = 'Noted.'
export const callIsNoted = 'The call is noted.'
export const callIsNotedWithStep = 'The call is noted, and the next step is set.'
export const callIsNotedWithoutStep =
  'The call is noted. The enquiry is closed, so no next step was set.'
export const isGivenTo = (name: string) => `${name} has it now.`
export const isGivenToNobody = 'Nobody has it now.'
export const stepIsSet = 'The next step is set.'
export const stepIsGone = 'The next step is taken away.'
export const isSeen = 'Read.'
