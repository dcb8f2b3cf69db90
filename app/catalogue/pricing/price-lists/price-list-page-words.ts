/** What can be done to a whole price list; what is read while it is done comes later. */

export const inTable = 'All in a table'
export const fromFile = 'From a file'
export const download = 'Download'
export const earlier = 'Earlier lists'
export const tools = 'The whole list'
