import { createHash } from 'node:crypto'
import { customerMobileKey } from '#app/crm/enquiries/customer-mobile-key.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import type { ImportRow } from './parse-import-row.ts'

export type PlannedRow = ImportRow & {
  /** Identifies the row, so that a second import of it is a repeat. */
  key: string
  /** The number of its customer. */
  customer: string | undefined
}

export type ImportPlan = {
  /** Rows that are not stored yet, in the order of their customers. */
  rows: PlannedRow[]
  /** Numbers of customers that are stored already. */
  known: ReadonlySet<string>
  duplicatesInFile: number
  duplicatesStored: number
}

/** Values per query, far below the limits of both engines. */
const batchSize = 500

/**
 * Compares rows with each other and with the stored enquiries. A row is a duplicate if an enquiry
 * of the same kind and number arrived on the same day, or if the same row was imported before.
 */
export async function planImport(
  db: Db,
  rows: readonly ImportRow[],
  zone: string,
): Promise<ImportPlan> {
  const byKey = new Map<string, PlannedRow>()
  for (const row of rows) {
    const key = rowKey(row)
    if (!byKey.has(key))
      byKey.set(key, { ...row, key, customer: customerMobileKey(row.phone || null) })
  }
  const unique = [...byKey.values()]
  const stored = await findStoredKeys(db, unique)
  const days = await findStoredDays(db, unique, zone)
  const fresh = unique.filter((row) => !stored.has(row.key) && !days.has(dayKey(row)))
  const numbers = [...new Set(fresh.flatMap(({ customer }) => customer ?? []))]
  return {
    rows: fresh.sort(byCustomer),
    known: await findKnownNumbers(db, numbers),
    duplicatesInFile: rows.length - unique.length,
    duplicatesStored: unique.length - fresh.length,
  }
}

/** Transactions lock customers in the order of their numbers. */
function byCustomer(a: PlannedRow, b: PlannedRow): number {
  const [one = '', other = ''] = [a.customer, b.customer]
  return one < other ? -1 : one > other ? 1 : a.row - b.row
}

function rowKey({ kind, phone, name, day, model, plate }: ImportRow): string {
  const who = phone || normalizeSearchText(name)
  const content = [kind.slug, who, day, normalizeSearchText(model), plate]
  return `import:${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`
}

const dayKey = ({ kind, phone, day }: Pick<ImportRow, 'kind' | 'phone' | 'day'>) =>
  phone === '' || day === null ? '' : `${kind.slug} ${phone} ${day}`

async function findStoredKeys(db: Db, rows: readonly PlannedRow[]): Promise<Set<string>> {
  const found = await inBatches(
    rows.map(({ key }) => key),
    (keys) =>
      db
        .selectFrom('enquiries')
        .select('idempotency_key')
        .where('idempotency_key', 'in', keys)
        .execute(),
  )
  return new Set(found.flatMap(({ idempotency_key }) => idempotency_key ?? []))
}

/** Finds enquiries that did not come from an import. Two different rows of a file can share a day. */
async function findStoredDays(
  db: Db,
  rows: readonly PlannedRow[],
  zone: string,
): Promise<Set<string>> {
  const phones = [...new Set(rows.flatMap(({ phone }) => phone || []))]
  const found = await inBatches(phones, (some) =>
    db
      .selectFrom('enquiries')
      .select(['kind', 'phone', 'created_at'])
      .where('phone', 'in', some)
      .where('import_id', 'is', null)
      .execute(),
  )
  return new Set(
    found.map(
      ({ kind, phone, created_at }) => `${kind} ${phone} ${dayInZone(new Date(created_at), zone)}`,
    ),
  )
}

async function findKnownNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const found = await inBatches(numbers, (some) =>
    db.selectFrom('customers').select('phone').where('phone', 'in', some).execute(),
  )
  return new Set(found.flatMap(({ phone }) => phone ?? []))
}

/** Runs a query for some of the values at a time. */
export async function inBatches<Value, Row>(
  values: readonly Value[],
  query: (some: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (let from = 0; from < values.length; from += batchSize)
    found.push(...(await query(values.slice(from, from + batchSize))))
  return found
}
