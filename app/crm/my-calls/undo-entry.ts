import { addDeskEvent } from '#app/crm/desk/desk-endpoints.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { listOutbox, type OutboxItem, removeFromOutbox } from './offline-db.ts'
import { requestTimeout } from './outbox-request.ts'
import { withOutboxLock } from './send-outbox.ts'
import * as words from './staff-words.ts'

export type NewEntry = Omit<OutboxItem, 'id'>

/**
 * Undoes an entry. If it still waits on the phone, it is deleted there. Otherwise it is struck out:
 * the same request again, with its idempotency key, returns the id of the stored entry. Resolves to
 * the message if that fails.
 */
export function undoEntry({ key, reference, event }: NewEntry): Promise<string | undefined> {
  return withOutboxLock(async () => {
    const waiting = (await listOutbox().catch(() => [])).find((item) => item.key === key)
    if (waiting && (await removeFromOutbox(waiting))) return undefined
    const params = { reference }
    const request = () => ({ params, signal: AbortSignal.timeout(requestTimeout) })
    const stored = await requestEndpoint(addDeskEvent, { ...request(), body: event, key })
    if (!stored.ok) return stored.problem.message || words.notUndone
    const body = { type: 'strike', event: stored.value.event } as const
    const struck = await requestEndpoint(addDeskEvent, { ...request(), body })
    return struck.ok ? undefined : struck.problem.message || words.notUndone
  })
}
