import type * as v from 'valibot'
import { allStates, lostReasons, needsReason } from '#app/crm/enquiries/flows.ts'
import type { DeskRow } from './desk-row.ts'
import type { deskEvent } from './event-schema.ts'

type Wanted = v.InferInput<typeof deskEvent>

/** What is sent; its version is put in where it goes out. */
export type SentEvent = WithoutVersion<Wanted>

type WithoutVersion<Event> = Event extends unknown ? Omit<Event, 'version'> : never

/** Undefined for a state where nobody moves: `earlier`, or none. */
export function stateEvent(state: string | null, reason?: string | null): SentEvent | undefined {
  const known = allStates.find((it) => it === state)
  if (!known) return undefined
  const why = lostReasons.find((it) => it === reason)
  if (needsReason(known) && !why) return undefined
  return { type: 'state', state: known, ...(why && { reason: why }) }
}

/** Sets the next step as it was; undefined where its hour has passed, for nobody plans the past. */
export function stepBack({ nextStepAt, nextStepText }: DeskRow, now: Date): SentEvent | undefined {
  if (nextStepAt && Date.parse(nextStepAt) <= now.getTime()) return undefined
  return { type: 'nextStep', at: nextStepAt, text: nextStepText || null }
}

/** Notes and calls are appended whatever has happened meanwhile; the others change what one has seen. */
export function withVersion(event: SentEvent, version: number): Wanted {
  return event.type === 'note' || event.type === 'call' ? event : { ...event, version }
}
