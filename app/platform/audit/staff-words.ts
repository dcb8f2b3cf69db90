/** Texts of the audit log. */

export const nothingYet =
  'No changes yet. Every change of a price, status, offer, picture or detail is listed here, with the person and the earlier value.'
export const fromWhatToWhat = 'What changed'
export const earlierLists = 'Earlier lists'
/** Values of a yes-or-no detail. */
export const yes = 'yes'
export const no = 'no'

export const olderFailed = 'Older changes could not be loaded.'
export const theseAreAll = 'There are no older changes.'
export const loading = 'Loading…'
export const showOlder = 'Show older changes'

/** Reasons for which an item of a bulk change is not written. The item's name precedes them. */
export const itemErrors = {
  forbidden: 'cannot be changed by your account.',
  changed: 'has changed in the meantime.',
}
/** Names the first items, and counts the others. */
export const firstNames = (names: readonly string[], shown = 3) =>
  names.length > shown
    ? `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`
    : names.join(', ')

/**
 * Actions of security events, as stored in the audit log. Never reword them here: `shownActions`
 * has the texts that staff read. Each action is in the past tense and is shown between the person
 * and the label.
 */
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
/** Appended to the label of a repeated event. */
export const repeated = (label: string, times: number) =>
  [label, `${times} times within the hour`].filter(Boolean).join(', ')
/**
 * The author of an event without an account, as stored in the audit log. `shownAuthors` has the
 * texts that staff read.
 */
export const whoIsUnknown = (event: keyof typeof securityEvents) =>
  event === 'password-reset' || event === 'second-step-cleared'
    ? 'Whoever looks after the website'
    : 'Somebody'

/** Texts that the portal shows in place of stored actions. */
export const shownActions: Readonly<Record<string, string>> = {
  'was kept out after ten failed log-ins': 'was locked out after 10 failed logins',
  'was kept out after ten failed log-ins as': 'was locked out after 10 failed logins as',
  'was refused a request from another site': 'sent a request from another site, which was blocked',
  'knew the password but not the code of': 'entered the right password but a wrong code for',
  'used a recovery code of': 'used a recovery code for',
  'drew new recovery codes for': 'created new recovery codes for',
  'turned on codes at login for': 'turned on login codes for',
  'turned off codes at login for': 'turned off login codes for',
  'cleared the second step at login of': 'removed the second step at login of',
  'gave a wrong password as': 'entered a wrong password as',
  'asked for a new password of': 'asked for a new password for',
  'ended the sessions of': 'logged out all devices of',
  'made a new link for': 'created a new password link for',
  'changed the facts of': 'changed the details of',
  'took back the confirmation of': 'undid the confirmation of',
  'made a preview link of': 'created a preview link for',
  'revoked the preview links of': 'revoked the preview links for',
  ordered: 'changed the order of',
  'took off the site': 'unpublished',
  began: 'created',
  planned: 'scheduled',
  'cancelled the plan of': 'cancelled the schedule of',
  'erased the answers of': 'erased the customer data of',
  'brought in': 'imported',
  'took back': 'undid the import of',
  'took back the prices of': 'undid the price change of',
  'took back prices and availability of': 'undid the price and availability change of',
}

/** Texts that the portal shows in place of stored authors without an account. */
export const shownAuthors: Readonly<Record<string, string>> = {
  'Whoever looks after the website': 'Website administrator',
  Somebody: 'Unknown visitor',
}
