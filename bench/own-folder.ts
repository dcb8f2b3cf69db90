import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childrenOf } from './processes.ts'

/** Whatever a run writes lies in one folder, which goes when it is over, also when somebody ends it early. */
export async function inOwnFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  // Databases that are nobody's have folders of their own in it.
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
