import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnvironment, serverFlags } from '../../scripts/server-flags.mjs'

export type StartedSite = {
  /** Address, such as `http://localhost:41234`. */
  url: string
  dataDir: string
  process: ChildProcess
  /** Console output so far. */
  said: () => string
  /** Stops the process and returns its exit code. */
  stop: () => Promise<number | null>
}

export const adminLogin = { userId: 'admin', password: 'a-password-for-tests' }

/** Runs the built program as `npm start` does, with its own data folder and a free port. */
export async function startSite(
  settings: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'showroom-site-')),
): Promise<StartedSite> {
  const attempt = runServer({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminLogin.password,
    FORM_LIMIT_PER_MINUTE: '0',
    ...settings,
  })
  const url = await attempt.opened
  if (!url) throw new Error(`The site did not start:\n${attempt.said()}`)
  return {
    url,
    dataDir,
    process: attempt.process,
    said: attempt.said,
    async stop() {
      const code = await waitForExit(attempt.process)
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/**
 * Starts a server that may fail. `opened` resolves to the address, or undefined if the process
 * ends.
 */
export function runServer(settings: Record<string, string>, cwd = process.cwd()) {
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env
  const child = spawn(process.execPath, [...serverFlags, 'server.ts'], {
    cwd,
    env: {
      ...serverEnvironment,
      ...inherited,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const opened = new Promise<string | undefined>((resolve) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
      const [, url] = /^Open (http:\S+)/m.exec(text) ?? []
      if (url) resolve(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => resolve(undefined))
  })
  return { process: child, opened, said: () => text }
}

async function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return child.exitCode
}
