import { expect, test } from 'vitest'
import { bookingDayRange, receivedDayRange } from '#app/crm/enquiry-query/enquiry-filter.ts'
import {
  deskFilterUrl,
  deskPageParameters,
  deskPageQuery,
  deskSorting,
  findInvalidFilterNames,
  isDeskFiltered,
  listedEnquiryUrl,
  parseDeskFilter,
  parseListPosition,
  sortDeskBy,
} from './desk-filter.ts'

const asked = (address: string) => parseDeskFilter(new URLSearchParams(address))

test('parses an address into a filter that builds the same address', () => {
  const address =
    '?section=mine&kind=test-ride&state=quoted&assignee=me&model=DIO&search=asha&received=week&sort=due&page=3'
  expect(deskFilterUrl(asked(address))).toBe(address)
})

test('ignores invalid parts of an address', () => {
  const filter = asked('section=x&booking=never&bookingFrom=2026-02-30&sort=size&page=-4')
  expect(deskFilterUrl(filter)).toBe('?section=overdue')
  expect(isDeskFiltered(filter)).toBe(false)
})

test('counts a search as a filter, but neither the section nor the sorting', () => {
  expect(isDeskFiltered(asked('section=all&sort=model'))).toBe(false)
  expect(isDeskFiltered(asked('section=all&search=asha'))).toBe(true)
  expect(isDeskFiltered(asked('booking=tomorrow'))).toBe(true)
})

test.each([
  ['today', '2026-11-23', '2026-11-23'],
  ['tomorrow', '2026-11-24', '2026-11-24'],
  ['yesterday', '2026-11-22', '2026-11-22'],
  ['week', '2026-11-23', '2026-11-29'],
])('maps the booking preset %s to days', (booking, from, to) => {
  expect(bookingDayRange(asked(`booking=${booking}`), '2026-11-23')).toEqual({ from, to })
})

test('uses on a Sunday as “this week” the week that ends that day', () => {
  const days = bookingDayRange(asked('booking=week'), '2026-11-29')
  expect(days).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test.each([
  ['today', '2026-11-23', '2026-11-23'],
  ['yesterday', '2026-11-22', '2026-11-22'],
  ['week', '2026-11-17', '2026-11-23'],
  ['month', '2026-10-25', '2026-11-23'],
])('maps the arrival preset %s to days', (received, from, to) => {
  expect(receivedDayRange(asked(`received=${received}`), '2026-11-23')).toEqual({ from, to })
})

test('requests a page of the list with every part of the filter', () => {
  const address = 'section=all&kind=amc,finance&open=no&answered=late&answeredBy=me&booking=week'
  expect(deskPageParameters(asked(address), '2026-11-23')).toEqual({
    ...Object.fromEntries(new URLSearchParams(address)),
    bookingFrom: '2026-11-23',
    bookingTo: '2026-11-29',
    sort: 'booking',
    page: '1',
    limit: '30',
  })
})

test('requests presets as days too, for an earlier release that knows only days', () => {
  expect(deskPageParameters(asked('section=all&received=week'), '2026-11-23')).toMatchObject({
    received: 'week',
    receivedFrom: '2026-11-17',
    receivedTo: '2026-11-23',
  })
})

test('ignores only the unknown values of a list', () => {
  expect(asked('state=new,asleep,quoted').state).toEqual(['new', 'quoted'])
})

test('ignores a value of a long list rather than half of it', () => {
  const kinds = Array.from({ length: 19 }, () => 'extended-warranty')
  const { kind } = asked(`kind=${kinds.join()}`)
  expect(kind.length).toBeGreaterThan(10)
  expect(kinds).toEqual(expect.arrayContaining(kind))
})

test.each(['1e9', '1000000', '0', '2.5'])(
  'opens the first page if the address has page %s',
  (page) => {
    expect(asked(`page=${page}`).page).toBe(1)
  },
)

test('cuts a search text at 200 characters and ignores an unknown status', () => {
  const filter = asked(`search=${'x'.repeat(300)}&state=asleep&kind=amc`)
  expect([filter.search.length, filter.state, filter.kind]).toEqual([200, [], ['amc']])
})

test('sorts bookings by day unless the user chooses another sorting', () => {
  const sortOf = (address: string) => deskPageQuery(asked(address)).sort
  expect(sortOf('section=overdue')).toBeUndefined()
  expect(sortOf('section=all&booking=tomorrow')).toBe('booking')
  expect(sortOf('section=all&booking=tomorrow&sort=model')).toBe('model')
})

test('reads an address with one status as before, and several with “open” beside them', () => {
  expect(asked('section=all&state=quoted').state).toEqual(['quoted'])
  const several = '?section=all&state=quoted%2Cbooked'
  expect(deskFilterUrl(asked(several))).toBe(several)
  expect(asked('section=all&open=yes')).toMatchObject({ open: 'yes', state: [] })
})

test.each([
  ['state=asleep', ['state']],
  ['state=new,asleep', ['state']],
  ['kind=test-ride,spaceship', ['kind']],
  ['assignee=ravi', ['assignee']],
  ['receivedFrom=2026-02-30&bookingTo=x', ['receivedFrom', 'bookingTo']],
  ['section=old&page=-4&open=perhaps', ['section', 'open', 'page']],
  ['section=mine&state=new,quoted&assignee=7&page=3&utm_source=x', []],
  [`search=${'x'.repeat(300)}`, []],
])('finds the invalid parts of the address %s', (address, names) => {
  expect(findInvalidFilterNames(new URLSearchParams(address)).sort()).toEqual([...names].sort())
})

test('keeps the list and the position in the address of an enquiry', () => {
  const address = listedEnquiryUrl('TR-ABCDE', asked('section=mine&state=new&page=2'), 31)
  expect(address).toBe('/admin/desk/TR-ABCDE?section=mine&state=new&position=31')
  const place = parseListPosition(new URL(address, 'https://a.example').searchParams)
  expect(place).toMatchObject({ position: 31, filter: { section: 'mine', page: 2 } })
})

test.each([
  '',
  'section=mine',
  'position=0',
  'position=1.5',
  'position=99999',
  'position=2&state=x',
])('finds no list in the address “%s” of an enquiry', (address) => {
  expect(parseListPosition(new URLSearchParams(address))).toBeUndefined()
})

test('sorts by a column, and at the second choice in the opposite order', () => {
  const plain = asked('section=all')
  expect(deskSorting(plain)).toEqual({ sort: 'received', order: 'desc' })
  expect(deskFilterUrl(sortDeskBy(plain, 'received'))).toBe('?section=all&sort=received&order=asc')
  const byDue = sortDeskBy(plain, 'due')
  expect(deskFilterUrl(byDue)).toBe('?section=all&sort=due')
  expect(deskPageQuery(sortDeskBy(byDue, 'due'))).toMatchObject({ sort: 'due', order: 'desc' })
})
