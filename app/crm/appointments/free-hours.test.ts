import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import type { AppointmentPlan, AppointmentPlans } from './appointments-content.ts'
import {
  type AppointmentRules,
  cellsOf,
  type DayBookings,
  listFreeHours,
  minutesOfTime,
  resourcesFor,
} from './free-hours.ts'

const hours: DealerHours = {
  sales: { opens: '10:00', closes: '20:00' },
  service: { opens: '09:30', closes: '19:30' },
  callWithin: { sales: 120, service: 120 },
  closedOn: ['Tuesday'],
  holidays: [{ name: 'Diwali', on: '2026-11-08' }],
}
const plan: AppointmentPlan = {
  purpose: 'service-paid',
  minutes: 60,
  buffer: 0,
  step: '60',
  leadMinutes: 0,
  horizonDays: 14,
  confirm: 'atOnce',
  changeUntilMinutes: 120,
  windows: [
    {
      days: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'],
      from: '10:00',
      until: '13:00',
    },
    { days: ['Monday', 'Wednesday'], from: '14:00', until: '16:30' },
  ],
}
const bay = (key: string, more: Partial<AppointmentPlans['resources'][number]> = {}) => ({
  ...{ key, name: key, kind: 'bay' as const, seats: 1, models: [], isResting: false },
  purposes: ['service-paid' as const],
  ...more,
})
const wednesday = '2026-11-04'
const thursday = '2026-11-05'
/** Monday, 10:00 in Hyderabad. */
const monday = new Date('2026-11-02T04:30:00Z')
const none: DayBookings = { cells: [], starts: [] }

type Given = {
  plan?: Partial<AppointmentPlan>
  resources?: AppointmentPlans['resources']
  overrides?: AppointmentPlans['overrides']
  now?: Date
}

const rulesOf = ({ resources = [bay('a')], overrides = [], now = monday, ...given }: Given = {}) =>
  ({
    plans: { plans: [{ ...plan, ...given.plan }], resources, overrides },
    ...{ hours, now, timeZone: 'Asia/Kolkata' },
  }) satisfies AppointmentRules

const freeOn = (day: string, given: Given = {}, bookings = none, model?: string) =>
  listFreeHours(rulesOf(given), { purpose: 'service-paid', day, model }, bookings)
const timesOn = (...given: Parameters<typeof freeOn>) => freeOn(...given).map(({ at }) => at)

describe('free hours', () => {
  it('leave out the lunch break, and an appointment ends within its hours', () => {
    expect(timesOn(wednesday)).toEqual(['10:00', '11:00', '12:00', '14:00', '15:00'])
    expect(timesOn(wednesday, { plan: { minutes: 30, step: '30' } }).at(-1)).toBe('16:00')
    expect(timesOn(thursday)).toEqual(['10:00', '11:00', '12:00'])
  })

  it('are none on a closed weekday, on a holiday and on a day without hours', () => {
    expect(timesOn('2026-11-03', { plan: { windows: [] } })).toEqual([])
    expect(timesOn('2026-11-08')).toEqual([])
    expect(timesOn('2026-11-07')).toEqual([])
  })

  it('are the opening hours of the counter for a plan without hours', () => {
    const open = timesOn(wednesday, { plan: { windows: [] } })
    expect([open[0], open.at(-1)]).toEqual(['09:30', '18:30'])
  })

  it('are those of other hours for a day, which may close it', () => {
    const at = (windows: { from: string; until: string }[]) =>
      timesOn(thursday, { overrides: [{ day: thursday, windows }] })
    expect(at([{ from: '17:00', until: '19:00' }])).toEqual(['17:00', '18:00'])
    expect(at([])).toEqual([])
  })

  it('leave out a resource only while other hours close it', () => {
    const overrides = [
      { day: wednesday, resource: 'a', windows: [{ from: '11:00', until: '13:00' }] },
    ]
    expect(timesOn(wednesday, { overrides })).toEqual(['11:00', '12:00'])
    const two = freeOn(wednesday, { overrides, resources: [bay('a'), bay('b')] })
    expect(two.map(({ left }) => left)).toEqual([1, 2, 2, 1, 1])
  })

  it('begin with the notice, counted in opening hours', () => {
    // 30 minutes of Monday are left at 19:00, and Tuesday is closed.
    const now = new Date('2026-11-02T13:30:00Z')
    expect(timesOn(wednesday, { plan: { leadMinutes: 60 }, now })[0]).toBe('10:00')
    expect(timesOn(wednesday, { plan: { leadMinutes: 61 }, now })[0]).toBe('11:00')
  })

  it('include the hour that begins now, and not the one that began a minute ago', () => {
    const at = (instant: string) => timesOn(wednesday, { now: new Date(instant) })
    expect(at('2026-11-04T05:30:00Z')[0]).toBe('11:00')
    expect(at('2026-11-04T05:30:01Z')[0]).toBe('12:00')
  })

  it('end with the last day of the horizon on the dealer’s clock', () => {
    const until = (now: string) => (day: string) =>
      timesOn(day, { now: new Date(now), plan: { horizonDays: 1 } }).length > 0
    // 23:50 on Tuesday in Kolkata, and 00:10 on Wednesday.
    expect(['2026-11-04', '2026-11-05'].map(until('2026-11-03T18:20:00Z'))).toEqual([true, false])
    expect(['2026-11-04', '2026-11-05'].map(until('2026-11-03T18:40:00Z'))).toEqual([true, true])
  })

  it('are those of the earlier day again if the clock was set back', () => {
    const at = (now: string) => timesOn(wednesday, { now: new Date(now) })
    expect(at('2026-11-04T12:00:00Z')).toEqual([])
    expect(at('2026-11-04T04:00:00Z')[0]).toBe('10:00')
  })

  it('are limited by the most in a day, with bookings without an hour, and at one time', () => {
    const bookings = { cells: [], starts: [null, '10:00'] }
    const given = { plan: { perDay: 3, perStart: 1 }, resources: [bay('a', { seats: 5 })] }
    expect(freeOn(thursday, given, bookings)).toEqual([
      { at: '11:00', left: 1 },
      { at: '12:00', left: 1 },
    ])
    expect(freeOn(thursday, given, { cells: [], starts: [null, null, '10:00'] })).toEqual([])
  })

  it('leave time to clean up between two appointments', () => {
    const taken = cellsOf({ ...plan, buffer: 15 }, minutesOfTime('10:00'))
    const cells = taken.map((cell) => ({ resource: 'a', cell, seat: 0 }))
    const given = { plan: { buffer: 15, step: '15' as const } }
    expect(timesOn(thursday, given, { cells, starts: ['10:00'] })[0]).toBe('11:15')
    // The last one may be cleaned up after the hours.
    expect(timesOn(thursday, given).at(-1)).toBe('12:00')
  })

  it('count the resources in use for the model', () => {
    const resources = [
      bay('sp', { models: ['SP125'] }),
      bay('any'),
      bay('resting', { isResting: true }),
      bay('other', { purposes: ['delivery'] }),
    ]
    const leftFor = (model?: string) => freeOn(thursday, { resources }, none, model)[0]?.left
    expect([leftFor('SP125'), leftFor('DIO125'), leftFor()]).toEqual([2, 1, 2])
  })
})

