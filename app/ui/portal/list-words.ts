/** Texts of a list that could not be loaded. */

export const notAnswered = 'The server did not answer. Check your connection.'
export const listFailed = (why: string) =>
  ['The list could not be loaded.', ` The list shown may be out of date. ${why}`] as const
export const tryAgain = 'Try again'
