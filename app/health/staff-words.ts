/** What somebody at the shop should know of: what is the matter, and what it means. */
export const matters = {
  'disk-fills': [
    'The website is running out of room.',
    'When there is none left, no enquiry can be saved. Tell whoever looks after the website today.',
  ],
  'backup-failed': [
    'The last backup failed.',
    'Enquiries are safe for now, but there is no fresh copy of them. Tell whoever looks after the website.',
  ],
  'backup-old': [
    'There has been no backup for two days.',
    'Enquiries are safe for now, but there is no fresh copy of them. Tell whoever looks after the website.',
  ],
  'hours-wrong': [
    'The opening hours contain a mistake.',
    'A counter that closes before it opens is never open, and its customers are promised no call. Correct the hours and holidays on the Account page.',
  ],
  'one-address': [
    'All visitors seem to come from one place.',
    'On a busy day the website may refuse enquiries and log-ins. Tell whoever looks after the website that it does not recognise its visitors.',
  ],
} as const

export type Matter = keyof typeof matters

export const mailSubject = (matter: string) => `Your website needs attention: ${matter}`
export const mailEnd = (dashboard: string | undefined) =>
  dashboard
    ? `You find this on the dashboard too: ${dashboard}`
    : 'You find this on the dashboard too.'
