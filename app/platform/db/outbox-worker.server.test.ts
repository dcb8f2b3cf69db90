import { expect, it, vi } from 'vitest'
import { createLog } from '#app/platform/log/log.server.ts'
import { startOutboxWorker } from './outbox-worker.server.ts'

const says = { waits: 'waits', fails: 'fails', goesOn: 'goes on' }
const log = createLog('silent')

it('sends a row that was claimed while the worker was being stopped', async () => {
  const claimed = Promise.withResolvers<number>()
  const sent: number[] = []
  const worker = startOutboxWorker({
    claimNext: () => (sent.length === 0 ? claimed.promise : Promise.resolve(undefined)),
    send: async (row: number) => void sent.push(row),
    log,
    says,
  })
  const stopped = worker.stop()
  claimed.resolve(7)
  await stopped
  expect(sent).toEqual([7])
})

it('claims no further row after a stop', async () => {
  const claimNext = vi.fn(async () => 1)
  const { promise: sending, resolve } = Promise.withResolvers<void>()
  const worker = startOutboxWorker({ claimNext, send: () => sending, log, says })
  await vi.waitFor(() => expect(claimNext).toHaveBeenCalledOnce())
  const stopped = worker.stop()
  resolve()
  await stopped
  expect(claimNext).toHaveBeenCalledOnce()
})
