import type { CameraViewPreset } from './camera-view.ts'

/** Texts of the 3D view. */

export const live = (model: string) => `${model}, 3D view`
export const seen = (degrees: number, above: number) =>
  `turned by ${degrees}°, seen from ${above}° above`
export const ready = 'The 3D view is ready'
export const presets: Record<CameraViewPreset, string> = {
  front: 'Front',
  side: 'Side',
  rear: 'Rear',
  dash: 'Dash',
}
export const views = 'Views'
export const nearer = 'Zoom in'
export const further = 'Zoom out'
export const save = 'Save picture'
export const pictures = 'Back to the pictures'
export const ownColour = 'Your own colour'
export const colour = 'Colour'
export const finish = 'Finish'
export const finishes = { gloss: 'Solid', metallic: 'Metallic', pearl: 'Pearl', matte: 'Matte' }
export const notOnOffer = 'Only to look at: we do not sell this colour.'
export const endOwn = 'Undo'
export const showRider = 'Show a rider'
export const hideRider = 'Hide the rider'
export const rider = (cm: number) => `A person of ${cm} cm beside it, roughly to scale.`
export const notWhole = 'Some of your accessories could not be shown. They are still in the total.'
export const pictureFile = (model: string) => `${model}.jpg`
export const seeAtHome = 'See it at home'
export const atHome = {
  ready: 'Life size by its wheelbase; overall sizes may differ.',
  preparing: 'Getting it ready …',
  failed: 'It could not be made ready. Please try again.',
  'no viewer': 'This phone has no app to show it in the room.',
}
export const asSold = 'You will see the chosen colour of the model, without accessories.'
