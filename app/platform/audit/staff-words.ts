/** What the staff read of who changed what. */

export const nothingYet =
  'Nothing yet. Every price, status, offer, picture and fact that somebody changes is listed here, with who did it and what it was before.'
export const fromWhatToWhat = 'From what to what'
export const earlierLists = 'Earlier lists'
/** Of a fact that is so, or is not. */
export const yes = 'yes'
export const no = 'no'

export const olderFailed = 'Older changes could not be loaded.'
export const theseAreAll = 'These are all changes since the beginning.'
export const loading = 'Loading…'
export const showOlder = 'Show older changes'

/** Claims in the past tense that read after who did it and before what it was done to. */
export const securityEvents = {
  'log-in': 'logged in',
  'log-in-failed': 'failed to log in',
  'log-in-failed-as': 'failed to log in as',
  'kept-out': 'was kept out after ten failed log-ins',
  'kept-out-as': 'was kept out after ten failed log-ins as',
  'origin-refused': 'was refused a request from another site',
  exported: 'exported',
  'password-guessed': 'failed to change the password of',
  'password-reset': 'reset the password of',
  'code-failed': 'knew the password but not the code of',
  'recovery-code-used': 'used a recovery code of',
  'recovery-codes-drawn': 'drew new recovery codes for',
  'second-step-on': 'turned on codes at login for',
  'second-step-off': 'turned off codes at login for',
  'second-step-cleared': 'cleared the second step at login of',
  'passkey-added': 'added a passkey to',
  'passkey-removed': 'removed a passkey from',
  'proof-failed': 'gave a wrong password as',
  'password-asked': 'asked for a new password of',
  'password-set': 'used a link to set the password of',
  'account-added': 'invited',
  'account-changed': 'changed the account of',
  'account-ended': 'deactivated',
  'account-begun': 'reactivated',
  'link-drawn': 'made a new link for',
  'sessions-ended': 'ended the sessions of',
} as const
/** After what something was done to. */
export const repeated = (label: string, times: number) =>
  [label, `${times} times within the hour`].filter(Boolean).join(', ')
/** Who did what no account did. */
export const whoIsUnknown = (event: keyof typeof securityEvents) =>
  event === 'password-reset' || event === 'second-step-cleared'
    ? 'Whoever looks after the website'
    : 'Somebody'
