import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { containsAllWords } from '#app/platform/db/text-search-query.server.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { enquiryKinds } from './enquiry-kinds.ts'
import { parseSearchWords } from './enquiry-search-text.ts'

/** A customer whose values a form can suggest. */
export type KnownCustomer = { id: number; name: string; phone: string; email: string }

/**
 * Finds customers by a number in any spelling, or by words of the name, e-mail or plate in any
 * order. The customer with the newest activity comes first. Customers without an enquiry of the
 * pipelines are left out.
 */
export async function findKnownCustomers(
  db: Db,
  typed: string,
  pipelines: readonly Pipeline[],
  limit: number,
): Promise<KnownCustomer[]> {
  const words = parseSearchWords(typed)
  if (words.length === 0) return []
  const rows = await db
    .selectFrom('customers as s')
    .select(['s.id', 's.name', 's.phone', 's.email'])
    .where('s.survivor_id', 'is', null)
    .where(customerMatches(words))
    .where(customerHasEnquiry({ kinds: kindsOf(pipelines) }))
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, phone, email }) => ({
    id,
    name,
    phone: phone ?? '',
    email: email ?? '',
  }))
}

/** Returns the kinds of the pipelines, or undefined for all kinds. */
function kindsOf(pipelines: readonly Pipeline[]): string[] | undefined {
  if (pipelineNames.every((pipeline) => pipelines.includes(pipeline))) return undefined
  return enquiryKinds.filter(({ flow }) => pipelines.includes(flow)).map(({ slug }) => slug)
}

/** Condition that the customer `s` or a customer merged into it contains all words. */
export function customerMatches(words: readonly (readonly string[])[]) {
  return sql<boolean>`s.id in (
    select coalesce(m.survivor_id, m.id) from customers m
    where ${containsAllWords(sql`m.search_text`, words)})`
}

/**
 * Condition that the customer `s`, or a customer merged into it, has an enquiry of one of the
 * kinds. Without `kinds`, every enquiry counts.
 */
export function customerHasEnquiry({ kinds, isOpen = false }: EnquiryCondition) {
  const ofKinds =
    kinds === undefined
      ? sql``
      : kinds.length === 0
        ? sql`and 1 = 0`
        : sql`and e.kind in (${sql.join(kinds)})`
  const open = isOpen ? sql`and e.is_open = 1` : sql``
  // Two conditions, because each can use its own index.
  return sql<boolean>`(
    exists (select 1 from enquiries e where e.customer_id = s.id ${ofKinds} ${open})
    or exists (select 1 from customers m join enquiries e on e.customer_id = m.id
      where m.survivor_id = s.id ${ofKinds} ${open}))`
}

type EnquiryCondition = { kinds: readonly string[] | undefined; isOpen?: boolean }
