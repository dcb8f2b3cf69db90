import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { isTimeOfDay } from '#app/platform/calendar/is-time-of-day.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import type { EstimateAnswer } from './answer-estimate.server.ts'
import type { CustomerActStore } from './customer-act-store.server.ts'
import type { UndoableAct } from './customer-events-query.server.ts'
import * as estimateWords from './estimate-words.ts'
import {
  customerActs as actNames,
  type CustomerAct,
  type MyEnquiry,
} from './my-enquiry-query.server.ts'
import * as words from './my-enquiry-words.ts'

const maxReasonLength = 500

/**
 * Performs an act with the values of its form. Succeeds without a change if a second tap repeats
 * the customer's last act.
 */
export async function performAct(
  { customerActs }: { customerActs: CustomerActStore },
  { row, acts, undoable, appointment }: MyEnquiry & { row: EnquiryRow },
  { act: name, typed }: { act: string; typed: Record<string, string> },
): Promise<Result<unknown, HourRefusal> | 'unknown'> {
  const act = actNames.find((it) => it === name)
  if (!act) return 'unknown'
  // The store refuses an answer that came too late, and knows a second tap from another answer.
  if (act === 'estimate') {
    const answer = readEstimateAnswer(typed)
    return answer.ok ? customerActs.answerEstimate(row, answer.value) : answer
  }
  if (!acts.includes(act)) {
    const isRepeated =
      act === 'consent' ||
      (act === 'coming' ? appointment?.isComing : undoable && actOf[undoable.act] === act)
    return isRepeated ? ok(undefined) : fail('conflict', words.isClosed)
  }
  const reason = sanitizeMultiline(typed['reason'] ?? '')
  if (reason.length > maxReasonLength) return failField('reason', words.reasonTooLong)
  const [day = '', at = ''] = (typed['hour'] ?? '').split('T')
  switch (act) {
    case 'coming':
      return customerActs.noteComing(row, typed['hour'] ?? '')
    case 'move':
      if (!isCalendarDay(day) || !isTimeOfDay(at)) return failField('hour', words.noTimeChosen)
      return customerActs.move(row, { day, at, seen: typed['seen'] })
    case 'cancel':
      return customerActs.cancel(row, { reason, seen: typed['seen'] })
    case 'consent':
      return customerActs.withdrawConsent(row)
    case 'correct':
      return customerActs.correct(row, typed)
    case 'withdraw':
      return customerActs.withdraw(row, reason)
  }
}

/** The act whose repetition changes nothing after this one. */
const actOf: Record<UndoableAct['act'], CustomerAct> = {
  approved: 'estimate',
  refused: 'estimate',
  moved: 'move',
  corrected: 'correct',
  cancelled: 'cancel',
  withdrawn: 'withdraw',
}

function readEstimateAnswer(typed: Record<string, string>): Result<EstimateAnswer> {
  const note = sanitizeMultiline(typed['note'] ?? '')
  if (note.length > maxReasonLength) return failField('note', estimateWords.noteTooLong)
  const { answer } = typed
  if (answer !== 'yes' && answer !== 'no') return fail('invalid', estimateWords.noAnswer)
  return ok({ number: Number(typed['number']), total: Number(typed['total']), answer, note })
}
