import { chmod, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** What the site keeps by itself: one a day, and what was there before a migration or a restore. */
type BackupKind = 'daily' | 'before-restore' | `before-${string}`

/** `DATA_DIR/backups`, for nobody else's eyes. */
export async function createBackupFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // It may be one of a program that left it open.
  await chmod(folder, 0o700)
  return folder
}

/** Folders in which a backup is made ready to be restored. */
export const restoreFolderPrefix = 'restoring-'

/** `daily-2026-11-22T043000Z.jsonl.gz`: a name that a person does not give. */
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
/** Nothing of ours is at work for so long. */
const maxRunTime = 6 * 3_600_000

/**
 * Removes what the site made itself and needs no more: all but the last seven of its daily backups,
 * what is older than seven days (so that erased people leave the backups) and what was cut off. The
 * daily ones stay, however old, until there is a newer one that is good. Those dated after tomorrow are of a
 * clock that went wrong, then or now: they stay until there are seven beside them.
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

/** How much of the disk that holds a folder is taken, 0 to 1, as far as this account may fill it. */
export async function usedShareOfDisk(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder)
  const taken = blocks - bfree
  return taken / (taken + bavail)
}