const quarterHours = (least: number, most: number) =>
  fc.integer({ min: least / 15, max: most / 15 }).map((cells) => cells * 15)
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '10', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const anyWindow = fc
  .tuple(anyTime, anyTime)
  .filter(([from, until]) => from < until)
  .map(([from, until]) => ({ from, until }))
const optionalCap = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined })

/** Plans of one day with any lengths, caps, resources and other hours. */
const anyGiven: fc.Arbitrary<Given> = fc.record({
  plan: fc.record({
    minutes: quarterHours(15, 180),
    buffer: quarterHours(0, 45),
    step: fc.constantFrom('15' as const, '30' as const, '60' as const),
    perDay: optionalCap,
    perStart: optionalCap,
    windows: fc.array(
      anyWindow.map((window) => ({ ...window, days: ['Wednesday' as const] })),
      { maxLength: 3 },
    ),
  }),
  resources: fc
    .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })
    .map((seats) => seats.map((count, index) => bay(`bay-${index}`, { seats: count }))),
  overrides: fc.array(
    anyWindow.map((window) => ({ day: wednesday, resource: 'bay-0', windows: [window] })),
    { maxLength: 2 },
  ),
})

describe('bookings in any order', () => {
  it('never take a cell twice, keep the caps, and every free hour can be booked', () => {
    fc.assert(
      fc.property(anyGiven, fc.array(fc.nat(), { maxLength: 25 }), (given, choices) => {
        const rules = rulesOf(given)
        const [own] = rules.plans.plans
        const wish = { purpose: 'service-paid' as const, day: wednesday }
        const cells: { resource: string; cell: number; seat: number }[] = []
        const starts: string[] = []
        for (const choice of choices) {
          const free = listFreeHours(rules, wish, { cells, starts })
          const hour = free[choice % Math.max(1, free.length)]
          if (!own || !hour) break
          const start = minutesOfTime(hour.at)
          const wanted = cellsOf(own, start)
          const range = { from: start, until: start + own.minutes }
          const seat = resourcesFor(rules.plans, wish, range)
            .flatMap(({ key, seats }) =>
              Array.from({ length: seats }, (_, index) => ({ resource: key, seat: index })),
            )
            .find((it) =>
              wanted.every(
                (cell) =>
                  !cells.some(
                    (taken) =>
                      taken.resource === it.resource &&
                      taken.seat === it.seat &&
                      taken.cell === cell,
                  ),
              ),
            )
          expect(seat).toBeDefined()
          if (!seat) return
          cells.push(...wanted.map((cell) => ({ ...seat, cell })))
          starts.push(hour.at)
          const after = listFreeHours(rules, wish, { cells, starts })
          expect(after.find(({ at }) => at === hour.at)?.left ?? 0).toBe(hour.left - 1)
        }
        const keys = cells.map((it) => Object.values(it).join())
        expect(new Set(keys).size).toBe(keys.length)
        expect(starts.length).toBeLessThanOrEqual(own?.perDay ?? 25)
      }),
      { numRuns: 300 },
    )
  })
})
