/** Emails to staff, and the dashboard's notices about email. */

export const leadSubject = (enquiry: string, reference: string) => `${enquiry}: ${reference}`

type Lead = {
  /** The title of the enquiry: `Book a service`. */
  enquiry: string
  reference: string
  day: string
  time: string
  /** The call-back deadline; undefined if another part of the mail contains it. */
  promised: string | undefined
  answers: readonly Answered[]
  /** The source, or '' if it is unknown; then the page with the form and the device. */
  foundUsBy: string
  sentFrom: string
  /** The address of the enquiry in the portal; undefined without a public URL. */
  link: string | undefined
}

type Answered = { label: string; lines: readonly string[] }

export const lead = ({ enquiry, reference, day, time, answers, ...more }: Lead) =>
  [
    `${enquiry} · ${reference}`,
    `Received on ${day} at ${time}`,
    ...(more.promised ? [`Answer promised by ${more.promised}`] : []),
    '',
    ...answers.flatMap(answered),
    '',
    ...(more.foundUsBy ? [`Source: ${more.foundUsBy}`] : []),
    ...(more.sentFrom ? [`Sent from: ${more.sentFrom}`] : []),
    ...(more.foundUsBy || more.sentFrom ? [''] : []),
    ...(more.link ? [more.link, ''] : []),
  ].join('\n')

/** Each line of a message starts with `>`, so that no line can look like another answer. */
const answered = ({ label, lines }: Answered) =>
  lines.length === 1 ? `${label}: ${lines[0]}` : [`${label}:`, ...lines.map((line) => `> ${line}`)]

export const yes = 'yes'
export const no = 'no'

/** The problem, then its consequence. Each is one text. */
export const nobodyIsTold = [
  'No one gets an email about new enquiries.',
  'All enquiries are here and in the reports. Ask your website administrator to turn on emails for new enquiries.',
] as const
export const notGoneOut = (mails: number) =>
  [
    mails === 1 ? '1 email has not been sent yet.' : `${mails} emails have not been sent yet.`,
    'Sending is retried, and no enquiry is lost. If this message stays, tell your website administrator.',
  ] as const
export const houseIsNotTold = [
  'The dealership gets no email about new enquiries.',
  'Customers do get a confirmation. Ask your website administrator to turn on emails for new enquiries.',
] as const
export const notDelivered = (mails: number) =>
  [
    mails === 1 ? '1 email could not be delivered.' : `${mails} emails could not be delivered.`,
    'Usually the address was mistyped. The enquiry itself is safe in its report.',
  ] as const

/** Emails with a link to set a password. */
type WayIn = {
  name: string
  userId: string
  dealer: string
  /** The full address, including the token. */
  link: string
  /** The time at which the link expires, as text. */
  until: string
}

export const invitationSubject = (dealer: string) => `Your staff account at ${dealer}`
export const invitation = ({ name, userId, dealer, link, until }: WayIn) =>
  [
    `Hello ${name},`,
    '',
    `You have a new account for the staff portal of ${dealer}. Your user ID is ${userId}.`,
    'Open this link to set your password:',
    '',
    link,
    '',
    `The link works once and expires on ${until}. Do not share it: anyone who opens it can log in as you.`,
  ].join('\n')

export const passwordSubject = (dealer: string) =>
  `Set a new password for the staff portal of ${dealer}`
export const newPassword = ({ name, userId, dealer, link, until }: WayIn) =>
  [
    `Hello ${name},`,
    '',
    `We received a request for a new password for ${userId} in the staff portal of ${dealer}.`,
    'Open this link to set it:',
    '',
    link,
    '',
    `The link works once and expires on ${until}. If you did not ask for this, ignore this email: your password stays the same.`,
  ].join('\n')

export const changeSubject = (enquiry: string, reference: string) =>
  `Changed by the customer: ${enquiry} ${reference}`
export const changed =
  'The customer changed this enquiry on the website. Its history has the change; these are the details now.'
/** The newest estimate of a job at the time of the mail. */
export const estimateAnswers = {
  yes: (number: number, total: string) => `Estimate ${number} (${total}) is approved.`,
  no: (number: number, total: string) => `Estimate ${number} (${total}) is refused.`,
  none: (number: number, total: string) => `Estimate ${number} (${total}) waits for an answer.`,
} as const
