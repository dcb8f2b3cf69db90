/** Heard where a picture is missing. */
export const noPicture = 'No picture yet'
