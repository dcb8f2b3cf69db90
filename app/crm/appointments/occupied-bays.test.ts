import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { saveJobCard } from '#app/crm/job-cards/job-card-endpoints.ts'
import { replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { appointmentsSetting } from './appointments-setting.ts'

// Wednesday, when the vehicle comes, and the day after it. Tests start on Monday, 10:00.
const wednesday = '2026-11-04'
const thursday = '2026-11-05'

const instant = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

/** The only bay has a vehicle of Wednesday that is in work on Thursday, 09:00. */
async function workshop(database: Parameters<typeof testApp>[0]) {
  let now = instant('2026-11-02', '10:00')
  const app = testApp(database, { clock: () => now })
  await app.services.db.transaction().execute((trx) =>
    replaceSetting(trx, appointmentsSetting, (content) => ({
      ...content,
      resources: content.resources.filter(({ key, kind }) => kind !== 'bay' || key === 'bay-1'),
    })),
  )
  const overnight = await book(app, wednesday, '16:00')
  now = instant(wednesday, '16:10')
  await tell(overnight, 'in-work', await app.loginAsStaff())
  now = instant(thursday, '09:00')
  const staff = await app.loginAsStaff()

  async function tell(reference: string, state: string, by = staff) {
    return deskClient(by).tell(reference, { type: 'state', state })
  }

  return {
    ...{ app, staff, overnight, tell },
    atTime: async (time: string) => {
      now = instant(thursday, time)
      return app.loginAsStaff()
    },
    online: async (day = thursday) => {
      const answer = await app.request(`/api/slots?for=service-paid&from=${day}&days=1`)
      return times((await answer.json()).days)
    },
    ofStaff: async (reference: string, day = thursday) => {
      const path = `/api/enquiries/${reference}/appointment?from=${day}`
      const { days } = await (await staff.request(path)).json()
      return times(days.filter((it: { day: string }) => it.day === day))
    },
    board: async () => (await staff.request(`/api/board?day=${thursday}`)).json(),
    readyBy: async (readyTime: string | null) => {
      const { version } = await (await staff.request(`/api/enquiries/${overnight}/job`)).json()
      const card = { ...saveJobCard.example, version, readyDay: thursday, readyTime }
      const saved = await staff.send('PUT', `/api/enquiries/${overnight}/job`, card)
      expect(saved.status).toBe(200)
    },
  }
}

const times = (days: readonly { hours: { at: string }[] }[]) =>
  days.flatMap(({ hours }) => hours.map(({ at }) => at))

async function book(app: TestApp, bookingDate: string, bookingTime: string): Promise<string> {
  const answer = await bookOnline(app, bookingDate, bookingTime)
  expect(answer.status).toBe(201)
  return (await answer.json()).reference
}

function bookOnline(app: TestApp, bookingDate: string, bookingTime: string) {
  return app.send('POST', serviceBookingEnquiry.postTo, {
    ...serviceBookingEnquiry.example,
    ...{ bookingDate, bookingTime },
  })
}

async function addWalkIn(staff: TestApp): Promise<string> {
  const answers = {
    ...{ name: 'Imran', contactNumber: '9000000002', registrationNumber: 'TG 09 AB 4321' },
  }
  const entry = { kind: serviceBookingEnquiry.slug, source: 'walk-in', answers, isDone: true }
  const added = await staff.send('POST', '/api/enquiries', entry)
  expect(added.status).toBe(201)
  return (await added.json()).reference
}

const schedule = (staff: TestApp, reference: string, body: object) =>
  staff.send('POST', `/api/enquiries/${reference}/appointment`, body)

onEachDatabase('a bay with a vehicle of an earlier day', (getDatabase) => {
  it('has no hour today, neither for customers nor for staff nor for walk-ins', async () => {
    const { app, staff, online, ofStaff, board } = await workshop(getDatabase())
    expect(await online()).toEqual([])
    expect((await bookOnline(app, thursday, '15:00')).status).toBe(409)
    expect((await board()).nextWalkIn).toBeNull()
    const walkIn = await addWalkIn(staff)
    expect(await ofStaff(walkIn)).toEqual([])
    expect((await schedule(staff, walkIn, { day: thursday })).status).toBe(409)
    const chosen = { day: thursday, at: '15:00', resource: 'bay-1' }
    expect((await schedule(staff, walkIn, chosen)).status).toBe(409)
  })

  it('keeps its hours of the days after', async () => {
    const { app, online } = await workshop(getDatabase())
    expect(await online('2026-11-06')).toContain('15:00')
    await book(app, '2026-11-06', '15:00')
  })

  it.each(['ready', 'delivered'])('has its hours again when the vehicle is %s', async (state) => {
    const { app, overnight, tell, online, board } = await workshop(getDatabase())
    await tell(overnight, state)
    expect(await online()).toContain('15:00')
    expect((await board()).nextWalkIn).toMatchObject({ at: '09:30', resource: 'Bay 1' })
    await book(app, thursday, '15:00')
  })

  it('has its hours from the time on for which the job card promises the vehicle', async () => {
    const { app, staff, readyBy, online, ofStaff, board } = await workshop(getDatabase())
    await readyBy('15:00')
    const [first] = await online()
    expect(first).toBe('15:00')
    expect((await board()).nextWalkIn).toMatchObject({ at: '15:00', resource: 'Bay 1' })
    expect((await bookOnline(app, thursday, '14:30')).status).toBe(409)
    const walkIn = await addWalkIn(staff)
    expect((await ofStaff(walkIn))[0]).toBe('15:00')
    const booked = await schedule(staff, walkIn, { day: thursday })
    expect((await booked.json()).appointment).toMatchObject({ at: '15:00', resource: 'bay-1' })
  })

  it('gives walk-ins and customers who book at the same moment different hours', async () => {
    const { app, staff, readyBy, board } = await workshop(getDatabase())
    await readyBy('15:00')
    const walkIns = [await addWalkIn(staff), await addWalkIn(staff)]
    await Promise.all([
      ...walkIns.map((reference) => schedule(staff, reference, { day: thursday })),
      bookOnline(app, thursday, '15:00'),
      bookOnline(app, thursday, '15:00'),
    ])
    const { appointments } = await board()
    const booked: string[] = appointments.map(({ at }: { at: string }) => at)
    expect(new Set(booked).size).toBe(booked.length)
    expect(booked.length).toBeGreaterThan(1)
    expect(booked.every((at) => at >= '15:00')).toBe(true)
  })

  it('has no hours if the promised time is not known, or is over', async () => {
    const { readyBy, online, atTime } = await workshop(getDatabase())
    await readyBy(null)
    expect(await online()).toEqual([])
    await readyBy('11:00')
    expect(await online()).toContain('15:00')
    const staff = await atTime('11:05')
    expect((await (await staff.request(`/api/board?day=${thursday}`)).json()).nextWalkIn).toBeNull()
  })

  it('lets staff move that vehicle to an hour of today', async () => {
    const { staff, overnight, ofStaff } = await workshop(getDatabase())
    expect(await ofStaff(overnight)).toContain('15:00')
    const moved = await schedule(staff, overnight, { day: thursday, at: '15:00' })
    expect(moved.status).toBe(200)
    expect(await ofStaff(await addWalkIn(staff))).toContain('10:00')
  })

  it('keeps what is booked in it today, also after a cancellation that is undone', async () => {
    const database = getDatabase()
    let now = instant('2026-11-02', '10:00')
    const app = testApp(database, { clock: () => now })
    const reference = await book(app, thursday, '15:00')
    const { staff, board, tell } = await workshop(database)
    now = instant(thursday, '09:00')
    const shown = async () => (await board()).appointments
    const stays = [{ reference, at: '15:00', resource: 'bay-1', isActive: true }]
    expect(await shown()).toMatchObject(stays)
    expect((await board()).lostPlaces).toEqual({})
    await tell(reference, 'cancelled', staff)
    await tell(reference, 'confirmed', staff)
    expect(await shown()).toMatchObject(stays)
  })

  it('can be booked beyond the free hours, in a column of its own', async () => {
    const { staff, board } = await workshop(getDatabase())
    const walkIn = await addWalkIn(staff)
    const body = { day: thursday, at: '15:00', overbook: { reason: 'Quick look' } }
    const booked = await schedule(staff, walkIn, body)
    expect(booked.status).toBe(200)
    const { appointment } = await booked.json()
    expect(appointment).toMatchObject({ resource: 'bay-1', isOverbooked: true })
    const { appointments, load } = await board()
    expect(appointments[0]).toMatchObject({ at: '15:00', seat: 1 })
    expect(load[0]).toMatchObject({ booked: 180, carriedOver: 90, overbooked: 90, lostPlace: 0 })
  })

  it('counts in the load once, with several vehicles', async () => {
    const { app, staff, board } = await workshop(getDatabase())
    const second = await addWalkIn(staff)
    await schedule(staff, second, { day: thursday, at: '15:00', overbook: { reason: 'Late' } })
    await deskClient(staff).tell(second, { type: 'state', state: 'in-work' })
    await app.services.db
      .updateTable('enquiries')
      .set({ booking_date: wednesday })
      .where('reference', '=', second)
      .execute()
    await app.services.db
      .updateTable('appointments')
      .set({ day: wednesday })
      .where('day', '=', thursday)
      .execute()
    const { carriedOver, load } = await board()
    expect(carriedOver).toHaveLength(2)
    expect(load[0]).toMatchObject({ kind: 'bay', carriedOver: 90 })
  })
})
