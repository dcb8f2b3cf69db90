import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { AppointmentPlan, AppointmentPlans } from './appointments-content.ts'
import { appointmentsSetting } from './appointments-setting.ts'
import { cellsOf, minutesOfTime } from './free-hours.ts'

const days = ['2026-11-04', '2026-11-05'] as const
const customer = { id: null, name: 'Customer' }

const anyPlan = fc.record({
  minutes: fc.constantFrom(30, 45, 90, 120),
  buffer: fc.constantFrom(0, 15, 30),
  step: fc.constantFrom('15' as const, '30' as const, '60' as const),
  perDay: fc.option(fc.integer({ min: 2, max: 5 }), { nil: undefined }),
  perStart: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
  seats: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 2 }),
})

const anyStep = fc.record({
  act: fc.constantFrom(
    'book' as const,
    'book' as const,
    'move' as const,
    'cancel' as const,
    'restore' as const,
  ),
  day: fc.constantFrom(...days),
  /** Chooses an hour of the day; one in five is any time, free or not. */
  hour: fc.nat({ max: 500 }),
  /** Chooses an earlier booking. */
  booking: fc.nat({ max: 500 }),
})
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

function plansOf({ seats, ...plan }: typeof anyPlan extends fc.Arbitrary<infer V> ? V : never) {
  const planned: AppointmentPlan = {
    ...{ purpose: 'service-paid', leadMinutes: 0, horizonDays: 14, confirm: 'atOnce' },
    ...{ changeUntilMinutes: 0 },
    ...plan,
    windows: [{ days: ['Wednesday', 'Thursday'], from: '10:00', until: '15:00' }],
  }
  return {
    plans: [planned],
    resources: seats.map((count, index) => ({
      ...{ key: `bay-${index}`, name: `Bay ${index}`, kind: 'bay' as const, seats: count },
      ...{ purposes: ['service-paid' as const], models: [], isResting: false },
    })),
    overrides: [],
  } satisfies AppointmentPlans
}

/** Carries out steps one after the other, and checks the tables after each. */
async function carryOut(app: TestApp, steps: readonly Step[], { plans }: AppointmentPlans) {
  const { db, appointmentActs: acts } = app.services
  const [plan] = plans
  if (!plan) throw new Error('There is no plan')
  const planned = plan
  const references: string[] = []

  async function freeHours(day: string): Promise<string[]> {
    const answer = await app.request(`/api/slots?for=service-paid&from=${day}&days=1`)
    const { days: found } = await answer.json()
    return found[0].hours.map(({ at }: { at: string }) => at)
  }
  async function readSeats() {
    const seats = await db
      .selectFrom('appointment_seats as s')
      .innerJoin('appointments as a', 'a.id', 's.appointment_id')
      .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
      .select(['s.day', 's.resource', 's.seat', 's.cell', 'e.reference'])
      .execute()
    return Map.groupBy(seats, ({ reference }) => reference)
  }
  async function checkTables() {
    const seats = await readSeats()
    const appointments = await db
      .selectFrom('appointments as a')
      .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
      .selectAll('a')
      .select(['e.reference', 'e.booking_date', 'e.answers_json', 'e.state as enquiryState'])
      .execute()
    for (const row of appointments) {
      const own = seats.get(row.reference) ?? []
      if (row.is_active === 0 || row.starts_at === null) {
        expect(own).toEqual([])
        continue
      }
      expect(own.map(({ cell }) => cell).toSorted((a, b) => a - b)).toEqual(
        cellsOf(planned, minutesOfTime(row.starts_at)),
      )
      expect(new Set(own.map((it) => `${it.day} ${it.resource} ${it.seat}`)).size).toBe(1)
      expect([own[0]?.day, own[0]?.resource]).toEqual([row.day, row.resource])
      const { bookingDate, bookingTime } = JSON.parse(row.answers_json)
      expect([bookingDate, bookingTime, row.booking_date]).toEqual([
        row.day,
        row.starts_at,
        row.day,
      ])
      expect(row.enquiryState).toBe('confirmed')
    }
    for (const day of days) {
      // A cancellation that is taken back too late is a booking without an hour, beyond the caps.
      const active = appointments.filter(
        (it) => it.is_active === 1 && it.day === day && it.starts_at !== null,
      )
      expect(active.length).toBeLessThanOrEqual(plan?.perDay ?? 1000)
      for (const same of Map.groupBy(active, (it) => it.starts_at).values())
        expect(same.length).toBeLessThanOrEqual(plan?.perStart ?? 1000)
    }
  }

  for (const { act, day, hour, booking } of steps) {
    const reference = references[booking % Math.max(1, references.length)]
    const free = await freeHours(day)
    const isAnyTime = hour % 5 === 0
    const at = isAnyTime
      ? `${10 + (hour % 5)}:${['00', '15', '30', '45'][hour % 4]}`
      : free[hour % Math.max(1, free.length)]
    if (act === 'book') {
      if (at === undefined) continue
      const answer = await app.send('POST', serviceBookingEnquiry.postTo, {
        ...serviceBookingEnquiry.example,
        ...{ name: `Customer ${references.length}`, bookingDate: day, bookingTime: at },
      })
      expect(answer.status).toBe(free.includes(at) ? 201 : 409)
      const { reference: added } = await answer.json()
      if (answer.status === 201) references.push(added)
    } else if (reference !== undefined) {
      const before = await readSeats()
      const others = (all: typeof before) =>
        [...all].filter(([of]) => of !== reference).flatMap(([, seats]) => seats).length
      if (act === 'move' && at !== undefined) {
        const moved = await acts.schedule(customer, reference, { day, at })
        const isCancelled = !before.has(reference)
        if (free.includes(at) && !isCancelled) expect(moved.ok).toBe(true)
        if (!moved.ok) expect(await readSeats()).toEqual(before)
      }
      if (act === 'cancel') {
        const cancelled = await acts.cancel(customer, reference, { reason: 'Changed plans' })
        expect((await readSeats()).has(reference)).toBe(false)
        if (before.has(reference)) expect(cancelled.ok).toBe(true)
      }
      if (act === 'restore') await acts.restore(customer, reference)
      expect(others(await readSeats())).toBe(others(before))
    }
    await checkTables()
  }
}

onEachDatabase('random sequences of appointments', (getDatabase) => {
  it('book, move, cancel and restore whole seats within the caps, and nothing else changes', {
    timeout: 120_000,
  }, async () => {
    const app = testApp(getDatabase())
    const { db, revision } = app.services
    const before = await revision.get()
    await fc.assert(
      fc.asyncProperty(
        anyPlan.map(plansOf),
        fc.array(anyStep, { minLength: 10, maxLength: 25 }),
        async (plans, steps) => {
          await db.deleteFrom('enquiries').execute()
          await replaceSetting(db, appointmentsSetting, () => plans)
          await carryOut(app, steps, plans)
        },
      ),
      { numRuns: 12, endOnFailure: true },
    )
    // Cached pages stay valid.
    expect(await revision.get()).toBe(before)
  })
})
