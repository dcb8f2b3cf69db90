import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'

/**
 * The run's folder in memory if the machine has room there: a fresh database for each test is made of 300 files.
 * A `TMPDIR` that was set outside of the tests has priority.
 */
export function inMemoryFolder(): string {
  const ofRun = process.env['TEST_QUICK_FOLDER']
  if (ofRun) return ofRun
  if (process.env['TMPDIR']) return tmpdir()
  return hasInMemoryFolder() ? memoryFolder : tmpdir()
}

/** True if `/dev/shm` can be written and has 2 GB free. */
export function hasInMemoryFolder(folder = memoryFolder): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    accessSync(folder, constants.W_OK)
    return bavail * bsize > 2_000_000_000
  } catch {
    return false
  }
}
