/** Maximum size of one picture, checked in the browser and on the server. */
export const maxPictureMegabytes = 15
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024

const picturesInBody = 4

/**
 * Maximum request body of a picture upload. It is limited because pictures are read into memory.
 */
export const pictureUploadBodyLimit = {
  bytes: picturesInBody * maxPictureBytes + 64 * 1024,
  tooLarge: `These pictures are too large. A picture can be at most ${maxPictureMegabytes} MB, and all pictures of one upload at most ${picturesInBody * maxPictureMegabytes} MB.`,
  otherwise: 'Send the pictures as multipart/form-data.',
}

export const maxPicturesPerUpload = 20
