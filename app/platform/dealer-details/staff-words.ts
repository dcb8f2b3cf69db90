/** Texts of the form for the dealer's details; each field has its own label. */

export const saved = 'Saved. The changes are on the site now.'
export const saveFailed = 'The details could not be saved. Please try again.'
export const storedFaults = 'Please correct these saved details:'
export const gone = 'This dealer was not found.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Another user'} changed these details while you were editing. Your changes are still here. Save again to replace theirs.`
