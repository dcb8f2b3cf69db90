import { chmod, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Kinds of automatic backups: one a day, and one before each migration or restore. */
type BackupKind = 'daily' | 'before-restore' | `before-${string}`

/** Creates `DATA_DIR/backups` with access for the server's account only, and returns its path. */
export async function createBackupFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // An earlier release may have created it with other permissions.
  await chmod(folder, 0o700)
  return folder
}

/** Prefix of temporary folders for a restore. */
export const restoreFolderPrefix = 'restoring-'

/**
 * Returns the path of an automatic backup: `daily-2026-11-22T043000Z.jsonl.gz`. Backups made by an
 * operator must not use this pattern.
 */
export function backupFilePath(
  folder: string,
  kind: BackupKind,
  now: Date,
  ending: 'jsonl.gz' | 'db',
): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '')
  return join(folder, `${kind}-${stamp}Z.${ending}`)
}

const backupFileName =
  /^(?<kind>daily|before-[\w-]+)-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)Z\.(?:jsonl\.gz|db)(?<part>\.part)?$/

const day = 24 * 3_600_000
/** Longer than any run of a backup or restore. */
const maxRunTime = 6 * 3_600_000

/**
 * Deletes automatic backups that are no longer needed. It keeps the last seven daily ones, deletes
 * any older than seven days (so that erased persons leave the backups), and deletes incomplete
 * files. The daily ones stay, however old, until a newer one succeeds. Those dated after tomorrow
 * result from a wrong clock, and stay until seven others exist.
 */
export async function pruneBackups(
  dataDir: string,
  now: Date,
  lastGoodAt: string | undefined,
): Promise<void> {
  const folder = join(dataDir, 'backups')
  const names = await readdir(folder).catch(() => [])
  const own = names.flatMap((name) => parseBackupFileName(name) ?? []).sort((a, b) => b.at - a.at)
  const isOld = ({ at }: { at: number }) => now.getTime() - at > 7 * day
  const isAhead = ({ at }: { at: number }) => at - now.getTime() > day
  const hasFresh = lastGoodAt !== undefined && !isOld({ at: Date.parse(lastGoodAt) })
  const daily = own.filter(({ kind, isPart }) => kind === 'daily' && !isPart)
  const ahead = daily.filter(isAhead)
  const dated = daily.filter((it) => !isAhead(it))
  const gone = [
    ...(dated.length >= 7 ? ahead : []),
    ...dated.filter((it, index) => index >= 7 || (hasFresh && isOld(it))),
    ...own.filter((it) => it.kind !== 'daily' && !it.isPart && isOld(it)),
    ...own.filter(({ isPart, at }) => isPart && now.getTime() - at > maxRunTime),
  ]
  for (const { name } of gone) await rm(join(folder, name), { force: true })
  for (const name of names.filter((it) => it.startsWith(restoreFolderPrefix))) {
    const path = join(folder, name)
    const changed = await stat(path).catch(() => undefined)
    if (changed && now.getTime() - changed.mtimeMs > maxRunTime)
      await rm(path, { recursive: true, force: true })
  }
}

function parseBackupFileName(name: string) {
  const found = backupFileName.exec(name)?.groups
  if (!found) return undefined
  const { kind, day: date, hour, minute, second, part } = found
  const at = Date.parse(`${date}T${hour}:${minute}:${second}Z`)
  return { name, kind, at, isPart: part !== undefined }
}

/**
 * Returns the used share of a folder's disk, from 0 to 1, relative to the space that this account
 * can use.
 */
export async function usedShareOfDisk(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder)
  const taken = blocks - bfree
  return taken / (taken + bavail)
}
