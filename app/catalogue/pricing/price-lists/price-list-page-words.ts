/** Labels of the controls for a whole price list. The texts of its panels load later. */

export const inTable = 'Open as a table'
export const fromFile = 'Import from a file'
export const download = 'Download'
export const earlier = 'Earlier lists'
export const tools = 'Whole price list'

export const plannedLists = 'Planned prices'
export const plannedFrom = (day: string, prices: number) =>
  `From ${day}: ${prices === 1 ? 'one price changes' : `${prices} prices change`}`
export const plannedByAt = (who: string, at: string) => `Planned by ${who} on ${at}`
export const showPlanned = (prices: number) =>
  prices === 1 ? 'Show the price' : `Show the ${prices} prices`
export const isGone = 'No longer in the list. The planned prices cannot be applied.'
export const changedSincePlan = 'Changed since the planning. The planned price will replace it.'
export const plannedAvailability = {
  'on-sale': 'Will be sold new',
  'service-only': 'Will be service and spares only',
} as const
export const notApplied = 'Not applied.'
export const cancelPlan = 'Cancel the plan'
export const removePlan = 'Remove'
export const cancelQuestion = (day: string) => `Cancel the prices that are planned for ${day}?`
export const notCancelled = 'This could not be cancelled. Check the connection and try again.'
