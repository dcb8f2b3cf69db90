import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DealerHours } from './opening-status.ts'
import { weekdays } from './weekdays.ts'
import { addWorkingMinutes, workingMinutesBetween } from './working-time.ts'

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
const india = 'Asia/Kolkata'
const at = (local: string) => new Date(`${local}+05:30`)
const after = (local: string, minutes = 120, some: DealerHours = hours) =>
  addWorkingMinutes(some, 'sales', at(local), minutes, india)
const between = (from: string, to: string, some: DealerHours = hours) =>
  workingMinutesBetween(some, 'sales', at(from), at(to), india)
const onlyOn = (day: DealerHours['closedOn'][number]): DealerHours => ({
  ...hours,
  closedOn: weekdays.filter((it) => it !== day),
})

const temporal = { value: Temporal, configurable: true, writable: true }

describe.each([
  ['with Temporal', true],
  ['without Temporal', false],
])('adding two working hours, in a browser %s', (_, hasTemporal) => {
  beforeEach(() => {
    if (!hasTemporal) Reflect.deleteProperty(globalThis, 'Temporal')
  })
  afterEach(() => Object.defineProperty(globalThis, 'Temporal', temporal))

  it.each([
    // 21 November 2026 is a Saturday.
    ['in the middle of the day', '2026-11-21T12:00', '2026-11-21T14:00'],
    ['exactly at opening', '2026-11-21T10:00', '2026-11-21T12:00'],
    ['a minute before opening', '2026-11-21T09:59', '2026-11-21T12:00'],
    ['that end exactly at closing', '2026-11-21T18:00', '2026-11-21T20:00'],
    ['a minute before closing', '2026-11-21T19:59', '2026-11-22T11:59'],
    ['half an hour before closing', '2026-11-21T19:30', '2026-11-22T11:30'],
    ['exactly at closing', '2026-11-21T20:00', '2026-11-22T12:00'],
    ['a minute before midnight', '2026-11-21T23:59', '2026-11-22T12:00'],
    [
      'at midnight in India, 18:30 of the day before in UTC',
      '2026-11-22T00:00',
      '2026-11-22T12:00',
    ],
    ['before the day of rest', '2026-11-23T19:00', '2026-11-25T11:00'],
    ['on the day of rest', '2026-11-24T12:00', '2026-11-25T12:00'],
    ['before a holiday that follows the day before', '2027-01-25T19:00', '2027-01-27T11:00'],
    ['before a holiday with the day of rest behind it', '2027-03-21T19:00', '2027-03-24T11:00'],
    ['in a year that does not keep the holiday', '2028-03-22T19:00', '2028-03-23T11:00'],
    ['over the end of the year', '2026-12-31T19:30', '2027-01-01T11:30'],
  ])('%s', (__, from, to) => {
    expect(after(from)).toEqual(at(to))
    expect(workingMinutesBetween(hours, 'sales', at(from), at(to), india)).toBe(120)
  })
})

describe('adding working minutes', () => {
  it('uses the opening hours of the given counter', () => {
    const from = at('2026-11-21T19:45')
    expect(addWorkingMinutes(hours, 'service', from, 120, india)).toEqual(at('2026-11-22T11:30'))
  })

  it('accepts zero minutes, several days, and an instant with seconds', () => {
    expect(after('2026-11-21T12:00', 0)).toEqual(at('2026-11-21T12:00'))
    expect(after('2026-11-21T21:00', 0)).toEqual(at('2026-11-22T10:00'))
    expect(after('2026-11-21T12:00', 1800)).toEqual(at('2026-11-25T12:00'))
    expect(after('2026-11-21T19:30:20')).toEqual(at('2026-11-22T11:30:20'))
  })

  it('skips a week of holidays', () => {
    const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)
    const closed = { ...hours, holidays: week.map((on) => ({ name: 'Rebuilding', on })) }
    expect(after('2026-11-15T19:30', 120, closed)).toEqual(at('2026-11-23T11:30'))
    expect(between('2026-11-15T19:30', '2026-11-23T11:30', closed)).toBe(120)
  })

  it('looks for the next opening at most fourteen days ahead', () => {
    const wednesdays = onlyOn('Wednesday')
    const shut = { ...wednesdays, holidays: [{ name: 'Fair', on: '2026-11-25' }] }
    // Wednesdays are 18 November, 25 November (the fair) and 2 December.
    expect(after('2026-11-18T21:00', 60, shut)).toEqual(at('2026-12-02T11:00'))
    expect(after('2026-11-18T10:00', 0, shut)).toEqual(at('2026-11-18T10:00'))
    const twice = { ...shut, holidays: [...shut.holidays, { name: 'Fair', on: '2026-12-02' }] }
    expect(after('2026-11-18T21:00', 60, twice)).toBeUndefined()
    expect(after('2026-11-25T10:00', 60, twice)).toEqual(at('2026-12-09T11:00'))
    expect(after('2026-11-25T09:59', 60, twice)).toBeUndefined()
  })

  it('returns undefined if no day is open or the counter never opens', () => {
    expect(after('2026-11-21T12:00', 120, { ...hours, closedOn: [...weekdays] })).toBeUndefined()
    for (const [opens, closes] of [
      ['20:00', '10:00'],
      ['10:00', '10:00'],
      ['00:00', '00:00'],
      ['', ''],
      ['morning', 'evening'],
    ] as const) {
      const odd = { ...hours, sales: { opens, closes } }
      expect(after('2026-11-21T12:00', 120, odd), opens).toBeUndefined()
      expect(between('2026-11-01T12:00', '2027-11-21T12:00', odd), opens).toBe(0)
    }
  })

  it('returns undefined for an invalid instant or number', () => {
    expect(addWorkingMinutes(hours, 'sales', new Date('never'), 120, india)).toBeUndefined()
    expect(after('2026-11-21T12:00', Number.NaN)).toBeUndefined()
    expect(after('2026-11-21T12:00', -30)).toEqual(at('2026-11-21T12:00'))
  })

  it('stops searching even if the counter is open only one minute a week', () => {
    const rare = { ...onlyOn('Sunday'), sales: { opens: '10:00', closes: '10:01' } }
    expect(after('2026-11-21T12:00', 3, rare)).toEqual(at('2026-12-06T10:01'))
    expect(after('2026-11-21T12:00', 1800, rare)).toBeUndefined()
  })
})

