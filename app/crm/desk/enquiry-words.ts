import { shownDuration } from '#app/platform/calendar/shown-duration.ts'

/** One enquiry with all that is known of it. */

export const back = 'Desk'
export const pageTitle = (name: string) => `${name} · Desk`
export const answers = 'What was asked'
export const history = 'History'
export const others = 'From the same person'
export const joinedHere = 'Joined to this one'
export const joinedTo = (reference: string) => ['This one is joined to ', reference, '.'] as const
export const received = 'Received'
export const erased = 'What the person wrote has been erased on request.'
export const nobodyElse = 'Nothing else came from this number or e-mail.'
export const sameVehicle = 'Same vehicle'
export const perhapsAnotherPerson =
  'The same registration number came from another phone or email. It may be another person.'
export const join = 'Join'
export const joinWhat = (reference: string) => `Join ${reference} to this one`
export const part = 'Separate'
export const partWhat = (reference: string) => `Separate ${reference} again`
export const duplicate = 'The same wish twice? Join it: the desk then shows one.'
export const notJoined = 'That did not work. Try again.'
export const joined = (reference: string) => `${reference} joined to this one`
export const parted = (reference: string) => `${reference} separated`
export const promised = (when: string) => `Promised: a call by ${when}`
export const cameFrom = (source: string) =>
  source === 'direct' ? 'Came straight to the website' : `Came from ${source}`
export const state = 'State'
export const assignee = 'Who has it'
export const nextStep = 'Next step'

export const arrived = (kind: string) => `Received: ${kind}`
export const movedFromTo = (from: string, to: string) => `${from} → ${to}`
export const movedTo = (to: string) => `State: ${to}`
export const because = (reason: string) => ` (${reason})`
export const called = (outcome: string) => `Call: ${outcome}`
export const calledThen = (call: string, next: string) => `${call}. Next step ${next}`
export const given = (who: string) => `Given to ${who}`
export const freed = 'Given to nobody'
export const stepAt = (when: string) => `Next step: ${when}`
export const noStep = 'Next step taken away'
export const joinedEntry = (reference: string) => `Joined with ${reference}`
export const partedEntry = (reference: string) => `Separated from ${reference}`
export const noted = 'Note'
export const by = (who: string, when: string) => `${who}, ${when}`
export const firstCall = (minutes: number) =>
  minutes < 1 ? 'First call at once' : `First call after ${shownDuration(minutes)} of working time`
