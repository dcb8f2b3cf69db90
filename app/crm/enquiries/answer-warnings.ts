import { localTime } from '#app/platform/calendar/local-time.ts'
import {
  closedReasonOn,
  type DealerHours,
  weekdayOf,
} from '#app/platform/dealer-details/opening-status.ts'
import * as words from './answer-warnings-words.ts'
import { bookedHourOf } from './booked-hour.ts'
import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'
import { replyChannelOf } from './reply-channel.ts'

/**
 * A warning about a form field. `name` is the name of this field, so that the warning can link to
 * it.
 */
export type AnswerWarning = { name: string; message: string }

export type AnswerWarningContext = { hours: DealerHours; timeZone: string; now: Date }

/**
 * Lists the warnings of a form: the booking day is in the past or a closed day, or the visitor left
 * no contact. Only forms whose kind declares `asksOnce` have warnings.
 */
export function listAnswerWarnings(
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
  facts: AnswerWarningContext,
): AnswerWarning[] {
  const { asksOnce } = enquiry
  if (!asksOnce) return []
  // An hour is checked against the plan, which knows the closed days.
  const hasHour = bookedHourOf(enquiry, answers) !== undefined
  const day = asksOnce.day === undefined || hasHour ? '' : answers[asksOnce.day]
  const message = typeof day === 'string' && day !== '' ? dayWarning(day, facts) : undefined
  const number = Object.entries(enquiry.fields).find(([, { control }]) => control === 'tel')
  return [
    ...(message === undefined ? [] : [{ name: asksOnce.day ?? '', message }]),
    ...(replyChannelOf(enquiry, answers) === 'none'
      ? [{ name: number?.[0] ?? '', message: words.unreachable }]
      : []),
  ]
}

/** Returns the key with which a form confirms these warnings. */
export function answerWarningsKey(doubts: readonly AnswerWarning[]): string {
  return doubts.map(({ message }) => message).join(' ')
}

/**
 * Returns `true` if `asked` contains every one of these warnings; `asked` is an earlier result of
 * `answerWarningsKey`. A new warning needs a new confirmation.
 */
export function areWarningsConfirmed(doubts: readonly AnswerWarning[], asked: string): boolean {
  return doubts.every(({ message }) => asked.includes(message))
}

function dayWarning(day: string, facts: AnswerWarningContext): string | undefined {
  const problem = describeDayProblem(day, facts)
  return problem && `${problem} ${words.otherDayOrSend}`
}

/**
 * Returns a sentence that says why a booking on this day is not possible: the day is over or
 * closed. Returns undefined for an open day.
 */
export function describeDayProblem(
  day: string,
  { hours, timeZone, now }: AnswerWarningContext,
): string | undefined {
  const asked = { weekday: weekdayOf(day), day }
  if (day < localTime(now, timeZone).day) return words.past(asked)
  const why = closedReasonOn(hours, day)
  if (!why) return undefined
  return 'holiday' in why ? words.closedFor(why.holiday, asked) : words.closed(asked)
}
