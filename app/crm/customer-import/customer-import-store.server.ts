import { sql } from 'kysely'
import { linkableColumns, linkBatch } from '#app/crm/enquiries/customer-link-query.server.ts'
import { enquiryAnswerColumns } from '#app/crm/enquiries/enquiry-answer-columns.ts'
import { generateEnquiryReference } from '#app/crm/enquiries/enquiry-reference.server.ts'
import { enquirySourceName } from '#app/crm/enquiries/enquiry-source.ts'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import { undoBulkChange } from '#app/platform/audit/bulk-change.server.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { ImportHistoryRow } from './customer-import-endpoints.ts'
import { inBatches, type PlannedRow, planImport } from './import-plan-query.server.ts'
import { undoDays } from './import-undo-days.ts'
import { undoableImport } from './import-undo-query.server.ts'
import * as words from './import-words.ts'
import { customerImports, type ImportedCustomer } from './imported-customers-store.server.ts'
import type { ImportRow } from './parse-import-row.ts'

export type CustomerImportStore = ReturnType<typeof customerImportStore>

type Deps = ChangeContext & { engine: DatabaseEngine; timeZone: string }

/** Rows per statement. */
const batchSize = 200
const maxListedImports = 50
const maxListedKept = 100
const dayInMilliseconds = 86_400_000
const lockNumber = 74_697_667
const importSource = { utm: {}, isImport: true } as const

/** Imports rows of a spreadsheet, lists the imports and undoes them. */
export function customerImportStore(deps: Deps) {
  const { db, clock, timeZone } = deps
  return {
    plan: (rows: readonly ImportRow[]) => planImport(db, rows, timeZone),

    /**
     * Stores all rows that are not stored yet in one transaction. Concurrent imports wait for each
     * other, so that none of them stores a row twice.
     */
    apply: (editor: Actor, rows: readonly ImportRow[]) =>
      auditedTransaction<Result<{ id: number; enquiries: number; customers: number }>>(
        deps,
        editor,
        async (trx, record, now) => {
          await lockImports(trx, deps.engine)
          const plan = await planImport(trx, rows, timeZone)
          if (plan.rows.length === 0) return fail('conflict', words.nothingNew)
          const open = { trx, record, editor, now }
          const label = words.auditLabel(plan.rows.length)
          const audit = { action: words.auditImport, label }
          const id = await customerImports.add(open, { origin: 'file', items: [], audit })
          const ids: number[] = []
          for (let from = 0; from < plan.rows.length; from += batchSize) {
            const some = plan.rows.slice(from, from + batchSize)
            ids.push(...(await insertRows(trx, some, { id, now, timeZone })))
          }
          const items = await listImported(trx, ids, plan.known)
          await customerImports.setItems(trx, id, items)
          const customers = items.filter(({ isNew }) => isNew).length
          return ok({ id, enquiries: ids.length, customers })
        },
      ),

    undo: (editor: Actor, id: string) => undoBulkChange(deps, undoableImport, { id, editor }),

    /** Lists the customers, or enquiries without a customer, that an undo kept. */
    async listKept(items: readonly ImportedCustomer[]) {
      const some = items.slice(0, maxListedKept)
      const rows = await db
        .selectFrom('customers')
        .select(['id', 'name'])
        .where('id', 'in', [0, ...some.flatMap(({ customer }) => customer ?? [])])
        .execute()
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      return some.map(({ customer }) => ({
        id: customer !== null && names.has(customer) ? customer : null,
        name: names.get(customer ?? 0) || words.withoutName,
      }))
    },

    /** Lists the newest imports. */
    async list(): Promise<ImportHistoryRow[]> {
      const imports = await customerImports.list(db, maxListedImports)
      const ids = imports.map(({ id }) => id)
      const remaining = new Map(
        (await countRemaining(db, ids)).map((row) => [row.import_id, Number(row.count)]),
      )
      return imports.map(({ id, at, who, items, undoneAt, undoneBy }) => ({
        ...{ id, at, who, undoneAt, undoneBy },
        enquiries: items.reduce((sum, { enquiries }) => sum + enquiries.length, 0),
        customers: items.filter(({ isNew }) => isNew).length,
        remaining: remaining.get(id) ?? 0,
        isUndoable:
          undoneAt === null && clock().getTime() - Date.parse(at) <= undoDays * dayInMilliseconds,
      }))
    },
  }
}

