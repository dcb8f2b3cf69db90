import { expect, it } from 'vitest'
import type { StateCountRow } from './analytics-store.server.ts'
import { countLostReasons, countOutcomesBySource } from './outcome-metrics.ts'

const row = (
  kind: string,
  state: string | null,
  count: number,
  more: Partial<StateCountRow> = {},
): StateCountRow => ({
  kind,
  state,
  count,
  lost_reason: null,
  source: 'google',
  is_open: 0,
  ...more,
})

const counted = [
  row('test-ride', 'delivered', 3),
  row('finance', 'quoted', 2, { is_open: 1 }),
  row('offer', 'lost', 4, { lost_reason: 'price' }),
  row('test-ride', 'new', 1),
  row('test-ride', 'earlier', 5),
  row('amc', 'sold', 6),
  row('extended-warranty', 'lost', 7, { lost_reason: 'price' }),
  row('service-booking', 'delivered', 87),
  row('service-booking', 'no-show', 8),
  row('contact', 'answered', 9),
  row('opt-in', null, 10),
]

it('counts the outcomes of each flow separately', () => {
  expect(countOutcomesBySource(counted)).toEqual([
    { flow: 'sales', source: 'google', total: 15, open: 2, won: 3, lost: 4, other: 6 },
    { flow: 'cover', source: 'google', total: 13, open: 0, won: 6, lost: 7, other: 0 },
    { flow: 'workshop', source: 'google', total: 95, open: 0, won: 87, lost: 8, other: 0 },
    { flow: 'contact', source: 'google', total: 9, open: 0, won: 9, lost: 0, other: 0 },
    { flow: 'none', source: 'google', total: 10, open: 0, won: 0, lost: 0, other: 10 },
  ])
})

it('counts lost reasons separately for sales and for contracts', () => {
  expect(countLostReasons(counted)).toEqual([
    { flow: 'sales', reason: 'price', count: 4 },
    { flow: 'cover', reason: 'price', count: 7 },
  ])
})

it('lists outcomes that add up to the total of each row, also in the row of other sources', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    row('test-ride', index % 2 ? 'delivered' : 'lost', index + 1, { source: `s${index}` }),
  )
  const rows = countOutcomesBySource([...many, row('offer', 'lost', 2, { source: null })])
  expect(rows).toHaveLength(11)
  expect(rows.at(-1)).toMatchObject({ source: null, total: 12 })
  for (const { total, open, won, lost, other } of rows)
    expect(total).toBe(open + won + lost + other)
})
