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
  'On the site itself this form would have reached the showroom. Go back to look further.'
export const noSuchPreview = 'There is no preview at this address.'
export const askForAnother =
  'A preview link holds for a day, and whoever made it can end it before. Ask them for another.'
export const notInPreview = 'A preview shows the site’s own pages; this is none of them.'
