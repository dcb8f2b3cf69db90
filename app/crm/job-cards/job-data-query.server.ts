import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fieldsOfCard, presentEstimate, withoutStaffNote } from './job-card-query.server.ts'

/**
 * Lists job cards with their estimates by the id of their enquiry, for a person who asks for their
 * data. The mechanic's name and notes of staff are left out.
 */
export async function listJobData(db: Db, enquiryIds: readonly number[]) {
  if (enquiryIds.length === 0) return new Map()
  const cards = await db
    .selectFrom('job_cards')
    .selectAll()
    .where('enquiry_id', 'in', enquiryIds)
    .execute()
  const estimates = await db
    .selectFrom('job_estimates')
    .selectAll()
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('number', 'desc')
    .execute()
  const cardOf = new Map(cards.map((card) => [card.enquiry_id, card]))
  const estimatesOf = Map.groupBy(estimates, ({ enquiry_id }) => enquiry_id)
  const ids = new Set([...cardOf.keys(), ...estimatesOf.keys()])
  return new Map(
    [...ids].map((id) => {
      const { mechanic: _, ...fields } = fieldsOfCard(cardOf.get(id))
      const own = (estimatesOf.get(id) ?? []).map(presentEstimate)
      return [id, { ...fields, estimates: own.map(withoutStaffNote) }]
    }),
  )
}
