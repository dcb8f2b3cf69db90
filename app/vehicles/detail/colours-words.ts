/** What a visitor reads around a model's colours. */

export const colours = (model: string) => `${model}: colours`
export const inPaint = (model: string, paint: string) => `${model} in ${paint}`
export const magnifier = (picture: string) => `${picture}. Arrow keys move the magnifier.`
