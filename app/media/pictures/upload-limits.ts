/** Bytes that one picture may have, for the browser before it is sent and for the server. */
export const maxPictureBytes = 15 * 1024 * 1024

/** What a call that takes pictures reads at most: they are in memory while they are read. */
export const pictureUploadBodyLimit = {
  bytes: 4 * maxPictureBytes + 64 * 1024,
  tooLarge:
    'These pictures are too large. A picture can be at most 15 MB, and all pictures of one upload at most 60 MB.',
  otherwise: 'Send the pictures as multipart/form-data.',
}

export const maxPicturesPerUpload = 20
