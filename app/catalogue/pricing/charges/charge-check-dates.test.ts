import { expect, it } from 'vitest'
import { withCheckDates } from './charge-check-dates.ts'
import { telanganaCharges as before } from './start-charges-telangana.ts'

const today = '2026-12-01'

function publish(change: object) {
  const [first, ...others] = before.charges
  if (!first) throw new Error('the table is empty')
  const after = { ...before, charges: [{ ...first, ...change }, ...others] }
  return withCheckDates(after, { before, today }).charges.map(({ checkedOn }) => checkedOn)
}

it('a changed charge counts as checked on the day of publication', () => {
  const [changed, ...others] = publish({ source: 'A new order' })
  expect(changed).toBe(today)
  expect(new Set(others)).toEqual(new Set(['2026-11-26']))
})

it('a charge keeps the check date that staff entered', () => {
  expect(publish({ source: 'A new order', checkedOn: '2026-11-30' })[0]).toBe('2026-11-30')
})

it('a new last day is no check', () => {
  expect(publish({ until: '2026-12-31' })[0]).toBe('2026-11-26')
})

it('unchanged charges keep their check dates', () => {
  expect(new Set(publish({}))).toEqual(new Set(['2026-11-26']))
})
