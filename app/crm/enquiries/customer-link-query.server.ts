import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { tryInSavepoint } from '#app/platform/db/try-in-savepoint.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import {
  deleteMergedCustomer,
  type EnquiryValues,
  eraseFromCustomer,
  findMergedCustomerIds,
  lockCustomersWith,
  personalValuesOf,
} from './customer-erasure-query.server.ts'
import { customerMobileKey } from './customer-mobile-key.ts'
import { customerSearchText } from './customer-search-text.ts'
import { refreshSearchTexts } from './customer-search-text-query.server.ts'
import type { OnEnquiryStored } from './enquiry-store.server.ts'
import { parseStoredAnswers } from './parse-stored-answers.ts'

export type LinkableEnquiry = {
  id: number
  phone: string | null
  email: string | null
  plate: string | null
  model: string | null
  answers_json: string
  created_at: string
}

export const linkableColumns = [
  'id',
  'phone',
  'email',
  'plate',
  'model',
  'answers_json',
  'created_at',
] as const

/**
 * Links an enquiry to the customer with its mobile number, whom it creates if necessary. Call it in
 * the transaction that stores the enquiry or changes its number.
 */
export async function linkToCustomer(trx: Db, enquiryId: number): Promise<void> {
  const rows = await trx
    .selectFrom('enquiries')
    .select(linkableColumns)
    .where('id', '=', enquiryId)
    .execute()
  await linkBatch(trx, rows)
}

/**
 * Links a new enquiry in the transaction that stores it. If this fails, the enquiry is stored without
 * a customer, and `fillCustomers` links it later.
 */
export const linkNewEnquiry =
  (log: Pick<Log, 'error'>): OnEnquiryStored =>
  (trx, _, { id }) =>
    tryInSavepoint(
      trx,
      () => linkToCustomer(trx, id),
      (error) => log.error({ err: error }, 'an enquiry could not be linked to its customer'),
    )

/**
 * Links an enquiry again after its number, name, e-mail or plate was corrected, and removes the
 * previous values from its customer unless another enquiry contains them. If the customer has no
 * other enquiry, its number is corrected too, and notes and vehicles stay with the person.
 *
 * @param before The enquiry's row before the correction.
 */
export async function relinkToCustomer(
  trx: Db,
  enquiryId: number,
  before: EnquiryValues & { customer_id: number | null },
): Promise<void> {
  const previous = before.customer_id
  if (previous === null) return linkToCustomer(trx, enquiryId)
  const key = await findNumber(trx, enquiryId)
  const target = key === null ? undefined : await findByNumber(trx, key)
  const isElsewhere = target !== undefined && target !== previous
  if (isElsewhere || (await hasOtherEnquiry(trx, previous, enquiryId))) {
    if (target !== previous) await unlink(trx, enquiryId)
  } else await trx.updateTable('customers').set({ phone: key }).where('id', '=', previous).execute()
  await linkToCustomer(trx, enquiryId)
  const erased = personalValuesOf(before)
  if (isElsewhere && (await isUnused(trx, previous))) {
    await deleteMergedCustomer(trx, previous, target)
    await eraseFromCustomer(trx, target, erased)
  } else await eraseFromCustomer(trx, previous, erased)
}

async function findNumber(trx: Db, enquiryId: number): Promise<string | null> {
  const row = await trx
    .selectFrom('enquiries')
    .select('phone')
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  return customerMobileKey(row?.phone ?? null) ?? null
}

async function findByNumber(trx: Db, phone: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row?.id
}

async function hasOtherEnquiry(trx: Db, id: number, enquiryId: number): Promise<boolean> {
  const other = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('customer_id', '=', id)
    .where('id', '<>', enquiryId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function unlink(trx: Db, enquiryId: number): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ customer_id: null })
    .where('id', '=', enquiryId)
    .execute()
}

/** Returns `true` if the customer has no enquiry and no merge. */
async function isUnused(trx: Db, id: number): Promise<boolean> {
  const group = await findMergedCustomerIds(trx, id)
  return group.length === 1 && !(await hasOtherEnquiry(trx, id, 0))
}

type Person = { phone: string; name: string; email: string; first: string; last: string }
type Plate = { phone: string; plate: string; model: string; at: string }

/**
 * Links enquiries that have no customer, and creates customers for new numbers. Returns the number
 * of enquiries with a usable number.
 */
