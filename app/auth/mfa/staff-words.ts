/** Texts of the second step at login. */

export const enterCode = 'Enter the six-digit code from your app'
export const usePasskeyOrCode = 'Log in with your passkey or enter a recovery code'
export const wrongCode =
  'That code is wrong. Check your app again: the code changes every 30 seconds.'
export const usedCode = 'That code has already been used. Wait for the next one in your app.'
const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
export const tooManyCodes = (minutes: number) =>
  `Too many wrong codes. Please try again in ${inMinutes(minutes)}.`
