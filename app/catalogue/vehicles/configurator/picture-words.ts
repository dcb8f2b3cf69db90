/** Texts around the configurator's pictures. */

export const inColour = (model: string, colour: string) => `${model} in ${colour}`
export const turnsIn = (colour: string) => `The 360° pictures are in ${colour}.`
export const turnIt = 'Show them'
export const backTo = (colour: string) => `Back to ${colour}`
export const undrawn = (parts: string) => `In the total but not in the picture: ${parts}.`
export const withoutParts = 'The pictures do not show accessories.'
