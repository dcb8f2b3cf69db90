import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { fromStored } from '#app/platform/schema/from-stored.ts'
import type { BackupOverview } from './backup-overview.ts'
import type { choreStore } from './chore-store.server.ts'
import { readCopyStamp } from './copy-stamp.server.ts'
import { reasonOf } from './failure.ts'

/** The stored details of a backup that was made and read back. */
export const madeBackup = v.object({
  file: v.string(),
  folder: v.string(),
  host: v.string(),
  bytes: v.number(),
  rows: v.number(),
  media: v.number(),
})

const stored = v.nullable(madeBackup)

type Given = {
  dataDir: string
  clock: () => Date
  chore: Pick<ReturnType<typeof choreStore>, 'state'>
}

/** The last backup and its copy elsewhere, as people are told of them. */
export async function backupOverview({ dataDir, clock, chore }: Given): Promise<BackupOverview> {
  const { goodAt, failed, startedAt, good } = await chore.state()
  const made = fromStored(stored, good ?? 'null', null)
  const isOwn = made?.folder === join(dataDir, 'backups')
  return {
    now: clock().toISOString(),
    startedAt,
    failure: failed && { at: failed.at, reason: reasonOf({ code: failed.failure }) },
    last: goodAt === undefined ? undefined : { at: goodAt, made: made ?? undefined },
    // Another instance's folder cannot be looked into.
    isMissing: isOwn && !(await isFile(join(made.folder, made.file))),
    copied: await readCopyStamp(dataDir),
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}
