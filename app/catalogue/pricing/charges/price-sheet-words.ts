/** Texts of the price sheet for visitors. */

export const exShowroom = 'Ex-showroom price'

export const variantTooLong = 'The name of the variant is too long.'
export const optionsTooLong = (most: number) =>
  `The options are too long: at most ${most} characters.`
export const tooManyOptions = (most: number) => `There are too many options: at most ${most}.`
export const notADay = 'This day does not exist. Write it like 2026-11-27.'
export const dayOutOfRange = (from: string, to: string) =>
  `The day must be from ${from} to ${to}: from today to one year ahead.`
export const dayAfterPrice = (from: string, to: string) =>
  `The day must be from ${from} to ${to}, because the ex-showroom price changes after that day.`
export const unknownVariant = (model: string, variants: readonly string[]) =>
  `The ${model} has no such variant. Its variants are: ${variants.join(', ')}.`
export const unknownOptions = (unknown: readonly string[], known: readonly string[]) =>
  `We do not know the option ${unknown.join(', ')}. The options are: ${known.join(', ') || 'none'}.`

export const notPublished = 'We have not published on-road prices yet. Please ask us.'
export const serviceOnly = (model: string) =>
  `We no longer sell the ${model} new, so it has no on-road price.`
export const onRequest = (model: string) =>
  `The price of the ${model} is on request, so it has no on-road price yet. Please ask us.`
