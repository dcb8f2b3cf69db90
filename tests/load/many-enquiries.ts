import { sql } from 'kysely'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquirySearchText } from '#app/crm/enquiries/enquiry-search-text.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

const batch = 500
const twoYears = 730 * 86_400_000

/**
 * Adds `many` enquiries for benchmarks, with the kinds in turn, spread evenly over two years from
 * November 2024. Names and numbers differ, mail domains do not.
 */
export async function addEnquiries(
  db: Db,
  kinds: readonly EnquiryKind[],
  many: number,
): Promise<void> {
  const start = Date.parse('2024-11-01T00:00:00Z')
  const step = twoYears / many
  for (let first = 0; first < many; first += batch) {
    const values = Array.from({ length: Math.min(batch, many - first) }, (_, index) =>
      row(kinds, first + index, new Date(start + (first + index) * step)),
    )
    await db.insertInto('enquiries').values(values).execute()
  }
  await sql`analyze`.execute(db)
}

function row(kinds: readonly EnquiryKind[], number: number, at: Date) {
  const enquiry = kinds[number % kinds.length]
  if (!enquiry) throw new Error('There are no enquiries')
  const answers = {
    ...enquiry.example,
    name: `Visitor ${number}`,
    contactNumber: `9${String(number).padStart(9, '0')}`,
  }
  const reference = `X${number.toString(36).toUpperCase()}`
  return {
    kind: enquiry.slug,
    reference,
    idempotency_key: null,
    answers_json: JSON.stringify(answers),
    search_text: enquirySearchText(reference, answers),
    created_at: at.toISOString(),
  }
}
