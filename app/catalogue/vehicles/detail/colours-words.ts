/** Texts around a model's colours. */

export const colours = (model: string) => `${model}: colours`
export const inPaint = (model: string, paint: string) => `${model} in ${paint}`
/** The text covers mouse and touch, because a laptop may have both. */
export const enlarge = 'To zoom in, point at the picture or touch it and move your finger.'
export const magnifier = (picture: string) => `${picture}. Arrow keys move the magnifier.`
