import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { failField, type Result } from '#app/platform/result/result.ts'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import type { CustomerActStore } from './customer-act-store.server.ts'
import { customerActs as actNames, type MyEnquiry } from './my-enquiry-query.server.ts'
import * as words from './my-enquiry-words.ts'

const maxReasonLength = 500

/**
 * Performs an act with the values of its form. `impossible` for an act that the enquiry does not
 * allow now, such as one that a second tap repeats.
 */
export async function performAct(
  { customerActs }: { customerActs: CustomerActStore },
  { row, acts }: MyEnquiry & { row: EnquiryRow },
  { act: name, typed }: { act: string; typed: Record<string, string> },
): Promise<Result<unknown, HourRefusal> | 'unknown' | 'impossible'> {
  const act = actNames.find((it) => it === name)
  if (!act) return 'unknown'
  if (!acts.includes(act)) return 'impossible'
  const reason = sanitizeMultiline(typed['reason'] ?? '')
  if (reason.length > maxReasonLength) return failField('reason', words.reasonTooLong)
  switch (act) {
    case 'move': {
      const [day = '', at = ''] = (typed['hour'] ?? '').split('T')
      if (!isCalendarDay(day) || !/^\d\d:\d\d$/.test(at))
        return failField('hour', words.noTimeChosen)
      return customerActs.move(row, { day, at })
    }
    case 'cancel':
      return customerActs.cancel(row, reason)
    case 'consent':
      return customerActs.withdrawConsent(row)
    case 'correct':
      return customerActs.correct(row, typed)
    case 'withdraw':
      return customerActs.withdraw(row, reason)
  }
}
