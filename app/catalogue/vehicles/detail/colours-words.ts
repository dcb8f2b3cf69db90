/** What a visitor reads around a model's colours. */

export const colours = (model: string) => `${model}: colours`
export const inPaint = (model: string, paint: string) => `${model} in ${paint}`
/** For a mouse and a finger: a laptop has both. */
export const enlarge = 'To zoom in, point at the picture or touch it and move your finger.'
export const magnifier = (picture: string) => `${picture}. Arrow keys move the magnifier.`
