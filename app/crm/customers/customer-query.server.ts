import { findDeskPeople } from '#app/crm/desk/desk-rows-query.server.ts'
import { findMergedCustomerIds } from '#app/crm/enquiries/customer-erasure-query.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { enquiryKindTitle, visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { listConsentWithdrawals } from './consent-withdrawal-store.server.ts'
import { consentsInAnswers } from './consents-in-answers.ts'
import { readCustomerData } from './customer-data-query.server.ts'
import { listCustomerFiles } from './customer-files-query.server.ts'
import { type CustomerGroup, findCustomerGroup } from './customer-group-query.server.ts'
import { phonesOf } from './customer-list-query.server.ts'
import type { Customer, CustomerConsent, SimilarCustomer } from './customer-schema.ts'
import * as words from './customer-words.ts'

type Reader = { role: Role }

/** Maximum number of enquiries and of notes on the page. */
const maxEntries = 200
/** The largest limit of PostgreSQL. */
const everything = 2_147_483_647
const maxSimilar = 10

export type CustomerQueries = ReturnType<typeof customerQueries>

/** Finds one customer with enquiries, vehicles, notes and consents. */
export function customerQueries(db: Db) {
  /**
   * For a merged customer it returns the survivor, so its `id` differs. Returns undefined if the
   * reader may see no enquiry of the customer.
   */
  async function find(
    { role }: Reader,
    id: number,
    limit = maxEntries,
  ): Promise<Customer | undefined> {
    const group = await findCustomerGroup(db, role, id)
    if (!group) return undefined
    const [vehicles, notes, { consents, ...asked }, withdrawals, similar, files] =
      await Promise.all([
        listVehicles(db, group),
        listNotes(db, group, limit),
        listEnquiries(db, group, { role, limit }),
        listConsentWithdrawals(db, group.ids),
        listSimilar(db, group, role),
        listCustomerFiles(db, { ids: group.ids, kinds: visibleKindSlugs({ role }) }),
      ])
    const withdrawnAt = withdrawals.find(({ endedAt }) => endedAt === null)?.at ?? ''
    const { survivor, members } = group
    return {
      id: survivor.id,
      version: survivor.version,
      name: survivor.name,
      phones: phonesOf(survivor, members),
      email: survivor.email ?? members.find(({ email }) => email !== null)?.email ?? '',
      createdAt: members.map(({ created_at }) => created_at).sort()[0] ?? '',
      vehicles,
      notes,
      ...asked,
      consents: consents.map((one) => ({ ...one, isWithdrawn: one.at <= withdrawnAt })),
      withdrawals,
      merged: members.flatMap(({ id: member, name, phone, merged_at, merged_by }) =>
        merged_at === null
          ? []
          : {
              id: member,
              name,
              phone: phone ?? '',
              mergedAt: merged_at,
              mergedBy: merged_by ?? '',
            },
      ),
      similar,
      fileCount: files.length,
    }
  }

  return {
    find: (reader: Reader, id: number) => find(reader, id),

    /**
     * Returns everything that is stored about a customer and the customers merged into it, with all
     * enquiries that the reader may see.
     */
    async findData(reader: Reader, id: number) {
      const customer = await find(reader, id, everything)
      if (!customer) return undefined
      const {
        enquiries: _,
        enquiryCount: __,
        similar: ___,
        version: ____,
        fileCount: _____,
        ...own
      } = customer
      const ids = await findMergedCustomerIds(db, customer.id)
      // The customer may have been erased meanwhile.
      if (ids.length === 0) return undefined
      return { ...own, ...(await readCustomerData(db, { ids, kinds: visibleKindSlugs(reader) })) }
    },

    /**
     * Lists the files of a customer's enquiries. Returns undefined if the reader may see no enquiry
     * of the customer.
     */
    async listFiles(reader: Reader, id: number) {
      const group = await findCustomerGroup(db, reader.role, id)
      if (!group) return undefined
      return listCustomerFiles(db, { ids: group.ids, kinds: visibleKindSlugs(reader) })
    },

    /** Returns the customer with this number in dialling form, or undefined. */
    async findIdByPhone({ role }: Reader, phone: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('customers')
        .select('id')
        .where('phone', '=', phone)
        .executeTakeFirst()
      const group = row && (await findCustomerGroup(db, role, row.id))
      return group?.survivor.id
    },
  }
}

