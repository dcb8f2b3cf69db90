import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'
import { replyChannelOf } from './reply-channel.ts'

/** A day (`YYYY-MM-DD`) and a start time (`HH:MM`) on the dealer's clock. */
export type BookedHour = { day: string; at: string }

/** Returns the hour of an enquiry's appointment; undefined for a booking without an hour. */
export function bookedHourOf(
  { appointment }: Pick<EnquiryKind, 'appointment'>,
  answers: EnquiryAnswers,
): BookedHour | undefined {
  const [day, at] = [answers[appointment?.day ?? ''], answers[appointment?.time ?? '']]
  if (typeof day !== 'string' || typeof at !== 'string' || day === '' || at === '') return undefined
  return { day, at }
}

/** Returns `true` if the answers have a day and a start time. */
export const hasBookedHour = (
  { appointment }: Pick<EnquiryKind, 'appointment'>,
  answers: Readonly<Record<string, unknown>>,
): boolean => Boolean(appointment && answers[appointment.day] && answers[appointment.time])

/** Stored facts about the hour of an enquiry. The answers of a cancelled service keep the hour. */
export type HourFacts = {
  /** The call-back deadline in ISO 8601; null if no call is promised. */
  callBy: string | null
  state: string | null
  /** `true` if the enquiry is open and has an active appointment at an hour. */
  isHourKept: boolean
}

/**
 * Returns if a booked hour is confirmed or staff must confirm it; undefined without an hour. The
 * state tells it for a service. For a test ride, no call is promised with a confirmed hour, although
 * the dealer could reply.
 */
export function hourStatusOf(
  enquiry: Pick<EnquiryKind, 'appointment' | 'fields' | 'flow'>,
  answers: EnquiryAnswers,
  { callBy, state, isHourKept }: HourFacts,
): 'confirmed' | 'asked' | undefined {
  if (!isHourKept || !bookedHourOf(enquiry, answers)) return undefined
  if (enquiry.flow === 'workshop') return state === 'requested' ? 'asked' : 'confirmed'
  return callBy === null && replyChannelOf(enquiry, answers) !== 'none' ? 'confirmed' : 'asked'
}

/** Returns the value of the radio button for an hour: `2026-11-04 10:30`. */
export const hourChoiceOf = ({ day, at }: BookedHour) => `${day} ${at}`

const choice = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/

/**
 * Splits the radio button of an hour into the fields of the day and the time. Its day counts, because
 * the visitor may have changed the other field after the hours were listed.
 */
export function withHourChoice<Values extends Readonly<Record<string, unknown>>>(
  { appointment }: Pick<EnquiryKind, 'appointment'>,
  sent: Values,
): Values {
  const chosen = appointment && sent[appointment.time]
  const [, day, at] = (typeof chosen === 'string' && choice.exec(chosen)) || []
  return appointment && day && at
    ? { ...sent, [appointment.day]: day, [appointment.time]: at }
    : sent
}
