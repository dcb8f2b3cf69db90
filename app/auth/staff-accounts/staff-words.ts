/** What the owner reads where people are invited and let go, and they themselves behind their link. */

export const pageTitle = 'Staff · Admin Portal'
export const title = 'Staff'
export const intro =
  'Who may come in here, and as what. Whoever you add gets a link with which they set their own password.'

export const roles = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  workshop: 'Workshop',
  accounts: 'Accounts',
} as const
/** What each may do, in a line below the choice. */
export const roleSays = {
  owner: 'Everything, accounts and settings included',
  manager: 'Everything but accounts, settings and exporting everything',
  sales: 'Sales enquiries at the desk and in the reports; prices and content to read',
  workshop: 'Workshop enquiries at the desk and in the reports; prices and content to read',
  accounts: 'Reports, exports and figures; changes nothing',
} as const

export const name = 'Name'
export const userId = 'User ID'
export const email = 'Email'
export const role = 'Role'
export const userIdHint = 'They log in with it; it does not change. Letters, digits, dot, dash.'
export const emailHint = 'For the link and a forgotten password. May stay empty.'
export const atMost = (most: number) => `must be ${most} characters or fewer`
export const userIdMissing = 'Enter a user ID'
export const userIdRule = 'A user ID has 2 to 60 letters, digits or . _ @ - and no spaces'
export const nameMissing = 'Enter a name'
export const noEmail = 'Enter an email address like name@example.com, or leave it empty'
export const chooseRole = 'Choose a role: owner, manager, sales, workshop or accounts'
export const yesOrNo = 'must be true or false'

export const isTaken = (userId: string) =>
  `There is an account ${userId} already. Choose another user ID.`
export const lastOwnerStays =
  'This is the last owner. Make somebody else an owner first, so that somebody can still manage the accounts.'
export const noSuchPerson = 'There is no such account any more.'
export const isDeactivated = 'This account is deactivated. Reactivate it first.'

export const invited = (name: string) => `${name} is invited`
export const saved = 'Saved'
export const savedLinksEnded =
  'Saved. Links made for the earlier address have ended; make a new one.'
export const deactivated = (name: string) => `${name} is deactivated and logged out everywhere`
export const reactivated = (name: string) => `${name} may come in again`
export const linkDrawn = 'A new link is made; earlier ones have ended'
export const sessionsEnded = (name: string) => `${name} is logged out everywhere`

export const addPerson = 'Add a person'
export const add = 'Add and make the link'
export const addFailed = 'The person could not be added. Please try again.'
export const saveFailed = 'It could not be saved. Please try again.'
export const linkFailed = 'The link could not be made. Please try again.'
export const readFailed = 'It could not be loaded. Please try again.'

export const search = 'Search staff'
export const nobodyMatches = (search: string) => `Nobody matches “${search}”.`
export const byName = 'Name'
export const byRole = 'Role'
export const byLastSeen = 'Last seen'

export const you = '(you)'
export const sameInOtherCase =
  'Another account has this user ID in other capitals. Both have to type theirs exactly.'
export const stateInvited = (until: string) => `Invited; the link holds until ${until}`
export const stateLinkOver = 'Invited; the link has run out'
export const stateActive = 'Active'
export const stateDeactivated = 'Deactivated'
export const inOrOut = (isIn: boolean) =>
  isIn ? 'In: new enquiries may come' : 'Not in: no new enquiries'
export const switchIn = (isIn: boolean) => (isIn ? 'Mark as not in' : 'Mark as in')
export const switchInOf = (name: string, isIn: boolean) => `${switchIn(isIn)}: ${name}`
export const lastSeen = (moment: string) => `Last seen ${moment}`
export const neverSeen = 'Not been here yet'

