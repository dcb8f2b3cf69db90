/** What a visitor reads where he chooses a model to turn. */

export const unknown = 'Unknown'
export const notSold = 'We no longer sell this model. These turn here:'
export const whichModel = 'Which model shall we turn?'
