/** What the staff read where they manage offers; fields and the list say their own. */

export const addOffer = 'Add offer'
export const addFailed = 'Failed to add offer. Please try again.'
export const saveFailed = 'Failed to save the offer. Please try again.'
export const shown = 'Shown on the Offers page'
export const from = (day: string) => `From ${day}; the site does not show it yet`
export const until = (day: string) => `Until ${day}`
export const confirmedOn = (day: string) => `Last confirmed on ${day}`
export const ended = (day: string) => `Ended on ${day}`
export const isFor = (models: readonly string[]) => `For ${models.join(', ')}`
/** A model that is offered to be ticked though no visitor sees it. */
export const offSite = (model: string) => `${model} (off the site)`
export const noSuchModel = (name: string) => `There is no model ${name}.`
export const endsBefore = 'The last day must not lie before the first day.'
export const editOffer = (offer: string) => `Edit ${offer}`
export const deleteOffer = (offer: string) => `Delete ${offer}`

export const added = 'Offer Added Successfully!'
/** What the calls answer. */
export const managed = {
  saved: 'Offer saved.',
  changedMeanwhile: (somebody = 'Somebody else') =>
    `${somebody} changed this offer while you were editing. What you typed is still here: Save once more replaces theirs.`,
  gone: 'This offer is gone already.',
  deleted: 'Offer Deleted Successfully!',
  isBack: 'The offer is back.',
  tooLate: 'This offer can’t be brought back any more.',
  noId: 'Invalid Offer ID!',
}
