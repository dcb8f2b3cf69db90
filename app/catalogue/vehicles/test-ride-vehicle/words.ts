/** Texts about the vehicle of a test ride. */

export const inColour = (model: string, colour: string) => `${model} in ${colour}`
export const priceWithout = 'ex-showroom, without registration and insurance'
export const coloursOf = (model: string) => `Colours of the ${model}`
export const anyColour = 'Any other colour'
export const chooseColour = 'Choose a colour'
