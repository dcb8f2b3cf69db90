/** Texts for visitors who choose a model to turn. */

export const unknown = 'Unknown'
export const notSold = 'We no longer sell this model. Choose one of these:'
export const whichModel = 'Which model would you like to see?'
