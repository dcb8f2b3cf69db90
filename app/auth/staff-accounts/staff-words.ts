/**
 * Texts of the staff page, of the page that sets a password and of the one for a forgotten
 * password.
 */

export const pageTitle = 'Staff · Admin Portal'
export const title = 'Staff'
export const intro =
  'Everyone who can log in to this portal, with their role. New staff get a link to set their own password.'

export const teamIntro =
  'Everyone who works on enquiries. Set who is available, and hand over the open enquiries of a person who is on leave.'

export const roles = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  workshop: 'Workshop',
  accounts: 'Accounts',
} as const
/** Rights of each role, shown below the choice. */
export const roleSays = {
  owner: 'Everything, including staff accounts and settings',
  manager: 'Everything except staff accounts, settings and the full export',
  sales:
    'Sales enquiries in the desk and reports; can view prices and content, and prepare drafts of models and pages',
  workshop: 'Workshop enquiries in the desk and reports; can view prices and content',
  accounts: 'Reports, exports and figures; cannot change anything',
} as const

export const name = 'Name'
export const userId = 'User ID'
export const email = 'Email'
export const role = 'Role'
export const userIdHint =
  'Used to log in. It cannot be changed later. Letters, digits, dots and dashes.'
export const emailHint = 'For the password link and a forgotten password. Optional.'
export const atMost = (most: number) => `must be ${most} characters or fewer`
export const userIdMissing = 'Enter a user ID'
export const userIdRule = 'A user ID has 2 to 60 letters, digits or . _ @ - and no spaces'
export const nameMissing = 'Enter a name'
export const noEmail = 'Enter an email address like name@example.com, or leave it empty'
export const chooseRole = 'Choose a role: owner, manager, sales, workshop or accounts'
export const yesOrNo = 'must be true or false'

export const noSuchTarget = 'Choose a colleague, the assignment rules or “Leave unassigned”.'
export const isTaken = (userId: string) =>
  `The user ID ${userId} is already in use. Choose another one.`
export const lastOwnerStays =
  'This is the last owner. Make another person an owner first, so that staff accounts can still be managed.'
export const noSuchPerson = 'This account no longer exists.'
export const isDeactivated = 'This account is deactivated. Reactivate it first.'

export const invited = (name: string) => `${name} was invited`
export const saved = 'Saved'
export const savedLinksEnded =
  'Saved. Links sent to the earlier address no longer work. Create a new one.'
export const deactivated = (name: string) => `${name} was deactivated and logged out everywhere`
export const reactivated = (name: string) => `${name} can log in again`
export const linkDrawn = 'New link created. Earlier links no longer work.'
export const sessionsEnded = (name: string) => `${name} was logged out everywhere`

export const addPerson = 'Add staff account'
export const add = 'Add and create link'
export const addFailed = 'The account could not be added. Please try again.'
export const saveFailed = 'Your changes could not be saved. Please try again.'
export const linkFailed = 'The link could not be created. Please try again.'
export const readFailed = 'The devices could not be loaded. Please try again.'

export const search = 'Search staff'
export const nobodyMatches = (search: string) => `No staff match “${search}”.`
export const byName = 'Name'
export const byRole = 'Role'
export const byLastSeen = 'Last seen'

export const you = '(you)'
export const sameInOtherCase =
  'Another account has the same user ID with different capital letters. Both must type theirs exactly.'
export const stateInvited = (until: string) => `Invited; the link expires on ${until}`
export const stateLinkOver = 'Invited; the link has expired'
export const stateActive = 'Active'
export const stateDeactivated = 'Deactivated'
/** `until` is the last day of the absence, or null. */
export const inOrOut = (isIn: boolean, until: string | null) => {
  if (isIn) return 'Available for new enquiries'
  return until ? `Away until ${until}: no new enquiries` : 'Away: no new enquiries'
}
export const awayOf = (name: string) => `Mark ${name} as away`
export const awayMeans =
  'No new enquiries are assigned to them. Enquiries that they already have stay with them.'
export const lastDayAway = 'Last day away'
export const lastDayHint =
  'On the next day we ask them whether they are available. Leave it empty if you do not know it yet.'
export const markAsAway = 'Mark as away'
export const noDay = 'Choose a day from today on, at most a year ahead'
export const isNowIn = (name: string) => `${name} is available today`
export const isNowAway = (name: string, until: string | null) =>
  until ? `${name} is away until ${until}` : `${name} is away`
export const switchIn = (isIn: boolean) => (isIn ? 'Mark as away' : 'Mark as available')
export const switchInOf = (name: string, isIn: boolean) => `${switchIn(isIn)}: ${name}`
export const lastSeen = (moment: string) => `Last seen ${moment}`
export const neverSeen = 'Never logged in'

