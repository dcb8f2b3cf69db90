import * as v from 'valibot'
import { randomKey } from '#app/ui/components/random-key.ts'
import {
  type BoardTap,
  isAsShown,
  isOnSameCard,
  listSendableTaps,
  type PresentAppointment,
} from './board-tap.ts'
import { type DecidingAnswer, requestFromOutbox } from './outbox-request.ts'
import type { TapQueue } from './tap-queue.ts'

type TapOutcome = 'done' | 'later' | 'signed-out'

/**
 * Sends the account's taps on the day board, in order. A tap that meets another state than the
 * person saw stays as a conflict, and so do the later taps on that card.
 */
export async function sendTaps(owner: string, queue: TapQueue): Promise<TapOutcome> {
  const tried = new Set<string>()
  for (;;) {
    // Each tap is read anew, because the tap before it changes its version.
    const next = listSendableTaps(await queue.list(), Date.now()).find(
      (tap) => tap.owner === owner && !tried.has(tap.key),
    )
    if (!next) return 'done'
    tried.add(next.key)
    const outcome = await sendTap(next, queue)
    if (outcome !== 'done') return outcome
  }
}

const versionSchema = v.object({ version: v.number() })
const messageSchema = v.fallback(v.object({ message: v.string() }), { message: '' })

async function sendTap(tap: BoardTap, queue: TapQueue, isRepeated = false): Promise<TapOutcome> {
  const answer = await requestTap(tap)
  if (typeof answer === 'string') return answer
  const receipt = v.safeParse(versionSchema, answer.json)
  if (answer.isOk && receipt.success) {
    await queue.removeSent(tap, receipt.output.version)
    return 'done'
  }
  const { message } = v.parse(messageSchema, answer.json)
  const now = answer.status === 409 ? await findPresentAppointment(tap) : undefined
  if (typeof now === 'string') return now
  if (now && (await removeDone(tap, now, queue))) return 'done'
  if (now && !isRepeated && isAsShown(tap.before, now)) {
    // A new assignee, for example, raises the version, but changes nothing that the person saw.
    const again = { ...tap, version: now.version, key: randomKey() }
    return (await queue.change(tap, again)) ? sendTap(again, queue, true) : 'done'
  }
  await queue.change(tap, { ...tap, conflict: { message, ...(now && { now }) } })
  return 'done'
}

async function requestTap(tap: BoardTap): Promise<DecidingAnswer | 'later' | 'signed-out'> {
  const { reference, key, state, isService, isRestoring } = tap
  const ofEnquiry = encodeURIComponent(reference)
  const takenAt = new Date(tap.at + tap.ahead).toISOString()
  let { version } = tap
  if (isService) {
    const body = { type: 'state', state, takenAt, version }
    return requestFromOutbox({ path: `/api/desk/${ofEnquiry}/events`, key, body })
  }
  const path = `/api/enquiries/${ofEnquiry}/appointment`
  if (isRestoring) {
    const restored = await requestFromOutbox({ path: `${path}/restore`, body: { version } })
    const receipt = typeof restored === 'object' && v.safeParse(versionSchema, restored.json)
    if (!receipt || !receipt.success || typeof restored === 'string' || !restored.isOk)
      return restored
    version = receipt.output.version
  }
  return requestFromOutbox({
    method: 'PATCH',
    path: `${path}/state`,
    body: { state, takenAt, version },
  })
}

/**
 * Removes the tap and the later ones on its card up to the present state, which somebody else, or an
 * earlier request without an answer, has already set. Resolves to `false` if there is none.
 */
async function removeDone(
  tap: BoardTap,
  now: PresentAppointment,
  queue: TapQueue,
): Promise<boolean> {
  if (!now.isActive) return false
  const own = (await queue.list()).filter((it) => it.id >= tap.id && isOnSameCard(it, tap))
  const reached = own.findIndex(({ state }) => state === now.state)
  for (const done of own.slice(0, reached + 1)) await queue.removeSent(done, now.version)
  return reached >= 0
}

const presentSchema = v.object({
  reference: v.string(),
  version: v.number(),
  state: v.string(),
  day: v.string(),
  at: v.nullable(v.string()),
  isActive: v.boolean(),
  isErased: v.boolean(),
  mergedInto: v.optional(v.nullable(v.string()), null),
})
const listSchema = v.array(presentSchema)
const boardSchema = v.object({
  appointments: listSchema,
  withoutHour: listSchema,
  carriedOver: listSchema,
})
const enquirySchema = v.object({
  version: v.number(),
  state: v.string(),
  isErased: v.boolean(),
  joinedTo: v.nullable(v.string()),
})
const appointmentSchema = v.object({ appointment: v.nullable(v.object({ day: v.string() })) })

type Found = PresentAppointment | undefined | 'later' | 'signed-out'

/**
 * Finds the appointment on the day of the tap, or on the day to which it was moved. A service that
 * was cancelled without an hour is on no board, but has a state at the desk.
 */
async function findPresentAppointment({
  reference,
  boardDay,
  isService,
}: BoardTap): Promise<Found> {
  const here = await findOnBoard(reference, boardDay)
  if (here !== undefined) return here
  const ofEnquiry = encodeURIComponent(reference)
  const path = `/api/enquiries/${ofEnquiry}/appointment`
  const answer = await requestFromOutbox({ method: 'GET', path })
  if (typeof answer === 'string') return answer
  const found = v.safeParse(appointmentSchema, answer.json)
  const day = found.success ? found.output.appointment?.day : undefined
  if (day !== undefined && day !== boardDay) return findOnBoard(reference, day)
  if (!isService) return undefined
  const atDesk = await requestFromOutbox({ method: 'GET', path: `/api/desk/${ofEnquiry}` })
  if (typeof atDesk === 'string') return atDesk
  const enquiry = v.safeParse(enquirySchema, atDesk.json)
  if (!enquiry.success) return undefined
  const { state, version, isErased, joinedTo } = enquiry.output
  if (isErased || joinedTo !== null) return undefined
  return { version, state, day: boardDay, at: null, isActive: state !== 'cancelled' }
}

async function findOnBoard(reference: string, day: string): Promise<Found> {
  const answer = await requestFromOutbox({ method: 'GET', path: `/api/board?day=${day}` })
  if (typeof answer === 'string') return answer
  const board = v.safeParse(boardSchema, answer.json)
  if (!board.success) return undefined
  const { appointments, withoutHour, carriedOver } = board.output
  const found = [...appointments, ...withoutHour, ...carriedOver].find(
    (it) => it.reference === reference,
  )
  // The desk refuses changes of erased and merged enquiries.
  if (!found || found.isErased || found.mergedInto !== null) return undefined
  const { version, state, at, isActive } = found
  return { version, state, day: found.day, at, isActive }
}
