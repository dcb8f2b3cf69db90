/** What a visitor reads where a configuration is another than its address asked for. */

export const noVariant = (instead: string) =>
  `The variant of this link is not sold. This is the ${instead}.`
export const noColour = (instead: string) =>
  `The colour of this link is not sold. This is ${instead}.`
export const otherVariant = (colour: string, variant: string) =>
  `${colour} comes only as the ${variant}, so the variant is the ${variant} now.`
export const otherColour = (variant: string, instead: string) =>
  `The ${variant} does not come in the colour that was chosen. It is ${instead} now.`
export const noPart = (partNo: string, model: string) => `${partNo} is not sold for the ${model}.`
export const noSuchPart = (model: string) => `A part of this link is not sold for the ${model}.`
export const tookPlace = (part: string, of: string) =>
  `${part} and ${of} sit in the same place. ${part} stays, ${of} is taken off.`
