/** Texts of the editor for the home slides. */

export const slides = 'Slides'
export const slide = 'slide'
export const slidesHint =
  'Slides are shown in this order. A phone shows only the first. A slide that links to a model is shown as long as the model is on the site.'
export const headline = 'Headline'
export const line = 'Line below the headline'
export const picture = 'Picture'
export const pictureHint =
  'A wide picture, at least 1,600 × 700 pixels, with room for the text on one side.'
export const tallPicture = 'Upright picture for phones'
export const tallPictureHint =
  'An upright picture with the vehicle above or below the middle. If you leave it empty, a phone shows the wide picture.'
export const quietSide = 'Position of the text'
export const tallQuietSide = 'Position of the text on a phone'
export const textSides = [
  { value: 'left', label: 'Left, with the vehicle on the right' },
  { value: 'right', label: 'Right, with the vehicle on the left' },
  { value: 'none', label: 'Beside the picture: it has no empty space' },
] as const
export const phoneTextSides = [
  { value: 'top', label: 'Above the picture' },
  { value: 'bottom', label: 'Below the picture' },
] as const
export const buttonTo = 'Button link'
export const buttonText = 'Button text'
export const from = 'First day'
export const until = 'Last day'
export const daysHint = 'Leave it empty to show the slide always.'
