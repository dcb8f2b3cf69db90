import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { beforeFirstRequestOfDay } from './before-first-request-of-day.server.ts'

function appWith(work: () => Promise<unknown>, pause?: number) {
  const today = { day: 1 }
  const app = new Hono()
  app.use(beforeFirstRequestOfDay(() => today.day, work, pause))
  app.get('/', (c) => c.text('page'))
  return { today, ask: async () => (await app.request('/')).text() }
}

it('does the work once a day, before the first request', async () => {
  let runs = 0
  const { today, ask } = appWith(async () => (runs += 1))
  await ask()
  await ask()
  expect(runs).toBe(1)
  today.day = 2
  await Promise.all([ask(), ask()])
  expect(runs).toBe(2)
})

it('keeps all requests of a new day waiting, also while the work of the day before runs', async () => {
  const runs: (() => void)[] = []
  const { today, ask } = appWith(() => new Promise<void>((resolve) => runs.push(resolve)))
  const answers: string[] = []
  const early = ask().then(() => answers.push('early'))
  today.day = 2
  const late = [ask(), ask()].map((it) => it.then(() => answers.push('late')))
  runs[0]?.()
  await early
  expect(answers).toEqual(['early'])
  runs[1]?.()
  await Promise.all(late)
  expect([answers, runs.length]).toEqual([['early', 'late', 'late'], 2])
})

it.each([
  ['tries again after a pause', 0, 2],
  ['keeps no request waiting during the pause', 60_000, 1],
])('answers requests if the work fails, and %s', async (_, pause, expected) => {
  let runs = 0
  const { ask } = appWith(async () => {
    runs += 1
    throw new Error('no database')
  }, pause)
  expect([await ask(), await ask()]).toEqual(['page', 'page'])
  expect(runs).toBe(expected)
})
