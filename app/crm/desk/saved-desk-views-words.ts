/** Texts of saved views of the desk. */

export const views = 'My views'
export const keep = 'Save this view'
export const name = 'Name of the view'
export const save = 'Save'
export const cancel = 'Cancel'
export const forget = (name: string) => `Delete “${name}”`
export const forgotten = (name: string) => `View “${name}” deleted`
export const notKept = 'The view could not be saved. Try again.'
export const notForgotten = 'The view could not be deleted. Try again.'

export const nameMissing = 'Enter a name for the view.'
export const nameTooLong = 'Use at most 40 characters.'
export const noAddress = 'Only a view of the desk can be saved.'
export const tooMany = 'You already have 20 saved views. Delete one first.'
export const isKept = (name: string) => `View “${name}” saved.`
export const isForgotten = 'View deleted.'
