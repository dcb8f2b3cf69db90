/** What the owner reads where the desk's rules are set. */

export const pageTitle = 'Desk rules | Portal'
export const deskRules = 'Desk rules'
export const whatFor =
  'Who gets a new enquiry. Somebody gets one only while they are in: each switches that on and off at the top of the page.'
export const notYet =
  'Nothing is entered yet, so nobody is given anything. What is shown is a proposal: Save puts it to use.'
export const whereNobody =
  'In turn goes round among those who are in. Who had the customer is known by the same number or e-mail address. When nobody is in, the enquiry stays without a name and everybody who works on its kind is told by mail.'

export const rules = {
  turn: 'In turn',
  'former-turn': 'Who had the customer, else in turn',
  'former-nobody': 'Who had the customer, else all told',
  nobody: 'Nobody: all are told',
}

export const noneOf = (kind: string) => `Choose who gets an enquiry: ${kind}`
export const noKind = 'is no kind of enquiry that somebody works on'
export const noRule = 'is none of the rules'
export const saved = 'Saved. The next enquiry goes by these rules.'
export const saveFailed = 'The rules could not be saved. Please try again.'
export const gone = 'There are no such rules.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Somebody else'} changed the rules while you were editing. What you chose is still here: Save once more replaces theirs.`
