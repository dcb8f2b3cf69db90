/** The views that somebody keeps at the desk. */

export const views = 'My views'
export const keep = 'Keep this view'
export const name = 'Name of the view'
export const save = 'Save'
export const cancel = 'Cancel'
export const forget = (name: string) => `Forget “${name}”`
export const forgotten = (name: string) => `View “${name}” forgotten`
export const notKept = 'The view could not be kept. Try again.'
export const notForgotten = 'The view could not be forgotten. Try again.'

export const nameMissing = 'Give the view a name.'
export const nameTooLong = 'Use 40 characters at most.'
export const noAddress = 'Keep a view of the desk.'
export const tooMany = 'You keep 20 views already. Forget one first.'
export const isKept = (name: string) => `View “${name}” kept.`
export const isForgotten = 'View forgotten.'
