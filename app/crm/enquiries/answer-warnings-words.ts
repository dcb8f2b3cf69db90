import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { Weekday } from '#app/platform/dealer-details/opening-status.ts'

/**
 * Warnings that a form shows once before it sends the answers. The endpoint accepts the answers
 * without a warning.
 */

export const beforeSending = 'Before you send it'
export const sendAnyway = 'Send anyway'

export const unreachable =
  'You left no phone number and no email, so we cannot reply. Please add one, or send anyway.'

type Asked = { weekday: Weekday; day: string }

export const past = (asked: Asked) => `${dayOf(asked)} is already over.`
export const closed = (asked: Asked) => `We are closed on ${dayOf(asked)}.`
export const closedFor = (holiday: string, asked: Asked) =>
  `We are closed on ${dayOf(asked)} for ${holiday}.`
export const otherDayOrSend = 'Choose another day, or send anyway.'
/** For staff, who cannot book such a day. */
export const otherDay = 'Choose another day.'

const dayOf = ({ weekday, day }: Asked) => `${weekday}, ${formatDay(day)}`