async function listVehicles(db: Db, { ids }: CustomerGroup): Promise<Customer['vehicles']> {
  const rows = await db
    .selectFrom('customer_vehicles')
    .select(['id', 'plate', 'model', 'owned_from', 'owned_until'])
    .where('customer_id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  // Merged customers may each have the same vehicle.
  const byPlate = new Map(rows.toReversed().map((row) => [row.plate, row]))
  return [...byPlate.values()]
    .toReversed()
    .map(({ id, plate, model, owned_from, owned_until }) => ({
      id,
      plate,
      model,
      ownedFrom: owned_from,
      ownedUntil: owned_until,
    }))
    .toSorted((a, b) => Number(a.ownedUntil !== null) - Number(b.ownedUntil !== null))
}

function listNotes(db: Db, { ids }: CustomerGroup, limit: number): Promise<Customer['notes']> {
  return db
    .selectFrom('customer_notes')
    .select(['id', 'at', 'who', 'text'])
    .where('customer_id', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

async function listEnquiries(
  db: Db,
  { ids }: CustomerGroup,
  { role, limit }: { role: Role; limit: number },
): Promise<
  Pick<Customer, 'enquiries' | 'enquiryCount'> & {
    consents: Omit<CustomerConsent, 'isWithdrawn'>[]
  }
> {
  const kinds = visibleKindSlugs({ role })
  const all = db.selectFrom('enquiries').where('customer_id', 'in', ids)
  const visible = kinds ? all.where('kind', 'in', kinds) : all
  const [rows, { count }] = await Promise.all([
    visible
      .select([
        'reference',
        'kind',
        'state',
        'model',
        'created_at',
        'assignee_id',
        'answers_json',
        'consent',
        'import_id',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    visible.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const people = await findDeskPeople(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  )
  return {
    enquiries: rows.map((row) => ({
      reference: row.reference,
      kindTitle: enquiryKindTitle(row.kind),
      state: row.state,
      model: row.model ?? '',
      receivedAt: row.created_at,
      isImported: row.import_id !== null,
      assignee: (row.assignee_id !== null && people.get(row.assignee_id)) || null,
    })),
    enquiryCount: Number(count),
    consents: rows.flatMap(({ reference, kind, created_at, answers_json, consent }) =>
      [
        ...consentsInAnswers(kind, parseStoredAnswers(answers_json)),
        ...(consent === 'yes' || consent === 'no' ? [words.notedConsents[consent]] : []),
      ].map((text) => ({
        text,
        at: created_at,
        reference,
        kindTitle: enquiryKindTitle(kind),
      })),
    ),
  }
}

/** Lists other customers with the same e-mail address or with a vehicle that both own. */
async function listSimilar(
  db: Db,
  { members, ids }: CustomerGroup,
  role: Role,
): Promise<SimilarCustomer[]> {
  const emails = members.flatMap(({ email }) => email ?? [])
  const byEmail =
    emails.length === 0
      ? []
      : await db
          .selectFrom('customers')
          .select(['id', 'survivor_id'])
          .where('email', 'in', emails)
          .where('id', 'not in', ids)
          .orderBy('id')
          .limit(maxSimilar)
          .execute()
  const byPlate = await db
    .selectFrom('customer_vehicles as own')
    .innerJoin('customer_vehicles as other', 'other.plate', 'own.plate')
    .innerJoin('customers as c', 'c.id', 'other.customer_id')
    .select(['c.id', 'c.survivor_id', 'own.plate'])
    .where('own.customer_id', 'in', ids)
    .where('other.customer_id', 'not in', ids)
    .where('own.owned_until', 'is', null)
    .where('other.owned_until', 'is', null)
    .where('own.removed_at', 'is', null)
    .where('other.removed_at', 'is', null)
    .orderBy('c.id')
    .limit(maxSimilar)
    .execute()
  const plateOf = new Map<number, string>()
  for (const { id, survivor_id, plate } of [
    ...byPlate,
    ...byEmail.map((row) => ({ ...row, plate: '' })),
  ]) {
    const survivor = survivor_id ?? id
    if (!plateOf.has(survivor)) plateOf.set(survivor, plate)
  }
  const found: SimilarCustomer[] = []
  for (const [id, plate] of [...plateOf].slice(0, maxSimilar)) {
    const group = await findCustomerGroup(db, role, id)
    if (group)
      found.push({ id, name: group.survivor.name, phone: group.survivor.phone ?? '', plate })
  }
  return found
}
