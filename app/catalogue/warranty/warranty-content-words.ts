/** Texts of the editor for the extended warranty. */

export const longest = 'Longest cover, in words'
export const longestHint = 'In words, for example: ten years.'
export const tables = 'Tables'
export const tablesHint =
  'Years or kilometres, whichever comes first. An extension is added to the standard cover.'
export const table = 'table'
export const repeatedHeading = 'must not repeat a heading'
export const heading = 'Heading'
export const kind = 'For'
export const kinds = [
  { value: 'bike', label: 'Motorcycles' },
  { value: 'scooter', label: 'Scooters' },
  { value: 'ev', label: 'Electric' },
] as const
export const standardYears = 'Standard cover, years'
export const standardKm = 'Standard cover, kilometres'
export const extensions = 'Extensions'
export const extension = 'extension'
export const years = 'Extra years'
export const km = 'Extra kilometres'
export const soldForMonths = 'Can be bought within (months from purchase)'
export const soldForMonthsHint =
  'Leave it empty if customers can buy it as long as the standard cover lasts.'
export const conditions = 'Conditions'
export const conditionLines = 'Conditions, one per line'
