import { usedShareOfDisk } from '#app/backup/backup-folder.server.ts'
import type { BackupStore } from '#app/backup/backup-store.server.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import type { ContentRevisionStore } from '#app/platform/audit/content-revision-counter-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { resolveWithin } from '#app/platform/http/resolve-within.server.ts'

/** State of the services that the site needs. Undefined means unknown or none. */
export type HealthReport = {
  database: { isUp: boolean }
  /** Used share of the disk with DATA_DIR, from 0 to 1. */
  disk: { used: number | undefined }
  /** Seconds for which the oldest unsent mail has been due. */
  outbox: { oldestSeconds: number | undefined }
  backup: { ageSeconds: number | undefined; hasFailed: boolean | undefined }
}

/**
 * `used` is from 0 to 1, as in `df`: space that only the administrator can use does not count as
 * free. Undefined if unknown.
 */
export type DiskUsage = { used: () => Promise<number | undefined> }

export type HealthDeps = {
  disk: DiskUsage
  clock: Clock
  revision: Pick<ContentRevisionStore, 'get'>
  outbox: Pick<MailOutboxStore, 'findOldestUnsentTime'>
  backups: Pick<BackupStore, 'state'>
}

/**
 * Timeout of each check, in milliseconds; a service that does not respond in time counts as down.
 */
const checkTimeout = 2000

export async function checkHealth(needs: HealthDeps): Promise<HealthReport> {
  const { revision, outbox, backups, clock } = needs
  const [isUp, used, oldest, backup] = await Promise.all([
    resolveWithin(
      revision.get().then(() => true),
      checkTimeout,
    ),
    resolveWithin(needs.disk.used(), checkTimeout),
    resolveWithin(outbox.findOldestUnsentTime(), checkTimeout),
    resolveWithin(backups.state(), checkTimeout),
  ])
  const since = (past: Date | undefined) =>
    past && Math.max(0, Math.round((clock().getTime() - past.getTime()) / 1000))
  return {
    database: { isUp: isUp ?? false },
    disk: { used },
    outbox: { oldestSeconds: since(oldest) },
    backup: {
      ageSeconds: since(backup?.lastGoodAt === undefined ? undefined : new Date(backup.lastGoodAt)),
      hasFailed: backup && backup.lastFailure !== undefined,
    },
  }
}

/** Returns the usage of the disk that contains a folder. */
export function diskUsageOf(folder: string): DiskUsage {
  return { used: () => usedShareOfDisk(folder).catch(() => undefined) }
}
