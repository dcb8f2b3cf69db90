import { hourStatusOf } from '#app/crm/enquiries/booked-hour.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { nextStepsOf } from '#app/crm/enquiries/next-steps.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { replyChannelOf } from '#app/crm/enquiries/reply-channel.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { describeClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'

/** Returns the success message of the form and the next steps. */
export function thanksFor(
  row: EnquiryRow,
  appointment: { isActive: boolean; at: string | null } | undefined,
  { closedOn }: Pick<DealerHours, 'closedOn'>,
): { message: string; steps: readonly string[] } | undefined {
  const enquiry = findEnquiryKind(row.kind)
  if (!enquiry) return undefined
  const answers = parseStoredAnswers(row.answers_json)
  const reach = replyChannelOf(enquiry, answers)
  const hour = hourStatusOf(enquiry, answers, {
    callBy: row.call_by,
    state: row.state,
    isHourKept: row.is_open === 1 && appointment?.isActive === true && appointment.at !== null,
  })
  const steps = nextStepsOf(enquiry, { closed: describeClosedWeekdays(closedOn), reach, hour })
  return { message: enquiry.success, steps }
}
