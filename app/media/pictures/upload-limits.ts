/** Maximum size of one picture in bytes, checked in the browser and on the server. */
export const maxPictureBytes = 15 * 1024 * 1024

/**
 * Maximum request body of a picture upload. It is limited because pictures are read into memory.
 */
export const pictureUploadBodyLimit = {
  bytes: 4 * maxPictureBytes + 64 * 1024,
  tooLarge:
    'These pictures are too large. A picture can be at most 15 MB, and all pictures of one upload at most 60 MB.',
  otherwise: 'Send the pictures as multipart/form-data.',
}

export const maxPicturesPerUpload = 20
