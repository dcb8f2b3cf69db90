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
/** `last_seen_at` is written at most this often, so that a read is not always a write. */
const lastSeenWriteInterval = 5 * 60_000
/** How long a password that was given holds for what asks for it once more. */
const reauthenticationPeriod = 10 * 60_000

/** Sessions: an opaque id in the cookie, its hash here, so that a stolen database opens nothing. */
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

  /** The account that a session lets in at this moment. */
  async function holderOf(row: Selectable<SessionTable>) {
    const account = await staffStore(db).find(row.staff_id)
    const now = clock()
    return account && canLogIn(account, now) && !hasExpired(row, now) ? account : undefined
  }

  return {
    /** Returns the id for the cookie; also clears away what has run out. */
    async start(staffId: number, device = ''): Promise<string> {
      const id = randomBytes(32).toString('base64url')
      const now = clock()
      const at = now.toISOString()
      const oldest = new Date(now.getTime() - maxSessionDays * 24 * hour).toISOString()
      await db.deleteFrom('sessions').where('created_at', '<', oldest).execute()
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
     * `isUse` false looks without counting as use: a page left open must not keep itself logged in.
     * That nothing can be written just now, on a full disk say, keeps nobody from reading.
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

    /** Whom the session lets in at this moment, and as what; asking is no use of it. */
    async findStaff(idHash: string): Promise<StaffAccount | undefined> {
      const row = await rowOf(idHash)
      const account = row && (await holderOf(row))
      if (!account) return undefined
      const { passwordHash: _, ...staff } = account
      return staff
    },

    /** Calls back when any session was ended here: who watches looks at its own. Returns how to stop. */
    onEnd(watcher: () => void): () => boolean {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },

    remove,

    /** The password was given in it just now. */
    async markReauthenticated(idHash: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ proven_at: clock().toISOString() })
        .where('id_hash', '=', idHash)
        .execute()
    },

    /** What a session is called where it is listed. */
    publicIdOf: (idHash: string) => idHash.slice(0, 16),

    /** Those of an account that still hold, the one used last first. */
    async listByStaff(staffId: number): Promise<OpenSession[]> {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('staff_id', '=', staffId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id_hash')
        .execute()
      return rows.filter((row) => !hasExpired(row, clock())).map(toOpenSession)
    },

    /** After a password change every other session of the account ends. */
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

/** One of an account's sessions, as its holder and the owner may see it. */
export type OpenSession = {
  idHash: string
  /** "Chrome on Android", or ''. */
  device: string
  startedAt: string
  lastSeenAt: string
}

function toOpenSession(row: Selectable<SessionTable>): OpenSession {
  const { id_hash: idHash, device, created_at: startedAt, last_seen_at: lastSeenAt } = row
  return { idHash, device, startedAt, lastSeenAt }
}

function isRecentlyReauthenticated(
  { proven_at: at }: { proven_at: string | null },
  now: Date,
): boolean {
  if (at === null) return false
  const age = now.getTime() - Date.parse(at)
  // A clock that was set back proves nothing.
  return age >= 0 && age <= reauthenticationPeriod
}

/** The next request tries again. */
function ignoreWriteFailure(): void {}

function hasExpired(row: { created_at: string; last_seen_at: string }, now: Date): boolean {
  const idle = now.getTime() - Date.parse(row.last_seen_at)
  const age = now.getTime() - Date.parse(row.created_at)
  return idle > maxIdleHours * hour || age > maxSessionDays * 24 * hour
}

function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
