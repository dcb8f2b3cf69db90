import type { Selectable } from 'kysely'
import { factorStore } from '#app/auth/mfa/factor-store.server.ts'
import type { Desk } from '#app/platform/audit/change-content.server.ts'
import type { StaffTable } from '#app/platform/db/schema-staff.ts'
import type { Person } from './person.ts'

/** All accounts, the deactivated ones last. */
export async function readPeople({ db, clock }: Pick<Desk, 'db' | 'clock'>): Promise<Person[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('status').orderBy('id').execute()
  const links = await db
    .selectFrom('staff_links')
    .select((eb) => ['staff_id', eb.fn.max('expires_at').as('until')])
    .where('purpose', '=', 'invitation')
    .where('used_at', 'is', null)
    .groupBy('staff_id')
    .execute()
  const without = new Set(await factorStore(db, clock).listWithout())
  const untilOf = new Map(links.map((link) => [link.staff_id, link.until]))
  return rows.map((row) =>
    personOf(row, { hasSecondStep: !without.has(row.id), linkUntil: untilOf.get(row.id) ?? null }),
  )
}

export function personOf(
  row: Selectable<StaffTable>,
  besides: Pick<Person, 'hasSecondStep' | 'linkUntil'>,
): Person {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.user_name,
    email: row.email,
    role: row.role,
    isActive: row.status === 'active',
    isIn: row.is_in === 1,
    isInvited: row.password_hash === '',
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    ...besides,
  }
}
