import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childrenOf } from './processes.ts'

/**
 * Runs `work` with one temporary folder for all its files. Removes the folder afterwards, also
 * after an interrupt.
 */
export async function inOwnFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  // The database server runs as another user and has its own folders in this one.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const pid of childrenOf(process.pid)) process.kill(pid, 'SIGKILL')
      remove()
      process.exit(130)
    })
  return work().finally(remove)
}
