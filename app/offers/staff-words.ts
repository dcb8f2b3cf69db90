/** What the staff read where they manage offers; fields and the list say their own. */

export const addOffer = 'Add offer'
export const save = 'Save'
export const addFailed = 'Failed to add offer. Please try again.'
export const saveFailed = 'Failed to save the offer. Please try again.'
export const shown = 'Shown on the Offers page'
export const edit = ['Edit', (offer: string) => `Edit ${offer}`] as const
export const deletes = ['Delete', (offer: string) => `Delete ${offer}`] as const

export const added = 'Offer Added Successfully!'
export const saved = 'Offer saved. The site shows it from now on.'
export const thisOffer = 'this offer'
export const typedIsHere = 'What you typed is still here: Save once more replaces theirs.'
export const gone = 'This offer is gone already.'
export const deleted = 'Offer Deleted Successfully!'
export const isBack = 'The offer is back.'
export const tooLate = 'This offer can’t be brought back any more.'
export const noId = 'Invalid Offer ID!'
