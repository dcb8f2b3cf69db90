/** Texts of the preview in the document editor. */

export const preview = 'Preview'
export const previewOf = (name: string) => `Preview of ${name}`
export const links = 'Preview link'
export const linksTitle = 'Share the draft'
export const linksHint =
  'Anyone with the link can see this draft on the real pages for one day, without logging in. Forms there send nothing, and the site itself does not change.'
export const link = 'Link'
export const copy = 'Copy preview link'
export const copied = 'Link copied.'
export const copyByHand = 'The link is selected. Copy it from here.'
export const revoke = 'Revoke links'
export const noneOpen = 'There is no preview link, or it has expired.'
export const open = (count: number, until: string) =>
  count === 1
    ? `One link is valid until ${until}.`
    : `${count} links are valid, the last until ${until}.`
export const inATab = 'Open in a new tab'
export const close = 'Close preview'
export const widths = 'Width'
export const windows = { phone: 'Phone', desk: 'Desktop' }
export const failed = 'Something went wrong. Please try again.'
