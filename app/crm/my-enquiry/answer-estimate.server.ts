import { byCustomer } from '#app/crm/desk/customer-author.ts'
import { nextEventInstant } from '#app/crm/desk/enquiry-update-query.server.ts'
import { findNewestEstimate } from '#app/crm/job-cards/estimate-query.server.ts'
import { recordJobAct, setEstimateAnswer } from '#app/crm/job-cards/job-update-query.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { findUndoable } from './customer-events-query.server.ts'
import * as words from './estimate-words.ts'
import { isClosed, nothingToUndo } from './my-enquiry-words.ts'

/** The customer's answer, and number and total (whole rupees) of the estimate that was shown. */
export type EstimateAnswer = { number: number; total: number; answer: 'yes' | 'no'; note: string }

type Deps = {
  clock: Clock
  /** Queues the mails about the change. */
  onChanged: (trx: Db, row: EnquiryRow) => Promise<void>
}

/** Stores the customer's answer to the newest estimate of an enquiry, which is locked. */
export async function answerEstimate(
  trx: Db,
  row: EnquiryRow,
  { clock, onChanged, answer: given }: Deps & { answer: EstimateAnswer },
): Promise<Result<undefined>> {
  const { number, total, answer, note } = given
  if (row.is_open !== 1) return fail('conflict', isClosed)
  const estimate = await findNewestEstimate(trx, row.id)
  if (!estimate || estimate.number !== number || estimate.total !== total)
    return fail('conflict', words.isReplaced)
  // A second tap changes nothing.
  if (estimate.answer === answer && estimate.answered_by === null) return ok(undefined)
  if (estimate.answer !== null) return fail('conflict', words.isAnswered)
  const at = await nextEventInstant(trx, row, clock())
  await setEstimateAnswer(trx, estimate, { answer, at, by: null, note })
  const act = answer === 'yes' ? 'approved' : 'refused'
  await recordJobAct(trx, row, { act, estimate, note, at, by: byCustomer })
  await onChanged(trx, row)
  return ok(undefined)
}

/** Undoes the customer's answer while nobody has changed the enquiry since. */
export async function undoEstimateAnswer(
  trx: Db,
  row: EnquiryRow,
  { clock, onChanged }: Deps,
): Promise<Result<undefined>> {
  const undoable = await findUndoable(trx, row, { acts: ['approved', 'refused'], now: clock() })
  if (!undoable.ok) return undoable
  const estimate = await findNewestEstimate(trx, row.id)
  const isSame = estimate?.number === undoable.value.number && estimate.answered_by === null
  if (!estimate || !isSame || row.is_open !== 1) return fail('conflict', nothingToUndo)
  const at = await nextEventInstant(trx, row, clock())
  await setEstimateAnswer(trx, estimate, undefined)
  await recordJobAct(trx, row, { act: 'unanswered', estimate, at, by: byCustomer })
  await onChanged(trx, row)
  return ok(undefined)
}
