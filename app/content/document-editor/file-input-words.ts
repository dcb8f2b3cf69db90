/** Texts of the input for films and brochures. */

export const isThere = { mp4: 'A film is chosen.', pdf: 'A brochure is chosen.' }
export const arrived = (name: string) => `${name} is uploaded.`
export const sending = (name: string) => `Uploading ${name}`
export const cancel = 'Cancel upload'
export const again = 'Try again'
export const remove = { mp4: 'Remove the film', pdf: 'Remove the brochure' }
export const failed = 'The file could not be uploaded. Please try again.'
export const choose = {
  mp4: 'Choose a film or drop it here',
  pdf: 'Choose a brochure or drop it here',
}
export const chooseAnother = {
  mp4: 'Choose another film or drop it here',
  pdf: 'Choose another brochure or drop it here',
}
