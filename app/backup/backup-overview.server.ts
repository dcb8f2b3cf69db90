import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { backupFailureOf } from './backup-failure.ts'
import type { BackupOverview } from './backup-overview.ts'
import { readOffsiteCopy } from './offsite-copy.server.ts'
import type { scheduledJobStore } from './scheduled-job-store.server.ts'

/** Stored details of a backup that was made and verified. */
export const completedBackupSchema = v.object({
  file: v.string(),
  folder: v.string(),
  host: v.string(),
  bytes: v.number(),
  rows: v.number(),
  media: v.number(),
})

const stored = v.nullable(completedBackupSchema)

type Deps = {
  dataDir: string
  clock: () => Date
  chore: Pick<ReturnType<typeof scheduledJobStore>, 'state'>
}

/** Returns the last backup and its off-site copy, for the portal. */
export async function getBackupOverview({ dataDir, clock, chore }: Deps): Promise<BackupOverview> {
  const { goodAt, failed, startedAt, good } = await chore.state()
  const made = parseStoredJson(stored, good ?? 'null', null)
  const isOwn = made?.folder === join(dataDir, 'backups')
  return {
    now: clock().toISOString(),
    startedAt,
    failure: failed && { at: failed.at, reason: backupFailureOf({ code: failed.failure }) },
    last: goodAt === undefined ? undefined : { at: goodAt, made: made ?? undefined },
    // The folder of another instance is not accessible.
    isMissing: isOwn && !(await isFile(join(made.folder, made.file))),
    copied: await readOffsiteCopy(dataDir),
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}
