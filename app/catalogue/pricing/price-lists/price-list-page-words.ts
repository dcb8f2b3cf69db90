/** What can be done to a whole price list; what is read while it is done comes later. */

export const inTable = 'Open as a table'
export const fromFile = 'Import from a file'
export const download = 'Download'
export const earlier = 'Earlier lists'
export const tools = 'Whole price list'
