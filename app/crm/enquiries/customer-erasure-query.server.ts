import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { CustomerRow } from '#app/platform/db/schema-customers.ts'
import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import { refreshSearchTexts } from './customer-search-text-query.server.ts'
import { parseStoredAnswers } from './parse-stored-answers.ts'

type PersonalValues = { name: string; email: string | null; plate: string | null }

export type EnquiryValues = { email: string | null; plate: string | null; answers_json: string }

/** Returns the values of an enquiry that its customer may also have. */
export function personalValuesOf({ email, plate, answers_json }: EnquiryValues): PersonalValues {
  const { name } = parseStoredAnswers(answers_json)
  return { name: typeof name === 'string' ? name : '', email, plate }
}

/**
 * Locks the customers of these enquiries and all customers merged with them. Call it before the
 * enquiries are locked: `linkBatch` also locks customers first, in the order of their numbers.
 *
 * @param phone Number in dialling form whose customer is locked too.
 */
export async function lockCustomersOf(
  trx: Db,
  enquiryIds: readonly number[],
  phone?: string,
): Promise<void> {
  if (enquiryIds.length === 0) return
  const rows = await trx
    .selectFrom('enquiries')
    .select('customer_id')
    .distinct()
    .where('id', 'in', enquiryIds)
    .where('customer_id', 'is not', null)
    .execute()
  const withPhone =
    phone === undefined
      ? []
      : await trx.selectFrom('customers').select('id').where('phone', '=', phone).execute()
  await lockGroups(trx, [
    ...rows.flatMap(({ customer_id }) => customer_id ?? []),
    ...withPhone.map(({ id }) => id),
  ])
}

/** Locks the customers with these numbers and all customers merged with them. */
export async function lockCustomersWith(trx: Db, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return
  const rows = await trx.selectFrom('customers').select('id').where('phone', 'in', phones).execute()
  await lockGroups(
    trx,
    rows.map(({ id }) => id),
  )
}

/** Returns the ids of a customer and of all customers merged with it. */
export async function findMergedCustomerIds(db: Db, id: number | null): Promise<number[]> {
  return (await listMergedCustomers(db, id)).map((row) => row.id)
}

/**
 * Lists a customer and all customers merged with it, in the order of their ids. One statement reads
 * them, because a concurrent merge between two statements would leave a group without a survivor.
 */
export async function listMergedCustomers(db: Db, id: number | null): Promise<CustomerRow[]> {
  if (id === null) return []
  return db
    .selectFrom('customers as one')
    .innerJoin('customers as m', (join) =>
      join.on((eb) =>
        eb.or(
          (['m.id', 'm.survivor_id'] as const).map((column) =>
            eb(column, '=', eb.fn.coalesce('one.survivor_id', 'one.id')),
          ),
        ),
      ),
    )
    .selectAll('m')
    .where('one.id', '=', id)
    .orderBy('m.id')
    .execute()
}

/**
 * Locks customers and all customers merged with them, and returns them in the order of their
 * numbers.
 */
export async function lockGroups(trx: Db, ids: readonly number[]): Promise<CustomerRow[]> {
  for (;;) {
    const members = await listGroupMembers(trx, ids)
    if (members.length === 0) return []
    await sql`savepoint customer_locks`.execute(trx)
    const locked = await lockInOrder(trx, members)
    const current = await listGroupMembers(trx, ids)
    // A concurrent merge may have changed the group while this transaction waited for a lock. Its
    // locks are given up, because a lock out of order could cause a deadlock.
    const isComplete = current.every((id) => members.includes(id))
    if (!isComplete) await sql`rollback to savepoint customer_locks`.execute(trx)
    await sql`release savepoint customer_locks`.execute(trx)
    if (isComplete) return locked.filter(({ id }) => current.includes(id))
  }
}

async function lockInOrder(trx: Db, ids: readonly number[]): Promise<CustomerRow[]> {
  const locked: CustomerRow[] = []
  for (const id of ids) {
    // An update without a change locks a row on both engines.
    const row = await trx
      .updateTable('customers')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row) locked.push(row)
  }
  return locked
}

async function listGroupMembers(trx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const named = await trx
    .selectFrom('customers')
    .select(['id', 'survivor_id'])
    .where('id', 'in', ids)
    .execute()
  const roots = named.map(({ id, survivor_id }) => survivor_id ?? id)
  if (roots.length === 0) return []
  const members = await trx
    .selectFrom('customers')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', roots), eb('survivor_id', 'in', roots)]))
    .orderBy('phone')
    .orderBy('id')
    .execute()
  return members.map(({ id }) => id)
}

