/** Texts for managing offers. Texts of the fields and the list are in separate files. */

export const addOffer = 'Add offer'
export const addFailed = 'Failed to add offer. Please try again.'
export const saveFailed = 'Failed to save the offer. Please try again.'
export const shown = 'Shown on the Offers page'
export const from = (day: string) => `From ${day}, not on the site yet`
export const until = (day: string) => `Until ${day}`
export const confirmedOn = (day: string) => `Last checked on ${day}`
export const ended = (day: string) => `Ended on ${day}`
export const isFor = (models: readonly string[]) => `For ${models.join(', ')}`
/** Label of a model that staff can select although visitors cannot see it. */
export const offSite = (model: string) => `${model} (off the site)`
export const noSuchModel = (name: string) => `The model ${name} does not exist.`
export const endsBefore = 'The last day must not be before the first day.'
export const editOffer = (offer: string) => `Edit ${offer}`
export const deleteOffer = (offer: string) => `Delete ${offer}`

export const added = 'Offer Added Successfully!'
/** Messages of the endpoints. */
export const managed = {
  saved: 'Offer saved.',
  changedMeanwhile: (somebody = 'Another user') =>
    `${somebody} changed this offer while you were editing. Your changes are still here. Save again to replace theirs.`,
  gone: 'This offer has already been deleted.',
  deleted: 'Offer Deleted Successfully!',
  isBack: 'The offer is restored.',
  tooLate: 'This offer can no longer be restored.',
  noId: 'Invalid Offer ID!',
}
