/** What a visitor reads around a model's colours. */

export const colours = (model: string) => `${model}: colours`
export const inPaint = (model: string, paint: string) => `${model} in ${paint}`
/** Where there is a pointer, and where there are fingers. */
export const holdPointer = 'Hold the pointer over the picture to enlarge it.'
export const touch = 'Touch the picture and move your finger sideways to enlarge it.'
export const magnifier = (picture: string) => `${picture}. Arrow keys move the magnifier.`
