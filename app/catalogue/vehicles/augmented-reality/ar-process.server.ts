import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ArOrder } from '#machines/ar/ar-scene.ts'

const program = fileURLToPath(new URL('../../../../machines/ar/child.ts', import.meta.url))

/** Milliseconds after which the process is stopped. It needs about one second. */
const patience = 20_000

type Options = { file?: string; timeout?: number }

/**
 * Builds the model of a machine as a binary glTF file in a process of its own, because it computes
 * for a second. Rejects if the process fails, is killed, or takes too long.
 */
export async function buildGlbInProcess(
  order: ArOrder,
  { file = program, timeout = patience }: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const child = fork(file, {
    serialization: 'advanced',
    // The process only computes, so it gets neither secrets nor the server's options.
    env: {},
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout)
  try {
    const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    child.once('message', answer.resolve)
    child.once('error', answer.reject)
    child.once('exit', () => answer.reject(new Error('The process of the AR model has ended')))
    child.send(order, (error) => error && answer.reject(error))
    return await answer.promise
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    await exit
  }
}
