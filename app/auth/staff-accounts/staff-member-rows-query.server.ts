import type { Selectable } from 'kysely'
import { secondFactorStore } from '#app/auth/mfa/second-factor-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { StaffTable } from '#app/platform/db/schema-staff.ts'
import { currentAbsenceEnd, isAvailable } from '#app/platform/permissions/availability.ts'
import type { StaffMember } from './staff-member.ts'

/** Returns all accounts, the deactivated ones last. */
export async function selectStaffMembers({
  db,
  clock,
}: Pick<ChangeContext, 'db' | 'clock'>): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('status').orderBy('id').execute()
  const links = await db
    .selectFrom('staff_links')
    .select((eb) => ['staff_id', eb.fn.max('expires_at').as('until')])
    .where('purpose', '=', 'invitation')
    .where('used_at', 'is', null)
    .groupBy('staff_id')
    .execute()
  const without = new Set(await secondFactorStore(db, clock).listStaffWithoutSecondFactor())
  const untilOf = new Map(links.map((link) => [link.staff_id, link.until]))
  return rows.map((row) =>
    staffMemberFromRow(row, {
      hasSecondStep: !without.has(row.id),
      linkUntil: untilOf.get(row.id) ?? null,
      now: clock(),
    }),
  )
}

export function staffMemberFromRow(
  row: Selectable<StaffTable>,
  { now, ...besides }: Pick<StaffMember, 'hasSecondStep' | 'linkUntil'> & { now: Date },
): StaffMember {
  const stored = {
    isIn: row.is_in === 1,
    availableUntil: row.available_until,
    awayUntil: row.away_until,
  }
  return {
    id: row.id,
    userId: row.user_id,
    name: row.user_name,
    email: row.email,
    role: row.role,
    isActive: row.status === 'active',
    isIn: isAvailable(stored, now),
    awayUntil: currentAbsenceEnd(stored, now),
    isInvited: row.password_hash === '',
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    ...besides,
  }
}
