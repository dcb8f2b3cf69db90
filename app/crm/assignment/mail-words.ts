import { shownDuration } from '#app/platform/calendar/shown-duration.ts'

/** What the staff are mailed of an enquiry that is theirs, or of several that wait too long. */

/** Who gave it, where nobody did. */
export const byTheRules = 'The desk’s rules'

export const yoursSubject = (kind: string, reference: string) => `Yours: ${kind} ${reference}`
export const allToldSubject = (kind: string, reference: string) =>
  `Nobody has it yet: ${kind} ${reference}`

type Told = { name: string; callBy: string | undefined }

/** Before what the customer answered. */
export const yours = ({ name, callBy }: Told) =>
  [
    `Hello ${name},`,
    '',
    'this enquiry is yours.',
    ...(callBy === undefined ? [] : [`The customer was promised an answer by ${callBy}.`]),
  ].join('\n')
export const allTold = ({ name, callBy }: Told) =>
  [
    `Hello ${name},`,
    '',
    'this enquiry has come in and was given to nobody. Whoever is free takes it.',
    ...(callBy === undefined ? [] : [`The customer was promised an answer by ${callBy}.`]),
  ].join('\n')

export const digestSubject = (count: number) =>
  count === 1 ? '1 enquiry is overdue' : `${count} enquiries are overdue`

type Late = { reference: string; kind: string; assignee: string | undefined; late: string }

export const digest = (count: number, oldest: readonly Late[], link: string | undefined) =>
  [
    count === 1
      ? '1 enquiry waits longer than was promised or planned:'
      : `${count} enquiries wait longer than was promised or planned. The oldest:`,
    '',
    ...oldest.map(lineOf),
    '',
    ...(link === undefined ? [] : [link, '']),
    'You get this at most once an hour, while the house is open.',
    '',
  ].join('\n')

const lineOf = ({ reference, kind, assignee, late }: Late) =>
  `${reference} · ${kind} · ${assignee ?? 'nobody has it'} · ${late}`

/** Minutes in which the house was open. */
export function lateBy(minutes: number): string {
  return `${shownDuration(Math.max(1, minutes))} late`
}
