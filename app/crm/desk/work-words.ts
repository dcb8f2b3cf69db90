import type { CallOutcome } from './desk-row.ts'

/** What is done with one enquiry, and what is said when it was. */

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
export const noteFor = (name: string) => `Note on ${name}`
export const keepNote = 'Keep note'
export const noteMissing = 'Write something first.'
export const stateFor = (name: string) => `State of ${name}`
export const why = 'Why is it lost?'
export const otherState = 'Another state'
export const assignFor = (name: string) => `Who takes ${name}?`
export const nobody = 'Nobody'
export const myself = (name: string) => `${name} (me)`
export const isOut = 'Not in today'
export const stepFor = (name: string) => `Next step with ${name}`
export const state = 'State'
export const assignee = 'Who has it'
export const nextStep = 'Next step'

export const movedTo = (name: string, state: string) => `${name}: ${state}`
export const givenTo = (name: string, who: string) => `${name} goes to ${who}`
export const givenToNobody = (name: string) => `Nobody has ${name}`
export const stepSet = (name: string, when: string) => `${name}: next step ${when}`
export const stepGone = (name: string) => `${name}: no next step`
export const takenBack = 'Taken back'

export const notSent =
  'That did not go through: no connection. Nothing you entered is lost, try again.'
export const refused = 'That did not work. Try again.'
export const noteKept = 'Note kept'
export const withNote = (done: string) => `${done}. Note kept.`
export const noteGoesAlong = (text: string) => `Your note is kept with it: “${text}”`
export const callKept = (outcome: string, next: string) => `${outcome}. Next step ${next}.`
export const callKeptAlone = (outcome: string) => `${outcome}. No next step.`
