import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Role } from '#app/platform/permissions/role.ts'

export type DemoStaffMember = { id: number; name: string; role: Role }

/** Invented staff. They have no password, so nobody can log in with these accounts. */
const inventedStaff = [
  { user_id: 'demo-anita', user_name: 'Anita Example', role: 'manager' },
  { user_id: 'demo-rahul', user_name: 'Rahul Example', role: 'sales' },
  { user_id: 'demo-sunita', user_name: 'Sunita Example', role: 'sales' },
  { user_id: 'demo-venkat', user_name: 'Venkat Example', role: 'sales' },
  { user_id: 'demo-prakash', user_name: 'Prakash Example', role: 'workshop' },
  { user_id: 'demo-shabana', user_name: 'Shabana Example', role: 'workshop' },
] as const

/**
 * Returns the staff for the demo's enquiries: the dealer's own accounts, or invented accounts if
 * only the owner has an account.
 */
export async function ensureDemoStaff(db: Db, at: Date): Promise<DemoStaffMember[]> {
  const there = await listStaff(db)
  if (there.some(({ role }) => role !== 'owner')) return there
  await db
    .insertInto('staff')
    .values(
      inventedStaff.map((person) => ({
        ...person,
        email: '',
        mobile_no: '',
        city: '',
        password_hash: '',
        status: 'active' as const,
        created_at: at.toISOString(),
        expires_at: null,
      })),
    )
    .execute()
  return listStaff(db)
}

async function listStaff(db: Db): Promise<DemoStaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'user_id', 'user_name', 'role'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  return rows.map(({ id, user_id, user_name, role }) => ({ id, name: user_name || user_id, role }))
}
