/** What the staff read where they change the dealer's facts; fields say their own. */

export const saved = 'Saved. The site shows it from now on.'
export const saveFailed = 'The facts could not be saved. Please try again.'
export const storedFaults = 'Please correct what is saved:'
export const gone = 'There is no such dealer.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Somebody else'} changed these facts while you were editing. What you typed is still here: Save once more replaces theirs.`
