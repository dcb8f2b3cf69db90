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
  const found = v.safeParse(kept, await ask('kept', 'readonly', (store) => store.get('calls')))
  if (!found.success) return undefined
  const age = now - found.output.at
  const isOurs = owner === undefined || owner === found.output.owner
  // A clock that was set back must not keep them for longer.
  if (isOurs && age >= -60_000 && age < keptFor) return found.output
  await forgetCalls()
  return undefined
}

export async function keepCalls(calls: Kept): Promise<void> {
  await ask('kept', 'readwrite', (store) => store.put(calls, 'calls'))
}

export async function forgetCalls(): Promise<void> {
  await ask('kept', 'readwrite', (store) => store.clear())
}

/** In the order in which they were written. */
export async function listUnsent(): Promise<Unsent[]> {
  const all = await ask('unsent', 'readonly', (store) => store.getAll())
  return v.parse(v.array(unsent), all)
}

export async function addUnsent(item: Omit<Unsent, 'id'>): Promise<void> {
  await ask('unsent', 'readwrite', (store) => store.add(item))
}

export async function changeUnsent(item: Unsent): Promise<void> {
  await ask('unsent', 'readwrite', (store) => store.put(item))
}

export async function dropUnsent(id: number): Promise<void> {
  await ask('unsent', 'readwrite', (store) => store.delete(id))
}

/** Resolves when it is written down for good. */
async function ask<Found>(
  name: 'kept' | 'unsent',
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found> {
  const db = await open()
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(name, mode)
    const request = what(transaction.objectStore(name))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('yard', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('kept')
      request.result.createObjectStore('unsent', { keyPath: 'id', autoIncrement: true })
    }
    request.onsuccess = () => {
      // Whoever deletes the database need not wait for us.
      request.result.onversionchange = close
      request.result.onclose = () => {
        opened = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function close() {
  const db = await opened
  opened = undefined
  db?.close()
}
