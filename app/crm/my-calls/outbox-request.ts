import { deleteKeptData } from './offline-db.ts'

/**
 * Time after which a request counts as failed, in milliseconds. In a dead spot, a browser may wait
 * for minutes, and nothing else is sent meanwhile.
 */
export const requestTimeout = 60_000

type OutboxRequest = {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  /** The idempotency key. */
  key?: string
  body?: unknown
}

/** An answer that decides about an entry: it was stored or refused. */
export type DecidingAnswer = { isOk: boolean; status: number; json: unknown }

/**
 * Sends a request of the outbox. Returns `later` if the server cannot decide now, and `signed-out`
 * if the session has ended. Then, and without the permission, the kept data of customers is deleted.
 */
export async function requestFromOutbox({
  method = 'POST',
  path,
  key,
  body,
}: OutboxRequest): Promise<DecidingAnswer | 'later' | 'signed-out'> {
  const answer = await fetchOrUndefined(path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer) return 'later'
  const { status, ok: isOk } = answer
  if (status === 401) return handleSignedOut()
  if (status >= 500 || status === 429 || status === 408) return 'later'
  if (status === 403) await deleteKeptData()
  return { isOk, status, json: await answer.json().catch(() => undefined) }
}

/**
 * Deletes the kept data after the session has ended. Unsent entries stay until their author logs in
 * again.
 */
async function handleSignedOut(): Promise<'signed-out'> {
  await deleteKeptData()
  return 'signed-out'
}

async function fetchOrUndefined(address: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeout)
    return await fetch(address, { ...init, signal, credentials: 'same-origin' })
  } catch {
    return undefined
  }
}
