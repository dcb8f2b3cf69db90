/** Labels of the controls for a whole price list. The texts of its panels load later. */

export const inTable = 'Open as a table'
export const fromFile = 'Import from a file'
export const download = 'Download'
export const earlier = 'Earlier lists'
export const tools = 'Whole price list'
