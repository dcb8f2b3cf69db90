import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'

// What a phone keeps: the page and its worker read and write the same. Customers' data stands in
// `kept` alone; `unsent` has what a person wrote and the enquiry's reference.

/** Milliseconds after which customers' data goes, whatever happens. */
export const offlineDataMaxAge = 24 * 3_600_000

/** The calls as they were answered, whose they are, and when. */
const storedCallsSchema = v.object({
  owner: v.string(),
  at: v.number(),
  /** Milliseconds of the server's clock before this phone's; an earlier version kept none. */
  ahead: v.optional(v.number(), 0),
  rows: v.array(v.unknown()),
})
export type StoredCalls = v.InferOutput<typeof storedCallsSchema>

const offlineEventSchema = v.variant('type', [
  v.object({ type: v.literal('note'), text: v.string() }),
  v.object({
    type: v.literal('call'),
    outcome: v.picklist(['reached', 'no-answer', 'busy', 'wrong-number', 'call-back']),
    text: v.optional(v.string()),
    nextStepAt: v.optional(v.string()),
  }),
])
/** What may be written without a network: it only ever adds. */
export type OfflineEvent = v.InferOutput<typeof offlineEventSchema>

const outboxItemSchema = v.object({
  id: v.number(),
  owner: v.string(),
  reference: v.string(),
  /** The Idempotency-Key: however often it is sent, it arrives once. */
  key: v.string(),
  at: v.number(),
  event: offlineEventSchema,
  /** The server's sentence, when it does not take it. */
  refusal: v.optional(v.string()),
})
export type OutboxItem = v.InferOutput<typeof outboxItemSchema>

/** Undefined where there are none, they are somebody else's, or older than a day; the latter are deleted. */
export async function findStoredCalls(
  owner: string | undefined,
  now: number,
): Promise<StoredCalls | undefined> {
  const db = await openOfflineDb()
  const found = v.safeParse(storedCallsSchema, await db.get('kept', 'calls'))
  if (!found.success) return undefined
  const age = now - found.output.at
  const isOurs = owner === undefined || owner === found.output.owner
  // A clock that was set back must not keep them for longer.
  if (isOurs && age >= -60_000 && age < offlineDataMaxAge) return found.output
  await deleteStoredCalls()
  return undefined
}

export async function storeCalls(calls: StoredCalls): Promise<void> {
  const db = await openOfflineDb()
  await db.put('kept', calls, 'calls')
}

export async function deleteStoredCalls(): Promise<void> {
  const db = await openOfflineDb()
  await db.clear('kept')
}

/** In the order in which they were written. */
export async function listOutbox(): Promise<OutboxItem[]> {
  const db = await openOfflineDb()
  return v.parse(v.array(outboxItemSchema), await db.getAll('unsent'))
}

export async function addToOutbox(item: Omit<OutboxItem, 'id'>): Promise<void> {
  const db = await openOfflineDb()
  await db.add('unsent', item)
}

export async function changeOutboxItem(item: OutboxItem): Promise<void> {
  const db = await openOfflineDb()
  await db.put('unsent', item)
}

export async function removeFromOutbox(id: number): Promise<void> {
  const db = await openOfflineDb()
  await db.delete('unsent', id)
}

/** Stored values are unknown: an earlier version may have written them. */
interface OfflineDbSchema extends DBSchema {
  kept: { key: string; value: unknown }
  unsent: { key: number; value: unknown }
}

let openConnection: Promise<IDBPDatabase<OfflineDbSchema>> | undefined

/** Shares one connection; the next call opens a new one when this one fails or ends. */
function openOfflineDb(): Promise<IDBPDatabase<OfflineDbSchema>> {
  const forget = () => {
    openConnection = undefined
  }
  if (!openConnection) {
    openConnection = openDB<OfflineDbSchema>('yard', 1, {
      upgrade(db) {
        db.createObjectStore('kept')
        db.createObjectStore('unsent', { keyPath: 'id', autoIncrement: true })
      },
      // Another page that deletes or upgrades the database does not have to wait for this one.
      blocking: closeOfflineDb,
      terminated: forget,
    })
    openConnection.catch(forget)
  }
  return openConnection
}

async function closeOfflineDb() {
  const db = await openConnection
  openConnection = undefined
  db?.close()
}
