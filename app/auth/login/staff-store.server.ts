import type { Selectable } from 'kysely'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffTable } from '#app/platform/db/schema-staff.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { Actor, StaffAccount } from '#app/platform/permissions/session.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'

type ProfileColumn = 'user_name' | 'email' | 'mobile_no'

export type StaffStore = ReturnType<typeof staffStore>

export type StaffWithPasswordHash = StaffAccount & { passwordHash: string }

export function staffStore(db: Db) {
  return {
    async isEmpty(): Promise<boolean> {
      return !(await db.selectFrom('staff').select('id').limit(1).executeTakeFirst())
    },

    async create(account: { userId: string; passwordHash: string; createdAt: string; role: Role }) {
      await db
        .insertInto('staff')
        .values({
          user_id: account.userId,
          user_name: '',
          email: '',
          mobile_no: '',
          city: '',
          password_hash: account.passwordHash,
          status: 'active',
          created_at: account.createdAt,
          expires_at: null,
          role: account.role,
        })
        .execute()
    },

    async findByUserId(userId: string): Promise<StaffWithPasswordHash | undefined> {
      const row = await db
        .selectFrom('staff')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? staffWithPasswordHashFromRow(row) : undefined
    },

    /**
     * Finds the account for a typed user ID: an exact match, otherwise the only match in any case.
     * Older databases may hold two user IDs that differ only in case.
     */
    async findByTypedId(typed: string): Promise<StaffWithPasswordHash | undefined> {
      const userId = normalizeIdentifier(typed)
      const rows = await db
        .selectFrom('staff')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('user_id', '=', userId),
            eb(eb.fn<string>('lower', ['user_id']), '=', userId.toLowerCase()),
          ]),
        )
        .execute()
      const exact = rows.find((row) => row.user_id === userId)
      const [only, another] = rows
      const row = exact ?? (another ? undefined : only)
      return row && staffWithPasswordHashFromRow(row)
    },

    /** Lists the accounts that can log in. Invited people have no password and are not included. */
    async listAbleToLogIn(now: Date): Promise<StaffAccount[]> {
      const rows = await db
        .selectFrom('staff')
        .selectAll()
        .where('status', '=', 'active')
        .where('password_hash', '!=', '')
        .orderBy('id')
        .execute()
      return rows
        .map(staffWithPasswordHashFromRow)
        .filter((account) => canLogIn(account, now))
        .map(({ passwordHash: _, ...staff }) => staff)
    },

    /**
     * Stores whether a member of staff is available. `until` is the instant at which the choice
     * ends; null for no planned end.
     */
    async setAvailability(
      id: number,
      { isIn, until }: { isIn: boolean; until: string | null },
    ): Promise<void> {
      await db
        .updateTable('staff')
        .set(availabilityColumns(isIn, until))
        .where('id', '=', id)
        .execute()
    },

    async find(id: number): Promise<StaffWithPasswordHash | undefined> {
      const row = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? staffWithPasswordHashFromRow(row) : undefined
    },

    /**
     * Changes an account's own profile and records it in the audit log. Fields that are left out do
     * not change.
     */
    async setProfile(
      editor: Actor,
      profile: {
        userName?: string | undefined
        email?: string | undefined
        mobileNo?: string | undefined
      },
      at: Date,
    ): Promise<void> {
      const facts = ({ user_name, email, mobile_no }: Pick<StaffTable, ProfileColumn>) => ({
        name: user_name,
        email,
        mobile: mobile_no,
      })
      await db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('staff')
          .select(['user_name', 'email', 'mobile_no'])
          .where('id', '=', editor.id)
          .executeTakeFirstOrThrow()
        const after = {
          user_name: profile.userName ?? before.user_name,
          email: profile.email ?? before.email,
          mobile_no: profile.mobileNo ?? before.mobile_no,
        }
        await trx.updateTable('staff').set(after).where('id', '=', editor.id).execute()
        // Links that were mailed to the old address may be in foreign hands.
        if (after.email !== before.email) await expirePasswordLinks(trx, editor.id)
        await changeStore(trx).record({
          at,
          editor,
          action: 'changed the profile of',
          subject: `staff/${editor.id}`,
          label: editor.userId,
          before: facts(before),
          after: facts(after),
        })
      })
    },

    /**
     * Stores a password that its owner changed. The audit log records the change, but not the
     * password.
     */
    async setOwnPassword(editor: Actor, passwordHash: string, at: Date): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await staffStore(trx).setPassword(editor.id, passwordHash)
        await changeStore(trx).record({
          at,
          editor,
          action: 'changed the password of',
          subject: `staff/${editor.id}`,
          label: editor.userId,
        })
      })
    },

    /** Sets a password and ends all unused links of the account. */
    async setPassword(id: number, passwordHash: string): Promise<void> {
      await db
        .updateTable('staff')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute()
      await expirePasswordLinks(db, id)
    },

    /** Remembers a network from which the account has logged in. */
    async rememberNetwork(id: number, address: string): Promise<void> {
      await db
        .insertInto('staff_addresses')
        .values({ staff_id: id, address })
        .onConflict((oc) => oc.doNothing())
        .execute()
    },

    async isKnownNetwork(id: number, address: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_addresses')
        .select('address')
        .where('staff_id', '=', id)
        .where('address', '=', address)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

/** Expires the unused links of an account. */
async function expirePasswordLinks(db: Db, staffId: number): Promise<void> {
  await db
    .updateTable('staff_links')
    .set((eb) => ({ expires_at: eb.ref('created_at') }))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}

/** Returns the columns of a choice that ends at the instant `until`, or has no planned end. */
export const availabilityColumns = (isIn: boolean, until: string | null) =>
  isIn
    ? { is_in: 1 as const, available_until: until, away_until: null }
    : { is_in: 0 as const, available_until: null, away_until: until }

/** Returns `true` if the account is active and has not expired. */
export function canLogIn(staff: StaffAccount, now: Date): boolean {
  return staff.isActive && (staff.expiresAt === null || staff.expiresAt > now.toISOString())
}

function staffWithPasswordHashFromRow(row: Selectable<StaffTable>): StaffWithPasswordHash {
  return {
    id: row.id,
    userId: row.user_id,
    userName: row.user_name,
    email: row.email,
    mobileNo: row.mobile_no,
    city: row.city,
    role: row.role,
    isActive: row.status === 'active',
    isIn: row.is_in === 1,
    availableUntil: row.available_until,
    awayUntil: row.away_until,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    passwordHash: row.password_hash,
  }
}
