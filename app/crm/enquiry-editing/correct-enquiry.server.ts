import type { AppointmentFollowers } from '#app/crm/appointments/appointment-followers.server.ts'
import { withPurposeOfServiceType } from '#app/crm/appointments/appointment-purposes.ts'
import type { DeskEventData } from '#app/crm/desk/desk-event-data.ts'
import { findLastEditor } from '#app/crm/desk/desk-event-effect-query.server.ts'
import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import {
  applyEnquiryUpdate,
  authorOf,
  type EventAuthor,
  insertDeskEvent,
  lockEnquiry,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import { markEventSeen } from '#app/crm/desk/seen-desk-event-query.server.ts'
import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { callbackDeadlineFor } from '#app/crm/enquiries/callback-deadline.ts'
import { lockCustomersOf } from '#app/crm/enquiries/customer-erasure-query.server.ts'
import { relinkToCustomer } from '#app/crm/enquiries/customer-link-query.server.ts'
import { customerMobileKey } from '#app/crm/enquiries/customer-mobile-key.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryAnswerColumns } from '#app/crm/enquiries/enquiry-answer-columns.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { enquiryPhoneNumber } from '#app/crm/enquiries/enquiry-phone-number.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import { replyChannelOf } from '#app/crm/enquiries/reply-channel.ts'
import {
  findIdentityProblem,
  type SentAnswers,
  validateStaffAnswers,
} from '#app/crm/enquiries/staff-answers.ts'
import {
  nameModelsAndColours,
  phoneNumberAsTyped,
  type SubmitEnquiryDeps,
} from '#app/crm/enquiries/submit-enquiry.server.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './words.ts'

export type CorrectEnquiryDeps = {
  db: Db
  engine: DatabaseEngine
  clock: Clock
  timeZone: string
  dealer: Pick<DealerStore, 'get'>
  vehicles: SubmitEnquiryDeps['vehicles']
  appointmentFollowers: Pick<AppointmentFollowers, 'followCorrection'>
}

type Correction = {
  reference: string
  answers: SentAnswers
  version: number
  /** Runs in the transaction after a change. */
  andThen?: (trx: Db) => Promise<void>
}

/** Staff, or the customer on the page of the enquiry. */
type Corrector = StaffAccount | EventAuthor

const isStaff = (by: Corrector): by is StaffAccount => 'role' in by

/** For a taken hour the refusal has the nearest free ones. */
export type CorrectionResult = Result<{ message: string; version: number }, HourRefusal>

/**
 * Corrects answers of an enquiry. Writes the answers and every column that depends on them in one
 * transaction, and records each changed field in the history. Correcting the day of a booking moves
 * it, with its hour if staff can book it.
 */
export async function correctEnquiryAnswers(
  needs: CorrectEnquiryDeps,
  by: Corrector,
  correction: Correction,
): Promise<CorrectionResult> {
  const { db, engine, clock } = needs
  const known = await db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'answers_json'])
    .where('reference', '=', correction.reference.toUpperCase())
    .executeTakeFirst()
  const enquiry = known && findEnquiryKind(known.kind)
  if (!enquiry || (isStaff(by) && !canSeeEnquiryKind(by, known.kind)))
    return fail('gone', eventWords.noneOfThatReference)
  // Models and hours are read before the transaction, which blocks other connections on SQLite.
  const before = parseStoredAnswers(known.answers_json)
  const corrected = await validateCorrection(needs, enquiry, { before, sent: correction.answers })
  return db.transaction().execute(async (trx): Promise<CorrectionResult> => {
    await lockCustomersOf(
      trx,
      [known.id],
      corrected.ok ? customerMobileKey(corrected.value.phone ?? null) : undefined,
    )
    const row = await lockEnquiry(trx, engine, correction)
    if (!row) return fail('gone', eventWords.noneOfThatReference)
    if (row.erased_at !== null) return fail('conflict', eventWords.isErased)
    if (row.version !== correction.version)
      return fail('conflict', eventWords.quicker(await findLastEditor(trx, row.id)))
    if (!corrected.ok) return corrected
    const { value } = corrected
    const saved = await saveCorrection(trx, needs, {
      ...{ row, enquiry, by },
      corrected: value,
      now: clock(),
    })
    if (saved.ok && saved.value.version !== row.version) await correction.andThen?.(trx)
    return saved
  })
}

