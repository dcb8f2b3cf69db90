import { createHash } from 'node:crypto'
import { findAssignee, lockAssignee } from '#app/crm/desk/assignee-query.server.ts'
import { findNextStepProblem } from '#app/crm/desk/desk-event-effects.ts'
import {
  applyEnquiryUpdate,
  authorOf,
  type EnquiryUpdate,
  lockEnquiry,
  type NewDeskEvent,
  saveEnquiryUpdate,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import type { MentionRecorder } from '#app/crm/desk/mention-query.server.ts'
import { markEventSeen } from '#app/crm/desk/seen-desk-event-query.server.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryPhoneNumber } from '#app/crm/enquiries/enquiry-phone-number.ts'
import {
  type EnquiryState,
  stateAfterEntry,
  stateAfterReachedCall,
} from '#app/crm/enquiries/enquiry-states.ts'
import type { StaffEntry, StoredEnquiry } from '#app/crm/enquiries/enquiry-store.server.ts'
import { knownTimeOfAct, maxEntryAge } from '#app/crm/enquiries/max-entry-age.ts'
import { findIdentityProblem, validateStaffAnswers } from '#app/crm/enquiries/staff-answers.ts'
import {
  callbackDeadlineOrNull,
  nameModelsAndColours,
  phoneNumberAsTyped,
  type SubmitEnquiryDeps,
} from '#app/crm/enquiries/submit-enquiry.server.ts'
import { listVisibleEnquiryKinds } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import type { SchemaOutput } from '#app/platform/http/define-endpoint.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { type Failure, fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import type { addEnquiry } from './enquiry-editing-endpoints.ts'
import * as words from './words.ts'

export type AddEnquiryDeps = Omit<SubmitEnquiryDeps, 'limits' | 'offers'> & {
  engine: DatabaseEngine
  mentions: MentionRecorder
}

type NewEntry = SchemaOutput<(typeof addEnquiry)['body']>

/** Maximum age of an entry that the person has confirmed, in milliseconds. */
const maxConfirmedAge = 366 * 86_400_000

/**
 * Stores an enquiry that staff add, with its note, next step and assignee, in one transaction.
 * `key` is the `Idempotency-Key` header.
 */
export async function addEnquiryByStaff(
  needs: AddEnquiryDeps,
  staff: StaffAccount,
  sent: NewEntry,
  key: string | undefined,
): Promise<Result<{ message: string; reference: string }>> {
  const { vehicles, dealer, clock, timeZone, enquiries } = needs
  const enquiry = listVisibleEnquiryKinds(staff).find(({ slug }) => slug === sent.kind)
  if (!enquiry) return failField('kind', words.noKind)
  const now = clock()
  const takenAt = knownTimeOfAct(sent.takenAt, {
    now,
    maxAge: sent.isLate ? maxConfirmedAge : maxEntryAge,
  })
  const at = takenAt === null ? now : new Date(takenAt)
  const wrong = findEntryProblem(enquiry, sent, at)
  if (wrong) return wrong
  const { hours } = await dealer.get()
  const checked = validateStaffAnswers(enquiry, sent.answers, { hours, timeZone, now: at })
  if (!checked.ok) return checked
  const nobody = findIdentityProblem(enquiry, checked.value)
  if (nobody) return nobody
  const { answers, errors } = await nameModelsAndColours(vehicles, enquiry, checked.value)
  if (Object.keys(errors).length > 0) return refuseFields(errors)
  const isAssigned = sent.assignToMe === true && canWorkOnPipeline(staff.role, enquiry.flow)
  const entry: StaffEntry = {
    staffId: staff.id,
    takenAt,
    consent: sent.consent ?? 'not-asked',
    sendsMail: sent.sendMail === true,
    isAssigned,
  }
  const isDone = sent.isDone || (!sent.nextStep && hasAgreedDay(enquiry, answers))
  const isPromised = !sent.nextStep && !isDone
  let notice: string | undefined
  const { reference } = await enquiries.add(enquiry, answers, entryKeyOf(staff, sent, key), {
    phone: phoneNumberAsTyped(enquiry, sent.answers) || enquiryPhoneNumber(enquiry, answers),
    callBy: isPromised ? await callbackDeadlineOrNull(needs, enquiry, answers, at) : null,
    source: { utm: {}, staffSource: sent.source },
    entry,
    async andThen(trx, _, stored) {
      const recorded = { staff, enquiry, stored, now, sent: { ...sent, isDone } }
      notice = await recordEntry(trx, needs, recorded)
    },
  })
  const message = [words.isAdded(reference), notice].filter(Boolean).join(' ')
  return ok({ message, reference })
}

function findEntryProblem({ flow }: EnquiryKind, sent: NewEntry, at: Date): Failure | undefined {
  const { nextStep, isDone, consent } = sent
  if (flow === 'none' && consent !== 'yes') return failField('consent', words.optInNeedsConsent)
  if (nextStep && isDone) return failField('nextStep', words.stepOrDone)
  if (nextStep && flow === 'none') return failField('nextStep', words.noStepOfOptIn)
  return nextStep ? findNextStepProblem(nextStep.at, at, 'nextStep') : undefined
}

/** Returns `true` if the customer agreed the day of a booking with staff, so that nobody has to call. */
const hasAgreedDay = ({ appointment }: EnquiryKind, answers: EnquiryAnswers) =>
  appointment !== undefined && Boolean(answers[appointment.day])

type RecordedEntry = {
  staff: StaffAccount
  enquiry: EnquiryKind
  stored: StoredEnquiry
  sent: NewEntry
  now: Date
}

/**
 * Adds the person's own steps to the new enquiry and its history. Returns a message if the note
 * mentions a colleague who was not told.
 */
async function recordEntry(
  trx: Db,
  { engine, mentions }: Pick<AddEnquiryDeps, 'engine' | 'mentions'>,
  given: RecordedEntry,
): Promise<string | undefined> {
  const { staff, enquiry, stored, sent, now } = given
  if (stored.entry?.isAssigned) await lockAssignee(trx, engine, staff.id)
  const row = await lockEnquiry(trx, engine, { id: stored.id })
  if (!row) return undefined
  const at = stored.createdAt
  const work: EnquiryUpdate = {}
  const events: NewDeskEvent[] = []
  const assignee =
    stored.entry?.isAssigned && (await findAssignee(trx, staff.id, { flow: enquiry.flow, now }))
  if (assignee && assignee.ok) {
    const { id, name } = assignee.value
    work.assignee_id = id
    work.promise_assignee_id = stored.callBy === null ? null : id
    events.push({ type: 'assign', data: { assignee: name } })
  }
  const state = stateOfEntry(enquiry, sent)
  if (state) {
    Object.assign(work, { state, state_at: at, first_call_at: at, first_caller_id: staff.id })
    events.push({ type: 'state', data: { from: row.state, to: state } })
  }
  if (sent.nextStep) {
    const { at: stepAt, text } = sent.nextStep
    Object.assign(work, { next_step_at: stepAt, next_step_text: text || null })
    events.push({ type: 'nextStep', text, data: { stepAt } })
  }
  if (sent.note) events.push({ type: 'note', text: sent.note })
  const by = authorOf(staff)
  let newest = 0
  let notice: string | undefined
  for (const event of events) {
    const added = await mentions.insertEvent(trx, row, event, { at, by })
    newest = added.id ?? newest
    notice ??= added.notice
  }
  await saveEnquiryUpdate(trx, applyEnquiryUpdate(row, work))
  await markEventSeen(trx, { staffId: staff.id, enquiryId: row.id, eventId: newest })
  return notice
}

/**
 * Returns the new state if the person has already answered the customer: nothing is left to do, or
 * the next step is agreed.
 */
function stateOfEntry({ flow }: EnquiryKind, sent: NewEntry): EnquiryState | undefined {
  if (sent.isDone) return stateAfterEntry(flow)
  return sent.nextStep ? stateAfterReachedCall(flow, 'new') : undefined
}

/**
 * Returns the key that identifies a repeat: the client's key with the account and the content. The
 * time of the act is not part of it, because a phone adds the time only after a failed attempt, and
 * the confirmation of an old entry only after a month.
 */
function entryKeyOf({ id }: StaffAccount, sent: NewEntry, key: string | undefined) {
  if (!key) return undefined
  const { takenAt: _, isLate: __, ...content } = sent
  const hash = (part: unknown) =>
    createHash('sha256').update(JSON.stringify(part)).digest('base64url')
  return { value: `staff:${hash([id, key])}:${hash(content)}`, expires: false }
}

function refuseFields(errors: FieldErrors): Failure {
  const [message = refusalWords.checkAgain] = Object.values(errors).flat()
  return fail('invalid', message, { errors })
}
