/** What the house is mailed of an enquiry, and what the dashboard says of the mail. */

export const leadSubject = (enquiry: string, reference: string) => `${enquiry}: ${reference}`

type Lead = {
  /** The enquiry's title: `Book a service`. */
  enquiry: string
  reference: string
  day: string
  time: string
  /** By when the customer was promised an answer, where that is not said already. */
  promised: string | undefined
  answers: readonly Answered[]
  /** Where it came from, '' where that is not known, and the page and device it was sent from. */
  foundUsBy: string
  sentFrom: string
  /** Where it stands in the portal, if that is known. */
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
    ...(more.foundUsBy ? [`Found us by: ${more.foundUsBy}`] : []),
    ...(more.sentFrom ? [`Sent from: ${more.sentFrom}`] : []),
    ...(more.foundUsBy || more.sentFrom ? [''] : []),
    ...(more.link ? [more.link, ''] : []),
  ].join('\n')

/** Lines of a message are marked as such: none of them can pass for another answer. */
const answered = ({ label, lines }: Answered) =>
  lines.length === 1 ? `${label}: ${lines[0]}` : [`${label}:`, ...lines.map((line) => `> ${line}`)]

export const yes = 'yes'
export const no = 'no'

/** What is the matter, and what it means. */
export const nobodyIsTold = [
  'Nobody is told of new enquiries by mail.',
  'They are all here and in the reports. Ask whoever looks after the website to have each one mailed to you at once.',
] as const
export const notGoneOut = (mails: number) =>
  [
    mails === 1 ? '1 mail has not gone out yet.' : `${mails} mails have not gone out yet.`,
    'They are kept and tried again; no enquiry is lost. If this stays, tell whoever looks after the website.',
  ] as const
export const houseIsNotTold = [
  'Nobody at the house is told of new enquiries by mail.',
  'Visitors get their acknowledgement. Ask whoever looks after the website to have each enquiry mailed to you.',
] as const
export const notDelivered = (mails: number) =>
  [
    mails === 1 ? '1 mail could not be delivered.' : `${mails} mails could not be delivered.`,
    'Usually an address was mistyped; an enquiry is in its report all the same.',
  ] as const

/** The ways in. */
type WayIn = {
  name: string
  userId: string
  dealer: string
  /** Whole address, with what lets in. */
  link: string
  /** Until when it holds, as people read it. */
  until: string
}

export const invitationSubject = (dealer: string) => `Your account in the portal of ${dealer}`
export const invitation = ({ name, userId, dealer, link, until }: WayIn) =>
  [
    `Hello ${name},`,
    '',
    `you have an account in the staff portal of ${dealer}. Your user ID is ${userId}.`,
    'Open this link and choose your password:',
    '',
    link,
    '',
    `It works once, and until ${until}. Give it to nobody: whoever opens it can log in as you.`,
  ].join('\n')

export const passwordSubject = (dealer: string) => `A new password for the portal of ${dealer}`
export const newPassword = ({ name, userId, dealer, link, until }: WayIn) =>
  [
    `Hello ${name},`,
    '',
    `somebody, you we hope, asked for a new password for ${userId} in the staff portal of ${dealer}.`,
    'Open this link and choose one:',
    '',
    link,
    '',
    `It works once, and until ${until}. If it was not you, do nothing: your password stays as it is.`,
  ].join('\n')
