/** Problems that staff should know about, each with its consequence. */
export const matters = {
  'disk-fills': [
    'The website is running out of disk space.',
    'Without disk space no enquiry can be saved. Tell your website administrator today.',
  ],
  'backup-failed': [
    'The last backup failed.',
    'Enquiries are safe for now, but there is no recent copy of them. Tell your website administrator.',
  ],
  'backup-old': [
    'There has been no backup for two days.',
    'Enquiries are safe for now, but there is no recent copy of them. Tell your website administrator.',
  ],
  'hours-wrong': [
    'The opening hours contain a mistake.',
    'Closing time is before opening time, so customers are not promised a call. Correct the hours and holidays on the Account page.',
  ],
  'one-address': [
    'All visitors seem to have the same IP address.',
    'On a busy day the website may reject enquiries and logins. Tell your website administrator that all visitors appear with one address.',
  ],
  'references-guessed': [
    'Somebody is guessing references of enquiries.',
    'Within an hour, 200 or more attempts to see an enquiry had wrong references or digits, or came above the limit. Customers may have to use the link from their email for now. Tell your website administrator.',
  ],
} as const

export type HealthWarning = keyof typeof matters

export const mailSubject = (matter: string) => `Your website needs attention: ${matter}`
export const mailEnd = (dashboard: string | undefined) =>
  dashboard
    ? `This is also shown on the dashboard: ${dashboard}`
    : 'This is also shown on the dashboard.'
