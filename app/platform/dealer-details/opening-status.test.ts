import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatOpeningStatus } from '#app/site/dealer-on-pages/opening-status-text.tsx'
import { type DealerHours, formatShortTime, openingStatusAt } from './opening-status.ts'

const hours: DealerHours = {
  sales: { opens: '10:00', closes: '20:00' },
  service: { opens: '09:30', closes: '19:30' },
  callWithin: { sales: 120, service: 120 },
  closedOn: ['Tuesday'],
  holidays: [
    { name: 'Republic Day', on: '01-26' },
    { name: 'Holi', on: '2027-03-22' },
  ],
}
const zone = 'Asia/Kolkata'
const temporal = { value: Temporal, configurable: true, writable: true }
const sales = (local: string) => openingStatusAt(hours, 'sales', new Date(`${local}+05:30`), zone)

describe.each([
  ['with Temporal', true],
  ['without Temporal', false],
])('opening status, in a browser %s', (_, hasTemporal) => {
  beforeEach(() => {
    if (!hasTemporal) Reflect.deleteProperty(globalThis, 'Temporal')
  })
  afterEach(() => Object.defineProperty(globalThis, 'Temporal', temporal))

  it.each([
    ['2026-11-21T10:00', true, 'Open now · closes 8:00 PM'],
    ['2026-11-21T19:59', true, 'Open now · closes 8:00 PM'],
    ['2026-11-21T09:59', false, 'Closed now · opens at 10:00 AM'],
    ['2026-11-21T20:00', false, 'Closed now · opens tomorrow at 10:00 AM'],
    ['2026-11-23T21:00', false, 'Closed now · opens on Wednesday at 10:00 AM'],
    ['2026-11-24T12:00', false, 'Closed on Tuesdays · opens tomorrow at 10:00 AM'],
    ['2027-01-26T12:00', false, 'Closed today for Republic Day · opens tomorrow at 10:00 AM'],
    ['2028-01-26T12:00', false, 'Closed today for Republic Day · opens tomorrow at 10:00 AM'],
    ['2027-03-22T12:00', false, 'Closed today for Holi · opens on Wednesday at 10:00 AM'],
    ['2028-03-22T12:00', true, 'Open now · closes 8:00 PM'],
  ])('has the right text at %s', (local, isOpen, text) => {
    expect(sales(local).isOpen).toBe(isOpen)
    expect(formatOpeningStatus(sales(local))).toBe(text)
  })

  it.each([
    ['2026-11-24T12:00', 'Closed on Tuesdays · opens tomorrow at 10:00 AM'],
    ['2026-11-25T21:00', 'Closed now · opens on Wednesday next week at 10:00 AM'],
    ['2026-11-26T12:00', 'Closed on Thursdays · opens on Wednesday at 10:00 AM'],
  ])('names the next Wednesday at %s if the dealer opens only on Wednesdays', (local, text) => {
    const wednesdays: DealerHours = {
      ...hours,
      closedOn: ['Sunday', 'Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'],
    }
    const opening = openingStatusAt(wednesdays, 'sales', new Date(`${local}+05:30`), zone)
    expect(formatOpeningStatus(opening)).toBe(text)
  })

  it('uses the dealer’s time zone, not the visitor’s', () => {
    const instant = new Date('2026-11-21T20:00:00Z')
    const opening = openingStatusAt(hours, 'sales', instant, zone)
    expect(formatOpeningStatus(opening)).toBe('Closed now · opens at 10:00 AM')
  })

  it('uses the workshop’s own hours for service', () => {
    const instant = new Date('2026-11-21T09:45+05:30')
    const workshop = openingStatusAt(hours, 'service', instant, zone)
    expect(formatOpeningStatus(workshop)).toBe('Open now · closes 7:30 PM')
    expect(openingStatusAt(hours, 'sales', instant, zone).isOpen).toBe(false)
  })

  it('stops looking for the next opening if every day is closed', () => {
    const never: DealerHours = {
      ...hours,
      closedOn: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    }
    expect(openingStatusAt(never, 'sales', new Date('2026-11-21T12:00Z'), zone).isOpen).toBe(false)
  })
})

it.each([
  ['00:00', '12:00 AM'],
  ['09:30', '9:30 AM'],
  ['12:05', '12:05 PM'],
  ['20:00', '8:00 PM'],
])('formats %s as %s', (time, said) => {
  expect(formatShortTime(time)).toBe(said)
})
