/** Texts that a reader of a preview sees. */

export const bar = 'Preview'
/** A link with the document's name follows. */
export const previewOf = ['Preview of '] as const
export const notOnSite = 'not on the site'
export const notYetOnSite = 'draft, not on the site yet'
export const asWrittenOn = (moment: string) => `draft of ${moment}, not on the site yet`
export const asOnSite = 'as on the site'
export const until = (moment: string) => `link valid until ${moment}`
export const missing = (count: number, names: string) =>
  count === 1 ? `Still missing: ${names}` : `Still missing (${count}): ${names}`
export const andMore = (names: string, more: number) =>
  more === 0 ? names : `${names} and ${more} more`
export const nothingSent = 'This is a preview: nothing was sent.'
export const nothingStored =
  'On the real site, this form would have been sent to the showroom. Go back to continue.'
export const noSuchPreview = 'This preview is not available.'
export const askForAnother =
  'Preview links work for one day and can be revoked earlier. Ask the person who sent it for a new link.'
export const notInPreview = 'This page is not part of the preview.'
