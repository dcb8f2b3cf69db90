import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { periodForPreset, splitIntoWeeks } from './analytics-period.ts'
import { medianOf } from './tally-median.ts'

onEachDatabase('response time', (getDatabase) => {
  const asked = { name: 'Asha Example', contactNumber: '9000000001', model: 'honda-dio' }
  const ask = async (sentAt: string, event: object, eventAt: string) => {
    let now = new Date(sentAt)
    const visitor = testApp(getDatabase(), { clock: () => now })
    const { reference } = await (await visitor.send('POST', '/book-service', asked)).json()
    now = new Date(eventAt)
    const app = await visitor.loginAsStaff()
    const told = await app.send('POST', `/api/desk/${reference}/events`, event)
    expect(told.status).toBe(200)
    const row = () =>
      getDatabase()
        .db.selectFrom('enquiries')
        .select(['in_time', 'first_call_minutes'])
        .executeTakeFirstOrThrow()
    return { app, reference, row, version: (await told.json()).version }
  }

  it('counts a call before the deadline as in time, and its response time in working minutes', async () => {
    // This is Monday 2 November 2026, 10:00, in Hyderabad.
    const { app, reference, row } = await ask(
      '2026-11-02T04:30:00Z',
      { type: 'call', outcome: 'no-answer' },
      '2026-11-02T05:15:00Z',
    )
    expect(await row()).toEqual({ in_time: 1, first_call_minutes: 45 })
    expect(await (await app.request(`/api/desk/${reference}`)).json()).toMatchObject({
      firstCallMinutes: 45,
    })
  })

  it('uses default opening hours if the dealer row is missing', async () => {
    const { app, reference, row } = await ask(
      '2026-11-02T04:30:00Z',
      { type: 'note', text: 'Wants red' },
      '2026-11-02T04:45:00Z',
    )
    await getDatabase().db.deleteFrom('dealers').execute()
    const call = { type: 'call', outcome: 'reached' }
    const told = await app.send('POST', `/api/desk/${reference}/events`, call)
    expect(told.status).toBe(200)
    expect((await row()).in_time).toBe(1)
  })

  it('counts a call after the deadline as late, and leaves the night out of the response time', async () => {
    const { row } = await ask(
      '2026-11-02T04:30:00Z',
      { type: 'call', outcome: 'reached' },
      '2026-11-03T04:30:00Z',
    )
    const { in_time, first_call_minutes } = await row()
    expect(in_time).toBe(0)
    expect(first_call_minutes).toBeLessThan(14 * 60)
  })

  it('removes the response when staff undo the move that counted as the response', async () => {
    const { app, reference, row, version } = await ask(
      '2026-11-02T04:30:00Z',
      { type: 'state', state: 'confirmed', version: 1 },
      '2026-11-02T05:00:00Z',
    )
    expect(await row()).toEqual({ in_time: 1, first_call_minutes: 30 })
    const back = { type: 'state', state: 'requested', version }
    await app.send('POST', `/api/desk/${reference}/events`, back)
    expect(await row()).toEqual({ in_time: null, first_call_minutes: null })
  })
})

describe('median', () => {
  it.each([
    [null, []],
    [7, [[7, 1]]],
    [
      15,
      [
        [20, 1],
        [10, 1],
      ],
    ],
    [
      5,
      [
        [90, 2],
        [5, 3],
      ],
    ],
  ] as const)('equals %j', (median, tally) => {
    expect(medianOf(new Map(tally))).toBe(median)
  })
})

describe('period', () => {
  it('this week begins on Monday', () => {
    expect(periodForPreset('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(periodForPreset('week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  })

  it.each([
    ['2026-11-26', { from: '2026-10-01', to: '2026-10-31' }],
    ['2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
    ['2026-01-01', { from: '2025-12-01', to: '2025-12-31' }],
  ])('uses for “last month” the calendar month before %s', (today, period) => {
    expect(periodForPreset('last-month', today)).toEqual(period)
  })

  it('splits a period into weeks that stay within the period', () => {
    expect(splitIntoWeeks({ from: '2026-10-29', to: '2026-11-10' })).toEqual([
      { from: '2026-10-29', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-10' },
    ])
  })
})
