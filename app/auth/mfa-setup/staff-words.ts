/** Texts of the page that sets up or removes the second step at login. */

export const pageTitle = 'Second step at login · Admin Portal'
export const secondStep = 'Second step at login'
export const why =
  'In addition to your password, the login asks for something that only you have. A stolen password alone is then not enough to log in.'
export const setUpFirst = 'One more thing before you start'
export const ownerAsks =
  'The owner requires a second step at login for everyone. Setting it up takes about two minutes, and you need your phone.'

export const appHeading = 'Authenticator app'
export const appIsOff =
  'An app on your phone, such as Google Authenticator, shows a six-digit code that changes every 30 seconds. The login asks for it after your password.'
export const appIsOn = (since: string) =>
  `On since ${since}. The login asks for the code from your app.`
export const turnOn = 'Turn on'
export const turnOff = 'Turn off'
export const turnOffHeading = 'Turn off the authenticator app'
export const stepOne = '1. Scan this QR code'
export const howToScan = 'In the app, add an account and point the camera at the code.'
export const squareMeans = 'QR code for your authenticator app'
export const openApp = 'Open the app on this device'
export const orType = 'Or type in this key:'
export const stepTwo = '2. Enter the code from the app'
export const confirm = 'Confirm and turn on'

export const codeLabel = 'Six-digit code'
export const anyCodeLabel = 'Six-digit code or a recovery code'
export const codeMissing = 'Enter the code'
export const passwordLabel = 'Your password'
export const passwordWhy = 'This keeps others from changing it while you are away from your desk.'
export const passwordMissing = 'Enter your password'

export const codesHeading = 'Recovery codes'
export const codesLeft = (count: number) =>
  count === 1
    ? '1 recovery code is left. Each code works once, for when you don’t have your phone.'
    : `${count} recovery codes are left. Each code works once, for when you don’t have your phone.`
export const drawAnew = 'Create new codes'
export const drawAnewMeans = 'You get 10 new codes. The old ones stop working.'
export const keepThese = 'Save these 10 codes'
export const keepThemSafe =
  'Each code works once, for when your phone is lost or has no battery. They are shown only now. Print them and keep them away from your phone.'
export const copy = 'Copy'
export const copied = 'Copied'
export const notCopied = 'The codes could not be copied. Select them and copy them yourself.'
export const print = 'Print'
export const haveThem = 'I have saved them'

export const passkeysHeading = 'Passkeys'
export const passkeysMean =
  'Log in with your fingerprint, your face or your phone’s screen lock, without a password.'
export const passkeysNeedAddress =
  'Passkeys need a site with its own secure address (https). Ask your website administrator to set it up.'
export const browserCannot = 'This browser does not support passkeys, or JavaScript is turned off.'
export const addPasskey = 'Add a passkey'
export const addsNow = 'Waiting for your device…'
export const passkeyName = 'Name'
export const passkeyNameHint = 'For example “My phone” or “Counter computer”.'
export const unnamed = 'Passkey'
export const addedAndUsed = (day: string, lastUsed: string | null) =>
  lastUsed ? `Added ${day} · last used ${lastUsed}` : `Added ${day} · not used yet`
export const removeLabel = (name: string) => ['Remove', ` ${name}`] as const
export const removeHeading = (name: string) => `Remove the passkey “${name}”`
export const passkeyNotMade = 'No passkey was added. Please try again.'
export const passkeyThereAlready = 'This device already has a passkey for your account.'
export const notReached = 'Something went wrong! Please try again.'

export const ruleHeading = 'For all staff'
export const ruleLabel = 'Require a second step for everyone'
export const ruleHint = 'Staff without one are logged out and must set one up at their next login.'
export const ruleOn = 'A second step is now required for everyone'
export const ruleOff = 'A second step is now optional'
export const ownFirst = 'Set up your own second step first'
export const save = 'Save'

export const back = 'Back'
export const logOut = 'Log out'

export const said = {
  off: 'The authenticator app was turned off',
  removed: 'The passkey was removed',
  added: 'The passkey was added',
  newPassword:
    'Your new password is saved. Your passkeys and your app have not changed. Remove any that are not yours.',
} as const

export const appTurnedOn = 'The login now asks for the code from your app'
export const codesDrawn = 'These are your new recovery codes. The old ones no longer work.'
export const passkeyAdded = 'The passkey was added'
export const onAlready = 'The authenticator app is already turned on'
export const notBegun = 'That took too long. Please start again.'
export const wrongPassword = 'That is not your password'
export const wrongCode =
  'That code is wrong. Check your app again: the code changes every 30 seconds.'
export const usedCode = 'That code has already been used. Wait for the next one in your app.'
export const noSuchPasskey = 'This passkey no longer exists'
export const tooManyPasskeys = 'You already have 20 passkeys. Remove one first.'
export const passkeyRefused = 'This passkey does not belong to an account here'
export const noPasskeysHere = 'Passkeys cannot be used on this site’s address'
export const noSuchUser = 'User not found'
export const notOwn =
  'Turn off your own second step on its page: it asks for your password and a code'
export const cleared = (userId: string) => `${userId} can now log in with the password only`
const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
export const tooManyGuesses = (minutes: number) =>
  `Too many wrong attempts. Please try again in ${inMinutes(minutes)}.`