export async function linkBatch(trx: Db, enquiries: readonly LinkableEnquiry[]): Promise<number> {
  const keyed = enquiries.flatMap((row) => {
    const phone = customerMobileKey(row.phone)
    return phone === undefined ? [] : [{ ...row, phone }]
  })
  if (keyed.length === 0) return 0
  const people = new Map<string, Person>()
  const plates = new Map<string, Plate>()
  for (const { phone, email, plate, model, answers_json, created_at: at } of keyed) {
    const known = people.get(phone) ?? { phone, name: '', email: '', first: at, last: at }
    people.set(phone, {
      phone,
      name: known.name || nameIn(answers_json),
      email: known.email || (email ?? ''),
      first: at < known.first ? at : known.first,
      last: at > known.last ? at : known.last,
    })
    const key = `${phone} ${plate}`
    if (plate !== null && !plates.has(key))
      plates.set(key, { phone, plate, model: model ?? '', at })
  }
  await lockCustomersWith(trx, [...people.keys()])
  const customers = await findOrCreate(trx, [...people.values()], [...plates.values()])
  const idOf = new Map(customers.map(({ id, phone }) => [phone, id]))
  const linked = keyed.map(({ id, phone }) => sql`(${id}, ${idOf.get(phone) ?? 0})`)
  // An erasure may have come first.
  await sql`
    update enquiries set customer_id = cast(given.column2 as integer)
    from (values ${sql.join(linked)}) as given
    where enquiries.id = cast(given.column1 as integer)
      and enquiries.customer_id is null and enquiries.erased_at is null`.execute(trx)
  await addPlates(trx, [...plates.values()], idOf)
  await refreshSearchTexts(
    trx,
    customers.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id),
  )
  await touchSurvivors(trx, customers)
  return keyed.length
}

/**
 * Returns one customer for each number. The statement inserts in the order of the numbers, so that
 * another instance waits.
 */
async function findOrCreate(trx: Db, people: readonly Person[], plates: readonly Plate[]) {
  const platesOf = Map.groupBy(plates, ({ phone }) => phone)
  const values = people
    .toSorted((a, b) => (a.phone < b.phone ? -1 : 1))
    .map(({ phone, name, email, first, last }) => {
      const own = platesOf.get(phone)?.map(({ plate }) => plate) ?? []
      return {
        name,
        phone,
        email: email || null,
        search_text: customerSearchText({ name, phone, email, plates: own }),
        created_at: first,
        updated_at: last,
      }
    })
  const rows = await trx
    .insertInto('customers')
    .values(values)
    .onConflict((oc) =>
      oc
        .column('phone')
        .where('phone', 'is not', null)
        .doUpdateSet((eb) => ({
          name: eb
            .case()
            .when('customers.name', '=', '')
            .then(eb.ref('excluded.name'))
            .else(eb.ref('customers.name'))
            .end(),
          email: eb.fn.coalesce('customers.email', 'excluded.email'),
          updated_at: eb
            .case()
            .when('customers.updated_at', '<', eb.ref('excluded.updated_at'))
            .then(eb.ref('excluded.updated_at'))
            .else(eb.ref('customers.updated_at'))
            .end(),
        })),
    )
    .returning(['id', 'phone', 'name', 'email', 'search_text', 'survivor_id', 'updated_at'])
    .execute()
  const written = new Map(values.map((value) => [value.phone, value.search_text]))
  return rows.map((row) => ({
    ...row,
    isCurrent: written.get(row.phone ?? '') === row.search_text,
  }))
}

async function addPlates(
  trx: Db,
  plates: readonly Plate[],
  idOf: ReadonlyMap<string | null, number>,
): Promise<void> {
  if (plates.length === 0) return
  await trx
    .insertInto('customer_vehicles')
    .values(
      plates.map(({ phone, plate, model, at }) => ({
        customer_id: idOf.get(phone) ?? 0,
        plate,
        model,
        created_at: at,
      })),
    )
    .onConflict((oc) => oc.columns(['customer_id', 'plate']).doNothing())
    .execute()
}

/** The page of a merged customer is the survivor's, so the survivor has news. */
async function touchSurvivors(
  trx: Db,
  customers: readonly { survivor_id: number | null; updated_at: string }[],
): Promise<void> {
  for (const { survivor_id, updated_at } of customers)
    if (survivor_id !== null)
      await trx
        .updateTable('customers')
        .set({ updated_at })
        .where('id', '=', survivor_id)
        .where('updated_at', '<', updated_at)
        .execute()
}

function nameIn(answersJson: string): string {
  const { name } = parseStoredAnswers(answersJson)
  return typeof name === 'string' ? name : ''
}
