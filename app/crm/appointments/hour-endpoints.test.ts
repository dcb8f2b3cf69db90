import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { publicPurposes } from './appointment-purposes.ts'

const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const nearDay = fc.constantFrom(
  '2026-11-02',
  '2026-11-04',
  '2026-11-29',
  '9999-12-31',
  '0000-01-01',
)
const anyQuery = fc.record(
  {
    for: fc.oneof(fc.constantFrom<string>(...publicPurposes), fc.string()),
    from: fc.oneof(nearDay, anyDay, fc.string()),
    days: fc.oneof(fc.integer({ min: -2, max: 20 }).map(String), fc.string()),
    model: fc.oneof(fc.constantFrom('SP125', 'UNICORN'), fc.string({ maxLength: 120 })),
  },
  { requiredKeys: [] },
)

onEachDatabase('free hours', (getDatabase) => {
  it('answer any query with at most 14 days of hours, or refuse it', async () => {
    const app = testApp(getDatabase())
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const answer = await app.request(`/api/slots?${new URLSearchParams(query)}`)
        statuses.add(answer.status)
        expect([200, 422]).toContain(answer.status)
        if (answer.status !== 200) return
        const { days } = await answer.json()
        expect(days.length).toBeLessThanOrEqual(14)
        for (const { hours } of days) expect(hours.length).toBeLessThanOrEqual(96)
      }),
      { numRuns: 5000, endOnFailure: true },
    )
    expect([...statuses].toSorted()).toEqual([200, 422])
  }, 120_000)
})
