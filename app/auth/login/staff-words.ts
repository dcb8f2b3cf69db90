/** What the staff read where they log in, of their account, and where a page could not be shown. */

export const userId = 'User ID'
export const password = 'Password'
export const logIn = 'Login'
export const loggingIn = 'Logging in…'
export const somethingWentWrong = 'Something went wrong! Please try again.'
export const code = 'Six digits from your app'
export const codeHint = 'From the app on your telephone. A recovery code will do as well.'
export const tookTooLong = 'That took too long. Please log in again.'
export const ticketMissing =
  'That took too long, or this browser keeps no cookies for this site. Allow cookies in its settings, then log in again.'
export const cookiesNeeded =
  'You are not logged in: this browser keeps no cookies for this site, and the portal needs one. Allow cookies in its settings, then log in again.'
export const otherAccount = 'Start again'
export const withPasskey = 'Log in with a passkey'
export const passkeyNotUsed = 'No passkey was used. Please try again, or log in with your password.'
export const invalidCredentials = 'Invalid credentials'
const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
export const tooManyFailures = (minutes: number) =>
  `Too many failed logins from your connection. Please try again in ${inMinutes(minutes)}.`
export const anotherLogin =
  'Another login with this user ID is being checked. Please try again in a moment.'
export const tooManyGuesses = (minutes: number) =>
  `Too many wrong passwords. Please try again in ${inMinutes(minutes)}.`

export const logInAgain = 'Please log in again'
export const sessionHasEnded =
  'Your session has ended. What you typed is still here and is sent once you are logged in.'
export const cancel = 'Cancel'

export const logInFirst = 'Please login to access this page'
export const notYours = 'This page is not yours'
export const noSuchPage = 'There is no such page'
export const mayBeMistyped = 'It may have been moved, or the address is mistyped.'
export const toDashboard = 'To the dashboard'
export const pageFailed = 'This page could not be loaded'
export const countsFailed = 'Error: today’s counts could not be loaded'
export const pricesFailed = 'Failed to fetch bikes'
export const accountFailed = 'Failed to load user data. Please try again.'
export const profileFailed = 'Failed to load user profile. Please try again.'
export const failureReference = 'Reference:'
export const nothingWasChanged = 'Nothing was changed. Check the connection and try again.'
export const trying = 'Trying…'
export const tryAgain = 'Try again'

export const name = 'Name'
export const mobile = 'Mobile'
export const email = 'Email'
export const city = 'City'
export const noCity = 'N/A'
export const created = 'Created'
export const expires = 'Expires'
export const never = 'Never'
export const status = 'Status'
export const active = 'Active'
export const inactive = 'Inactive'

export const loggedIn = 'Login successful! Redirecting...'
export const loggedOut = 'You are logged out'
export const idMissing = 'User ID is missing. Please log in again.'
export const noSuchUser = 'User not found'
export const profileUpdated = 'Profile updated successfully'
export const wrongPassword = 'Current password is wrong'
export const passwordUpdated = 'Password updated successfully'
export const loginNotLoaded =
  'The login could not be loaded. Log in in another window, or load the page again.'

export const passwordIsWrong = 'The password is wrong'
export const proven = 'Thank you'
export const proofFirst = 'Please enter your password once more.'
export const isItYou = 'Is it you?'
export const proofIsAsked =
  'This touches people’s data or who may come in. Enter your password once more; what you were doing then goes on by itself.'
export const goOn = 'Go on'
export const checking = 'Checking…'

export const whereLoggedIn = 'Where you are logged in'
export const thisDevice = 'This device'
export const unknownDevice = 'A device that does not say what it is'
export const since = (moment: string) => `Since ${moment}`
export const lastSeen = (moment: string) => `Last seen ${moment}`
export const endSession = 'Log out'
export const endSessionOn = (device: string) => `Log out on ${device}`
export const endOthers = 'Log out on all other devices'
export const noOthers = 'You are logged in nowhere else.'
export const sessionIsOver = 'That device is logged out already.'
export const sessionEnded = 'That device is logged out'
export const otherSessionsEnded = 'All other devices are logged out'
export const endFailed = 'It could not be logged out. Please try again.'

export const commonPassword =
  'Many people have this password, so it is tried first. Take another: four words that you remember, for example.'
export const passwordIsAName =
  'This is a name that others know. Take another: four words that you remember, for example.'
