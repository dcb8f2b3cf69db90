import { expect, test } from 'vitest'
import { buildReportFileUrl, buildReportUrl } from './build-report-url.ts'
import { findInvalidReportParts, parseReportUrl } from './parse-report-url.ts'
import { conditions } from './report-filter-words.ts'

const filter = {
  page: 3,
  limit: 10,
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  search: 'Asha & co',
}

const booked = {
  ...filter,
  bookingFrom: '2026-12-01',
  bookingTo: '2026-12-02',
  columns: 'name,state',
}

test('parses the address of a filter back into the same filter', () => {
  expect(parseReportUrl(new URLSearchParams(buildReportUrl(filter)))).toEqual(filter)
})

test('parses the address of booking days and columns back into the same filter', () => {
  expect(parseReportUrl(new URLSearchParams(buildReportUrl(booked)))).toEqual(booked)
  expect(buildReportFileUrl('booking', 'pdf', booked)).toContain(
    '&bookingFrom=2026-12-01&bookingTo=2026-12-02&search=Asha+%26+co&columns=name%2Cstate',
  )
  expect(conditions(booked).slice(0, 2)).toEqual(['booked from 1 Dec 2026', 'booked to 2 Dec 2026'])
  const oneDay = { ...filter, bookingFrom: '2026-12-01', bookingTo: '2026-12-01' }
  expect(conditions(oneDay)[0]).toBe('booked for 1 Dec 2026')
})

test('builds no query for the list if there are no filters', () => {
  const plain = { page: 1, fromDate: undefined, toDate: undefined, search: '' }
  expect(buildReportUrl(plain)).toBe('')
})

test.each([
  'page=-1',
  'page=1.5',
  'page=NaN',
  'page=99999999999999999999',
  'from=2026-02-30',
  'from=yesterday',
  'to=',
])('ignores the invalid query ?%s', (query) => {
  expect(parseReportUrl(new URLSearchParams(query))).toEqual({
    page: 1,
    limit: 10,
    fromDate: undefined,
    toDate: undefined,
    search: '',
  })
})

test('builds the address of a file with the parameters of the endpoint', () => {
  expect(buildReportFileUrl('booking', 'csv', filter)).toBe(
    '/api/reports/booking.csv?fromDate=2026-11-01&toDate=2026-11-30&search=Asha+%26+co',
  )
})

test('builds no query for the file if there are no filters', () => {
  const all = { page: 2, limit: 10, fromDate: undefined, toDate: undefined, search: '' }
  expect(buildReportFileUrl('booking', 'pdf', all)).toBe('/api/reports/booking.pdf')
  expect(conditions(all)).toEqual([])
})

test('prints a description of the active filter', () => {
  expect(conditions(filter)).toEqual(['from 1 Nov 2026', 'to 30 Nov 2026', 'with “Asha & co”'])
})

test('trims a search text and cuts it at 200 characters', () => {
  const { search } = parseReportUrl(new URLSearchParams({ search: `  ${'x'.repeat(300)} ` }))
  expect(search).toBe('x'.repeat(200))
})

test.each(['x2026-11-01', '2026-11-011', '2026-11-01x'])('does not accept %s as a day', (from) => {
  expect(parseReportUrl(new URLSearchParams({ from })).fromDate).toBeUndefined()
})

test('finds the invalid parts of an address', () => {
  const params = new URLSearchParams('page=x&from=2026-02-30&to=2026-11-30&search=asha')
  expect(findInvalidReportParts(params).sort()).toEqual(['from', 'page'])
})
