/** What the staff read where they write models. */

export const unknown =
  'There is no model of that address. It may have been renamed or taken out of the list.'
export const isDeleted = 'is that of a model that was deleted: bring it back first'
export const isTaken = (by: string) => `is taken already, by ${by}`
export const noSuchPicture = (name: string) => `names the picture ${name}, which there is not`
export const noPictureOfIt = 'must have a picture of the machine in one of them'
export const checkFields = 'Please check what is marked.'
export const quicker = (who: string, version: number) =>
  `${who === '' ? 'Somebody else' : who} was quicker: this is version ${version} by now. What you typed is still here.`
export const nothingToPublish = 'Nothing has been written that the site does not show already.'
export const pastInstant = 'The day and the hour must lie ahead.'

export const created = 'The model is kept as a draft. The site does not show it yet.'
export const saved = 'Draft saved.'
export const published = 'Published. The site shows it from now on.'
export const planned = 'Planned. Until then the site stays as it is.'
export const planIsBack = 'The plan is taken back. Nothing goes on or off the site by itself.'
export const discarded = 'The draft is gone. The site stays as it is.'
export const deleted =
  'The model is off the site and out of the list. It can be brought back for a day.'
export const isBack = 'The model is back as it was.'
export const tooLate = 'This model can’t be brought back any more.'
export const isDraftAgain = 'Saved as a draft. The owner or a manager can publish it.'
export const noSuchVersion = 'There is no such version of this model.'
export const ordered = 'The order is kept. The site shows it from now on.'
export const wrongOrder = 'The list has changed meanwhile. Please load it again.'

/** How parts of a model are called that the editor has no field for. */
export const partNames = new Map([
  ['formValue', 'Value in forms'],
  ['status', 'On the site'],
  ['position', 'Place in the list'],
  ['hasDetails', 'Page of its own'],
  ['priceCheckedOn', 'Price confirmed on'],
  ['priceIsApproximate', 'Price is approximate'],
])
export const unpriced = 'is missing: give the model one under Price before it is sold new'
