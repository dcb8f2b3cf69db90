import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A process that stops as ours does, and says so when it is ready. */
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

it('ends with 0 after it has stopped, with 1 where that failed', async () => {
  expect(await endOf('async () => {}')).toEqual([0, null])
  expect(await endOf("async () => { throw new Error('no') }")).toEqual([1, null])
})

it('ends whatever is under way, in threads as well, when stopping takes too long', async () => {
  const busyThread = `pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})`
  expect(await endOf('() => new Promise(() => {})', busyThread)).toEqual([0, null])
})
