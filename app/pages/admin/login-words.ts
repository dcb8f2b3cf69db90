/** What the staff read before they are in. */

export const pageTitle = (dealer: string) => `Staff login · ${dealer}`
export const adminPortal = 'Admin Portal'
export const lostPassword =
  'Lost the password? Whoever looks after the website can give you a new one.'
export const toWebsite = 'To the website'
