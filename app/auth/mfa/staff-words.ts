/** What the staff read of the second step at login. */

export const enterCode = 'Enter the six digits from your app'
export const usePasskeyOrCode = 'Log in with your passkey, or enter one of your recovery codes'
export const wrongCode =
  'That code is not right. Look at the app again: it shows a new one every half minute.'
export const usedCode = 'That code has been used already. Wait for the next one in your app.'
const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
export const tooManyCodes = (minutes: number) =>
  `Too many wrong codes. Please try again in ${inMinutes(minutes)}.`
