import type { Preset } from './view.ts'

/** What a visitor reads while a machine is turned live. */

export const live = (model: string) => `${model}, live view`
export const seen = (degrees: number, above: number) =>
  `turned by ${degrees}°, seen from ${above}° above`
export const ready = 'The live view is ready'
export const presets: Record<Preset, string> = {
  front: 'Front',
  side: 'Side',
  rear: 'Rear',
  dash: 'Dash',
}
export const views = 'Views'
export const nearer = 'Nearer'
export const further = 'Further away'
export const save = 'Save picture'
export const pictures = 'Back to the pictures'
export const ownColour = 'Your own colour'
export const colour = 'Colour'
export const finish = 'Finish'
export const finishes = { gloss: 'Solid', metallic: 'Metallic', pearl: 'Pearl', matte: 'Matte' }
export const notOnOffer = 'Not on offer: only to look at.'
export const endOwn = 'Undo'
export const notWhole = 'Not all that you added could be drawn. It counts in the total.'
export const pictureFile = (model: string) => `${model}.jpg`
