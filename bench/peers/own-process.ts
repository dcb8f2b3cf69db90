import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessOwner } from '../../tests/support/unprivileged-user.ts'

export type OwnProcess = { pid: number; stop: () => Promise<void> }

type Options = {
  cwd?: string
  env?: Record<string, string>
  /** `true` after the server has given a successful response. */
  isReady: () => Promise<boolean>
}

/** A minimal environment. TMPDIR is left out, because other users cannot write to it. */
export const plainEnv = { PATH: process.env['PATH'], LANG: 'C.UTF-8' }

/** Starts a server as a child process and waits until it is ready, at most two minutes. */
export async function startOwn(
  program: string,
  words: readonly string[],
  { cwd, env, isReady }: Options,
  owner: ProcessOwner = {},
): Promise<OwnProcess> {
  const child = spawn(program, words, {
    ...owner,
    ...(cwd ? { cwd } : {}),
    env: { ...plainEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
  const until = performance.now() + 120_000
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > until) {
      await end(child)
      throw new Error(`${program} did not start:\n${said}`)
    }
    await sleep(200)
  }
  return { pid: child.pid ?? 0, stop: () => end(child) }
}

/** Kills the process if it does not end within ten seconds. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await once(child, 'exit')
  clearTimeout(force)
}

export async function answersWell(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}
