import type { CallOutcome } from './desk-enquiry-schema.ts'

/** Texts of the actions on one enquiry and their confirmations. */

export const outcomes: Record<CallOutcome, string> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  busy: 'Busy',
  'wrong-number': 'Wrong number',
  'call-back': 'Wants a call back',
}

export const calling = (name: string) => `Call with ${name}`
export const howWasIt = 'How did it go?'
export const outcomeAgain = 'Another outcome'
export const note = 'Note'
export const noteOptional = 'Note (optional)'
export const handOverNote = 'Note for the colleague'
export const noteFor = (name: string) => `Note for ${name}`
export const keepNote = 'Save note'
export const noteMissing = 'Write a note first.'
export const stateFor = (name: string) => `Status of ${name}`
export const why = 'Why was it lost?'
export const isBookedFor = (day: string) =>
  `The appointment is on ${day}. Is the vehicle here already?`
export const setAlready = (state: string) => `Set “${state}” already`
export const otherState = 'Another status'
export const assignFor = (name: string) => `Assign ${name}`
export const nobody = 'Unassigned'
export const myself = (name: string) => `${name} (me)`
/** `until` is the last day of an absence, or null. */
export const workload = (isIn: boolean, until: string | null, open: number) =>
  `${isIn ? 'Available' : until ? `Away until ${until}` : 'Away'} · ${open} open`
export const stepFor = (name: string) => `Next step for ${name}`
export const state = 'Status'
export const assignee = 'Assigned to'
export const nextStep = 'Next step'

export const movedTo = (name: string, state: string) => `${name}: ${state}`
export const givenTo = (name: string, who: string) => `${name} assigned to ${who}`
export const givenToNobody = (name: string) => `${name} is unassigned`
export const stepSet = (name: string, when: string) => `${name}: next step is ${when}`
export const stepGone = (name: string) => `${name}: no next step`
export const takenBack = 'Undone'

export const notSent = 'No connection, so this was not saved. Your text is still here. Try again.'
export const refused = 'That could not be saved. Try again.'
export const noteKept = 'Note saved'
export const struck = 'Struck out'
export const withNote = (done: string) => `${done}. Note saved.`
export const noteGoesAlong = (text: string) => `Your note will be saved with it: “${text}”`
export const callKept = (outcome: string, next: string) => `${outcome}. Next step: ${next}.`
export const callKeptAlone = (outcome: string) => `${outcome}. No next step.`
