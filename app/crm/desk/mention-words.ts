/** Texts about mentions of colleagues in notes. */

export const suggestions = 'Colleagues'
export const suggested = (count: number) =>
  count === 1 ? '1 colleague. Press Enter to choose.' : `${count} colleagues. Use the arrow keys.`
export const hint = 'Type @ to mention a colleague.'

export const hasNoAccess = (name: string) =>
  `${name} was not notified: ${name} has no access to this type of enquiry.`
export const isInactive = (name: string) =>
  `${name} was not notified: this account is deleted or inactive.`
export const isAmbiguous = (written: string) =>
  `Nobody was notified for “${written}”: several colleagues have this name. Choose one from the list.`
export const isUnknown = (written: string) =>
  `Nobody was notified for “${written}”: no colleague has this name.`
export const tooMany = (name: string, maximum: number) =>
  `${name} was not notified: a note can mention at most ${maximum} colleagues.`
/** Shown with the note in the history. */
export const notTold = (names: readonly string[]) => `Not notified: ${names.join(', ')}`
