import type * as v from 'valibot'
import {
  allEnquiryStates,
  lostReasons,
  needsLostReason,
} from '#app/crm/enquiries/enquiry-states.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import type { deskEventSchema } from './desk-event-schema.ts'

type DeskEventInput = v.InferInput<typeof deskEventSchema>

/** What is sent; its version is put in where it goes out. */
export type UnversionedDeskEvent = OmitVersion<DeskEventInput>

type OmitVersion<Event> = Event extends unknown ? Omit<Event, 'version'> : never

/** Undefined for a state where nobody moves: `earlier`, or none. */
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

/** Sets the next step as it was; undefined where its hour has passed, for nobody plans the past. */
export function buildNextStepUndo(
  { nextStepAt, nextStepText }: DeskRow,
  now: Date,
): UnversionedDeskEvent | undefined {
  if (nextStepAt && Date.parse(nextStepAt) <= now.getTime()) return undefined
  return { type: 'nextStep', at: nextStepAt, text: nextStepText || null }
}

/** Notes and calls are appended whatever has happened meanwhile; the others change what one has seen. */
export function withEventVersion(event: UnversionedDeskEvent, version: number): DeskEventInput {
  return event.type === 'note' || event.type === 'call' ? event : { ...event, version }
}
