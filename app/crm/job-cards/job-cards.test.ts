import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const addService = (app: TestApp, answers = {}) => addEnquiry(app, serviceBookingEnquiry, answers)

const empty = {
  ...{ kilometres: null, complaints: '', workDone: '', mechanic: '' },
  ...{ readyDay: null, readyTime: null },
}

const read = async (staff: TestApp, reference: string) =>
  (await staff.request(`/api/enquiries/${reference}/job`)).json()

/** Saves the card with these fields and the version that a person saw. */
const save = async (staff: TestApp, reference: string, version: number, fields: object = {}) => {
  const answer = await staff.send('PUT', `/api/enquiries/${reference}/job`, {
    ...empty,
    ...fields,
    version,
  })
  return { status: answer.status, ...(await answer.json()) }
}

const history = async (staff: TestApp, plate: string) =>
  (await staff.request(`/api/workshop-history?plate=${encodeURIComponent(plate)}`)).json()

onEachDatabase('a job card', (getDatabase) => {
  it('is empty before the first save, and has the vehicle and the message of the customer', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const reference = await addService(staff, { model: 'HORNET 2.0' })
    expect(await read(staff, reference)).toEqual({
      reference,
      version: 0,
      fields: empty,
      estimates: [],
      mechanics: [],
      refusal: null,
      registrationNumber: 'TG 09 AB 1234',
      model: 'HORNET 2.0',
      message: 'Rear brake squeals in the morning.',
    })
  })

  it('keeps what was saved, with one entry in the history and a new version of the enquiry', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const reference = await addService(staff)
    const before = await deskClient(staff).read(reference)
    const fields = {
      ...{ kilometres: 12_400, complaints: 'Brake squeals', workDone: 'Pads', mechanic: 'Ramesh' },
      ...{ readyDay: '2026-11-02', readyTime: '17:00' },
    }
    const saved = await save(staff, reference, 0, fields)
    expect(saved).toMatchObject({ status: 200, warnings: [], job: { version: 1, fields } })
    expect(await read(staff, reference)).toMatchObject({ version: 1, fields })
    const after = await deskClient(staff).read(reference)
    expect(after.version).toBe(before.version + 1)
    expect(after.history.at(-1)).toMatchObject({ type: 'job', job: { act: 'saved' } })
    expect((await read(staff, await addService(staff))).mechanics).toEqual(['Ramesh'])
  })

  it('writes nothing if nothing changed', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const reference = await addService(staff)
    await save(staff, reference, 0, { mechanic: 'Ramesh' })
    const { version } = await deskClient(staff).read(reference)
    const again = await save(staff, reference, 1, { mechanic: 'Ramesh' })
    expect(again).toMatchObject({ status: 200, job: { version: 1 } })
    expect((await deskClient(staff).read(reference)).version).toBe(version)
  })

  it('is saved by one of two people at once, and the other learns who was quicker', async () => {
    const app = testApp(getDatabase())
    const one = await app.loginAsStaff('workshop')
    const other = await app.loginAsStaff('manager')
    const reference = await addService(app)
    const sent = await Promise.all([
      save(one, reference, 0, { workDone: 'Pads' }),
      save(other, reference, 0, { workDone: 'Chain' }),
    ])
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = sent.find(({ status }) => status === 409)
    expect(refused?.message).toMatch(
      /^(workshop|manager) changed this job card after you opened it/,
    )
    const { version, fields } = await read(one, reference)
    expect([version, fields.workDone]).toEqual([1, sent[0]?.status === 200 ? 'Pads' : 'Chain'])
    const entries = (await deskClient(one).read(reference)).history
    expect(entries.filter(({ type }) => type === 'job')).toHaveLength(1)
  })

  it('leaves nothing behind if a part of its save fails', async () => {
    const database = getDatabase()
    const staff = await testApp(database).loginAsStaff('workshop')
    const reference = await addService(staff)
    // The history refuses the entry, which is the last but one write.
    await database.db.schema.alterTable('desk_events').renameTo('desk_events_away').execute()
    const answer = await staff.send('PUT', `/api/enquiries/${reference}/job`, {
      ...{ ...empty, mechanic: 'Ramesh', version: 0 },
    })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    await database.db.schema.alterTable('desk_events_away').renameTo('desk_events').execute()
    expect(await read(staff, reference)).toMatchObject({ version: 0, fields: empty })
  })

  it('warns of a reading below the last one of the vehicle, and saves it', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const first = await addService(staff, { bookingDate: '2026-06-01' })
    const second = await addService(staff, { bookingDate: '2026-11-02' })
    const other = await addService(staff, { registrationNumber: 'TG 09 AB 9999' })
    await save(staff, first, 0, { kilometres: 12_400 })
    const saved = await save(staff, second, 0, { kilometres: 1240 })
    expect(saved.warnings).toEqual([
      expect.stringContaining('1 Jun 2026 the reading was 12,400 km'),
    ])
    expect(saved).toMatchObject({ status: 200, job: { fields: { kilometres: 1240 } } })
    expect((await save(staff, other, 0, { kilometres: 10 })).warnings).toEqual([])
    // The correction of an old card is not compared with a later visit.
    expect((await save(staff, first, 1, { kilometres: 12_500 })).warnings).toEqual([])
  })

  it('warns of a promised time that is over, until the vehicle is ready', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const reference = await addService(staff)
    const past = { readyDay: '2026-11-02', readyTime: '09:30' }
    expect((await save(staff, reference, 0, past)).warnings).toEqual([
      expect.stringContaining('promised time is already over'),
    ])
    await deskClient(staff).tell(reference, { type: 'state', state: 'ready' })
    expect((await save(staff, reference, 1, past)).warnings).toEqual([])
  })

  it('shows mechanic and promise on the day board, and the time of the hand-over', async () => {
    const wednesday = '2026-11-04'
    const visitor = testApp(getDatabase())
    const { reference } = await sendEnquiryForm(visitor, serviceBookingEnquiry, {
      ...{ bookingDate: wednesday, bookingTime: '10:30' },
    })
    const app = testApp(getDatabase(), { clock: () => new Date(`${wednesday}T17:10:00+05:30`) })
    const staff = await app.loginAsStaff('workshop')
    const promise = { readyDay: wednesday, readyTime: '17:00' }
    await save(staff, reference, 0, { mechanic: 'Ramesh', ...promise })
    const boardRow = async () => {
      const answer = await staff.request(`/api/board?day=${wednesday}`)
      return (await answer.json()).appointments[0]
    }
    expect(await boardRow()).toMatchObject({ mechanic: 'Ramesh', ...promise, handedOver: null })
    await deskClient(staff).tell(reference, { type: 'state', state: 'delivered' })
    expect((await boardRow()).handedOver).toEqual({ day: wednesday, time: '17:10' })
  })

  it('refuses wrong values at their fields', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const reference = await addService(staff)
    for (const [field, value] of [
      ['kilometres', 12.5],
      ['kilometres', -1],
      ['complaints', 'x'.repeat(2001)],
      ['mechanic', 'x'.repeat(81)],
      ['readyDay', '2026-02-30'],
      ['version', -1],
    ] as const) {
      const { status, errors } = await save(staff, reference, 0, { [field]: value })
      if (field !== 'version') expect([status, Object.keys(errors)]).toEqual([422, [field]])
    }
    const noDay = await save(staff, reference, 0, { readyTime: '17:00' })
    expect([noDay.status, Object.keys(noDay.errors)]).toEqual([422, ['readyDay']])
  })

  it('is not changed any more after its enquiry was merged, cancelled or erased', async () => {
    const owner = await testApp(getDatabase()).loginAsStaff()
    const main = await addService(owner)
    const duplicate = await addService(owner)
    const cancelled = await addService(owner)
    const erased = await addService(owner)
    await save(owner, cancelled, 0, { workDone: 'Pads' })
    await owner.send('POST', `/api/desk/${duplicate}/join`, { to: main })
    await deskClient(owner).tell(cancelled, { type: 'state', state: 'cancelled' })
    const { id } = await deskClient(owner).read(erased)
    await owner.send('DELETE', `/api/enquiries/${id}`)
    for (const [reference, version, why] of [
      [duplicate, 0, main],
      [cancelled, 1, 'cancelled'],
      [erased, 0, 'erased'],
    ] as const) {
      const refused = await save(owner, reference, version, { workDone: 'Chain' })
      expect([refused.status, refused.message]).toEqual([409, expect.stringContaining(why)])
      expect((await read(owner, reference)).refusal).toBe(refused.message)
    }
    expect((await read(owner, cancelled)).fields.workDone).toBe('Pads')
  })

  it('exists only for services, and only for roles that see them', async () => {
    const app = testApp(getDatabase())
    const reference = await addService(app)
    const ride = await addEnquiry(app, testRideEnquiry)
    const sales = await app.loginAsStaff('sales')
    expect((await save(sales, reference, 0)).status).toBe(404)
    expect((await sales.request(`/api/enquiries/${reference}/job`)).status).toBe(404)
    expect((await save(await app.loginAsStaff('manager'), ride, 0)).status).toBe(409)
    const accounts = await app.loginAsStaff('accounts')
    expect((await save(accounts, reference, 0)).status).toBe(403)
  })
})

