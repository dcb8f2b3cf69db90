/** What the staff read before they are in. */

export const pageTitle = (dealer: string) => `Staff login · ${dealer}`
export const adminPortal = 'Admin Portal'
/** The second part is a command. */
export const lostPassword = [
  'Lost the password? Whoever runs the server sets a new one with ',
  'npm run reset-password',
  '.',
] as const
export const toWebsite = 'To the website'