type CorrectedAnswers = {
  answers: EnquiryAnswers
  /** The number to dial; undefined if no phone number was corrected. */
  phone: string | undefined
  /** The call-back deadline of a call that is promised now. */
  deadline: string | null
}

async function validateCorrection(
  { dealer, clock, timeZone, vehicles }: CorrectEnquiryDeps,
  enquiry: EnquiryKind,
  { before, sent }: { before: EnquiryAnswers; sent: SentAnswers },
): Promise<Result<CorrectedAnswers>> {
  const { hours } = await dealer.get()
  const now = clock()
  // A day that stays the same may be over.
  const changed = Object.fromEntries(
    Object.entries(sent).filter(([name, answer]) => answer !== before[name]),
  )
  const checked = validateStaffAnswers(enquiry, changed, { hours, timeZone, now })
  if (!checked.ok) return checked
  const { configuration } = before
  const { answers, errors } = await nameModelsAndColours(vehicles, enquiry, {
    ...checked.value,
    ...(configuration === undefined ? {} : { configuration }),
  })
  const [wrong = refusalWords.checkAgain] = Object.values(errors).flat()
  if (Object.keys(errors).length > 0) return fail('invalid', wrong, { errors })
  const { configuration: _, ...others } = before
  const all = withPurposeOfServiceType(others, { ...others, ...answers })
  const nobody = findIdentityProblem(enquiry, all)
  if (nobody) return nobody
  const isPhoneSent = Object.keys(changed).some((name) => enquiry.fields[name]?.control === 'tel')
  const phone = phoneNumberAsTyped(enquiry, changed) || enquiryPhoneNumber(enquiry, all)
  const deadline = callbackDeadlineFor(enquiry, all, { hours, timeZone, now })
  return ok({ answers: all, phone: isPhoneSent ? phone : undefined, deadline })
}

type SavedCorrection = {
  row: EnquiryRow
  enquiry: EnquiryKind
  corrected: CorrectedAnswers
  by: Corrector
  now: Date
  /** `true` if the customer undoes a correction, which restores the promise that it ended. */
  isUndo?: boolean
  promise?: DeskEventData['promise']
}

/** Saves a correction in a transaction that has locked the enquiry. */
export async function saveCorrection(
  trx: Db,
  { appointmentFollowers }: Pick<CorrectEnquiryDeps, 'appointmentFollowers'>,
  { row, enquiry, corrected, by, now, isUndo = false, promise }: SavedCorrection,
): Promise<CorrectionResult> {
  const { reference, kind } = row
  const { answers, phone = row.phone ?? '' } = corrected
  const before = parseStoredAnswers(row.answers_json)
  const changes = listChanges(
    presentAnswers(kind, before, row.phone ?? ''),
    presentAnswers(kind, answers, phone),
  )
  if (changes.length === 0) return ok({ message: words.isUnchanged, version: row.version })
  const followed = await appointmentFollowers.followCorrection(trx, {
    row,
    enquiry,
    before,
    after: answers,
  })
  if (!followed.ok) return followed
  // The event of the correction writes the search text.
  const { search_text: _, ...columns } = enquiryAnswerColumns(enquiry, {
    reference,
    answers,
    phone,
  })
  const version = row.version + 1
  const promised = promise
    ? setPromise(row, { call_by: promise.by, promise_assignee_id: promise.assigneeId })
    : promiseUpdate(row, enquiry, corrected)
  await trx
    .updateTable('enquiries')
    .set({ ...columns, ...promised, version })
    .where('id', '=', row.id)
    .execute()
  await relinkToCustomer(trx, row.id, row)
  const at = await nextEventInstant(trx, row, now)
  const author = isStaff(by) ? authorOf(by) : by
  const isOfCustomer = !isStaff(by)
  const ended = promised.call_by === null && row.call_by !== null
  const data = {
    changes,
    ...(isUndo && { isUndo }),
    ...(isOfCustomer && !isUndo && { former: formerOf(row, { before, answers }) }),
    ...(isOfCustomer && ended && { promise: promiseOf(row) }),
  }
  const event = { type: 'correct' as const, data }
  const origin = { at, by: author }
  let eventId = await insertDeskEvent(trx, { id: row.id, version }, event, origin)
  for (const one of followed.value)
    eventId = (await insertDeskEvent(trx, { id: row.id, version }, one, origin)) ?? eventId
  if (eventId !== undefined && isStaff(by))
    await markEventSeen(trx, { staffId: by.id, enquiryId: row.id, eventId })
  const { booking_date: day } = columns
  const isMoved = day !== null && row.booking_date !== null && day !== row.booking_date
  const message = isMoved ? words.isMoved(formatDay(day)) : words.isCorrected
  return ok({ message, version })
}

