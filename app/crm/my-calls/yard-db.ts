import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'

// What a phone keeps: the page and its worker read and write the same. Customers' data stands in
// `kept` alone; `unsent` has what a person wrote and the enquiry's reference.

/** Milliseconds after which customers' data goes, whatever happens. */
export const keptFor = 24 * 3_600_000

/** The calls as they were answered, whose they are, and when. */
const kept = v.object({
  owner: v.string(),
  at: v.number(),
  /** Milliseconds of the server's clock before this phone's; an earlier version kept none. */
  ahead: v.optional(v.number(), 0),
  rows: v.array(v.unknown()),
})
export type Kept = v.InferOutput<typeof kept>

const written = v.variant('type', [
  v.object({ type: v.literal('note'), text: v.string() }),
  v.object({
    type: v.literal('call'),
    outcome: v.picklist(['reached', 'no-answer', 'busy', 'wrong-number', 'call-back']),
    text: v.optional(v.string()),
    nextStepAt: v.optional(v.string()),
  }),
])
/** What may be written without a network: it only ever adds. */
export type Written = v.InferOutput<typeof written>

const unsent = v.object({
  id: v.number(),
  owner: v.string(),
  reference: v.string(),
  /** The Idempotency-Key: however often it is sent, it arrives once. */
  key: v.string(),
  at: v.number(),
  event: written,
  /** The server's sentence, when it does not take it. */
  refusal: v.optional(v.string()),
})
export type Unsent = v.InferOutput<typeof unsent>

/** Undefined where there are none, they are somebody else's, or older than a day; the latter are deleted. */
export async function readKept(owner: string | undefined, now: number): Promise<Kept | undefined> {
  const db = await open()
  const found = v.safeParse(kept, await db.get('kept', 'calls'))
  if (!found.success) return undefined
  const age = now - found.output.at
  const isOurs = owner === undefined || owner === found.output.owner
  // A clock that was set back must not keep them for longer.
  if (isOurs && age >= -60_000 && age < keptFor) return found.output
  await forgetCalls()
  return undefined
}

export async function keepCalls(calls: Kept): Promise<void> {
  const db = await open()
  await db.put('kept', calls, 'calls')
}

export async function forgetCalls(): Promise<void> {
  const db = await open()
  await db.clear('kept')
}

/** In the order in which they were written. */
export async function listUnsent(): Promise<Unsent[]> {
  const db = await open()
  return v.parse(v.array(unsent), await db.getAll('unsent'))
}

export async function addUnsent(item: Omit<Unsent, 'id'>): Promise<void> {
  const db = await open()
  await db.add('unsent', item)
}

export async function changeUnsent(item: Unsent): Promise<void> {
  const db = await open()
  await db.put('unsent', item)
}

export async function dropUnsent(id: number): Promise<void> {
  const db = await open()
  await db.delete('unsent', id)
}

/** Stored values are unknown: an earlier version may have written them. */
interface Stores extends DBSchema {
  kept: { key: string; value: unknown }
  unsent: { key: number; value: unknown }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined

/** Shares one connection; the next call opens a new one when this one fails or ends. */
function open(): Promise<IDBPDatabase<Stores>> {
  const forget = () => {
    opened = undefined
  }
  if (!opened) {
    opened = openDB<Stores>('yard', 1, {
      upgrade(db) {
        db.createObjectStore('kept')
        db.createObjectStore('unsent', { keyPath: 'id', autoIncrement: true })
      },
      // Another page that deletes or upgrades the database does not have to wait for this one.
      blocking: close,
      terminated: forget,
    })
    opened.catch(forget)
  }
  return opened
}

async function close() {
  const db = await opened
  opened = undefined
  db?.close()
}