/**
 * Removes an erased enquiry's values from its customer. A customer without other enquiries is
 * deleted with vehicles and notes.
 *
 * @param erased The enquiry's values before its erasure. If an earlier release erased them, they are
 *   unknown, and every value that no other enquiry contains is removed.
 */
export async function eraseFromCustomer(
  trx: Db,
  customerId: number | null,
  erased?: PersonalValues,
): Promise<void> {
  if (customerId === null) return
  const group = await lockGroups(trx, [customerId])
  const own = group.find(({ id }) => id === customerId)
  if (!own) return
  const ids = group.map(({ id }) => id)
  const left = await listPersonalValues(trx, ids)
  if (left.length === 0) {
    await trx.deleteFrom('customers').where('id', 'in', ids).execute()
    return
  }
  await erasePlates(trx, ids, { left, erased })
  const ofOwn = left.filter(({ customer_id }) => customer_id === own.id)
  const isParent = group.some(({ merged_into }) => merged_into === own.id)
  if (ofOwn.length === 0 && own.survivor_id !== null && !isParent)
    await deleteMergedCustomer(trx, own.id, own.survivor_id)
  else await eraseOwnValues(trx, own, { left: ofOwn.length > 0 ? ofOwn : left, erased, ofOwn })
  await refreshSearchTexts(trx, ids)
}

type CustomerValues = PersonalValues & { customer_id: number | null }

/** Lists the values of the customers' enquiries that are not erased, newest first. */
async function listPersonalValues(trx: Db, ids: readonly number[]): Promise<CustomerValues[]> {
  const rows = await trx
    .selectFrom('enquiries')
    .select(['customer_id', 'email', 'plate', 'answers_json'])
    .where('customer_id', 'in', ids)
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ customer_id: row.customer_id, ...personalValuesOf(row) }))
}

type Erasure = { left: readonly PersonalValues[]; erased: PersonalValues | undefined }

async function erasePlates(
  trx: Db,
  ids: readonly number[],
  { left, erased }: Erasure,
): Promise<void> {
  const vehicles = await trx
    .selectFrom('customer_vehicles')
    .select(['id', 'plate'])
    .where('customer_id', 'in', ids)
    .execute()
  const gone = vehicles.filter(
    ({ plate }) =>
      (erased === undefined || plate === erased.plate) && !left.some((it) => it.plate === plate),
  )
  for (const { id } of gone)
    await trx.deleteFrom('customer_vehicles').where('id', '=', id).execute()
}

/** Deletes a customer whose number is erased or wrong. `survivorId` gets its vehicles and notes. */
export async function deleteMergedCustomer(trx: Db, id: number, survivorId: number): Promise<void> {
  // A vehicle that staff deleted gives way to the same vehicle of the other customer.
  await trx
    .deleteFrom('customer_vehicles')
    .where('customer_id', '=', survivorId)
    .where('removed_at', 'is not', null)
    .where('plate', 'in', (eb) =>
      eb
        .selectFrom('customer_vehicles')
        .select('plate')
        .where('customer_id', '=', id)
        .where('removed_at', 'is', null),
    )
    .execute()
  await trx
    .deleteFrom('customer_vehicles')
    .where('customer_id', '=', id)
    .where('plate', 'in', (eb) =>
      eb.selectFrom('customer_vehicles').select('plate').where('customer_id', '=', survivorId),
    )
    .execute()
  for (const table of ['customer_vehicles', 'customer_notes', 'consent_withdrawals'] as const)
    await trx
      .updateTable(table)
      .set({ customer_id: survivorId })
      .where('customer_id', '=', id)
      .execute()
  await trx.deleteFrom('customers').where('id', '=', id).execute()
}

/** Replaces erased values by those of the newest other enquiry. */
async function eraseOwnValues(
  trx: Db,
  own: CustomerRow,
  { left, erased, ofOwn }: Erasure & { ofOwn: readonly unknown[] },
): Promise<void> {
  const isErased = (key: 'name' | 'email', value: string | null) =>
    (erased === undefined || isSame(value, erased[key])) &&
    !left.some((it) => isSame(it[key], value))
  await trx
    .updateTable('customers')
    .set({
      ...(ofOwn.length === 0 && { phone: null }),
      ...(isErased('name', own.name) && {
        name: left.find(({ name }) => name !== '')?.name ?? '',
      }),
      ...(isErased('email', own.email) && {
        email: left.find(({ email }) => email !== null)?.email ?? null,
      }),
      // An update must set at least one column.
      version: own.version,
    })
    .where('id', '=', own.id)
    .execute()
}

const isSame = (a: string | null, b: string | null) =>
  normalizeSearchText(a ?? '') === normalizeSearchText(b ?? '')
