import * as v from 'valibot'
import { expect, it } from 'vitest'
import { reportFilterSchema } from './report-filter.ts'

const read = (sent: object) => v.parse(reportFilterSchema, sent)
const said = (sent: unknown) =>
  v.safeParse(reportFilterSchema, sent).issues?.map((it) => it.message)

it('defaults to the first ten rows without filters', () => {
  const all = { page: 1, limit: 10, fromDate: undefined, toDate: undefined, search: '' }
  expect(read({})).toEqual(all)
  expect(read({ page: '', limit: null })).toEqual(all)
  expect(
    read({ page: null, limit: '', fromDate: null, toDate: ' ', search: null, searchTerm: null }),
  ).toEqual(all)
})

it.each([
  [
    { page: '3', limit: '25' },
    { page: 3, limit: 25 },
  ],
  [
    { page: 0, limit: -5 },
    { page: 1, limit: 1 },
  ],
  [
    { page: 2.9, limit: 1000 },
    { page: 2, limit: 100 },
  ],
  [{ page: 1e12 }, { page: 1e9 }],
])('parses %j into %j', (sent, asked) => {
  expect(read(sent)).toMatchObject(asked)
})

it('accepts dates, and a search text as `search` or as `searchTerm`', () => {
  expect(read({ fromDate: ' 2026-11-01 ', toDate: '2026-11-30', search: ' asha ' })).toMatchObject({
    fromDate: '2026-11-01',
    toDate: '2026-11-30',
    search: 'asha',
  })
  expect(read({ searchTerm: 4321 }).search).toBe('4321')
  expect(read({ search: 'asha', searchTerm: 'ravi' })).not.toHaveProperty('searchTerm')
  expect(read({ search: 'asha', searchTerm: 'ravi' }).search).toBe('asha')
  expect(read({ search: 'as\0ha' }).search).toBe('asha')
})

it.each([
  [{ page: 'two' }, 'page must be a number'],
  [{ limit: [] }, 'limit must be a number'],
  [{ fromDate: '2026-02-30' }, 'From Date must be a date, like 2026-11-21'],
  [{ toDate: 20261121 }, 'To Date must be a date, like 2026-11-21'],
  [{ search: {} }, 'Search must be text'],
  [{ search: 'x'.repeat(201) }, 'Search must be 200 characters or fewer'],
  ['asha', 'The request must be a group of fields'],
])('refuses %j with the message %s', (sent, sentence) => {
  expect(said(sent)).toEqual([sentence])
})
