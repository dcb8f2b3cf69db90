import type * as v from 'valibot'
import {
  allEnquiryStates,
  lostReasons,
  needsLostReason,
} from '#app/crm/enquiries/enquiry-states.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import type { deskEventSchema } from './desk-event-schema.ts'

type DeskEventInput = v.InferInput<typeof deskEventSchema>

/** A desk event without its version. The version is added before sending. */
export type UnversionedDeskEvent = OmitVersion<DeskEventInput>

type OmitVersion<Event> = Event extends unknown ? Omit<Event, 'version'> : never

/**
 * Builds a change of state. Returns undefined for a state to which staff cannot move an enquiry:
 * `earlier`, or null.
 */
export function buildStateEvent(
  state: string | null,
  reason?: string | null,
): UnversionedDeskEvent | undefined {
  const known = allEnquiryStates.find((it) => it === state)
  if (!known) return undefined
  const why = lostReasons.find((it) => it === reason)
  if (needsLostReason(known) && !why) return undefined
  return { type: 'state', state: known, ...(why && { reason: why }) }
}

/**
 * Builds the event that restores the next step after an undo. Returns undefined if the time of the
 * step has passed, because the server would refuse it.
 */
export function buildNextStepUndo(
  { nextStepAt, nextStepText }: DeskRow,
  now: Date,
): UnversionedDeskEvent | undefined {
  if (nextStepAt && Date.parse(nextStepAt) <= now.getTime()) return undefined
  return { type: 'nextStep', at: nextStepAt, text: nextStepText || null }
}

/**
 * Adds the version to events that overwrite data. Other events only add data, so they need no
 * version.
 */
export function addVersionToEvent(event: UnversionedDeskEvent, version: number): DeskEventInput {
  return isAppendedEvent(event) ? event : { ...event, version }
}

type AppendedType = 'note' | 'call' | 'message' | 'strike'

/** Returns `true` for events that only add data, so that they cannot overwrite a change. */
export function isAppendedEvent<Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: AppendedType }> {
  return ['note', 'call', 'message', 'strike'].includes(event.type)
}
