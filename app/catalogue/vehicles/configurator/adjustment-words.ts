/** Messages about differences between a configuration and its address. */

export const noVariant = (instead: string) =>
  `The variant in this link is not on sale. You see the ${instead}.`
export const noColour = (instead: string) =>
  `The colour in this link is not on sale. You see ${instead}.`
export const otherVariant = (colour: string, variant: string) =>
  `${colour} comes only in the ${variant} variant, so we have changed the variant.`
export const otherColour = (variant: string, instead: string) =>
  `The ${variant} does not come in the colour you chose. You now see ${instead}.`
export const noPart = (partNo: string, model: string) =>
  `${partNo} is not available for the ${model}.`
export const noSuchPart = (model: string) =>
  `An accessory in this link is not available for the ${model}.`
export const tookPlace = (part: string, of: string) =>
  `${part} and ${of} fit in the same place. We kept ${part} and removed ${of}.`
