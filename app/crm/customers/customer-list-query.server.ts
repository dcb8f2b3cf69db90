import { sql } from 'kysely'
import { parseSearchWords } from '#app/crm/enquiries/enquiry-search-text.ts'
import { visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { containsAllWords } from '#app/platform/db/text-search-query.server.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { type CustomerFilter, customersPerPage, maxCustomerCount } from './customer-filter.ts'
import type { CustomerList, CustomerListEntry } from './customer-schema.ts'

type Reader = { role: Role }

/** Customers per query of an export. */
const exportPageSize = 250

/** Lists the customers that have an enquiry which the reader may see. */
export function customerListQueries(db: Db) {
  return {
    async list({ role }: Reader, filter: CustomerFilter): Promise<CustomerList> {
      const { page, sort } = filter
      const matching = customersMatching(db, role, filter)
      const [counted, rows] = await Promise.all([
        db
          .selectFrom(
            matching
              .select('s.id')
              .limit(maxCustomerCount + 1)
              .as('found'),
          )
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
        sorted(matching, sort)
          .selectAll('s')
          .limit(customersPerPage)
          .offset((page - 1) * customersPerPage)
          .execute(),
      ])
      const total = Math.min(Number(counted.total), maxCustomerCount)
      return {
        customers: await presentCustomers(db, role, rows),
        total,
        isMore: Number(counted.total) > maxCustomerCount,
        page,
        totalPages: Math.ceil(total / customersPerPage),
      }
    },

    /** Yields all customers of the filter in the order of their ids, in pages. */
    async *listAll(
      { role }: Reader,
      filter: Pick<CustomerFilter, 'search' | 'show'>,
    ): AsyncGenerator<CustomerListEntry[]> {
      for (let last = 0; ; ) {
        const rows = await customersMatching(db, role, filter)
          .selectAll('s')
          .where('s.id', '>', last)
          .orderBy('s.id')
          .limit(exportPageSize)
          .execute()
        const newest = rows.at(-1)
        if (!newest) return
        last = newest.id
        yield presentCustomers(db, role, rows)
      }
    },
  }
}

export type CustomerListQueries = ReturnType<typeof customerListQueries>

function customersMatching(
  db: Db,
  role: Role,
  { search, show }: Pick<CustomerFilter, 'search' | 'show'>,
) {
  const kinds = visibleKindSlugs({ role })
  const words = parseSearchWords(search)
  let query = db.selectFrom('customers as s').where('s.survivor_id', 'is', null)
  if (words.length > 0) query = query.where(customerMatches(words))
  if (kinds) query = query.where(customerHasEnquiry({ kinds }))
  if (show === 'open') query = query.where(customerHasEnquiry({ kinds, isOpen: true }))
  if (show === 'imported') query = query.where(customerHasEnquiry({ kinds, isImported: true }))
  if (show === 'vehicle')
    query = query.where(
      sql<boolean>`s.id in (
        select coalesce(m.survivor_id, m.id) from customer_vehicles v
        join customers m on m.id = v.customer_id
        where v.owned_until is null and v.removed_at is null)`,
    )
  return query
}

type CustomerQuery = ReturnType<typeof customersMatching>

function sorted(query: CustomerQuery, sort: CustomerFilter['sort']): CustomerQuery {
  if (sort === 'recent') return query.orderBy('s.updated_at', 'desc').orderBy('s.id', 'desc')
  if (sort === 'new') return query.orderBy('s.created_at', 'desc').orderBy('s.id', 'desc')
  // Customers without a name come last.
  return query
    .orderBy((eb) => eb.case().when('s.name', '=', '').then(1).else(0).end())
    .orderBy((eb) => eb.fn('lower', ['s.name']))
    .orderBy('s.id')
}

type ListedRow = { id: number; name: string; phone: string | null; email: string | null }

/** Adds numbers, vehicles and enquiries, also of merged customers. */
async function presentCustomers(
  db: Db,
  role: Role,
  rows: readonly ListedRow[],
): Promise<CustomerListEntry[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const kinds = visibleKindSlugs({ role })
  const members = await db
    .selectFrom('customers')
    .select(['id', 'survivor_id', 'phone', 'email'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('survivor_id', 'in', ids)]))
    .orderBy('id')
    .execute()
  const memberIds = members.map(({ id }) => id)
  const visible = db.selectFrom('enquiries').where('customer_id', 'in', memberIds)
  const [vehicles, withdrawals, enquiries] = await Promise.all([
    db
      .selectFrom('customer_vehicles')
      .select(['customer_id', 'plate'])
      .where('customer_id', 'in', memberIds)
      .where('owned_until', 'is', null)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('consent_withdrawals')
      .select(['customer_id', 'at'])
      .where('customer_id', 'in', memberIds)
      .where('ended_at', 'is', null)
      .orderBy('at', 'desc')
      .execute(),
    (kinds ? visible.where('kind', 'in', kinds) : visible)
      .select((eb) => [
        'customer_id',
        eb.fn.countAll<number>().as('count'),
        eb.fn.min('created_at').as('first'),
        eb.fn.max('created_at').as('last'),
      ])
      .groupBy('customer_id')
      .execute(),
  ])
  return rows.map((row) => {
    const own = members.filter(({ id, survivor_id }) => (survivor_id ?? id) === row.id)
    const isOwn = (id: number | null) => own.some((member) => member.id === id)
    const asked = enquiries.filter(({ customer_id }) => isOwn(customer_id))
    const plates = vehicles.filter(({ customer_id }) => isOwn(customer_id))
    return {
      id: row.id,
      name: row.name,
      phones: phonesOf(row, own),
      email: row.email ?? own.find(({ email }) => email !== null)?.email ?? '',
      plates: [...new Set(plates.map(({ plate }) => plate))],
      enquiries: asked.reduce((sum, { count }) => sum + Number(count), 0),
      firstEnquiryAt: asked.map(({ first }) => first).sort()[0] ?? null,
      lastEnquiryAt:
        asked
          .map(({ last }) => last)
          .sort()
          .at(-1) ?? null,
      consentWithdrawnAt: withdrawals.find(({ customer_id }) => isOwn(customer_id))?.at ?? null,
    }
  })
}

