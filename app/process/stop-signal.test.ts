import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** Runs a process that uses `onStopSignal`, and returns its end. */
async function endOf(stop: string, meanwhile = '') {
  const program = `import { pbkdf2 } from 'node:crypto'
    import { onStopSignal } from '#app/process/stop-signal.server.ts'
    onStopSignal(${stop}, 20)
    ${meanwhile}
    setInterval(() => {}, 60_000)
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  return once(child, 'exit')
}

it('exits with 0 after a stop, and with 1 after a failed stop', async () => {
  expect(await endOf('async () => {}')).toEqual([0, null])
  expect(await endOf("async () => { throw new Error('no') }")).toEqual([1, null])
})

it('exits although threads are running if stopping takes too long', async () => {
  const busyThread = `pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})`
  expect(await endOf('() => new Promise(() => {})', busyThread)).toEqual([0, null])
})
