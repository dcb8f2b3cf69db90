import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * In memory where the machine has room there: a fresh database for each test is made of 300 files.
 * Who names a folder for temporary files gets that one.
 */
export function quickFolder(): string {
  if (process.env['TMPDIR']) return tmpdir()
  try {
    const folder = '/dev/shm'
    const { bavail, bsize } = statfsSync(folder)
    accessSync(folder, constants.W_OK)
    return bavail * bsize > 2_000_000_000 ? folder : tmpdir()
  } catch {
    return tmpdir()
  }
}
