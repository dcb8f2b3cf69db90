import * as v from 'valibot'
import { listSendableTaps } from './board-tap.ts'
import {
  changeOutboxItem,
  changeQueuedEnquiry,
  listOutbox,
  listQueuedEnquiries,
  needsDecision,
  type OutboxItem,
  type QueuedEnquiry,
  removeFromOutbox,
  removeQueuedEnquiry,
} from './offline-db.ts'
import { requestFromOutbox } from './outbox-request.ts'
import { sendTaps } from './send-taps.ts'
import { tapQueue } from './tap-queue.ts'

/**
 * The outcome: all entries of the user were sent, there was no network, no user is logged in, or
 * entries of another user are left.
 */
export type SendOutboxOutcome = 'done' | 'later' | 'signed-out' | 'somebody-else'

/**
 * Sends the user's entries in order, each with its idempotency key. A lock prevents the pages and
 * the service worker from sending at the same time. Entries that are too old wait for the user's
 * decision. `onNotice` gets the messages about mentioned colleagues who were not told.
 */
export function sendOutbox(onNotice: OnNotice = () => {}): Promise<SendOutboxOutcome> {
  return withOutboxLock(() => sendAll(onNotice))
}

/** Runs the task while nothing is being sent, here or in the service worker. */
export async function withOutboxLock<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return task()
  return navigator.locks.request('yard-send', task)
}

async function sendAll(onNotice: OnNotice): Promise<SendOutboxOutcome> {
  const waiting = [
    ...(await listOutbox()).map((item) => ({ item, send: () => sendItem(item, onNotice) })),
    ...(await listQueuedEnquiries()).map((item) => ({ item, send: () => sendEnquiry(item) })),
  ].filter(({ item }) => item.refusal === undefined && !needsDecision(item))
  const taps = listSendableTaps(await tapQueue.list(), Date.now())
  const owners = [...waiting.map(({ item }) => item.owner), ...taps.map(({ owner }) => owner)]
  if (owners.length === 0) return 'done'
  const whose = await findCurrentUser()
  if (typeof whose === 'string') return whose
  const own = waiting.filter(({ item }) => item.owner === whose.userId)
  for (const { send } of own) {
    const sending = await send()
    if (sending !== 'done') return sending
  }
  const sending = await sendTaps(whose.userId, tapQueue)
  if (sending !== 'done') return sending
  return owners.every((owner) => owner === whose.userId) ? 'done' : 'somebody-else'
}

const me = v.object({ user_id: v.string() })

/**
 * Returns the logged-in user. This prevents entries of one user from being sent in the name of
 * another.
 */
async function findCurrentUser(): Promise<{ userId: string } | 'later' | 'signed-out'> {
  const answer = await requestFromOutbox({ method: 'GET', path: '/api/me' })
  if (typeof answer === 'string') return answer
  const said = v.safeParse(me, answer.isOk ? answer.json : undefined)
  return said.success ? { userId: said.output.user_id } : 'later'
}

const answerSchema = v.fallback(v.object({ message: v.string(), notice: v.optional(v.string()) }), {
  message: '',
})
type Answer = v.InferOutput<typeof answerSchema>
type OnNotice = (notice: string) => void

function sendItem(item: OutboxItem, onNotice: OnNotice): Promise<SendOutboxOutcome> {
  return post(`/api/desk/${encodeURIComponent(item.reference)}/events`, item.key, item.event, {
    async onTaken({ notice }) {
      await removeFromOutbox(item)
      if (notice) onNotice(notice)
    },
    onRefused: (refusal) => changeOutboxItem(item, { ...item, refusal }),
  })
}

function sendEnquiry(item: QueuedEnquiry): Promise<SendOutboxOutcome> {
  const { entry, takenAt, isConfirmed } = item
  const body = { ...entry, takenAt, ...(isConfirmed && { isLate: true }) }
  return post('/api/enquiries', item.key, body, {
    onTaken: () => removeQueuedEnquiry(item),
    onRefused: (refusal) => changeQueuedEnquiry(item, { ...item, refusal }),
  })
}

type OnAnswer = {
  onTaken: (answer: Answer) => Promise<unknown>
  onRefused: (message: string) => Promise<unknown>
}

async function post(
  path: string,
  key: string,
  body: unknown,
  { onTaken, onRefused }: OnAnswer,
): Promise<SendOutboxOutcome> {
  const answer = await requestFromOutbox({ path, key, body })
  if (typeof answer === 'string') return answer
  const said = v.parse(answerSchema, answer.json)
  await (answer.isOk ? onTaken(said) : onRefused(said.message))
  return 'done'
}
