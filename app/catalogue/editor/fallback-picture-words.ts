/** What the editor says of pictures that nobody of the house has sent. */

export const studios =
  'The studio’s picture, as the site shows it. A photograph of yours takes its place.'
export const studiosTurn =
  'The studio’s turn, as the site shows it. Photographs of yours take its place.'
export const ofAnother =
  'A machine of the same class, as the site shows it and says so. A photograph of yours takes its place.'
export const ofPhotograph = 'The photograph above, made small.'
export const shownInOther = (colour: string) =>
  colour === ''
    ? 'No picture in this colour yet: the site shows it in another one and says so.'
    : `No picture in this colour yet: the site shows it in ${colour} and says so.`