/** Returns the customer's own number, and then those of merged customers. */
export function phonesOf(
  survivor: Pick<ListedRow, 'phone'>,
  members: readonly Pick<ListedRow, 'phone'>[],
): string[] {
  const all = [survivor, ...members].flatMap(({ phone }) => phone ?? [])
  return [...new Set(all)]
}

/** Condition that the customer `s` or a customer merged into it contains all words. */
function customerMatches(words: readonly (readonly string[])[]) {
  return sql<boolean>`s.id in (
    select coalesce(m.survivor_id, m.id) from customers m
    where ${containsAllWords(sql`m.search_text`, words)})`
}

/**
 * Condition that the customer `s`, or a customer merged into it, has an enquiry of one of the
 * kinds. Without `kinds`, every enquiry counts.
 */
function customerHasEnquiry({ kinds, isOpen = false, isImported = false }: EnquiryCondition) {
  const ofKinds =
    kinds === undefined
      ? sql``
      : kinds.length === 0
        ? sql`and 1 = 0`
        : sql`and e.kind in (${sql.join(kinds)})`
  const open = isOpen ? sql`and e.is_open = 1` : sql``
  const imported = isImported ? sql`and e.import_id is not null` : sql``
  // Two conditions, because each can use its own index.
  return sql<boolean>`(
    exists (select 1 from enquiries e where e.customer_id = s.id ${ofKinds} ${open} ${imported})
    or exists (select 1 from customers m join enquiries e on e.customer_id = m.id
      where m.survivor_id = s.id ${ofKinds} ${open} ${imported}))`
}

type EnquiryCondition = {
  kinds: readonly string[] | undefined
  isOpen?: boolean
  isImported?: boolean
}
