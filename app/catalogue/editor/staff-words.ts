/** Messages to staff about models. */

export const unknown = 'There is no model at this address. It may have been renamed or deleted.'
export const isDeleted = 'belongs to a deleted model: restore that model first'
export const isTaken = (by: string) => `is already used by ${by}`
export const noSuchPicture = (name: string) => `refers to the picture ${name}, which does not exist`
export const noPictureOfIt = 'must have a picture of the vehicle in at least one colour'

export const created = 'The model is saved as a draft. It is not on the site yet.'
export const deleted = 'The model is deleted. You can restore it for one day.'
export const isBack = 'The model is restored.'
export const tooLate = 'This model can no longer be restored.'
export const noSuchVersion = 'This version of the model was not found.'
export const ordered = 'The order is saved. It is on the site now.'
export const wrongOrder = 'The list has changed in the meantime. Please reload the page.'

export const unpriced = 'is missing: enter one under Price before the model is sold new'
