/** Texts of the lightbox of the gallery for visitors. */

export const pictures = 'Pictures'
export const sideBySide = 'Pictures, side by side'
export const place = (picture: number, of: number) => `${picture} of ${of}`
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const closePictures = 'Close the pictures'
