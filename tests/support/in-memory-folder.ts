import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'

/**
 * Returns the run's folder in memory if there is enough space: a new test database has 300 files. A
 * `TMPDIR` from outside the tests has priority.
 */
export function inMemoryFolder(): string {
  const ofRun = process.env['TEST_QUICK_FOLDER']
  if (ofRun) return ofRun
  if (process.env['TMPDIR']) return tmpdir()
  return hasInMemoryFolder() ? memoryFolder : tmpdir()
}

/** Returns `true` if `/dev/shm` is writable and has 2 GB free. */
export function hasInMemoryFolder(folder = memoryFolder): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    accessSync(folder, constants.W_OK)
    return bavail * bsize > 2_000_000_000
  } catch {
    return false
  }
}
