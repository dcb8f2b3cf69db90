/** What the staff read where a draft is looked at before it is on the site. */

export const preview = 'Preview'
export const previewOf = (name: string) => `Preview of ${name}`
export const links = 'Preview link'
export const linksTitle = 'Show the draft to other people'
export const linksHint =
  'Anyone who has the link sees the draft as it is now on the real pages, without a login, for a day. Forms there send nothing, and the site itself does not change.'
export const link = 'Link'
export const copy = 'Copy preview link'
export const copied = 'The link is copied.'
export const copyByHand = 'The link is marked: copy it from here.'
export const revoke = 'Revoke links'
export const noneOpen = 'There is no preview link yet, or it has ended.'
export const open = (count: number, until: string) =>
  count === 1 ? `One link works until ${until}.` : `${count} links work, the last until ${until}.`
export const inATab = 'Open in a tab'
export const close = 'Close the preview'
export const widths = 'Width'
export const windows = { phone: 'Phone', desk: 'Desk' }
export const failed = 'That did not work. Please try again.'
