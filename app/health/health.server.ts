import { shareOfDisk } from '#app/backup/backup-folder.server.ts'
import type { BackupStore } from '#app/backup/backup-store.server.ts'
import type { OutboxStore } from '#app/crm/mail/outbox-store.server.ts'
import type { RevisionStore } from '#app/platform/audit/revision-store.server.ts'
import type { Clock } from '#app/platform/calendar/dates.server.ts'
import { soon } from '#app/platform/http/soon.server.ts'

/** What the site stands on, as it is now. Undefined: not known, or there is none. */
export type Health = {
  database: { isUp: boolean }
  /** Of the disk that holds DATA_DIR: the part that is used, 0 to 1. */
  disk: { used: number | undefined }
  /** How long the oldest mail that is owed has been due. */
  outbox: { oldestSeconds: number | undefined }
  backup: { ageSeconds: number | undefined; hasFailed: boolean | undefined }
}

/** `used`: 0 to 1, as `df` counts: what only the administrator may use is no room. Undefined: not known. */
export type Disk = { used: () => Promise<number | undefined> }

export type HealthNeeds = {
  disk: Disk
  clock: Clock
  revision: Pick<RevisionStore, 'get'>
  outbox: Pick<OutboxStore, 'oldestDue'>
  backups: Pick<BackupStore, 'state'>
}

/** Who asks has little time; what does not answer in it is not well. */
const patience = 2000

export async function healthOf(needs: HealthNeeds): Promise<Health> {
  const { revision, outbox, backups, clock } = needs
  const [isUp, used, oldest, backup] = await Promise.all([
    soon(
      revision.get().then(() => true),
      patience,
    ),
    soon(needs.disk.used(), patience),
    soon(outbox.oldestDue(), patience),
    soon(backups.state(), patience),
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
export function diskOf(folder: string): Disk {
  return { used: () => shareOfDisk(folder).catch(() => undefined) }
}
