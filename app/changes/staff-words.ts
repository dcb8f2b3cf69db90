/** What the staff read of who changed what. */

export const nothingYet =
  'Nothing yet. Every price, status, offer, picture and fact that somebody changes is listed here, with who did it and what it was before.'
export const fromWhatToWhat = 'From what to what'
/** Of a fact that is so, or is not. */
export const yes = 'yes'
export const no = 'no'

export const olderFailed = 'Older changes could not be loaded.'
export const theseAreAll = 'These are all changes since the beginning.'
export const loading = 'Loading…'
export const showOlder = 'Show older changes'
