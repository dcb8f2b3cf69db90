import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Closes the data folder to other accounts of the machine, with what we keep there: earlier versions
 * made it readable. Left alone is what belongs to somebody else, and a folder for everybody (`/tmp`).
 */
export function restrictDataFolder(dataDir: string): void {
  for (const name of ['showroom.db', 'showroom.db-wal', 'showroom.db-shm'])
    if (isOwnAndOpenToOthers(join(dataDir, name), 'file')) chmodSync(join(dataDir, name), 0o600)
  for (const name of ['media', 'backups']) restrictFolder(join(dataDir, name))
  if (isOwnAndOpenToOthers(dataDir, 'folder')) chmodSync(dataDir, 0o700)
}

/** The files first: in a closed folder there is nothing left to do. */
function restrictFolder(folder: string): void {
  if (!isOwnAndOpenToOthers(folder, 'folder')) return
  for (const name of readdirSync(folder))
    if (isOwnAndOpenToOthers(join(folder, name), 'file')) chmodSync(join(folder, name), 0o600)
  chmodSync(folder, 0o700)
}

/** Whether such a one stands there, open to others and ours to close. */
function isOwnAndOpenToOthers(path: string, kind: 'file' | 'folder'): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.uid !== process.getuid?.()) return false
  const isOpen = (stats.mode & 0o077) !== 0
  const isForEverybody = (stats.mode & 0o1000) !== 0
  return isOpen && !isForEverybody && (kind === 'file' ? stats.isFile() : stats.isDirectory())
}
