import { expect, test } from 'vitest'
import { addressOf, fileAddress, filterOf } from './report-url.ts'

const filter = {
  page: 3,
  limit: 10,
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  search: 'Asha & co',
}

test('a filter survives its address', () => {
  expect(filterOf(new URLSearchParams(addressOf(filter)))).toEqual(filter)
})

test('the plain list has no query', () => {
  const plain = { page: 1, fromDate: undefined, toDate: undefined, search: '' }
  expect(addressOf(plain)).toBe('')
})

test.each([
  'page=-1',
  'page=1.5',
  'page=NaN',
  'page=99999999999999999999',
  'from=2026-02-30',
  'from=yesterday',
  'to=',
])('takes ?%s as if it were not there', (query) => {
  expect(filterOf(new URLSearchParams(query))).toEqual({
    page: 1,
    limit: 10,
    fromDate: undefined,
    toDate: undefined,
    search: '',
  })
})

test('the file is asked for in the words of the calls', () => {
  expect(fileAddress('booking', 'csv', filter)).toBe(
    '/api/reports/booking.csv?fromDate=2026-11-01&toDate=2026-11-30&search=Asha+%26+co',
  )
})
