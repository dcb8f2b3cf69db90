import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '#app/access/session.ts'
import type { Clock } from '#app/calendar/dates.server.ts'
import type { Db } from '#app/db/connect.server.ts'
import { mayLogIn, staffStore } from './staff-store.server.ts'

export type SessionStore = ReturnType<typeof sessionStore>

const idleHours = 12
const maximumDays = 7
const hour = 3_600_000
/** `last_seen_at` is written at most this often, so that a read is not always a write. */
const touchEvery = 5 * 60_000

/** Sessions: an opaque id in the cookie, its hash here, so that a stolen database opens nothing. */
export function sessionStore(db: Db, clock: Clock) {
  const remove = (idHash: string) =>
    db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()

  return {
    /** Returns the id for the cookie; also clears away what has run out. */
    async start(staffId: number): Promise<string> {
      const id = randomBytes(32).toString('base64url')
      const now = clock()
      const oldest = new Date(now.getTime() - maximumDays * 24 * hour).toISOString()
      await db.deleteFrom('sessions').where('created_at', '<', oldest).execute()
      await db
        .insertInto('sessions')
        .values({
          id_hash: hashOf(id),
          staff_id: staffId,
          created_at: now.toISOString(),
          last_seen_at: now.toISOString(),
        })
        .execute()
      return id
    },

    /** `isUse` false looks without counting as use: a page left open must not keep itself logged in. */
    async find(id: string, isUse = true): Promise<Session | undefined> {
      const idHash = hashOf(id)
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id_hash', '=', idHash)
        .executeTakeFirst()
      if (!row) return undefined
      const now = clock()
      const account = await staffStore(db).find(row.staff_id)
      if (!account || !mayLogIn(account, now) || hasRunOut(row, now)) {
        await remove(idHash)
        return undefined
      }
      if (isUse && now.getTime() - Date.parse(row.last_seen_at) > touchEvery) {
        await db
          .updateTable('sessions')
          .set({ last_seen_at: now.toISOString() })
          .where('id_hash', '=', idHash)
          .execute()
      }
      const { passwordHash: _, failedLogins: __, ...staff } = account
      return { idHash, staff }
    },

    /** Whether the session still holds; asking is no use of it. */
    async isOpen(idHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('sessions')
        .select(['created_at', 'last_seen_at'])
        .where('id_hash', '=', idHash)
        .executeTakeFirst()
      return row !== undefined && !hasRunOut(row, clock())
    },

    remove,

    /** After a password change every other session of the account ends. */
    async removeOthers(staffId: number, keepIdHash: string | undefined): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('staff_id', '=', staffId)
        .where('id_hash', '!=', keepIdHash ?? '')
        .execute()
    },
  }
}

function hasRunOut(row: { created_at: string; last_seen_at: string }, now: Date): boolean {
  const idle = now.getTime() - Date.parse(row.last_seen_at)
  const age = now.getTime() - Date.parse(row.created_at)
  return idle > idleHours * hour || age > maximumDays * 24 * hour
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
