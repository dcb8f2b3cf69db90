/** Texts of the login, the logged-in account and the error pages. */

export const userId = 'User ID'
export const password = 'Password'
export const logIn = 'Login'
export const loggingIn = 'Logging in…'
export const somethingWentWrong = 'Something went wrong! Please try again.'
export const code = 'Six-digit code'
export const codeHint = 'From the authenticator app on your phone. A recovery code also works.'
export const tookTooLong = 'That took too long. Please log in again.'
export const ticketMissing =
  'That took too long, or this browser blocks cookies for this site. Allow cookies in its settings, then log in again.'
export const cookiesNeeded =
  'You could not be logged in because this browser blocks cookies for this site. Allow cookies in its settings, then log in again.'
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
  'Your session has ended. Your text is still here and will be sent after you log in.'
export const cancel = 'Cancel'

export const logInFirst = 'Please login to access this page'
export const notYours = 'You don’t have access to this page'
export const noSuchPage = 'Page not found'
export const mayBeMistyped = 'The page may have moved, or the address may be mistyped.'
export const toDashboard = 'Go to the dashboard'
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
  'The login could not be loaded. Log in in another tab, or reload this page.'

export const passwordIsWrong = 'The password is wrong'
export const proven = 'Confirmed'
export const proofFirst = 'Please enter your password again.'
export const isItYou = 'Confirm it’s you'
export const proofIsAsked =
  'This affects customer data or who can log in. Enter your password again to continue.'
export const goOn = 'Continue'
export const checking = 'Checking…'

export const whereLoggedIn = 'Your devices'
export const thisDevice = 'This device'
export const unknownDevice = 'Unknown device'
export const since = (moment: string) => `Since ${moment}`
export const lastSeen = (moment: string) => `Last seen ${moment}`
export const endSession = 'Log out'
export const endSessionOn = (device: string) => `Log out on ${device}`
export const endOthers = 'Log out on all other devices'
export const noOthers = 'You are not logged in on any other device.'
export const sessionIsOver = 'That device is already logged out.'
export const sessionEnded = 'That device was logged out'
export const otherSessionsEnded = 'All other devices were logged out'
export const endFailed = 'The device could not be logged out. Please try again.'

export const commonPassword =
  'This password is too common and easy to guess. Choose another one, for example four words that you can remember.'
export const passwordIsAName =
  'This password is too close to a name that others know. Choose another one, for example four words that you can remember.'
