/** Texts of the model list. */

export const title = 'Manage Models'
export const search = 'Search models'
export const nothing = (typed: string) => `No model matches “${typed}”.`
export const empty = 'No models yet. Add the first one: it stays a draft until you publish it.'
export const add = 'Add model'
export const name = 'Name'
export const nameHint = 'As written on the vehicle, for example HORNET 2.0'
export const startFrom = 'Start from'
export const startFromHint =
  'A copy has everything except the name. Its pictures are used until you add your own.'
export const fromNothing = 'Blank model'
export const begin = 'Continue'
export const addFailed = 'The model could not be added. Please try again.'
export const order = 'Change order'
export const orderTitle = 'Order on the site'
export const orderHint =
  'Drag a model, move it with the arrows, or type its position. The first model comes first on the site.'
export const keepOrder = 'Save'
export const cancel = 'Cancel'
export const inOrder = 'Default order'
export const byName = 'Name'
export const lastWritten = 'Last edited'
export const question = (model: string) => `Remove ${model} from the site and from this list?`
export const deleteFailed = 'Failed to delete the model. Please try again.'
export const deleted = (model: string) => `${model} deleted`
export const deletes = 'Delete'
export const deleteOne = (model: string) => `Delete ${model}`
export const noPrice = 'No price yet'
export const stale = 'Price due for a check'
export const missing = (count: number) =>
  count === 1 ? '1 field missing' : `${count} fields missing`
export const drafted = (who: string) => `Draft by ${who}`
export const hint =
  'Add a model, or open one to change its page. The site does not change until you publish. To change a price, or to show or hide a model, use Price and Bikes: changes there go live immediately.'
export const kindShown = 'Type'
export const allKinds = 'All types'
export const stateShown = 'Status'
export const allStates = 'All statuses'
export const serviceOnly = 'Service and spares only'
export const needsSomething = 'Needs attention'
export const noneOfThese = 'No model matches. Choose another type or status above.'
export const highestPrice = 'Price, highest first'
export const needsFirst = 'Needs attention first'
export const inAndOut = 'Export and import'
export const placeOf = (model: string) => `Position of ${model}`
