import { createHash } from 'node:crypto'
import type { Db } from '#app/platform/db/connect.server.ts'
import { readEventData } from './event-data.ts'
import type { DeskEvent } from './event-schema.ts'
import * as words from './event-words.ts'
import { type DeskOutcome, refused } from './outcome.ts'
import { tellOf } from './told-of.ts'

export type Told = { message: string; version: number }

type Sending = { reference: string; event: DeskEvent; key?: string | undefined }

export type SentAs = { keyHash: string; contentHash: string }

/** By which an event that is sent again is known: somebody's key, and what came with it. */
export function sentAs(staffId: number, { reference, event, key }: Sending): SentAs | undefined {
  if (!key) return undefined
  const hash = (...parts: string[]) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return {
    keyHash: hash(String(staffId), key),
    contentHash: hash(reference.toUpperCase(), JSON.stringify(event)),
  }
}

/** The first answer again; undefined for what comes for the first time. */
export async function findAnswer(
  trx: Db,
  sent: SentAs | undefined,
): Promise<DeskOutcome<Told> | undefined> {
  if (!sent) return undefined
  const found = await trx
    .selectFrom('desk_events')
    .select(['type', 'data_json', 'content_hash', 'version'])
    .where('key_hash', '=', sent.keyHash)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.content_hash !== sent.contentHash) return used
  const { message } = tellOf({ type: found.type, data: readEventData(found.data_json) })
  return { is: 'done', value: { message, version: found.version } }
}

export const used = refused('invalid', words.keyIsUsed)