/**
 * Removes the promise of a call if nobody can be reached any more. Promises a call from now on if
 * the enquiry had neither phone number nor email address before, and no next step is set.
 */
function promiseUpdate(
  row: EnquiryRow,
  enquiry: EnquiryKind,
  { answers, deadline }: CorrectedAnswers,
): Partial<Pick<EnquiryRow, 'call_by' | 'promise_assignee_id' | 'due_at'>> {
  if (row.first_call_at !== null || row.is_open !== 1) return {}
  const was = replyChannelOf(enquiry, parseStoredAnswers(row.answers_json))
  const is = replyChannelOf(enquiry, answers)
  const isLost = is === 'none' && row.call_by !== null
  const isMade =
    was === 'none' && is !== 'none' && row.call_by === null && row.next_step_at === null
  if (!isLost && !isMade) return {}
  const call_by = isLost ? null : deadline
  return setPromise(row, {
    call_by,
    promise_assignee_id: call_by === null ? null : row.assignee_id,
  })
}

function setPromise(
  row: EnquiryRow,
  promise: Pick<EnquiryRow, 'call_by' | 'promise_assignee_id'>,
): Pick<EnquiryRow, 'call_by' | 'promise_assignee_id' | 'due_at'> {
  const { due_at } = applyEnquiryUpdate({ ...row, ...promise }, {})
  return { ...promise, due_at }
}

const promiseOf = ({ call_by, promise_assignee_id: assigneeId }: EnquiryRow) =>
  call_by === null ? undefined : { by: call_by, assigneeId }

/** Returns the text answers that a correction changed, as they were, and the number. */
function formerOf(
  { phone }: EnquiryRow,
  { before, answers }: { before: EnquiryAnswers; answers: EnquiryAnswers },
): NonNullable<DeskEventData['former']> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(answers)])]
  const changed = names.filter((name) => before[name] !== answers[name])
  const texts = changed.flatMap((name): [string, string | null][] => {
    const answer = before[name]
    return answer === undefined
      ? [[name, null]]
      : typeof answer === 'string'
        ? [[name, answer]]
        : []
  })
  return { answers: Object.fromEntries(texts), phone }
}

type LabelledAnswer = { label: string; value: string }

function listChanges(before: readonly LabelledAnswer[], after: readonly LabelledAnswer[]) {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))]
  const valueIn = (list: readonly LabelledAnswer[], label: string) =>
    list.find((entry) => entry.label === label)?.value ?? words.emptyValue
  return labels
    .map((label) => ({ label, from: valueIn(before, label), to: valueIn(after, label) }))
    .filter(({ from, to }) => from !== to)
}
