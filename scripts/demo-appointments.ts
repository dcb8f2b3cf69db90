import type { RideState } from '#app/crm/day-board/appointment-progress.ts'
import { changeStateOfAppointment } from '#app/crm/day-board/change-appointment-state.server.ts'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { EnquiryState } from '#app/crm/enquiries/enquiry-states.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { submitEnquiry } from '#app/crm/enquiries/submit-enquiry.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { Services } from '#app/services.server.ts'
import { demoAnswersOf } from './demo-answers.ts'
import type { SeededRandom } from './demo-random.ts'

/** The clock of the services. The demo sets it, so that the normal code books on earlier days. */
export type DemoClock = { now: Date }

type Opened = { db: Db; engine: DatabaseEngine; services: Services; clock: DemoClock }

/** Days before and after today that get appointments. */
const days = { before: 7, after: 5 }
const servicesADay = [4, 5, 6, 7] as const
/** Number of the first visitor, beyond those of the other demo enquiries. */
const firstPerson = 700_000

/** The states of a finished service. */
const finished = ['arrived', 'in-work', 'ready', 'delivered'] as const

type Booked = { reference: string; day: string; at: string; isRide: boolean }

/**
 * Books appointments from a week ago to five days ahead, through the code of the public forms, and
 * continues them as a workshop does: yesterday has a no-show and a job that is still in work, and one
 * customer moved and one cancelled online. Books nothing if the plans have no hours, or if there are
 * appointments from last week on. Returns the number of appointments.
 */
export async function bookDemoAppointments(
  { db, engine, services, clock }: Opened,
  staff: StaffAccount,
  chance: SeededRandom,
): Promise<number> {
  const real = clock.now
  const { timeZone } = services
  const today = localTime(real, timeZone).day
  const first = addDays(today, -days.before)
  if (await hasAppointments(db, first)) return 0
  let person = firstPerson
  const rideModels = await listRideModels(services, today)

  /** Books an hour of a day; `part` is the part of the day, from 0 to 1. */
  async function book(enquiry: EnquiryKind, day: string, part: number): Promise<readonly Booked[]> {
    const isRide = enquiry === testRideEnquiry
    const ride = rideModels[Math.floor(chance.next() * rideModels.length)]
    if (isRide && !ride) return []
    const free = await services.appointments.listFreeDays({
      ...(isRide
        ? { purpose: 'test-ride' as const, model: ride?.bikeName }
        : { purpose: 'service-paid' as const }),
      ...{ from: day, days: 1 },
    })
    const hours = free?.[0]?.hours ?? []
    const at = hours[Math.floor(part * hours.length)]?.at
    if (at === undefined) return []
    const hour = isRide
      ? { rideDate: day, rideTime: at, model: ride?.label, configuration: null }
      : { bookingDate: day, bookingTime: at }
    const sent = { ...demoAnswersOf(enquiry, person++), ...hour }
    const stored = await submitEnquiry(services, enquiry, {
      ...{ sent, isFormPost: false, address: '127.0.0.1' },
    })
    return stored.ok ? [{ reference: stored.value.reference, day, at, isRide }] : []
  }

  const booked: Booked[] = []
  for (let day = first; day <= addDays(today, days.after); day = addDays(day)) {
    // Customers book one to three days ahead, and never later than now.
    const ahead = 1 + Math.floor(chance.next() * 3)
    const asked = instantFromLocalTime(addDays(day, -ahead), '10:15', timeZone)
    clock.now = asked < real ? asked : real
    const many = chance.oneOf(servicesADay.map((count) => [count, 1] as const))
    // They choose hours from the morning to the evening.
    for (let turn = 0; turn < many; turn++)
      booked.push(...(await book(serviceBookingEnquiry, day, (turn + chance.next()) / many)))
    for (let turn = 0; turn < 2; turn++)
      booked.push(...(await book(testRideEnquiry, day, (turn + chance.next()) / 2)))
  }
  await changeOnline(booked)
  await work(booked)
  clock.now = real
  return booked.length

  /** One customer moves a later appointment, another one cancels. */
  async function changeOnline(all: readonly Booked[]): Promise<void> {
    clock.now = real
    const [moving, cancelling] = all.filter(({ day, isRide }) => day > addDays(today) && !isRide)
    if (moving) {
      const later = { from: addDays(moving.day), days: 5, purpose: 'service-paid' as const }
      const free = await services.appointments.listFreeDays(later)
      const day = free?.find(({ hours }) => hours.length > 0)
      const [hour] = day?.hours ?? []
      if (day && hour)
        await services.customerActs.move(await rowOf(moving), { day: day.day, at: hour.at })
    }
    if (cancelling)
      await services.customerActs.cancel(await rowOf(cancelling), { reason: 'Out of town' })
  }

  /** Brings each appointment to the state that it has at this time of the day. */
  async function work(all: readonly Booked[]): Promise<void> {
    const began = all
      .filter(({ day, at }) => instantFromLocalTime(day, at, timeZone) < real)
      .toSorted((a, b) => (a.day + a.at < b.day + b.at ? -1 : 1))
    const past = began.filter(({ day, isRide }) => day < today && !isRide)
    const [left, missed] = past.toReversed()
    for (const one of began) {
      const start = instantFromLocalTime(one.day, one.at, timeZone).getTime()
      if (one.isRide) await setRideState(one, start, 'done')
      else if (one === missed) await setStates(one, start, ['no-show'])
      else if (one === left) await setStates(one, start, ['arrived', 'in-work'])
      else {
        const hours = Math.floor((real.getTime() - start) / 3_600_000)
        await setStates(one, start, finished.slice(0, Math.min(finished.length, hours + 1)))
      }
    }
  }

  async function setStates(
    { reference }: Booked,
    start: number,
    states: readonly EnquiryState[],
  ): Promise<void> {
    for (const [index, state] of states.entries()) {
      clock.now = new Date(Math.min(real.getTime(), start + (index + 1) * 35 * 60_000))
      const { version } = await rowOf({ reference })
      await services.deskEvents.append(staff, {
        ...{ reference, event: { type: 'state', state, version }, key: undefined },
      })
    }
  }

  async function setRideState(
    { reference }: Booked,
    start: number,
    state: RideState,
  ): Promise<void> {
    clock.now = new Date(Math.min(real.getTime(), start + 40 * 60_000))
    const { version } = await rowOf({ reference })
    const by = { id: staff.id, name: staff.userName || staff.userId }
    const deps = { db, engine, clock: services.clock, timeZone }
    await changeStateOfAppointment(deps, by, { reference, state, version })
  }

  function rowOf({ reference }: Pick<Booked, 'reference'>) {
    return db
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  }
}

/** Lists the models that have a demo vehicle. */
async function listRideModels({ vehicles, appointments }: Services, from: string) {
  const found: { label: string; bikeName: string }[] = []
  for (const { label } of await vehicles.listFormModels({ isOwned: false })) {
    const bikeName = (await vehicles.findByName(label))?.bikeName
    const wish = { purpose: 'test-ride' as const, model: bikeName, from, days: 7 }
    const free = bikeName === undefined ? [] : await appointments.listFreeDays(wish)
    if (bikeName !== undefined && free?.some(({ hours }) => hours.length > 0))
      found.push({ label, bikeName })
  }
  return found
}

async function hasAppointments(db: Db, from: string): Promise<boolean> {
  const found = await db
    .selectFrom('appointments')
    .select('id')
    .where('day', '>=', from)
    .where('starts_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