export const edit = 'Edit'
export const editPerson = (name: string) => `Edit ${name}`
export const newLink = 'New link'
export const newLinkFor = (name: string) => `Make a new link for ${name}`
export const sessions = 'Devices'
export const sessionsOf = (name: string) => `Devices of ${name}`
export const whereLoggedIn = (name: string) => `Where ${name} is logged in`
export const removeSecondStep = 'Remove second step'
export const removeSecondStepOf = (name: string) => `Remove the second step of ${name}`
export const removeSecondStepQuestion = (name: string) => `Remove the second step of ${name}?`
export const removeSecondStepMeans =
  'For somebody who has lost their phone. Their codes, passkeys and recovery codes hold no longer and they are logged out everywhere; from then on the password alone lets them in, until they set up a second step again. Make sure that it is really they who ask.'
export const deactivate = 'Deactivate'
export const deactivatePerson = (name: string) => `Deactivate ${name}`
export const reactivate = 'Reactivate'
export const reactivatePerson = (name: string) => `Reactivate ${name}`
export const deactivateQuestion = (name: string) => `Deactivate ${name}?`
export const deactivateMeans =
  'They are logged out everywhere at once and cannot log in. Their open enquiries stand at the desk without a name until somebody takes them. What they did stays in the history. You can reactivate the account at any time.'

export const linkTitle = (name: string) => `The link for ${name}`
export const linkQuestion = (name: string) => `Make a new link for ${name}?`
export const firstLinkMeans = 'With it they set their password. Links made earlier end now.'
export const linkMeans =
  'With it they set a new password. Links made earlier end now; the old password holds until the link is used.'
export const makeLink = 'Make the link'
export const making = 'Making…'
export const handOver = (name: string) =>
  `Send this link to ${name}, by WhatsApp for example. Whoever opens it sets the password and is in, so send it to nobody else.`
export const linkLabel = 'Link'
export const copy = 'Copy'
export const copied = 'Copied'
export const notCopied = 'It could not be copied. It is marked: copy it by hand.'
export const holdsUntil = (moment: string) => `It works once, and until ${moment}.`
export const isMailedTo = (address: string) =>
  `A link of their own is being mailed to ${address} as well.`
export const done = 'Done'

export const noSessions = 'Logged in nowhere.'
export const endAll = 'Log out everywhere'
export const close = 'Close'

/** Behind the link. */
export const setPassword = 'Set your password'
export const newPassword = 'New password'
export const hello = (name: string, dealer: string) =>
  `${name}, choose the password with which you log in to the portal of ${dealer}.`
export const yourUserId = (userId: string) => ['Your user ID: ', userId] as const
export const passwordHint =
  'At least 10 characters. Four words that you remember are better than one that you don’t.'
export const again = 'The same again'
export const enterNew = 'Enter a new password'
export const tooShort = 'The password must have at least 10 characters'
export const enterAgain = 'Enter the new password again'
export const notTheSame = 'The two passwords are not the same'
export const setAndLogIn = 'Set it and log in'
export const toLogin = 'To the login'

/** What became of a link. */
export const linkIs = {
  unknown: [
    'This link is not known',
    'Perhaps it was not copied whole. Open it once more, or ask the owner for a new one.',
  ],
  used: [
    'This link has been used already',
    'Log in with the password that was set then, or ask the owner for a new link.',
  ],
  late: ['This link has run out', 'Ask the owner for a new one.'],
  deactivated: ['This account is deactivated', 'Ask the owner whether that is meant so.'],
} as const
export const linkLateAskAgain = 'Ask for a new one from the login page.'

/** Forgotten. */
export const forgottenTitle = 'Forgotten password'
export const forgottenIntro =
  'Enter your user ID or your email address. If we know it, we mail you a link with which you set a new password.'
export const who = 'User ID or email'
export const whoMissing = 'Enter your user ID or your email address'
export const sendLink = 'Mail me the link'
export const linkIsOnItsWay =
  'If there is such an account with an email address, a link is on its way to it. It holds for one hour. If nothing comes, look in the spam folder or ask the owner for a new password.'
export const askTheOwner =
  'Ask the owner for a new password: in the portal under Staff they make a link for you.'
export const tooOften = (minutes: number) =>
  `That was asked too often from your connection. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`
