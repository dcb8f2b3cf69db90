/** Maximum sizes in megabytes. */
const most = { film: 40, brochure: 15 }

/** Files that are stored unchanged, with the checks that browser and server share. */
export const filmAndBrochureKinds = {
  mp4: {
    type: 'video/mp4',
    accept: 'video/mp4,.mp4',
    bytes: most.film * 1024 * 1024,
    takes: `MP4, at most ${most.film} MB`,
    tooLarge: `The film is larger than ${most.film} MB. Please export it in a smaller size such as 720p, or upload it to YouTube and enter its ID.`,
    otherwise: 'Send the film as multipart/form-data.',
    other: 'This is not an MP4 film. Please export it as MP4 (H.264).',
  },
  pdf: {
    type: 'application/pdf',
    accept: 'application/pdf,.pdf',
    bytes: most.brochure * 1024 * 1024,
    takes: `PDF, at most ${most.brochure} MB`,
    tooLarge: `The brochure is larger than ${most.brochure} MB. Please save the PDF with smaller pictures.`,
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
