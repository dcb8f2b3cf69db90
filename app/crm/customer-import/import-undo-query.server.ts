import { customerSubject } from '#app/crm/customers/customer-group-query.server.ts'
import { lockGroups } from '#app/crm/enquiries/customer-erasure-query.server.ts'
import type { BulkChangeKind, BulkTransaction } from '#app/platform/audit/bulk-change.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { inBatches } from './import-plan-query.server.ts'
import { undoDays } from './import-undo-days.ts'
import * as words from './import-words.ts'
import { customerImports, type ImportedCustomer } from './imported-customers-store.server.ts'

type StoredImport = NonNullable<Awaited<ReturnType<typeof customerImports.find>>>
type ImportedItems = Pick<StoredImport, 'id' | 'items' | 'at'>
type UndoableImport = StoredImport & { touched: ReadonlySet<ImportedCustomer> }

const dayInMilliseconds = 86_400_000

/**
 * Deletes the enquiries of an import, and the customers that it created. A customer that staff or
 * the customer changed since is kept with all enquiries.
 */
export const undoableImport: BulkChangeKind<UndoableImport, ImportedCustomer, { deleted: number }> =
  {
    async find(trx, id) {
      const change = await customerImports.find(trx, id)
      if (!change) return undefined
      await lockImported(trx, change.items)
      return { ...change, touched: await findTouched(trx, change) }
    },
    async claim(open, change) {
      const age = open.now.getTime() - Date.parse(change.at)
      if (age > undoDays * dayInMilliseconds) throw new Problem(409, words.expired)
      return customerImports.claim(open, change)
    },
    restore: async (_, item, { touched }) => (touched.has(item) ? 'changed' : 'done'),
    async finish(open, change, restored) {
      if (restored.length === 0) throw new Problem(409, words.nothingToUndo)
      const deleted = await deleteImported(open, restored)
      await open.record({
        subject: `customer-import/${change.id}`,
        action: words.auditUndo,
        label: words.auditLabel(deleted),
      })
      return { deleted }
    },
    messages: {
      nameOf: ({ customer }) => String(customer ?? ''),
      gone: words.noSuchImport,
      undone: words.undoneAlready,
      notKept: words.noSuchImport,
    },
  }

const customerIdsOf = (items: readonly ImportedCustomer[]) =>
  items.flatMap(({ customer }) => customer ?? [])
const enquiryIdsOf = (items: readonly ImportedCustomer[]) =>
  items.flatMap(({ enquiries }) => enquiries)

/** Locks the customers before their enquiries, as every transaction does. */
async function lockImported(trx: Db, items: readonly ImportedCustomer[]): Promise<void> {
  await inBatches(customerIdsOf(items), (some) => lockGroups(trx, some))
  await inBatches(enquiryIdsOf(items), (some) =>
    trx
      .updateTable('enquiries')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', 'in', some)
      .returning('id')
      .execute(),
  )
}

/** Finds the items that somebody changed since the import. */
async function findTouched(
  trx: Db,
  { id, items, at }: ImportedItems,
): Promise<ReadonlySet<ImportedCustomer>> {
  const customers = await findTouchedCustomers(trx, { id, items, at })
  const enquiries = await findTouchedEnquiries(trx, items)
  return new Set(
    items.filter(
      ({ customer, enquiries: ids }) =>
        (customer !== null && customers.has(customer)) || ids.some((id) => enquiries.has(id)),
    ),
  )
}

