/** Texts of the login page. */

export const pageTitle = (dealer: string) => `Staff login · ${dealer}`
export const adminPortal = 'Admin Portal'
export const lostPassword = 'Forgot your password? Ask the owner for a new one.'
export const forgotten = 'Forgot your password?'
export const toWebsite = 'Go to the website'
