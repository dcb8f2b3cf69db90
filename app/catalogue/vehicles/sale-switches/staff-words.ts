/** Texts of the portal page that activates models and takes them off sale. */

export const serialNumber = 'S.No'
export const modelName = 'Model name'
export const active = 'Active'
export const soldNew = 'Sold new'
export const isSoldNew = (model: string) => `${model} is sold new`
export const serviceOnly = 'Service and spares only'
export const availabilityChanged = {
  'on-sale': 'The model is on sale again.',
  'service-only': 'The model is now for service and spares only.',
} as const
export const needsPrice = (model: string) =>
  `${model} has no price. Enter one under Price before it is sold new.`
export const notOnSite = 'Not on the site'
export const isActive = (model: string) => `${model} is active`
export const changeFailed = 'Failed to update active status'
export const gone = 'This model is no longer in the list.'
export const activated = 'Vehicle activated successfully'
export const deactivated = 'Vehicle deactivated successfully'
