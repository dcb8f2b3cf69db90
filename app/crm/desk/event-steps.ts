import {
  afterReached,
  isAnswered,
  isClosed,
  mayMove,
  needsReason,
  statesOf,
} from '#app/crm/enquiries/flows.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import { flowOf } from './desk-reader.ts'
import type { NewEvent, Work } from './enquiry-work-store.server.ts'
import type { DeskEvent } from './event-schema.ts'
import * as words from './event-words.ts'
import { type DeskRefusal, refused } from './outcome.ts'
import * as stateWords from './state-words.ts'

type Of<Type extends DeskEvent['type']> = Extract<DeskEvent, { type: Type }>

/** What an event does: to the row, and to the history, the first being the event itself. */
export type Step = { work: Work; events: readonly [NewEvent, ...NewEvent[]] }

/** `at` is the instant in the history, `now` what the clock says. */
export type Times = { at: string; now: Date; endOfToday: string }

/** The person who does something, and the instant in the history. */
type Doing = { at: string; staff: Pick<Staff, 'id'> }

const year = 366 * 86_400_000
/** A step for "now" is a moment old when it arrives. */
const grace = 60_000

/** What was closed may be opened again, and then has the next step that closing took away. */
export function stateStep(
  row: EnquiryRow,
  { state, reason }: Pick<Of<'state'>, 'state' | 'reason'>,
  { at, staff, cleared }: Doing & { cleared: { at: string; text: string | null } | undefined },
): Step | DeskRefusal {
  const flow = flowOf(row.kind)
  if (!mayMove(flow, state)) {
    const known = statesOf[flow].map((it) => stateWords.states[it])
    const message = known.length > 0 ? words.notOfFlow(known.join(', ')) : words.hasNoStates
    return refused('invalid', message, 'state')
  }
  if (needsReason(state) && !reason) return refused('invalid', words.noReason, 'reason')
  const why = needsReason(state) ? (reason ?? null) : null
  const closes = isClosed(state)
  const opens = !closes && isClosed(row.state)
  const step = row.next_step_at
    ? { at: row.next_step_at, text: row.next_step_text }
    : // Closed once more, otherwise: opened again it has it all the same.
      isClosed(row.state)
      ? cleared
      : undefined
  return {
    work: {
      state,
      state_at: at,
      lost_reason: why,
      ...(closes ? { next_step_at: null, next_step_text: null } : {}),
      ...(opens && cleared ? { next_step_at: cleared.at, next_step_text: cleared.text } : {}),
      ...(isAnswered(state) ? firstCall(row, { at, staff }) : {}),
    },
    events: [
      {
        type: 'state',
        data: {
          from: row.state,
          to: state,
          reason: why,
          ...(closes && step ? { cleared: step } : {}),
        },
      },
    ],
  }
}

export function callStep(
  row: EnquiryRow,
  { outcome, text, nextStepAt }: Of<'call'>,
  { at, staff, now, endOfToday }: Times & Doing,
): Step | DeskRefusal {
  const wrong = nextStepAt ? stepTrouble(nextStepAt, now, 'nextStepAt') : undefined
  if (wrong) return wrong
  const isReached = outcome === 'reached'
  const state = isReached ? afterReached(flowOf(row.kind), row.state) : undefined
  const takesStep = Boolean(nextStepAt) && row.is_open === 1
  // Of a step for this hour the call was it; who was not reached is still to be called at it.
  const done = row.next_step_at !== null && row.next_step_at < (isReached ? endOfToday : at)
  const stepData = takesStep ? { stepAt: nextStepAt } : nextStepAt ? { unset: true } : {}
  return {
    work: {
      ...firstCall(row, { at, staff }),
      ...(state ? { state, state_at: at } : {}),
      ...(takesStep ? { next_step_at: nextStepAt ?? null, next_step_text: null } : {}),
      ...(!takesStep && done ? { next_step_at: null, next_step_text: null } : {}),
    },
    events: [
      { type: 'call', text, data: { outcome, ...stepData } },
      ...(state ? [{ type: 'state' as const, data: { from: row.state, to: state } }] : []),
    ],
  }
}

export function nextStepStep(
  row: EnquiryRow,
  { at, text }: Pick<Of<'nextStep'>, 'at' | 'text'>,
  now: Date,
): Step | DeskRefusal {
  if (at !== null && row.is_open !== 1) return refused('invalid', words.stepOnClosed, 'at')
  const wrong = at === null ? undefined : stepTrouble(at, now, 'at')
  if (wrong) return wrong
  const next_step_text = at === null ? null : text || null
  return {
    work: { next_step_at: at, next_step_text },
    events: [{ type: 'nextStep', text: next_step_text, data: { stepAt: at } }],
  }
}

export function isRefusal(step: object): step is DeskRefusal {
  return 'is' in step
}

function firstCall({ first_call_at }: EnquiryRow, { at, staff }: Doing): Work {
  return first_call_at === null ? { first_call_at: at, first_caller_id: staff.id } : {}
}

function stepTrouble(at: string, now: Date, field: string): DeskRefusal | undefined {
  const away = Date.parse(at) - now.getTime()
  if (away < -grace) return refused('invalid', words.stepIsPast, field)
  return away > year ? refused('invalid', words.stepIsFar, field) : undefined
}
