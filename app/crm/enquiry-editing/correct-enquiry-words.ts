/** Texts of the form that corrects and completes an enquiry. */

export const edit = 'Edit details'
export const editOf = (name: string) => `Details of ${name}`
export const isMissing = 'Missing'
export const changedMeanwhile = 'Changed by someone else since you opened this form:'
export const nowIs = (label: string, value: string) =>
  value === '' ? `${label} is now empty` : `${label} is now “${value}”`
export const noModel = 'Not decided'
export const notSaved = 'The details could not be saved. Try again.'
export const notReached = 'No connection, so nothing was saved. Your text is still here. Try again.'
