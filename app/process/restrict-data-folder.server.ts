import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes other accounts' access to the data folder and its files, which earlier releases made
 * readable. It skips files of another account, and shared folders such as `/tmp`.
 */
export function restrictDataFolder(dataDir: string): void {
  for (const name of ['showroom.db', 'showroom.db-wal', 'showroom.db-shm'])
    if (isOwnAndOpenToOthers(join(dataDir, name), 'file')) chmodSync(join(dataDir, name), 0o600)
  for (const name of ['media', 'attachments', 'backups']) restrictFolder(join(dataDir, name))
  if (isOwnAndOpenToOthers(dataDir, 'folder')) chmodSync(dataDir, 0o700)
}

/** Files first: a private folder counts as done. */
function restrictFolder(folder: string): void {
  if (!isOwnAndOpenToOthers(folder, 'folder')) return
  for (const name of readdirSync(folder))
    if (isOwnAndOpenToOthers(join(folder, name), 'file')) chmodSync(join(folder, name), 0o600)
  chmodSync(folder, 0o700)
}

/** Returns `true` if the file or folder exists, belongs to this account and is open to others. */
function isOwnAndOpenToOthers(path: string, kind: 'file' | 'folder'): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.uid !== process.getuid?.()) return false
  const isOpen = (stats.mode & 0o077) !== 0
  const isForEverybody = (stats.mode & 0o1000) !== 0
  return isOpen && !isForEverybody && (kind === 'file' ? stats.isFile() : stats.isDirectory())
}
