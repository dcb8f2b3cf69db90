import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { addWorkingMinutes } from '#app/platform/dealer-details/working-time.ts'
import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'
import { replyChannelOf } from './reply-channel.ts'

type DeadlineContext = { hours: DealerHours; timeZone: string; now: Date }

/**
 * Returns the call-back deadline in ISO 8601, in whole minutes. Returns null for a kind without a
 * flow, if the visitor left neither a phone number nor an email address, or if the dealer is closed
 * for two weeks.
 */
export function callbackDeadlineFor(
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
  { hours, timeZone, now }: DeadlineContext,
): string | null {
  const { flow, counter } = enquiry
  if (flow === 'none' || replyChannelOf(enquiry, answers) === 'none') return null
  const from = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const minutes = hours.callWithin[counter]
  return addWorkingMinutes(hours, counter, from, minutes, timeZone)?.toISOString() ?? null
}
