import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import * as v from 'valibot'
import { consents } from '#app/crm/enquiries/consent.ts'
import { staffSources } from '#app/crm/enquiries/enquiry-source.ts'
import { maxEntryAge } from '#app/crm/enquiries/max-entry-age.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'

// The database on the phone, which the pages and their service worker share. Customers' data is only
// in `kept` and `enquiries`. `unsent` contains the user's entries and the references of enquiries,
// and `taps` those of the day board (see tap-queue.ts). `enquiries` contains new enquiries until they
// are sent, because nobody else has them.

/** Maximum age of customers' data on the phone, in milliseconds. */
export const offlineDataMaxAge = 24 * 3_600_000

const keptSchema = v.object({
  /** User id of the account that loaded the data. */
  owner: v.string(),
  /** The device's time of loading, in milliseconds. */
  at: v.number(),
})

/** The stored calls with their owner and the time of loading in milliseconds. */
const storedCallsSchema = v.object({
  ...keptSchema.entries,
  /**
   * Milliseconds by which the server's clock is ahead of the phone's. Earlier versions did not
   * store this value.
   */
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
/**
 * An entry that the user may write offline. Such an entry only adds to the history of an enquiry.
 */
export type OfflineEvent = v.InferOutput<typeof offlineEventSchema>

const outboxItemSchema = v.object({
  id: v.number(),
  owner: v.string(),
  reference: v.string(),
  /** The idempotency key. The server stores a repeated request with this key only once. */
  key: v.string(),
  at: v.number(),
  event: offlineEventSchema,
  /** The message of the server if it refused the entry. */
  refusal: v.optional(v.string()),
  /** `true` if the user decided to send the entry although it is old. */
  isConfirmed: v.optional(v.boolean()),
})
export type OutboxItem = v.InferOutput<typeof outboxItemSchema>

const newEnquirySchema = v.object({
  kind: v.string(),
  source: v.picklist(staffSources),
  answers: v.record(
    v.string(),
    v.nullable(v.union([v.string(), v.number(), v.boolean(), v.record(v.string(), v.boolean())])),
  ),
  note: v.optional(v.nullable(v.string())),
  nextStep: v.optional(
    v.nullable(v.object({ at: v.string(), text: v.optional(v.nullable(v.string())) })),
  ),
  isDone: v.optional(v.boolean()),
  assignToMe: v.optional(v.boolean()),
  consent: v.optional(v.nullable(v.picklist(consents))),
  sendMail: v.optional(v.boolean()),
})

const queuedEnquirySchema = v.object({
  id: v.number(),
  owner: v.string(),
  key: v.string(),
  /** The server's time of the act, as the phone knows it, in ISO 8601. */
  takenAt: v.string(),
  entry: newEnquirySchema,
  refusal: v.optional(v.string()),
  isConfirmed: v.optional(v.boolean()),
})
/** A new enquiry that was taken without a network. */
export type QueuedEnquiry = v.InferOutput<typeof queuedEnquirySchema>

/**
 * Finds the stored calls. Data of another owner and calls older than a day are deleted. Returns
 * undefined if no calls are left.
 */
export async function findStoredCalls(
  owner: string,
  now: number,
): Promise<StoredCalls | undefined> {
  const found = v.safeParse(storedCallsSchema, await findKeptData('calls', { owner, now }))
  return found.success ? found.output : undefined
}

export function storeCalls(calls: StoredCalls): Promise<void> {
  return keepData('calls', calls)
}

type KeptKey = 'calls' | `board ${string}`

/** Keeps customers' data on the device. Only the account `owner` gets it back. */
export async function keepData<Data extends v.InferOutput<typeof keptSchema>>(
  key: KeptKey,
  data: Data,
): Promise<void> {
  const db = await openOfflineDb()
  await db.put('kept', data, key)
}

/**
 * Finds customers' data. If the data of another owner is stored, everything is deleted. Returns
 * undefined for data older than a day, which is deleted.
 */
export async function findKeptData(
  key: KeptKey,
  { owner, now }: { owner: string; now: number },
): Promise<unknown> {
  const db = await openOfflineDb()
  const data = await db.get('kept', key)
  const found = v.safeParse(keptSchema, data)
  if (!found.success) return undefined
  if (found.output.owner !== owner) await deleteKeptData()
  else if (isFresh(found.output.at, now)) return data
  else await db.delete('kept', key)
  return undefined
}

/** Deletes all customers' data that was only kept for reading. */
export async function deleteKeptData(): Promise<void> {
  const db = await openOfflineDb()
  await db.clear('kept')
}

/** Deletes customers' data for which `isOutdated` holds, by default that older than a day. */
export async function deleteOldKeptData(
  now: number,
  isOutdated: (key: string) => boolean = () => false,
): Promise<void> {
  const db = await openOfflineDb()
  for (const key of await db.getAllKeys('kept')) {
    const found = v.safeParse(keptSchema, await db.get('kept', key))
    if (isOutdated(key) || !found.success || !isFresh(found.output.at, now))
      await db.delete('kept', key)
  }
}

/**
 * A negative age means that the device's clock was set back. This must not extend the storage time.
 */
const isFresh = (at: number, now: number) => now - at >= -60_000 && now - at < offlineDataMaxAge

/** Lists the unsent entries in the order in which they were written. */
export async function listOutbox(): Promise<OutboxItem[]> {
  const db = await openOfflineDb()
  return v.parse(v.array(outboxItemSchema), await db.getAll('unsent'))
}

export async function addToOutbox(item: Omit<OutboxItem, 'id'>): Promise<void> {
  const db = await openOfflineDb()
  await db.add('unsent', item)
}

/**
 * Replaces an entry. Resolves to `false` if another tab has sent, changed or removed it, so that the
 * server does not store it twice.
 */
export function changeOutboxItem(
  before: OutboxItem,
  after: Omit<OutboxItem, 'id'>,
): Promise<boolean> {
  return updateUnchanged('unsent', before, (store) => store.put({ ...after, id: before.id }))
}

/** Removes an entry. Resolves to `false` if another tab has sent, changed or removed it. */
export function removeFromOutbox(item: OutboxItem): Promise<boolean> {
  return updateUnchanged('unsent', item, (store) => store.delete(item.id))
}

/** Lists the new enquiries that wait for the network, in the order in which they were taken. */
export async function listQueuedEnquiries(): Promise<QueuedEnquiry[]> {
  const db = await openOfflineDb()
  return v.parse(v.array(queuedEnquirySchema), await db.getAll('enquiries'))
}

export async function queueEnquiry(item: Omit<QueuedEnquiry, 'id'>): Promise<void> {
  const db = await openOfflineDb()
  await db.add('enquiries', item)
}

/** Replaces a new enquiry, unless another tab has sent, changed or removed it. */
export function changeQueuedEnquiry(
  before: QueuedEnquiry,
  after: Omit<QueuedEnquiry, 'id'>,
): Promise<boolean> {
  return updateUnchanged('enquiries', before, (store) => store.put({ ...after, id: before.id }))
}

/** Removes a new enquiry, unless another tab has sent, changed or removed it. */
export function removeQueuedEnquiry(item: QueuedEnquiry): Promise<boolean> {
  return updateUnchanged('enquiries', item, (store) => store.delete(item.id))
}

type QueueName = 'unsent' | 'enquiries' | 'taps'
type Queue = IDBPObjectStore<OfflineDbSchema, QueueName[], QueueName, 'readwrite'>

/** Every change of the content gives an entry a new key. */
const storedKeySchema = v.object({ key: v.string() })

/** Updates an entry. Resolves to `false` if another tab has sent, changed or removed it. */
export async function updateUnchanged(
  name: QueueName,
  { id, key }: { id: number; key: string },
  update: (store: Queue) => Promise<unknown>,
): Promise<boolean> {
  const db = await openOfflineDb()
  const trx = db.transaction([name], 'readwrite')
  const store: Queue = trx.objectStore(name)
  const stored = v.safeParse(storedKeySchema, await store.get(id))
  const isUnchanged = stored.success && stored.output.key === key
  if (isUnchanged) await update(store)
  await trx.done
  return isUnchanged
}

/** Returns `true` if an entry has waited so long that the user has to decide about it. */
export function needsDecision({ isConfirmed, ...item }: OutboxItem | QueuedEnquiry): boolean {
  return !isConfirmed && serverNow().getTime() - Date.parse(writtenAt(item)) > maxEntryAge
}

/** Returns the time at which an entry was written, in ISO 8601. */
export function writtenAt(item: Pick<OutboxItem, 'at'> | Pick<QueuedEnquiry, 'takenAt'>): string {
  return 'at' in item ? new Date(item.at).toISOString() : item.takenAt
}

/** The type of stored values is unknown, because an earlier version may have written them. */
interface OfflineDbSchema extends DBSchema {
  kept: { key: string; value: unknown }
  unsent: { key: number; value: unknown }
  enquiries: { key: number; value: unknown }
  taps: { key: number; value: unknown }
}

let openConnection: Promise<IDBPDatabase<OfflineDbSchema>> | undefined

/** Shares one connection. If the connection fails or ends, the next call opens a new connection. */
export function openOfflineDb(): Promise<IDBPDatabase<OfflineDbSchema>> {
  const forget = () => {
    openConnection = undefined
  }
  if (!openConnection) {
    openConnection = openDB<OfflineDbSchema>('yard', 3, {
      upgrade(db, version) {
        const numbered = { keyPath: 'id', autoIncrement: true }
        if (version < 1) {
          db.createObjectStore('kept')
          db.createObjectStore('unsent', numbered)
        }
        if (version < 2) db.createObjectStore('enquiries', numbered)
        if (version < 3) db.createObjectStore('taps', numbered)
      },
      // Closes the connection, so that another page can delete or upgrade the database at once.
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