describe('working minutes between two instants', () => {
  it.each([
    ['within a day', '2026-11-21T12:00', '2026-11-21T12:45', 45],
    ['before opening', '2026-11-21T06:00', '2026-11-21T10:00', 0],
    ['after closing', '2026-11-21T20:00', '2026-11-21T23:59', 0],
    ['around the day', '2026-11-21T00:00', '2026-11-21T23:59', 600],
    ['over a night', '2026-11-21T19:30', '2026-11-22T10:30', 60],
    ['over the day of rest', '2026-11-23T19:00', '2026-11-25T11:00', 120],
    ['over a week', '2026-11-21T12:00', '2026-11-28T12:00', 3600],
    ['where the clock was set back', '2026-11-21T12:00', '2026-11-21T11:00', 0],
    ['where the clock was set back by years', '2026-11-21T12:00', '2020-11-21T12:00', 0],
    ['at one instant', '2026-11-21T12:00', '2026-11-21T12:00', 0],
  ])('%s', (_, from, to, minutes) => {
    expect(between(from, to)).toBe(minutes)
  })

  it('have the same sum over years if counted at once or day by day', () => {
    const days = Array.from({ length: 3 * 365 }, (_, ahead) =>
      new Date(at('2026-11-21T12:00').getTime() + ahead * 86_400_000).toISOString(),
    )
    const sum = days
      .slice(1)
      .map((day, index) =>
        workingMinutesBetween(hours, 'sales', new Date(days[index] ?? ''), new Date(day), india),
      )
      .reduce((all, minutes) => all + minutes)
    const [first = '', last = ''] = [days[0], days.at(-1)]
    expect(workingMinutesBetween(hours, 'sales', new Date(first), new Date(last), india)).toBe(sum)
  })

  it('count duplicate holidays once, and ignore holidays on closed days and impossible dates', () => {
    const twice = {
      ...hours,
      holidays: [
        { name: 'Diwali', on: '11-23' },
        { name: 'Diwali', on: '2026-11-23' },
        { name: 'Tuesday', on: '2026-11-24' },
        { name: 'Never', on: '02-30' },
      ],
    }
    expect(between('2026-11-21T12:00', '2026-11-28T12:00', twice)).toBe(3000)
  })

  it('are counted quickly over a thousand years', () => {
    const begun = performance.now()
    for (let time = 0; time < 10; time++) between('2026-11-21T12:00', '3026-11-21T12:00')
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  it('are 0 for an invalid instant', () => {
    expect(workingMinutesBetween(hours, 'sales', new Date('never'), at('2026-11-21'), india)).toBe(
      0,
    )
  })
})

describe('a time zone with daylight saving time', () => {
  const york = 'America/New_York'
  const open: DealerHours = { ...hours, sales: { opens: '10:00', closes: '18:00' }, closedOn: [] }
  const add = (from: string, minutes: number, some = open) =>
    addWorkingMinutes(some, 'sales', new Date(from), minutes, york)?.toISOString()

  it('has opening hours in local time, in summer and in winter', () => {
    expect(add('2026-07-01T21:30:00Z', 60)).toBe('2026-07-02T14:30:00.000Z')
    expect(add('2026-12-01T22:30:00Z', 60)).toBe('2026-12-02T15:30:00.000Z')
  })

  it('shifts opening hours in UTC by an hour after the clock change', () => {
    expect(add('2026-03-07T22:30:00Z', 60)).toBe('2026-03-08T14:30:00.000Z')
    expect(add('2026-10-31T21:30:00Z', 60)).toBe('2026-11-01T15:30:00.000Z')
    const [from, to] = [new Date('2026-03-07T22:30:00Z'), new Date('2026-03-08T14:30:00Z')]
    expect(workingMinutesBetween(open, 'sales', from, to, york)).toBe(60)
  })

  it('has an hour less or more of working time if the counter is open during the clock change', () => {
    const night: DealerHours = { ...open, sales: { opens: '00:00', closes: '04:00' } }
    const worked = (from: string, to: string) =>
      workingMinutesBetween(night, 'sales', new Date(from), new Date(to), york)
    expect(worked('2026-03-08T04:00:00Z', '2026-03-08T20:00:00Z')).toBe(180)
    expect(worked('2026-11-01T04:00:00Z', '2026-11-01T20:00:00Z')).toBe(300)
    expect(add('2026-03-08T05:00:00Z', 180, night)).toBe('2026-03-08T08:00:00.000Z')
  })

  it('opens after the clock change if the change skips the opening time', () => {
    const gap: DealerHours = { ...open, sales: { opens: '02:30', closes: '06:00' } }
    expect(add('2026-03-08T05:00:00Z', 0, gap)).toBe('2026-03-08T07:30:00.000Z')
    expect(add('2026-03-09T05:00:00Z', 0, gap)).toBe('2026-03-09T06:30:00.000Z')
  })
})
