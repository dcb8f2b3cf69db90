/** What the staff read where a list was asked for and did not come. */

export const notAnswered = 'Nothing came back. Check the connection.'
export const listFailed = (why: string) =>
  ['The list could not be loaded.', ` What you see is from before. ${why}`] as const
export const tryAgain = 'Try again'
