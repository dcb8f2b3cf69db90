/** Texts of the gallery’s forms and editor. */

export const images = 'Pictures'
export const image = 'picture'
export const imagesHint = 'Pictures are shown in this order. The first one is large.'
export const picture = 'Picture'
export const caption = 'Caption'
export const captionHint = 'Describes the picture. Screen readers read it aloud.'
export const captionTooLong = 'At most 200 characters.'
