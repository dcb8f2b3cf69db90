/** What somebody reads who looks at a preview. */

export const bar = 'Preview'
/** Followed by its name, which leads to its page. */
export const previewOf = ['Preview of '] as const
export const notOnSite = 'not on the site'
export const notYetOnSite = 'as it is being written, not as the site shows it'
export const asWrittenOn = (moment: string) =>
  `as it was written on ${moment}, not as the site shows it`
export const asOnSite = 'as the site shows it'
export const until = (moment: string) => `until ${moment}`
export const missing = (count: number, names: string) =>
  count === 1 ? `Still missing: ${names}` : `Still missing (${count}): ${names}`
export const andMore = (names: string, more: number) =>
  more === 0 ? names : `${names} and ${more} more`
export const nothingSent = 'This is a preview: nothing was sent.'
export const nothingStored =
  'On the live site this form would have gone to the showroom. Go back to continue the preview.'
export const noSuchPreview = 'There is no preview at this address.'
export const askForAnother =
  'A preview link works for one day, and its owner can end it earlier. Ask for a new one.'
export const notInPreview = 'This page is not part of the preview.'
