/** Texts beside pictures that the dealer has not uploaded. */

export const studios =
  'The site shows this picture from the 3D model. Add your own photo to replace it.'
export const studiosTurn =
  'The site shows this 360° view from the 3D model. Add your own photos to replace it.'
export const ofAnother =
  'The site shows a similar vehicle and says so. Add your own photo to replace it.'
export const ofPhotograph = 'The photo above, in a smaller size.'
export const shownInOther = (colour: string) =>
  colour === ''
    ? 'No picture in this colour yet. The site shows another colour and says so.'
    : `No picture in this colour yet. The site shows ${colour} and says so.`
