import { sourceLabel } from '#app/crm/enquiries/enquiry-source-words.ts'
import { formatDuration } from '#app/platform/calendar/format-duration.ts'
import type { JobEventAct } from './job-event.ts'

/** Texts of the page of one enquiry. */

export const back = 'Desk'
export const inList = 'Enquiries of the list'
export const previous = 'Previous'
export const next = 'Next'
export const pageTitle = (name: string) => `${name} · Desk`
export const customerRecord = 'Customer record'
export const answers = 'Enquiry details'
export const history = 'History'
export const others = 'From the same customer'
export const joinedHere = 'Merged into this enquiry'
export const joinedTo = (reference: string) =>
  ['This enquiry is merged into ', reference, '.'] as const
export const received = 'Received'
export const erased = 'The customer’s details and answers were erased on request.'
export const nobodyElse = 'No other enquiries from this phone number or email.'
export const sameVehicle = 'Same vehicle'
export const perhapsAnotherPerson =
  'These enquiries have the same registration number but another phone or email. They may be from another person.'
export const join = 'Merge'
export const joinWhat = (reference: string) => `Merge ${reference} into this enquiry`
export const part = 'Unmerge'
export const partWhat = (reference: string) => `Unmerge ${reference}`
export const duplicate = 'Same request twice? Merge them.'
export const notJoined = 'That could not be saved. Try again.'
export const joined = (reference: string) => `${reference} merged into this enquiry`
export const parted = (reference: string) => `${reference} unmerged`
export const promised = (when: string) => `Call promised by ${when}`
export const cameFrom = (source: string) => `Source: ${sourceLabel(source)}`
export const addedBy = (who: string) => `Added by ${who}`
export const takenAndArrived = (taken: string, arrived: string) =>
  `Taken at ${taken}, arrived ${arrived}`
export const consents = {
  yes: 'Agreed to mails and messages',
  no: 'No mails and messages',
  'not-asked': 'Consent to mails and messages: not asked',
} as const
export const state = 'Status'
export const assignee = 'Assigned to'
export const nextStep = 'Next step'

export const arrived = (kind: string) => `Received: ${kind}`
export const movedFromTo = (from: string, to: string) => `${from} → ${to}`
export const movedTo = (to: string) => `Status: ${to}`
export const because = (reason: string) => ` (${reason})`
export const called = (outcome: string) => `Call: ${outcome}`
export const calledThen = (call: string, next: string) => `${call}. Next step: ${next}`
export const given = (who: string) => `Assigned to ${who}`
export const freed = 'Unassigned'
export const stepAt = (when: string) => `Next step: ${when}`
export const noStep = 'Next step removed'
export const joinedEntry = (reference: string) => `Merged with ${reference}`
export const partedEntry = (reference: string) => `Unmerged from ${reference}`
export const noted = 'Note'
export const corrected = 'Details corrected'
export const messageOpened = {
  whatsapp: 'WhatsApp text opened',
  email: 'Email text opened',
} as const
export const chosenText = (opened: string, name: string) => `${opened}: ${name}`
export const changedText = (opened: string, name: string) => `${opened}: ${name} (changed)`
export const fileAdded = (document: string) => `File added: ${document}`
export const fileDeleted = (document: string) => `File deleted: ${document}`
export const fileRestored = (document: string) => `File restored: ${document}`
export const changed = (label: string, from: string, to: string) => `${label}: ${from} → ${to}`
export const strike = 'Strike out'
export const strikeWhat = (entry: string, when: string) => `Strike out: ${entry}, ${when}`
export const struckBy = (who: string, when: string) =>
  who === '' ? `Struck out, ${when}` : `Struck out by ${who}, ${when}`
/** Times of a state that was tapped without a network. */
export const tappedAndArrived = (tapped: string, arrived: string) =>
  `${tapped} without a network, arrived ${arrived}`
export const by = (who: string, when: string) => `${who}, ${when}`
export const firstCall = (minutes: number) =>
  minutes < 1
    ? 'First response within a minute of working time'
    : `First response after ${formatDuration(minutes)} of working time`

export const quotationChanged = 'Quotation changed'
export const revisionOf = (number: string, revision: number) => `${number} version ${revision}`
export const withDiscount = (total: string, discount: string) =>
  `${total} after ${discount} discount`
export const quotationActs = {
  made: (name: string, amount: string) => `Quotation ${name} made: ${amount}`,
  changed: (name: string, amount: string) => `Quotation ${name} changed: ${amount}`,
  asked: (name: string, amount: string) => `Approval of quotation ${name} requested: ${amount}`,
  approved: (name: string, amount: string) => `Quotation ${name} approved: ${amount}`,
  sent: (name: string, amount: string) => `Quotation ${name} sent: ${amount}`,
  replaced: (name: string) => `Quotation ${name} replaced by a new version`,
  accepted: (name: string, amount: string) => `Quotation ${name} accepted: ${amount}`,
  declined: (name: string, amount: string) => `Quotation ${name} declined: ${amount}`,
  relinked: (name: string) => `Quotation ${name} got a new link; the old one no longer opens`,
} as const

export const jobChanged = 'Job card changed'
/** Texts for acts on a job card and its estimates. `total` is such as "₹ 1,250". */
export const jobActs = {
  saved: () => 'Job card saved',
  estimated: (number: number, total: string) => `Estimate ${number} sent: ${total}`,
  approved: (number: number, total: string) => `Customer approved estimate ${number}: ${total}`,
  refused: (number: number, total: string) => `Customer refused estimate ${number}: ${total}`,
  unanswered: (number: number) => `Answer to estimate ${number} undone`,
} satisfies Record<JobEventAct, (number: number, total: string) => string>

/** Adds to an act of staff if the customer gets a mail about it. */
export const toldByMail = (done: string, isMailed: boolean) =>
  isMailed ? `${done}. The customer gets an email.` : `${done}. No email: tell the customer.`
export const appointmentChanged = 'Appointment changed'
/** `from` and `to` are hours such as "Wed 4 Nov, 10:30 AM", or days without an hour. */
export const appointmentActs = {
  booked: (_from: string, to: string) => `Appointment booked for ${to}`,
  overbooked: (_from: string, to: string) => `Appointment booked beyond the free hours: ${to}`,
  moved: (from: string, to: string) => `Appointment moved from ${from} to ${to}`,
  cancelled: (from: string) => `Appointment of ${from} cancelled`,
  restored: (_from: string, to: string) => `Appointment of ${to} booked again`,
  lostHour: (from: string) =>
    `The hour ${from} had been taken, so the appointment has a day but no hour`,
  coming: (_from: string, to: string) => `Customer is coming to the appointment of ${to}`,
  arrived: (_from: string, to: string) => `Customer arrived for the appointment of ${to}`,
  done: (_from: string, to: string) => `Appointment of ${to} done`,
  noShow: (_from: string, to: string) => `Customer did not come to the appointment of ${to}`,
  expected: (_from: string, to: string) => `Customer is expected again for ${to}`,
} as const
