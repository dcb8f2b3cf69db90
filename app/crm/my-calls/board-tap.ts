import * as v from 'valibot'
import { offlineDataMaxAge } from './offline-db.ts'

/** States that staff can set on the day board without a network. */
export const tappedStates = ['arrived', 'in-work', 'ready'] as const

export type TappedState = (typeof tappedStates)[number]

/** The part of an appointment that a person decides by. */
const shownSchema = v.object({
  state: v.string(),
  day: v.string(),
  at: v.nullable(v.string()),
  isActive: v.boolean(),
})
type Shown = v.InferOutput<typeof shownSchema>

/** The present state of an appointment on the server. */
export type PresentAppointment = Shown & { version: number }

const conflictSchema = v.object({
  /** The server's message. */
  message: v.string(),
  /** The present appointment; undefined if the account cannot act on it any more. */
  now: v.optional(v.object({ ...shownSchema.entries, version: v.number() })),
})

export const boardTapSchema = v.object({
  id: v.number(),
  owner: v.string(),
  reference: v.string(),
  /** The idempotency key. The server stores a repeated request with this key only once. */
  key: v.string(),
  /** The device's time of the tap, in milliseconds. */
  at: v.number(),
  /** How far the server's clock was ahead of the device's, in milliseconds. */
  ahead: v.optional(v.number(), 0),
  /** Day of the board on which it was tapped. */
  boardDay: v.string(),
  isService: v.boolean(),
  state: v.picklist(tappedStates),
  /** Version of the enquiry that the person saw, or that an earlier tap led to. */
  version: v.number(),
  /** The appointment before the tap. */
  before: shownSchema,
  /** The server's refusal. Such a tap waits until the person settles it. */
  conflict: v.optional(conflictSchema),
  /** `true` if a cancelled test ride or delivery is booked again first. */
  isRestoring: v.optional(v.boolean()),
  /** `true` if the person decided to send the tap although it is old. */
  isConfirmed: v.optional(v.boolean()),
})

/** A tap on a card of the day board that is not sent yet. */
export type BoardTap = v.InferOutput<typeof boardTapSchema>

/** Returns `true` if the person has to decide about the tap: refused, or older than a day. */
export function needsSettling({ conflict, isConfirmed, at }: BoardTap, now: number): boolean {
  return conflict !== undefined || (!isConfirmed && now - at > offlineDataMaxAge)
}

/** Returns the taps that can be sent now. Later taps on a card wait for its earlier ones. */
export function listSendableTaps(taps: readonly BoardTap[], now: number): BoardTap[] {
  return taps.filter(
    (tap) => !taps.some((it) => it.id <= tap.id && isOnSameCard(it, tap) && needsSettling(it, now)),
  )
}

type OnCard = Pick<BoardTap, 'owner' | 'reference'>

export const isOnSameCard = (one: OnCard, other: OnCard) =>
  one.owner === other.owner && one.reference === other.reference

/** Returns `true` if nothing has changed that the person saw. */
export const isAsShown = (before: Shown, now: Shown) =>
  before.state === now.state &&
  before.day === now.day &&
  before.at === now.at &&
  before.isActive === now.isActive
