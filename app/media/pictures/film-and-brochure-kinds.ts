/** Files that are stored unchanged, with the checks that browser and server share. */
export const filmAndBrochureKinds = {
  mp4: {
    type: 'video/mp4',
    accept: 'video/mp4,.mp4',
    bytes: 40 * 1024 * 1024,
    tooLarge:
      'The film is larger than 40 MB. Please export it in a smaller size such as 720p, or upload it to YouTube and enter its ID.',
    otherwise: 'Send the film as multipart/form-data.',
    other: 'This is not an MP4 film. Please export it as MP4 (H.264).',
  },
  pdf: {
    type: 'application/pdf',
    accept: 'application/pdf,.pdf',
    bytes: 15 * 1024 * 1024,
    tooLarge: 'The brochure is larger than 15 MB. Please save the PDF with smaller pictures.',
    otherwise: 'Send the brochure as multipart/form-data.',
    other: 'This is not a PDF. Please save the brochure as PDF.',
  },
} as const

export type FilmOrBrochureKind = keyof typeof filmAndBrochureKinds

/** Maximum request body of an upload of this kind. */
export const filmOrBrochureBodyLimit = (kind: FilmOrBrochureKind) => ({
  bytes: filmAndBrochureKinds[kind].bytes + 64 * 1024,
  tooLarge: filmAndBrochureKinds[kind].tooLarge,
  otherwise: filmAndBrochureKinds[kind].otherwise,
})