export const edit = 'Edit'
export const editPerson = (name: string) => `Edit ${name}`
export const newLink = 'New link'
export const newLinkFor = (name: string) => `New link for ${name}`
export const sessions = 'Devices'
export const sessionsOf = (name: string) => `Devices of ${name}`
export const whereLoggedIn = (name: string) => `Devices of ${name}`
export const removeSecondStep = 'Remove second step'
export const removeSecondStepOf = (name: string) => `Remove second step of ${name}`
export const removeSecondStepQuestion = (name: string) => `Remove the second step of ${name}?`
export const removeSecondStepMeans =
  'Use this for a person who has lost their phone. Their codes, passkeys and recovery codes stop working and they are logged out everywhere. After that their password alone is enough to log in, until they set up a second step again. First make sure that the request really comes from them.'
export const deactivate = 'Deactivate'
export const deactivatePerson = (name: string) => `Deactivate ${name}`
export const reactivate = 'Reactivate'
export const reactivatePerson = (name: string) => `Reactivate ${name}`
export const deactivateQuestion = (name: string) => `Deactivate ${name}?`
export const deactivateMeans =
  'They are logged out everywhere at once and cannot log in again. Their entries stay in the history, and their calls still count for them. You can reactivate the account at any time.'
export const theirOpenEnquiries = (open: number) =>
  open === 1 ? 'Their open enquiry' : `Their ${open} open enquiries`
export const leaveUnassigned = 'Leave unassigned'
export const assignByRules = 'Assign by the assignment rules'
/** `part` is the number of enquiries on which the person works, if these are not all. */
export const assignTo = (name: string, part?: number) =>
  part === undefined ? `Assign to ${name}` : `Assign ${part} of them to ${name}`
export const notTheirTypes = 'Enquiries on which the new person does not work become unassigned.'

export const linkTitle = (name: string) => `Link for ${name}`
export const linkQuestion = (name: string) => `Create a new link for ${name}?`
export const firstLinkMeans =
  'They can set their password with this link. Earlier links stop working now.'
export const linkMeans =
  'They can set a new password with this link. Earlier links stop working now. The old password works until the link is used.'
export const makeLink = 'Create link'
export const making = 'Creating…'
export const handOver = (name: string) =>
  `Send this link to ${name}, for example by WhatsApp. Do not send it to anyone else: the person who opens it sets the password and is logged in.`
export const linkLabel = 'Link'
export const copy = 'Copy'
export const copied = 'Copied'
export const notCopied =
  'The link could not be copied. It is selected, so you can copy it yourself.'
export const holdsUntil = (moment: string) => `It works once and expires on ${moment}.`
export const isMailedTo = (address: string) =>
  `A separate link is also being emailed to ${address}.`
export const done = 'Done'

export const noSessions = 'Not logged in on any device.'
export const endAll = 'Log out everywhere'
export const close = 'Close'

/** Texts of the page that sets a password. */
export const setPassword = 'Set your password'
export const newPassword = 'New password'
export const hello = (name: string, dealer: string) =>
  `${name}, choose your password for the staff portal of ${dealer}.`
export const yourUserId = (userId: string) => ['Your user ID: ', userId] as const
export const passwordHint =
  'At least 10 characters. Four words that you can remember make a good password.'
export const again = 'Confirm password'
export const enterNew = 'Enter a new password'
export const tooShort = 'The password must have at least 10 characters'
export const enterAgain = 'Enter the new password again'
export const notTheSame = 'The two passwords do not match'
export const setAndLogIn = 'Save and log in'
export const toLogin = 'Go to login'

/** Reasons why a link does not work. */
export const linkIs = {
  unknown: [
    'This link is not valid',
    'It may not have been copied completely. Open it again, or ask the owner for a new one.',
  ],
  used: [
    'This link has already been used',
    'Log in with the password you set, or ask the owner for a new link.',
  ],
  late: ['This link has expired', 'Ask the owner for a new one.'],
  deactivated: ['This account is deactivated', 'Ask the owner if you need access.'],
} as const
export const linkLateAskAgain = 'Request a new one from the login page.'

/** Texts of the page for a forgotten password. */
export const forgottenTitle = 'Forgot your password?'
export const forgottenIntro =
  'Enter your user ID or your email address. If there is an account for it, we’ll email you a link to set a new password.'
export const who = 'User ID or email'
export const whoMissing = 'Enter your user ID or your email address'
export const sendLink = 'Email me the link'
export const linkIsOnItsWay =
  'If there is an account with an email address, a link is on its way to it. It works for one hour. If you get no email, check your spam folder or ask the owner for a new password.'
export const askTheOwner =
  'Ask the owner for a new password. They can create a link for you on the Staff page.'
export const tooOften = (minutes: number) =>
  `Too many requests from your connection. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`
