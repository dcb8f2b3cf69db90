import { customerMobileKey } from '#app/crm/enquiries/customer-mobile-key.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** An active appointment of another enquiry. */
export type RelatedAppointment = { reference: string; kind: string; day: string; at: string | null }

/** Maximum number of appointments that are listed. */
const most = 10

const active = (db: Db) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['e.reference', 'e.kind', 'a.day', 'a.starts_at as at'])
    .where('a.is_active', '=', 1)
    .orderBy('a.day')
    .orderBy('a.starts_at')
    .limit(most)

/**
 * Lists the appointments of other enquiries with the same mobile number in a range of days. Families
 * share a number, so this is a hint for staff; a customer never learns of it.
 */
export async function listSameNumberAppointments(
  db: Db,
  { id, phone }: { id: number; phone: string | null },
  { from, to }: { from: string; to: string },
): Promise<RelatedAppointment[]> {
  const mobile = customerMobileKey(phone)
  if (mobile === undefined) return []
  return active(db)
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .where('e.phone', '=', mobile)
    .where('e.id', '<>', id)
    .where('e.joined_to', 'is', null)
    .execute()
}

/** Lists the appointments that enquiries merged into this one have kept. */
export const listAppointmentsOfMerged = (db: Db, id: number): Promise<RelatedAppointment[]> =>
  active(db).where('e.joined_to', '=', id).execute()
