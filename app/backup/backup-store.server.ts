import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename } from 'node:path'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { type BackupFailure, backupFailureOf } from './backup-failure.ts'
import {
  backupFilePath,
  createBackupFolder,
  pruneBackups,
  usedShareOfDisk,
} from './backup-folder.server.ts'
import { getBackupOverview } from './backup-overview.server.ts'
import type { CompletedBackup } from './backup-overview.ts'
import { createBackup } from './create-backup.server.ts'
import type { SiteDatabase } from './database-snapshot.server.ts'
import { type MediaSource, mediaSourceOf } from './media-source.server.ts'
import { scheduledJobStore } from './scheduled-job-store.server.ts'

export type BackupStore = ReturnType<typeof backupStore>

export type BackupState = {
  /** ISO 8601; undefined if there is none yet. */
  lastGoodAt: string | undefined
  /** Failure of the last attempt; undefined if it succeeded. */
  lastFailure: { at: string; reason: BackupFailure } | undefined
  /**
   * Time since which the first backup is due, if no attempt has ended yet: its instance may have
   * been killed.
   */
  waitsSince: string | undefined
}

type Deps = SiteDatabase & {
  clock: Clock
  log: Log
  media?: MediaSource
  /** Returns the used share of a folder's disk, from 0 to 1. */
  shareOfDisk?: (folder: string) => Promise<number>
}

const day = 24 * 3_600_000
const hour = 3_600_000
/**
 * Used share of the disk, from 0 to 1, at which no more backup is made, so that enquiries have
 * space.
 */
export const diskFullShare = 0.9

/** Automatic backups, one a day, made by one of several instances. */
export function backupStore(surroundings: Deps) {
  const { clock, log, dataDir } = surroundings
  const chore = scheduledJobStore(surroundings.db, clock, 'backup')
  const media = surroundings.media ?? mediaSourceOf(surroundings)
  const measure = surroundings.shareOfDisk ?? usedShareOfDisk

  async function make(signal: AbortSignal): Promise<CompletedBackup> {
    const now = clock()
    const folder = await createBackupFolder(dataDir)
    if ((await measure(folder)) >= diskFullShare) throw new DiskTooFull()
    const file = backupFilePath(folder, 'daily', now, 'jsonl.gz')
    const counts = await createBackup(file, surroundings, { now, media, signal })
    const { rows, media: files } = counts
    log.info({ rows, media: files }, 'a backup was made')
    const { size: bytes } = await stat(file)
    return { file: basename(file), folder, host: hostname(), bytes, rows, media: files }
  }

  async function state(): Promise<BackupState> {
    const { dueAt, goodAt, failed } = await chore.state()
    const lastFailure = failed && {
      at: failed.at,
      reason: backupFailureOf({ code: failed.failure }),
    }
    const waitsSince = goodAt === undefined && !failed ? dueAt : undefined
    return { lastGoodAt: goodAt, lastFailure, waitsSince }
  }

  return {
    state,

    /** Returns the last backup and its off-site copy, for the portal. */
    overview: () => getBackupOverview({ dataDir, clock, chore }),

    /**
     * Makes today's backup unless another instance does, then deletes old ones. If `signal` aborts
     * it, it leaves no file and is due again.
     */
    async makeIfDue(signal: AbortSignal): Promise<void> {
      if (await chore.claim()) {
        try {
          await chore.done(day, await make(signal))
        } catch (error) {
          if (signal.aborted) {
            await chore.release()
            return
          }
          const reason = backupFailureOf(error)
          log.error({ err: error, reason }, 'no backup was made')
          await chore.failed(reason, hour)
        }
      }
      await pruneBackups(dataDir, clock(), (await chore.state()).goodAt)
    },
  }
}

class DiskTooFull extends Error {
  override name = 'DiskTooFull'
  readonly code = 'disk-full'
}
