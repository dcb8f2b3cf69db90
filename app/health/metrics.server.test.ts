import { expect, it, onTestFinished, vi } from 'vitest'
import { createMetrics } from './metrics.server.ts'

const request = { id: 'a', method: 'GET', path: '/finance', status: 200, ms: 1, isStored: false }

function answered(...times: [number, Partial<typeof request>][]) {
  const state = { now: 0 }
  const metrics = createMetrics(() => state.now)
  for (const [count, line] of times)
    for (let index = 0; index < count; index++) metrics.count({ ...request, ...line })
  return { metrics, state }
}

it('reports failure if most computed responses failed, without counting files and caches', () => {
  const { metrics, state } = answered([20, { status: 500 }], [600, { isStored: true }], [19, {}])
  expect(metrics.isFailing()).toBe(true)
  state.now = 60_000
  expect(metrics.isFailing()).toBe(false)
})

it.each<[string, [number, Partial<typeof request>][]]>([
  [
    'half of it were faults',
    [
      [20, { status: 500 }],
      [20, {}],
    ],
  ],
  [
    'it was asked too little to tell',
    [
      [19, { status: 500 }],
      [20, { isStored: true }],
    ],
  ],
  ['the database is away', [[40, { status: 503 }]]],
])('does not report failure if %s', (_, times) => {
  expect(answered(...times).metrics.isFailing()).toBe(false)
})

it('uses a monotonic clock', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const metrics = createMetrics()
  for (let index = 0; index < 20; index++) metrics.count({ ...request, status: 500 })
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(59_000)
  expect(metrics.isFailing()).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(metrics.isFailing()).toBe(false)
})

it('counts each response from memory once, however often the metrics are read', async () => {
  const { metrics } = answered()
  for (const status of [200, 304, 200]) metrics.countFromMemory(status)
  const health = {
    database: { isUp: true },
    disk: { used: 0.5 },
    outbox: { oldestSeconds: 0 },
    backup: { ageSeconds: 0, hasFailed: false },
  }
  await metrics.text(health)
  const text = await metrics.text(health)
  expect(text).toContain('showroom_http_requests_total{kind="memory",status="200"} 2')
  expect(text).toContain('showroom_http_requests_total{kind="memory",status="304"} 1')
  expect(metrics.isFailing()).toBe(false)
})

it('reports guesses after 200 wrong or refused lookups within an hour, and no right ones', () => {
  const { metrics, state } = answered()
  for (let turn = 0; turn < 500; turn++) metrics.countLookup('found')
  for (let turn = 0; turn < 199; turn++) metrics.countLookup(turn % 2 === 0 ? 'wrong' : 'limited')
  expect(metrics.areReferencesGuessed()).toBe(false)
  metrics.countLookup('wrong')
  expect(metrics.areReferencesGuessed()).toBe(true)
  state.now = 3_600_000
  expect(metrics.areReferencesGuessed()).toBe(false)
})
