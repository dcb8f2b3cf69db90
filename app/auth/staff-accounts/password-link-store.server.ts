import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import {
  canLogIn,
  type StaffWithPasswordHash,
  staffStore,
} from '#app/auth/login/staff-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AccountLinkTable } from '#app/platform/db/schema-staff.ts'

export type PasswordLinkStore = ReturnType<typeof passwordLinkStore>
export type PasswordLinkPurpose = AccountLinkTable['purpose']

/** Reason why a link cannot be used. */
export type UnusableLinkReason = 'unknown' | 'used' | 'late' | 'deactivated'
export type PasswordLinkLookup =
  | { is: 'open'; account: StaffWithPasswordHash }
  | { is: UnusableLinkReason }

const hour = 3_600_000
/** Lifetime of a link, in milliseconds. */
const linkLifetimes: Record<PasswordLinkPurpose, number> = {
  invitation: 3 * 24 * hour,
  password: hour,
}
/** Time for which an expired link is still recognised, in milliseconds. */
const expiredLinkRetention = 30 * 24 * hour

/**
 * Links that set a password. The address contains a random token, and the table stores only its
 * hash.
 */
export function passwordLinkStore(db: Db, clock: Clock) {
  const at = (later = 0) => new Date(clock().getTime() + later).toISOString()

  const stateOf = async (
    link: Selectable<AccountLinkTable> | undefined,
  ): Promise<PasswordLinkLookup> => {
    const account = link && (await staffStore(db).find(link.staff_id))
    if (!link || !account) return { is: 'unknown' }
    if (link.used_at !== null) return { is: 'used' }
    if (link.expires_at <= at()) return { is: 'late' }
    return canLogIn(account, clock()) ? { is: 'open', account } : { is: 'deactivated' }
  }

  return {
    /**
     * Creates a link. Returns its token, which cannot be read again, and the instant at which it
     * expires.
     */
    async create(
      staffId: number,
      purpose: PasswordLinkPurpose,
    ): Promise<{ token: string; until: string }> {
      const token = randomBytes(32).toString('base64url')
      const until = at(linkLifetimes[purpose])
      await db
        .deleteFrom('staff_links')
        .where('expires_at', '<', at(-expiredLinkRetention))
        .execute()
      await db
        .insertInto('staff_links')
        .values({
          hash: hashToken(token),
          staff_id: staffId,
          purpose,
          created_at: at(),
          expires_at: until,
          used_at: null,
        })
        .execute()
      return { token, until }
    },

    /** Finds a link without using it up. */
    async find(token: string, purpose: PasswordLinkPurpose): Promise<PasswordLinkLookup> {
      const link = await db
        .selectFrom('staff_links')
        .selectAll()
        .where('hash', '=', hashToken(token))
        .where('purpose', '=', purpose)
        .executeTakeFirst()
      return stateOf(link)
    },

    /**
     * Uses up a link and all other links of the account. Returns `false` if it was used or has
     * expired.
     */
    async use(token: string): Promise<boolean> {
      const taken = await db
        .updateTable('staff_links')
        .set({ used_at: at() })
        .where('hash', '=', hashToken(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', at())
        .returning('staff_id')
        .executeTakeFirst()
      if (!taken) return false
      await db
        .updateTable('staff_links')
        .set({ used_at: at() })
        .where('staff_id', '=', taken.staff_id)
        .where('used_at', 'is', null)
        .execute()
      return true
    },

    /** Expires all unused links of an account. */
    async expireAll(staffId: number): Promise<void> {
      await db
        .updateTable('staff_links')
        .set({ expires_at: at() })
        .where('staff_id', '=', staffId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at())
        .execute()
    },
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