/** SQLite has one writer, so its transactions wait for each other anyway. */
async function lockImports(trx: Db, engine: DatabaseEngine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
}

function countRemaining(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('enquiries')
    .select((eb) => ['import_id', eb.fn.countAll<number>().as('count')])
    .where('import_id', 'in', ids)
    .groupBy('import_id')
    .execute()
}

type StoredImport = { id: number; now: Date; timeZone: string }

/** Inserts rows and links their customers. Returns the ids of the enquiries. */
async function insertRows(
  trx: Db,
  rows: readonly PlannedRow[],
  { id, now, timeZone }: StoredImport,
): Promise<number[]> {
  const ids: number[] = []
  let left = rows
  for (let tries = 0; left.length > 0; tries++) {
    if (tries === 5) throw new Error('Imported enquiries could not be given references')
    const inserted = await trx
      .insertInto('enquiries')
      .values(left.map((row) => enquiryValues(row, { id, now, timeZone })))
      // A generated reference may be taken. Its row gets another one.
      .onConflict((oc) => oc.column('reference').doNothing())
      .returning([...linkableColumns, 'idempotency_key'])
      .execute()
    await linkBatch(trx, inserted)
    ids.push(...inserted.map((row) => row.id))
    const done = new Set(inserted.map(({ idempotency_key }) => idempotency_key))
    left = left.filter(({ key }) => !done.has(key))
  }
  return ids
}

/**
 * An imported enquiry has no deadline, next step, assignee or consent. Only its state is known. A
 * row without a day gets the time of the import.
 */
function enquiryValues(row: PlannedRow, { id, now, timeZone }: StoredImport) {
  const { kind, day, state, isOpen, answers, phone, key } = row
  const reference = generateEnquiryReference(kind.prefix)
  const received = day === null ? now : instantFromLocalTime(day, '12:00', timeZone)
  const createdAt = (received < now ? received : now).toISOString()
  return {
    kind: kind.slug,
    reference,
    state,
    state_at: createdAt,
    is_open: isOpen ? (1 as const) : (0 as const),
    ...enquiryAnswerColumns(kind, { reference, answers, phone }),
    idempotency_key: key,
    created_at: createdAt,
    source_json: JSON.stringify(importSource),
    source: enquirySourceName(importSource),
    import_id: id,
  }
}

/** Lists the enquiries of an import by customer, with the versions that an undo compares. */
async function listImported(
  trx: Db,
  ids: readonly number[],
  known: ReadonlySet<string>,
): Promise<ImportedCustomer[]> {
  const enquiries = await inBatches(ids, (some) =>
    trx.selectFrom('enquiries').select(['id', 'customer_id']).where('id', 'in', some).execute(),
  )
  const customerIds = [...new Set(enquiries.flatMap(({ customer_id }) => customer_id ?? []))]
  const customers = await inBatches(customerIds, (some) =>
    trx
      .selectFrom('customers')
      .select(['id', 'phone', 'version'])
      .where('id', 'in', some)
      .execute(),
  )
  const byId = new Map(customers.map((customer) => [customer.id, customer]))
  const items = Map.groupBy(enquiries, ({ customer_id, id }) => customer_id ?? `enquiry ${id}`)
  return [...items.values()].map((rows) => {
    const customer = byId.get(rows[0]?.customer_id ?? 0)
    return {
      customer: customer?.id ?? null,
      version: customer?.version ?? 0,
      isNew: customer !== undefined && !known.has(customer.phone ?? ''),
      enquiries: rows.map(({ id }) => id),
    }
  })
}
