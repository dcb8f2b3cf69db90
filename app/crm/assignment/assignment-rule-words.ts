/** Texts of the page with the assignment rules. */

import { roles as roleNames } from '#app/auth/staff-accounts/staff-words.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { AssignablePipeline } from './rule-participants.ts'

export const pageTitle = 'Desk rules · Admin Portal'
export const deskRules = 'Desk rules'
export const whatFor =
  'Choose how new enquiries are assigned. Only staff who have marked themselves as available for the day get new enquiries; the portal asks them in the morning.'
export const notYet =
  'No rules are saved yet, so new enquiries stay unassigned. These are suggested rules: save them to start using them.'
export const switchedOff =
  'The rules are switched off, so new enquiries stay unassigned. Save them to switch them on again.'
export const whereNobody =
  '“In turn” goes round the available staff. We recognise a returning customer by phone number or email. If no one is available, the enquiry stays unassigned and everyone who works on this type gets an email, if email is set up.'

export const rules = {
  turn: 'In turn',
  'former-turn': 'Same person as before, otherwise in turn',
  'former-nobody': 'Same person as before, otherwise email everyone',
  nobody: 'Unassigned, email everyone',
}

export const assignment = 'Assignment'
export const ruleSection = 'Rules'
export const assigns = 'Assign new enquiries by these rules'

export const participants = 'People'
export const participantsMean =
  'New enquiries go only to the people who are ticked here. Owners and managers are not ticked at first, unless nobody else works on the type.'
export const withoutWorkers = (names: readonly string[]) =>
  `Nobody works on these yet: ${names.join(', ')}. Give someone a role for them on the Staff page.`
export const pipelines: Record<AssignablePipeline, string> = {
  sales: 'Sales',
  workshop: 'Service bookings',
  cover: 'AMC and extended warranty',
  contact: 'Messages',
}
export const personWithRole = (name: string, role: Role) => `${name} (${roleNames[role]})`
export const participantsSaved = 'Saved. It applies to new enquiries.'
export const noPerson = 'is not the number of an account'

export const noneOf = (kind: string) => `Choose a rule for: ${kind}`
export const noKind = 'is not a type of enquiry that can be assigned'
export const noRule = 'is not one of the rules'
export const saved = 'Rules saved. They apply to new enquiries.'
export const saveFailed = 'The rules could not be saved. Please try again.'
export const gone = 'These rules do not exist.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Someone else'} changed the rules while you were editing. Your choices are still here. Save again to replace theirs.`
