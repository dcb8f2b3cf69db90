import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { SessionTable } from '#app/platform/db/schema-staff.ts'
import type { Session, StaffAccount } from '#app/platform/permissions/session.ts'
import { canLogIn, staffStore } from './staff-store.server.ts'

export type SessionStore = ReturnType<typeof sessionStore>

const maxIdleHours = 12
const maxSessionDays = 7
const hour = 3_600_000
/**
 * Minimum time between two writes of `last_seen_at`, in milliseconds, so that few reads cause a
 * write.
 */
const lastSeenWriteInterval = 5 * 60_000
/** Period in which an entered password counts as recent, in milliseconds. */
const reauthenticationPeriod = 10 * 60_000

/**
 * Stores sessions. The cookie holds a random ID and the table only its hash, so that a stolen
 * database opens nothing.
 */
export function sessionStore(db: Db, clock: Clock) {
  const rowOf = (idHash: string) =>
    db.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst()

  const touch = async ({ id_hash, staff_id }: Selectable<SessionTable>, now: Date) => {
    const last_seen_at = now.toISOString()
    await db.updateTable('sessions').set({ last_seen_at }).where('id_hash', '=', id_hash).execute()
    await db.updateTable('staff').set({ last_seen_at }).where('id', '=', staff_id).execute()
  }

  const watchers = new Set<() => void>()
  const tellWatchers = () => {
    for (const watcher of watchers) watcher()
  }

  const remove = async (idHash: string) => {
    await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
    tellWatchers()
  }

  /** Returns the account of a session, unless either has expired or is inactive. */
  async function holderOf(row: Selectable<SessionTable>) {
    const account = await staffStore(db).find(row.staff_id)
    const now = clock()
    return account && canLogIn(account, now) && !hasExpired(row, now) ? account : undefined
  }

  return {
    /** Starts a session and returns its ID for the cookie. Also deletes expired sessions. */
    async start(staffId: number, device = ''): Promise<string> {
      const id = randomBytes(32).toString('base64url')
      const now = clock()
      const at = now.toISOString()
      await db.deleteFrom('sessions').where('created_at', '<', oldestSessionStart(now)).execute()
      await db
        .insertInto('sessions')
        .values({
          id_hash: hashSessionId(id),
          staff_id: staffId,
          created_at: at,
          last_seen_at: at,
          device,
          proven_at: at,
        })
        .execute()
      await db.updateTable('staff').set({ last_seen_at: at }).where('id', '=', staffId).execute()
      return id
    },

    /**
     * Finds a session by the ID in its cookie. Pass `isUse: false` if the request must not extend
     * it. A failed write, for example on a full disk, does not prevent the read.
     */
    async find(id: string, isUse: boolean): Promise<Session | undefined> {
      const idHash = hashSessionId(id)
      const row = await rowOf(idHash)
      if (!row) return undefined
      const account = await holderOf(row)
      if (!account) {
        await remove(idHash).catch(ignoreWriteFailure)
        return undefined
      }
      const now = clock()
      if (isUse && now.getTime() - Date.parse(row.last_seen_at) > lastSeenWriteInterval)
        await touch(row, now).catch(ignoreWriteFailure)
      const { passwordHash: _, ...staff } = account
      return { idHash, staff, isProven: isRecentlyReauthenticated(row, now) }
    },

    /** Finds the account of a session by its hash until it expires. Does not count as use. */
    async findStaff(idHash: string): Promise<StaffAccount | undefined> {
      const row = await rowOf(idHash)
      const account = row && (await holderOf(row))
      if (!account) return undefined
      const { passwordHash: _, ...staff } = account
      return staff
    },

    /**
     * Calls `watcher` after this instance ends any session. Returns a function that unsubscribes
     * it.
     */
    onEnd(watcher: () => void): () => boolean {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },

    remove,

    /** Records that the password was just entered in this session. */
    async markReauthenticated(idHash: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ proven_at: clock().toISOString() })
        .where('id_hash', '=', idHash)
        .execute()
    },

    /** Public ID of a session in lists. */
    publicIdOf: (idHash: string) => idHash.slice(0, 16),

    /** Lists the valid sessions of an account, the last used first. */
    async listByStaff(staffId: number): Promise<ActiveSession[]> {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('staff_id', '=', staffId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id_hash')
        .execute()
      return rows.filter((row) => !hasExpired(row, clock())).map(toOpenSession)
    },

    /**
     * Ends all sessions of an account except the given one, for example after a password change.
     */
    async removeOthers(staffId: number, keepIdHash: string | undefined): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('staff_id', '=', staffId)
        .where('id_hash', '!=', keepIdHash ?? '')
        .execute()
      tellWatchers()
    },
  }
}

/** Returns the start of the oldest session that can be valid, in ISO 8601. */
export function oldestSessionStart(now: Date): string {
  return new Date(now.getTime() - maxSessionDays * 24 * hour).toISOString()
}

/** A valid session, as its holder and the owner may see it. */
export type ActiveSession = {
  idHash: string
  /** Device label, such as "Chrome on Android", or ''. */
  device: string
  startedAt: string
  lastSeenAt: string
}

function toOpenSession(row: Selectable<SessionTable>): ActiveSession {
  const { id_hash: idHash, device, created_at: startedAt, last_seen_at: lastSeenAt } = row
  return { idHash, device, startedAt, lastSeenAt }
}

function isRecentlyReauthenticated(
  { proven_at: at }: { proven_at: string | null },
  now: Date,
): boolean {
  if (at === null) return false
  const age = now.getTime() - Date.parse(at)
  // Treats a time in the future as not recent: the clock was set back.
  return age >= 0 && age <= reauthenticationPeriod
}

/** Ignores a failed write, because the next request tries again. */
function ignoreWriteFailure(): void {}

function hasExpired(row: { created_at: string; last_seen_at: string }, now: Date): boolean {
  const idle = now.getTime() - Date.parse(row.last_seen_at)
  const age = now.getTime() - Date.parse(row.created_at)
  return idle > maxIdleHours * hour || age > maxSessionDays * 24 * hour
}

function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
