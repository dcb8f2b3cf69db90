import {
  isClosedState,
  isResponseState,
  isStateOfPipeline,
  needsLostReason,
  stateAfterReachedCall,
  statesByPipeline,
} from '#app/crm/enquiries/enquiry-states.ts'
import * as stateWords from '#app/crm/enquiries/state-words.ts'
import { pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { type Failure, failField, ok, type Result } from '#app/platform/result/result.ts'
import type { DeskEvent } from './desk-event-schema.ts'
import * as words from './desk-event-words.ts'
import type { EnquiryUpdate, NewDeskEvent } from './enquiry-update-query.server.ts'

type EventOfType<Type extends DeskEvent['type']> = Extract<DeskEvent, { type: Type }>

/**
 * The effect of an event: the changed columns, and the history entries. The first history entry is
 * the event itself.
 */
export type EventEffect = {
  work: EnquiryUpdate
  events: readonly [NewDeskEvent, ...NewDeskEvent[]]
}

/** `at` is the time that the history shows; `now` is the time of the clock. */
export type EventTimes = { at: string; now: Date; endOfToday: string }

/** The account that acts, or null for the customer, and the time that the history shows. */
type EventActor = { at: string; staff: { id: StaffAccount['id'] | null } }

const year = 366 * 86_400_000
/**
 * Tolerance in milliseconds. A next step for "now" is already in the past when the request arrives.
 */
const clockTolerance = 60_000

type StateChangeTimes = EventActor & {
  /** The next step that closing removed. */
  cleared: { at: string; text: string | null } | undefined
  /** Time of the act if it was sent later. Responses count from it. */
  takenAt?: string | null
}

/**
 * Changes the state. Closing an enquiry removes the next step, and reopening restores the next
 * step.
 */
export function stateChangeEffect(
  row: EnquiryRow,
  { state, reason }: Pick<EventOfType<'state'>, 'state' | 'reason'>,
  { at, staff, cleared, takenAt = null }: StateChangeTimes,
): Result<EventEffect> {
  const flow = pipelineOfKind(row.kind)
  if (!isStateOfPipeline(flow, state)) {
    const known = statesByPipeline[flow].map((it) => stateWords.states[it])
    const message = known.length > 0 ? words.notOfFlow(known.join(', ')) : words.hasNoStates
    return failField('state', message)
  }
  if (needsLostReason(state) && !reason) return failField('reason', words.noReason)
  const why = needsLostReason(state) ? (reason ?? null) : null
  const closes = isClosedState(state)
  const opens = !closes && isClosedState(row.state)
  const step = row.next_step_at
    ? { at: row.next_step_at, text: row.next_step_text }
    : // Closing a closed enquiry keeps the removed step, so that reopening can still restore it.
      isClosedState(row.state)
      ? cleared
      : undefined
  return ok({
    work: {
      state,
      state_at: takenAt ?? at,
      lost_reason: why,
      ...(closes ? { next_step_at: null, next_step_text: null } : {}),
      ...(opens && cleared ? { next_step_at: cleared.at, next_step_text: cleared.text } : {}),
      ...(isResponseState(state) ? firstCallUpdate(row, { at: takenAt ?? at, staff }) : {}),
    },
    events: [
      {
        type: 'state',
        data: {
          from: row.state,
          to: state,
          reason: why,
          ...(takenAt !== null && { takenAt }),
          ...(closes && step ? { cleared: step } : {}),
        },
      },
    ],
  })
}

export function callEffect(
  row: EnquiryRow,
  { outcome, text, nextStepAt }: EventOfType<'call'>,
  { at, staff, now, endOfToday }: EventTimes & EventActor,
): Result<EventEffect> {
  const wrong = nextStepAt ? findNextStepProblem(nextStepAt, now, 'nextStepAt') : undefined
  if (wrong) return wrong
  const isReached = outcome === 'reached'
  const state = isReached ? stateAfterReachedCall(pipelineOfKind(row.kind), row.state) : undefined
  const takesStep = Boolean(nextStepAt) && row.is_open === 1
  // A call completes a due next step. If the customer was reached, this is any step of today,
  // otherwise only a step in the past.
  const done = row.next_step_at !== null && row.next_step_at < (isReached ? endOfToday : at)
  const removed =
    (takesStep || done) && row.next_step_at !== null
      ? { cleared: { at: row.next_step_at, text: row.next_step_text } }
      : {}
  const stepData = takesStep ? { stepAt: nextStepAt } : nextStepAt ? { unset: true } : {}
  return ok({
    work: {
      ...firstCallUpdate(row, { at, staff }),
      ...(state ? { state, state_at: at } : {}),
      ...(takesStep ? { next_step_at: nextStepAt ?? null, next_step_text: null } : {}),
      ...(!takesStep && done ? { next_step_at: null, next_step_text: null } : {}),
    },
    events: [
      { type: 'call', text, data: { outcome, ...stepData, ...removed } },
      ...(state
        ? [{ type: 'state' as const, data: { from: row.state, to: state, byCall: true } }]
        : []),
    ],
  })
}

export function nextStepEffect(
  row: EnquiryRow,
  { at, text }: Pick<EventOfType<'nextStep'>, 'at' | 'text'>,
  now: Date,
): Result<EventEffect> {
  if (at !== null && row.is_open !== 1) return failField('at', words.stepOnClosed)
  const wrong = at === null ? undefined : findNextStepProblem(at, now, 'at')
  if (wrong) return wrong
  const next_step_text = at === null ? null : text || null
  return ok({
    work: { next_step_at: at, next_step_text },
    events: [{ type: 'nextStep', text: next_step_text, data: { stepAt: at } }],
  })
}

/** A change by the customer is no response. */
function firstCallUpdate({ first_call_at }: EnquiryRow, { at, staff }: EventActor): EnquiryUpdate {
  return first_call_at === null && staff.id !== null
    ? { first_call_at: at, first_caller_id: staff.id }
    : {}
}

/** Returns a failure if the instant is in the past or more than a year ahead. */
export function findNextStepProblem(at: string, now: Date, field: string): Failure | undefined {
  const away = Date.parse(at) - now.getTime()
  if (away < -clockTolerance) return failField(field, words.stepIsPast)
  return away > year ? failField(field, words.stepIsFar) : undefined
}
