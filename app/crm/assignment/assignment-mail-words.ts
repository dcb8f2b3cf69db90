import { formatDuration } from '#app/platform/calendar/format-duration.ts'

/** Emails to staff: one for a new enquiry, one that lists overdue enquiries. */

/** The name that the history shows as the author of an automatic assignment. */
export const byTheRules = 'Desk rules'

export const yoursSubject = (kind: string, reference: string) =>
  `Assigned to you: ${kind} ${reference}`
export const allToldSubject = (kind: string, reference: string) =>
  `Unassigned: ${kind} ${reference}`

type Told = { name: string; callBy: string | undefined }

/** Text above the customer's answers. */
export const yours = ({ name, callBy }: Told) =>
  [
    `Hello ${name},`,
    '',
    'This enquiry is assigned to you.',
    ...(callBy === undefined ? [] : [`We promised the customer an answer by ${callBy}.`]),
  ].join('\n')
export const allTold = ({ name, callBy }: Told) =>
  [
    `Hello ${name},`,
    '',
    'This new enquiry is unassigned. Please take it if you are free.',
    ...(callBy === undefined ? [] : [`We promised the customer an answer by ${callBy}.`]),
  ].join('\n')

export const digestSubject = (count: number) =>
  count === 1 ? '1 enquiry is overdue' : `${count} enquiries are overdue`

type Late = { reference: string; kind: string; assignee: string | undefined; late: string }

export const digest = (count: number, oldest: readonly Late[], link: string | undefined) =>
  [
    count === 1 ? '1 enquiry is overdue:' : `${count} enquiries are overdue. The oldest:`,
    '',
    ...oldest.map(lineOf),
    '',
    ...(link === undefined ? [] : [link, '']),
    'We send this email at most once an hour, during opening hours.',
    '',
  ].join('\n')

const lineOf = ({ reference, kind, assignee, late }: Late) =>
  `${reference} · ${kind} · ${assignee ?? 'unassigned'} · ${late}`

/** `minutes` includes opening hours only. */
export function lateBy(minutes: number): string {
  return `${formatDuration(Math.max(1, minutes))} late`
}
