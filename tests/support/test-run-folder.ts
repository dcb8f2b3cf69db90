import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasInMemoryFolder, inMemoryFolder } from './in-memory-folder.ts'

/**
 * Creates the folders of a test run and uses them for the temporary files of this process and its
 * children. When this process ends, even by SIGKILL, a watcher ends its remaining processes and
 * removes the folders. Inside a run that has them already, it does nothing.
 */
export function makeTestRunFolder(): void {
  if (process.env['TEST_QUICK_FOLDER']) return
  if (process.platform === 'linux' && !process.env['TMPDIR'] && !hasInMemoryFolder())
    process.stderr.write(slowWarning)
  const quick = mkdtempSync(join(inMemoryFolder(), 'showroom-run-'))
  const plain = mkdtempSync(join(tmpdir(), 'showroom-run-'))
  // PostgreSQL runs under another account and must be able to enter.
  for (const folder of [quick, plain]) chmodSync(folder, 0o711)
  startCleanupWatcher(quick, plain)
  process.env['TEST_QUICK_FOLDER'] = quick
  process.env['TMPDIR'] = plain
}

const slowWarning = `
!!! /dev/shm has less than 2 GB free, so the test databases of PostgreSQL are on disk.
!!! A test with a database of its own then takes about 190 ms longer. In a container: --shm-size=4g.
`

const cleanupScript = fileURLToPath(new URL('./end-run.sh', import.meta.url))

/** The watcher notices the end of this process by its closed standard input. */
function startCleanupWatcher(quick: string, plain: string): void {
  const watcher = spawn('sh', [cleanupScript, quick, plain], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell, a normal exit still cleans up.
  watcher.on('error', () =>
    process.on('exit', () => {
      for (const folder of [quick, plain]) rmSync(folder, { recursive: true, force: true })
    }),
  )
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
}
