import { createHash } from 'node:crypto'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { parseDeskEventData } from './desk-event-data.ts'
import { deskEventMessage } from './desk-event-message.ts'
import * as words from './desk-event-words.ts'

/**
 * `event` is the id of the new entry in the history. `notice` tells who was not told of a mention.
 */
export type DeskEventReceipt = {
  message: string
  version: number
  event: number
  notice?: string
}

/**
 * `event` is the content of the request. The time of an act without a network is no part of it: the
 * first try, with a network, had none.
 */
type DedupInput = { reference: string; event: object; key?: string | undefined }

export type DeskEventDedupHashes = { keyHash: string; contentHash: string }

/**
 * Hashes the key with the account, and the content with the reference. The two hashes identify a
 * repeated event.
 */
export function deskEventDedupHashes(
  staffId: number,
  { reference, event, key }: DedupInput,
): DeskEventDedupHashes | undefined {
  if (!key) return undefined
  const hash = (...parts: string[]) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return {
    keyHash: hash(String(staffId), key),
    contentHash: hash(reference.toUpperCase(), JSON.stringify({ ...event, takenAt: undefined })),
  }
}

/**
 * Finds the outcome of the first request with this key. Returns undefined for a new key. Returns a
 * refusal if the first request had other content.
 */
export async function findPreviousOutcome(
  trx: Db,
  sent: DeskEventDedupHashes | undefined,
): Promise<Result<DeskEventReceipt> | undefined> {
  if (!sent) return undefined
  const found = await trx
    .selectFrom('desk_events')
    .select(['id', 'type', 'data_json', 'content_hash', 'version'])
    .where('key_hash', '=', sent.keyHash)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.content_hash !== sent.contentHash) return keyReusedRefusal
  const { message } = deskEventMessage({
    type: found.type,
    data: parseDeskEventData(found.data_json),
  })
  return ok({ message, version: found.version, event: found.id })
}

export const keyReusedRefusal = fail('invalid', words.keyIsUsed)
