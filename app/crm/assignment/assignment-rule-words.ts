/** Texts of the page with the assignment rules. */

export const pageTitle = 'Desk rules · Admin Portal'
export const deskRules = 'Desk rules'
export const whatFor =
  'Choose how new enquiries are assigned. Only staff who are marked as available get new enquiries; everyone sets this for themselves at the top of the page.'
export const notYet =
  'No rules are saved yet, so new enquiries stay unassigned. These are suggested rules: save them to start using them.'
export const switchedOff =
  'The rules are switched off, so new enquiries stay unassigned. Save them to switch them on again.'
export const whereNobody =
  '“In turn” goes round the available staff. We recognise a returning customer by phone number or email. If no one is available, the enquiry stays unassigned and everyone who works on this type gets an email.'

export const rules = {
  turn: 'In turn',
  'former-turn': 'Same person as before, otherwise in turn',
  'former-nobody': 'Same person as before, otherwise email everyone',
  nobody: 'Unassigned, email everyone',
}

export const assignment = 'Assignment'
export const ruleSection = 'Rules'
export const assigns = 'Assign new enquiries by these rules'

export const noneOf = (kind: string) => `Choose a rule for: ${kind}`
export const noKind = 'is not a type of enquiry that can be assigned'
export const noRule = 'is not one of the rules'
export const saved = 'Rules saved. They apply to new enquiries.'
export const saveFailed = 'The rules could not be saved. Please try again.'
export const gone = 'These rules do not exist.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Someone else'} changed the rules while you were editing. Your choices are still here. Save again to replace theirs.`
