import { usedShareOfDisk } from '#app/backup/backup-folder.server.ts'
import type { BackupStore } from '#app/backup/backup-store.server.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import type { ContentRevisionStore } from '#app/platform/audit/content-revision-counter-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { resolveWithin } from '#app/platform/http/resolve-within.server.ts'

/** What the site stands on, as it is now. Undefined: not known, or there is none. */
export type HealthReport = {
  database: { isUp: boolean }
  /** Of the disk that holds DATA_DIR: the part that is used, 0 to 1. */
  disk: { used: number | undefined }
  /** How long the oldest mail that is owed has been due. */
  outbox: { oldestSeconds: number | undefined }
  backup: { ageSeconds: number | undefined; hasFailed: boolean | undefined }
}

/** `used`: 0 to 1, as `df` counts: what only the administrator may use is no room. Undefined: not known. */
export type DiskUsage = { used: () => Promise<number | undefined> }

export type HealthDeps = {
  disk: DiskUsage
  clock: Clock
  revision: Pick<ContentRevisionStore, 'get'>
  outbox: Pick<MailOutboxStore, 'findOldestUnsentTime'>
  backups: Pick<BackupStore, 'state'>
}

/** Who asks has little time; what does not answer in it is not well. */
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

/** The disk that holds a folder. */
export function diskUsageOf(folder: string): DiskUsage {
  return { used: () => usedShareOfDisk(folder).catch(() => undefined) }
}
