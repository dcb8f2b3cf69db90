/** Texts of handing over all open enquiries of one person. */

export const noPerson = 'Choose a staff member.'
export const noTarget = 'Choose a colleague, the assignment rules or “Unassigned”.'
export const samePerson = 'Choose another person.'
export const noSuchPerson = 'This account no longer exists.'
export const noRules =
  'There are no assignment rules yet. Choose a person, or ask the owner to save rules under Desk rules.'
export const noSuchHandOver = 'There is no such hand-over.'
export const isUndone = 'This hand-over was already undone.'

const count = (many: number) => (many === 1 ? '1 enquiry' : `${many} enquiries`)

export const handedOver = (many: number, from: string, to: string) =>
  `${count(many)} of ${from} assigned to ${to}.`
export const unassigned = (many: number, from: string) =>
  many === 1
    ? `1 enquiry of ${from} is unassigned.`
    : `${many} enquiries of ${from} are unassigned.`
/** `shares` has the number of enquiries of each new assignee; '' stands for nobody. */
export const byTheRules = (
  many: number,
  from: string,
  shares: readonly (readonly [name: string, count: number])[],
) =>
  `${count(many)} of ${from} assigned by the rules: ${shares
    .map(([name, share]) => `${name || 'unassigned'} ${share}`)
    .join(', ')}.`
export const nothingOpen = (from: string) => `${from} has no open enquiries.`
export const notTheirType = (left: number, from: string, to: string) =>
  `${count(left)} ${left === 1 ? 'stays' : 'stay'} with ${from}, because ${to} does not work on enquiries of that type.`
export const worksOnNone = (to: string) =>
  `${to} does not work on enquiries of these types. Choose another person.`
export const moreToDo = (left: number) => `${count(left)} are left. Hand over again.`
export const givenBack = (many: number, to: string) => `${count(many)} assigned to ${to} again.`

export const notGivenBack = (many: number, to: string) =>
  `${count(many)} ${many === 1 ? 'stays' : 'stay'} as ${many === 1 ? 'it is' : 'they are'}, because ${to} no longer works on enquiries of that type.`
export const undoIsOver = 'A hand-over can be undone for one day. Hand the enquiries over again.'

/** The dialog and its undo. */
export const handOver = (open: number) => `Hand over ${open} open`
export const handOverOf = (open: number, name: string) =>
  `Hand over ${open === 1 ? '1 open enquiry' : `${open} open enquiries`} of ${name}`
/** Said of a colleague who does not work on all of the enquiries. */
export const takes = (count: number, all: number) => `Takes ${count} of ${all}`
export const toWhom = 'Assign them to'
export const whatHappens =
  'Every open enquiry gets the new assignee. Calls that were already made still count for the person who made them.'
export const theRules = 'By the assignment rules'
export const theRulesNote = 'Shared among available staff'
export const nobody = 'Unassigned'
export const notSent = 'No connection, so nothing was changed. Try again.'
export const refused = 'That could not be saved. Try again.'
