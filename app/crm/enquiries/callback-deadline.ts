import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { addWorkingMinutes } from '#app/platform/dealer-details/working-time.ts'
import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'
import { replyChannelOf } from './reply-channel.ts'

type DeadlineContext = { hours: DealerHours; timeZone: string; now: Date }

/**
 * The instant by which somebody calls or writes, in ISO 8601; null where nothing is promised: nobody
 * waits for an answer, or it could reach nobody, or the door stays shut. In whole minutes, as it is told.
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
