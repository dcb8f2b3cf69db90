import { expect, test } from 'vitest'
import { concurrencyLimiter, QueueFull } from './concurrency-limiter.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Starts named jobs that run until the test finishes them, and records the order in which they
 * began.
 */
function workshop(limiter: ReturnType<typeof concurrencyLimiter>) {
  const began: string[] = []
  const finish = new Map<string, () => void>()
  const start = (name: string, options: { client?: string; signal?: AbortSignal } = {}) =>
    limiter.run(() => {
      began.push(name)
      const { promise, resolve } = Promise.withResolvers<void>()
      finish.set(name, resolve)
      return promise.then(() => name)
    }, options)
  return {
    began,
    start,
    finish: async (name: string) => {
      await settled()
      finish.get(name)?.()
      await settled()
    },
  }
}

test('runs as many jobs at once as the limit allows, and later jobs in order of arrival', async () => {
  const limiter = concurrencyLimiter({ limit: 2 })
  const { began, start, finish } = workshop(limiter)
  const all = ['a', 'b', 'c', 'd'].map((name) => start(name))
  await settled()
  expect(began).toEqual(['a', 'b'])
  expect(limiter.state()).toEqual({ running: 2, waiting: 2 })
  await finish('b')
  expect(began).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await finish(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(limiter.state()).toEqual({ running: 0, waiting: 0 })
})

test('releases the slot of a job that fails', async () => {
  const limiter = concurrencyLimiter({ limit: 1 })
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limiter.run(async () => 'next')).toBe('next')
})

test('rejects with QueueFull while the queue is full', async () => {
  const { start, finish, began } = workshop(concurrencyLimiter({ limit: 1, queue: 1 }))
  void start('running')
  void start('waiting')
  await expect(start('refused')).rejects.toThrow(QueueFull)
  await finish('running')
  void start('accepted')
  await finish('waiting')
  expect(began).toEqual(['running', 'waiting', 'accepted'])
})

test('aborting a waiting job frees its place in the queue', async () => {
  const limiter = concurrencyLimiter({ limit: 1, queue: 1 })
  const { start, finish, began } = workshop(limiter)
  void start('running')
  const leaving = new AbortController()
  const left = start('left', { signal: leaving.signal })
  leaving.abort(new Error('The client has left'))
  await expect(left).rejects.toThrow('The client has left')
  expect(limiter.state()).toEqual({ running: 1, waiting: 0 })
  void start('next')
  await finish('running')
  expect(began).toEqual(['running', 'next'])
})

test('a job that is aborted before its start does not run; a running job ignores an abort', async () => {
  const limiter = concurrencyLimiter({ limit: 1 })
  const { start, finish, began } = workshop(limiter)
  await expect(start('never', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow(
    'gone',
  )
  const leaving = new AbortController()
  void start('first')
  const second = start('second', { signal: leaving.signal })
  await finish('first')
  leaving.abort()
  await finish('second')
  expect(await second).toBe('second')
  expect(began).toEqual(['first', 'second'])
  expect(limiter.state()).toEqual({ running: 0, waiting: 0 })
})

test('clients are served in turn, so that many requests of one client do not delay another', async () => {
  const { start, finish, began } = workshop(concurrencyLimiter({ limit: 1 }))
  for (const name of ['a1', 'a2', 'a3']) void start(name, { client: 'a' })
  void start('b1', { client: 'b' })
  for (const name of ['a1', 'a2', 'b1', 'a3']) await finish(name)
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a full queue drops the newest request of the client that has most for another client', async () => {
  const { start, finish, began } = workshop(concurrencyLimiter({ limit: 1, queue: 3 }))
  void start('running', { client: 'a' })
  void start('a1', { client: 'a' })
  void start('a2', { client: 'a' })
  const dropped = start('a3', { client: 'a' })
  void start('b1', { client: 'b' })
  await expect(dropped).rejects.toThrow(QueueFull)
  await expect(start('a4', { client: 'a' })).rejects.toThrow(QueueFull)
  for (const name of ['running', 'a1', 'b1', 'a2']) await finish(name)
  expect(began).toEqual(['running', 'a1', 'b1', 'a2'])
})