onEachDatabase('the history of a vehicle', (getDatabase) => {
  it('lists its visits by the registration number in any spelling, the newest first', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const first = await addService(staff, { bookingDate: '2026-06-01' })
    const second = await addService(staff, { bookingDate: '2026-11-02', serviceType: 'Free' })
    await addService(staff, { registrationNumber: 'TG 09 AB 9999' })
    await save(staff, first, 0, { kilometres: 12_400, workDone: 'Pads', mechanic: 'Ramesh' })
    const { plate, total, visits } = await history(staff, 'tg09ab1234')
    expect([plate, total]).toEqual(['TG09AB1234', 2])
    expect(visits).toMatchObject([
      { reference: second, day: '2026-11-02', purpose: 'service-free', state: 'requested' },
      { reference: first, kilometres: 12_400, workDone: 'Pads', mechanic: 'Ramesh' },
    ])
    expect(visits[0]).toMatchObject({ name: 'Asha Example', estimate: null })
  })

  it('has the total and the answer of the newest estimate', async () => {
    const database = getDatabase()
    const staff = await testApp(database).loginAsStaff('workshop')
    const reference = await addService(staff)
    const { id } = await deskClient(staff).read(reference)
    const row = { enquiry_id: id, lines_json: '[]', sent_at: '2026-11-02T04:30:00.000Z' }
    await database.db
      .insertInto('job_estimates')
      .values([
        { ...row, number: 1, total: 900, answer: 'no' },
        { ...row, number: 2, total: 700, answer: 'yes' },
      ])
      .execute()
    const { visits } = await history(staff, 'TG09AB1234')
    expect(visits[0].estimate).toEqual({ total: 700, answer: 'yes' })
    const { estimates } = await read(staff, reference)
    expect(estimates.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  })

  it('leaves out duplicates without a card, erased visits, and every visit for sales', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    const main = await addService(owner)
    const duplicate = await addService(owner)
    const erased = await addService(owner)
    await owner.send('POST', `/api/desk/${duplicate}/join`, { to: main })
    const { id } = await deskClient(owner).read(erased)
    await owner.send('DELETE', `/api/enquiries/${id}`)
    const { total, visits } = await history(owner, 'TG09AB1234')
    expect([total, visits.map(({ reference }: { reference: string }) => reference)]).toEqual([
      ...[1, [main]],
    ])
    expect(await history(await app.loginAsStaff('sales'), 'TG09AB1234')).toMatchObject({
      ...{ total: 0, visits: [] },
    })
  })

  it('asks for the whole registration number', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const answer = await staff.request('/api/workshop-history?plate=1234')
    expect([answer.status, (await answer.json()).message]).toEqual([
      ...[422, expect.stringContaining('whole registration number')],
    ])
  })

  it('has the newest 200 visits and the number of all', async () => {
    const database = getDatabase()
    const staff = await testApp(database).loginAsStaff('workshop')
    const reference = await addService(staff)
    const { id: _, ...row } = await database.db
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 200 }, (__, n) => ({
      ...row,
      reference: `SB-${n}`,
      booking_date: '2025-01-01',
    }))
    await database.db.insertInto('enquiries').values(more).execute()
    const { total, visits } = await history(staff, 'TG09AB1234')
    expect([total, visits.length, visits[0].reference]).toEqual([201, 200, reference])
  })
})
