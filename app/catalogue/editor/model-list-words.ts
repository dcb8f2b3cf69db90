/** What the list of models says. */

export const title = 'Manage Models'
export const search = 'Search models'
export const nothing = (typed: string) => `No model matches “${typed}”.`
export const empty = 'No models yet. Add the first one: it stays a draft until you publish it.'
export const add = 'Add model'
export const name = 'Name'
export const nameHint = 'As it stands on the machine: HORNET 2.0'
export const startFrom = 'Start from'
export const startFromHint =
  'A copy takes everything over but the name. Its pictures stand in until you put in others.'
export const fromNothing = 'Nothing'
export const begin = 'Begin'
export const addFailed = 'The model could not be begun. Please try again.'
export const order = 'Change the order'
export const orderTitle = 'The order on the site'
export const orderHint =
  'Drag a model, move it with its arrows, or type its place. The first one stands first on its page.'
export const keepOrder = 'Keep this order'
export const cancel = 'Cancel'
export const inOrder = 'As on the site'
export const byName = 'Name'
export const lastWritten = 'Last written'
export const question = (model: string) => `Take ${model} off the site and out of this list?`
export const deleteFailed = 'Failed to delete the model. Please try again.'
export const deleted = (model: string) => `${model} deleted`
export const deletes = 'Delete'
export const deleteOne = (model: string) => `Delete ${model}`
export const noPrice = 'No price yet'
export const stale = 'Price to be confirmed'
export const missing = (count: number) =>
  count === 1 ? '1 field missing' : `${count} fields missing`
export const drafted = (who: string) => `Draft by ${who}`
export const hint =
  'Add a machine with “Add model”, open one to change what its page says. Nothing changes on the site before you publish. Prices and what is on the site are changed at once, under Price and Bikes.'
export const kindShown = 'Kind'
export const allKinds = 'All kinds'
export const stateShown = 'State'
export const allStates = 'Any state'
export const serviceOnly = 'Service and spares only'
export const needsSomething = 'Needs something'
export const noneOfThese = 'No model is like that. Choose another kind or state above.'
export const highestPrice = 'Price, highest first'
export const needsFirst = 'What needs something first'
export const inAndOut = 'Catalogue: in and out'
export const placeOf = (model: string) => `Place of ${model}`
