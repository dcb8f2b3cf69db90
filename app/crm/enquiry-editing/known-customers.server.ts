import * as v from 'valibot'
import type { DeskRow } from '#app/crm/desk/desk-enquiry-schema.ts'
import type { DeskListQueries } from '#app/crm/desk/desk-list-query.server.ts'
import type { EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { toDialableNumber } from '#app/platform/forms/phone-number.ts'
import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import { findCustomersOf } from './customers-of-enquiries-query.server.ts'
import type { KnownCustomer } from './enquiry-editing-endpoints.ts'

/** Shortest text that is searched, in characters. Shorter texts match too many customers. */
const minSearchLength = { name: 3, number: 5 }
const maxCustomers = 3

/**
 * Lists customers with enquiries under the typed name or number, the best match first. Enquiries
 * without a customer that have the same phone number or email address belong together.
 */
export async function listKnownCustomersOf(
  { db, deskList }: { db: Db; deskList: DeskListQueries },
  reader: EnquiryReader,
  typed: { name: string; number: string },
): Promise<KnownCustomer[]> {
  const number = typed.number.replaceAll(/[^\d+]/g, '')
  const name = normalizeSearchText(typed.name)
  const byNumber =
    number.length < minSearchLength.number
      ? []
      : (await search(deskList, reader, number)).filter((row) => hasNumber(row, typed.number))
  const byName =
    byNumber.length > 0 || name.length < minSearchLength.name
      ? []
      : (await search(deskList, reader, name)).filter((row) => hasName(row, name))
  const rows = [...byNumber, ...byName]
  const customers = await findCustomersOf(
    db,
    rows.map(({ id }) => id),
  )
  return groupByCustomer(rows, customers).slice(0, maxCustomers)
}

async function search(deskList: DeskListQueries, reader: EnquiryReader, text: string) {
  const query = v.parse(enquiryQuerySchema, {
    section: 'all',
    search: text,
    sort: 'received',
    order: 'desc',
    limit: '100',
  })
  return (await deskList.list(reader, query)).rows
}

function hasNumber({ phone }: DeskRow, typed: string): boolean {
  const whole = toDialableNumber(typed)
  if (whole !== '' && phone === whole) return true
  return phone.replace(/^\+91/, '').includes(typed.replaceAll(/\D/g, ''))
}

function hasName(row: DeskRow, typed: string): boolean {
  const name = normalizeSearchText(row.name)
  return typed.split(' ').every((word) => name.includes(word))
}

/** The rows are sorted by arrival, the newest first. */
function groupByCustomer(
  rows: readonly DeskRow[],
  customerOf: ReadonlyMap<number, number>,
): KnownCustomer[] {
  const customers = new Map<string | number, KnownCustomer>()
  for (const row of rows) {
    const key = customerOf.get(row.id) ?? (row.phone || row.email || row.reference)
    const known = customers.get(key)
    if (known) known.count += 1
    else
      customers.set(key, {
        name: row.name,
        phone: row.phone,
        count: 1,
        lastAt: row.receivedAt,
        reference: row.reference,
        assignee: row.assignee?.name ?? '',
      })
  }
  return [...customers.values()]
}
