import { describe, expect, it } from 'vitest'
import { continueEntry, firstOfNextMonth } from './continue-entry.ts'

const succession = {
  from: 'from',
  until: 'until',
  today: ['checkedOn'],
  cleared: ['source'],
  texts: { button: '', day: '', hint: '', confirm: '', done: () => '' },
}
const tax = {
  key: 'tax',
  percent: 12,
  source: 'Order 53',
  from: '2025-08-14',
  checkedOn: '2026-01-01',
}
const fee = { key: 'fee', rupees: 300, from: '2020-01-01' }

const continueTax = (entry: object, day: string) =>
  continueEntry([entry, fee], 0, succession, { day, now: '2026-11-27' })

describe('an entry that continues from a later day', () => {
  it('ends on the day before, and a copy follows it', () => {
    expect(continueTax(tax, '2026-12-01')).toEqual([
      { ...tax, until: '2026-11-30' },
      { key: 'tax', percent: 12, from: '2026-12-01', checkedOn: '2026-11-27' },
      fee,
    ])
  })

  it('leaves a later last day to its copy', () => {
    expect(continueTax({ ...tax, until: '2027-03-31' }, '2026-12-01')).toMatchObject([
      { until: '2026-11-30' },
      { from: '2026-12-01', until: '2027-03-31' },
      {},
    ])
  })

  it('keeps an earlier last day', () => {
    const [ended, copy] = continueTax({ ...tax, until: '2026-10-31' }, '2026-12-01') ?? []
    expect(ended).toEqual({ ...tax, until: '2026-10-31' })
    expect(copy).not.toHaveProperty('until')
  })

  it.each(['2025-08-14', '2025-08-13', '2026-02-30', ''])('refuses the day “%s”', (day) => {
    expect(continueTax(tax, day)).toBeUndefined()
  })
})

it.each([
  ['2026-11-27', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2027-02-01', '2027-03-01'],
  ['2027-01-31', '2027-02-01'],
])('the month after %s begins on %s', (day, first) => {
  expect(firstOfNextMonth(day)).toBe(first)
})
