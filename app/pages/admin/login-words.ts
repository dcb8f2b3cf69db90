/** What the staff read before they are in. */

export const pageTitle = (dealer: string) => `Staff login · ${dealer}`
export const adminPortal = 'Admin Portal'
export const lostPassword = 'Forgotten the password? Ask the owner for a new one.'
export const forgotten = 'Forgotten the password?'
export const toWebsite = 'To the website'
