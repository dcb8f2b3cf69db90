/** What the staff read where they set up and take away the second step at login. */

export const pageTitle = 'Second step at login · Admin Portal'
export const secondStep = 'Second step at login'
export const why =
  'Besides your password the login asks for something that only you have. Then a password that somebody has seen opens nothing.'
export const setUpFirst = 'One more thing before you start'
export const ownerAsks =
  'The owner asks everybody for a second step at login. It takes two minutes and your telephone.'

export const appHeading = 'Six digits from your app'
export const appIsOff =
  'An app on your telephone, such as Google Authenticator, shows six digits that change every half minute. The login asks for them after your password.'
export const appIsOn = (since: string) => `On since ${since}. The login asks for the six digits.`
export const turnOn = 'Turn on'
export const turnOff = 'Turn off'
export const turnOffHeading = 'Turn off the six digits'
export const stepOne = '1. Let your app read this square'
export const howToScan = 'In the app, add an account and hold the camera over it.'
export const squareMeans = 'The square that your app reads'
export const openApp = 'Open the app here'
export const orType = 'Or type this key:'
export const stepTwo = '2. Enter what the app shows now'
export const confirm = 'Confirm and turn on'

export const codeLabel = 'Six digits from your app'
export const anyCodeLabel = 'Six digits from your app, or a recovery code'
export const codeMissing = 'Enter the code'
export const passwordLabel = 'Your password'
export const passwordWhy = 'So that nobody does this while you are away from the desk.'
export const passwordMissing = 'Enter your password'

export const codesHeading = 'Recovery codes'
export const codesLeft = (count: number) =>
  count === 1
    ? 'One recovery code is left. Each opens the login once, when your telephone is not at hand.'
    : `${count} recovery codes are left. Each opens the login once, when your telephone is not at hand.`
export const drawAnew = 'Make new codes'
export const drawAnewMeans = 'You get ten new codes. The old ones no longer hold.'
export const keepThese = 'Keep these ten codes'
export const keepThemSafe =
  'Each opens the login once, when your telephone is lost or empty. They are shown only now: print them, and keep them away from the telephone.'
export const copy = 'Copy'
export const copied = 'Copied'
export const notCopied = 'They could not be copied. Mark them and copy them by hand.'
export const print = 'Print'
export const haveThem = 'I have kept them'

export const passkeysHeading = 'Passkeys'
export const passkeysMean =
  'Log in with your fingerprint, your face or the lock of your telephone, without a password.'
export const passkeysNeedAddress =
  'Passkeys work once the site has its own secure address. Whoever looks after the website can set that up.'
export const browserCannot = 'This browser cannot make passkeys, or its scripts are switched off.'
export const addPasskey = 'Add a passkey'
export const addsNow = 'Waiting for your device…'
export const passkeyName = 'What you call it'
export const passkeyNameHint = 'Such as “My phone” or “Counter computer”.'
export const unnamed = 'Passkey'
export const addedAndUsed = (day: string, lastUsed: string | null) =>
  lastUsed ? `Added ${day} · last used ${lastUsed}` : `Added ${day} · not used yet`
export const removeLabel = (name: string) => ['Remove', ` ${name}`] as const
export const removeHeading = (name: string) => `Remove the passkey “${name}”`
export const passkeyNotMade = 'No passkey was made. Please try again.'
export const passkeyThereAlready = 'This device has a passkey for your account already.'
export const notReached = 'Something went wrong! Please try again.'

export const ruleHeading = 'For everybody'
export const ruleLabel = 'Everybody who logs in needs a second step'
export const ruleHint =
  'Who has none is logged out, and sets one up at the next login before anything else opens.'
export const ruleOn = 'From now on everybody needs a second step'
export const ruleOff = 'A second step is now up to each person'
export const ownFirst = 'Set up your own second step first'
export const save = 'Save'

export const back = 'Back'
export const logOut = 'Log out'

export const said = {
  off: 'The six digits are turned off',
  removed: 'The passkey is removed',
  added: 'The passkey is added',
  newPassword:
    'You have a new password. Your passkeys and your app stay as they were: remove what is not yours.',
} as const

export const appTurnedOn = 'The login now asks for six digits from your app'
export const codesDrawn = 'These are your new recovery codes. The old ones no longer hold.'
export const passkeyAdded = 'The passkey is added'
export const onAlready = 'The six digits are turned on already'
export const notBegun = 'That took too long. Please begin again.'
export const wrongPassword = 'That is not your password'
export const wrongCode =
  'That code is not right. Look at the app again: it shows a new one every half minute.'
export const usedCode = 'That code has been used already. Wait for the next one in your app.'
export const noSuchPasskey = 'This passkey is there no more'
export const tooManyPasskeys = 'There are twenty passkeys already. Remove one first.'
export const passkeyRefused = 'This passkey does not open an account here'
export const noPasskeysHere = 'Passkeys cannot be used at this address'
export const noSuchUser = 'User not found'
export const notOwn =
  'Turn off your own second step on its page: it asks for your password and a code'
export const cleared = (userId: string) => `${userId} logs in with the password alone now`
const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
export const tooManyGuesses = (minutes: number) =>
  `Too many wrong attempts. Please try again in ${inMinutes(minutes)}.`