async function findTouchedCustomers(
  trx: Db,
  { id: importId, items, at }: ImportedItems,
): Promise<Set<number>> {
  const ids = customerIdsOf(items)
  /** The customers that the import created. The import only added enquiries to the others. */
  const created = customerIdsOf(items.filter(({ isNew }) => isNew))
  const touched = new Set<number>()
  const addAll = (rows: readonly { id: number | null }[]) => {
    for (const { id } of rows) if (id !== null) touched.add(id)
  }
  const rows = await inBatches(ids, (some) =>
    trx
      .selectFrom('customers')
      .select(['id', 'version', 'merged_at'])
      .where('id', 'in', some)
      .execute(),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { customer, version } of items) {
    const row = customer === null ? undefined : byId.get(customer)
    if (customer === null) continue
    const isMerged = row?.merged_at !== null && (row?.merged_at ?? '') > at
    if (!row || row.version !== version || isMerged) touched.add(customer)
  }
  addAll(
    await inBatches(ids, (some) =>
      trx
        .selectFrom('customers')
        .select('survivor_id as id')
        .where('survivor_id', 'in', some)
        .where('merged_at', '>', at)
        .execute(),
    ),
  )
  for (const table of ['customer_notes', 'consent_withdrawals'] as const)
    addAll(
      await inBatches(ids, (some) =>
        trx
          .selectFrom(table)
          .select('customer_id as id')
          .where('customer_id', 'in', some)
          .where('at', '>=', at)
          .execute(),
      ),
    )
  // The audit log has every change of a customer and of its vehicles.
  const changed = await changeStore(trx).listSubjectsSince('customer', at)
  for (const id of ids) if (changed.has(customerSubject(id))) touched.add(id)
  // An enquiry may also have been linked to the customer by a correction of its number.
  addAll(
    await inBatches(created, (some) =>
      trx
        .selectFrom('enquiries')
        .select('customer_id as id')
        .where('customer_id', 'in', some)
        .where((eb) =>
          eb.or([eb('import_id', 'is', null), eb('import_id', '!=', Number(importId))]),
        )
        .execute(),
    ),
  )
  return touched
}

/** A version above the first, an event or a file shows work. An erased enquiry stays erased. */
async function findTouchedEnquiries(
  trx: Db,
  items: readonly ImportedCustomer[],
): Promise<Set<number>> {
  const customerOf = new Map(
    items.flatMap(({ customer, enquiries }) => enquiries.map((id) => [id, customer] as const)),
  )
  const ids = [...customerOf.keys()]
  const rows = await inBatches(ids, (some) =>
    trx
      .selectFrom('enquiries as e')
      .select(['e.id', 'e.customer_id', 'e.version', 'e.erased_at', 'e.joined_to', 'e.assignee_id'])
      .where('e.id', 'in', some)
      .execute(),
  )
  const unchanged = new Set(
    rows
      .filter(
        ({ id, customer_id, version, erased_at, joined_to, assignee_id }) =>
          customer_id === customerOf.get(id) &&
          version === firstVersion &&
          erased_at === null &&
          joined_to === null &&
          assignee_id === null,
      )
      .map(({ id }) => id),
  )
  const worked = [
    ...(await inBatches(ids, (some) =>
      trx
        .selectFrom('desk_events')
        .select('enquiry_id as id')
        .where('enquiry_id', 'in', some)
        .execute(),
    )),
    ...(await inBatches(ids, (some) =>
      trx
        .selectFrom('enquiry_attachments')
        .select('enquiry_id as id')
        .where('enquiry_id', 'in', some)
        .execute(),
    )),
    ...(await inBatches(ids, (some) =>
      trx
        .selectFrom('enquiries')
        .select('joined_to as id')
        .where('joined_to', 'in', some)
        .execute(),
    )),
  ]
  for (const { id } of worked) if (id !== null) unchanged.delete(id)
  return new Set(ids.filter((id) => !unchanged.has(id)))
}

/** `enquiries.version` of a new row. */
const firstVersion = 1

/**
 * Deletes the enquiries, then the new customers. Known customers keep the values that they got,
 * because staff may have entered the same ones.
 */
async function deleteImported(
  { trx }: BulkTransaction,
  items: readonly ImportedCustomer[],
): Promise<number> {
  const deleted = await inBatches(enquiryIdsOf(items), (some) =>
    trx.deleteFrom('enquiries').where('id', 'in', some).returning('id').execute(),
  )
  const created = items.flatMap(({ customer, isNew }) => (isNew ? (customer ?? []) : []))
  await inBatches(created, (some) =>
    trx.deleteFrom('customers').where('id', 'in', some).returning('id').execute(),
  )
  return deleted.length
}
