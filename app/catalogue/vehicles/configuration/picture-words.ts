/** What a visitor reads around the pictures of a machine that he puts together. */

export const inColour = (model: string, colour: string) => `${model} in ${colour}`
export const turnsIn = (colour: string) => `The 360° pictures show it in ${colour}.`
export const turnIt = 'Show these'
export const backTo = (colour: string) => `Back to ${colour}`
export const undrawn = (parts: string) => `In the total, and not drawn: ${parts}.`
export const withoutParts = 'The pictures show the machine without the accessories.'
