import { beforeEach, describe, expect, it } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { salesEnquiry } from '#app/crm/enquiries/kinds/sales.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { addEnquiry, deskClient, hourMs, minuteMs, testTimePlus } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const mail = {
  leadsTo: [],
  from: 'Showroom <noreply@example.com>',
  server: new URL('smtp://127.0.0.1:1'),
}

onEachDatabase('adding an enquiry', (getDatabase) => {
  let app: TestApp
  let now = testNow
  beforeEach(async () => {
    now = testNow
    app = await staffOf('sales')
  })

  const staffOf = (role: Role, given = {}) =>
    testApp(getDatabase(), { clock: () => now, ...given }).loginAsStaff(role)

  const walkIn = { kind: 'sales', source: 'walk-in', answers: { name: 'Ravi Kumar' } }

  async function add(body: object, { by = app, key = '' } = {}) {
    const headers: HeadersInit = key ? { 'Idempotency-Key': key } : {}
    const answer = await by.send('POST', '/api/enquiries', { ...walkIn, ...body }, { headers })
    return { status: answer.status, ...(await answer.json()) }
  }

  const read = (reference: string, by = app) => deskClient(by).read(reference)

  it('stores a sales enquiry with nothing but a name and marks the missing number', async () => {
    const { reference } = await add({})
    expect(await read(reference)).toMatchObject({ missing: ['Contact number'], callBy: null })
    expect(await deskClient(app).found('section=new')).toEqual([reference])
  })

  it('promises a call as the website does, and records who added the enquiry', async () => {
    const added = await add({ answers: { name: 'Ravi Kumar', contact: '98490 12345' } })
    expect(added).toMatchObject({ status: 201, reference: expect.stringMatching(/^SE-/) })
    expect(await read(added.reference)).toMatchObject({
      name: 'Ravi Kumar',
      kindTitle: 'Sales enquiry',
      state: 'new',
      source: 'walk-in',
      missing: [],
      callBy: testTimePlus(2 * hourMs),
      consent: 'not-asked',
      addedBy: { name: 'sales' },
      takenAt: null,
      isUnread: false,
    })
  })

  it('requires a name or a phone number', async () => {
    expect(await add({ answers: { model: 'DIO', name: ' ' } })).toMatchObject({
      status: 422,
      message: 'Enter a name or a phone number.',
      errors: { name: ['Enter a name or a phone number.'] },
    })
    expect(await add({ answers: { contact: '98490 12345' } })).toMatchObject({ status: 201 })
  })

  it('validates each given field as the website does', async () => {
    const { status, errors } = await add({
      answers: { name: 'Ravi', contact: '12', email: 'ravi', colour: 'Red' },
    })
    expect({ status, errors }).toEqual({
      status: 422,
      errors: { colour: ['This type of enquiry has no field “colour”.'] },
    })
    const wrong = await add({ answers: { name: 'Ravi', contact: '12', email: 'ravi' } })
    expect(Object.keys(wrong.errors)).toEqual(['contact', 'email'])
  })

  it('refuses a booking on a closed day or in the past, and says why', async () => {
    const workshop = await staffOf('workshop')
    const book = (bookingDate: string) =>
      add({ kind: 'service-booking', answers: { name: 'Asha', bookingDate } }, { by: workshop })
    expect(await book('2026-11-03')).toMatchObject({
      status: 422,
      errors: { bookingDate: ['We are closed on Tuesday, 3 Nov 2026. Choose another day.'] },
    })
    expect(await book('2026-11-01')).toMatchObject({
      message: 'Sunday, 1 Nov 2026 is already over. Choose another day.',
    })
    const { reference } = await book('2026-11-04')
    expect(await read(reference, workshop)).toMatchObject({ bookingDate: '2026-11-04' })
  })

  it('stores the display name of the chosen model and finds the enquiry by its words', async () => {
    const { reference } = await add({
      answers: { name: 'Ravi', contact: '+91 98490 12345', model: 'honda-hornet-2-0' },
    })
    expect(await read(reference)).toMatchObject({ model: 'HORNET 2.0', phone: '+919849012345' })
    expect(await deskClient(app).found('search=hornet ravi')).toEqual([reference])
  })

  it('promises no call if a next step is agreed', async () => {
    const at = testTimePlus(26 * hourMs)
    const { reference } = await add({ nextStep: { at, text: 'Test ride' }, note: 'Likes blue.' })
    const enquiry = await read(reference)
    expect(enquiry).toMatchObject({
      callBy: null,
      dueAt: at,
      state: 'contacted',
      nextStepText: 'Test ride',
    })
    expect(enquiry.history.map(({ type, who }) => [type, who])).toEqual([
      ['state', 'sales'],
      ['nextStep', 'sales'],
      ['note', 'sales'],
    ])
  })

  it('promises no call if nothing is left to do', async () => {
    const { reference } = await add({ isDone: true })
    expect(await read(reference)).toMatchObject({ callBy: null, dueAt: null, state: 'contacted' })
    const contact = await add({ kind: contactEnquiry.slug, isDone: true })
    expect(await read(contact.reference)).toMatchObject({ state: 'answered', isOpen: false })
  })

  it('promises no call for a booking on a day that the customer agreed with staff', async () => {
    const workshop = await staffOf('workshop')
    const answers = { name: 'Asha', contactNumber: '98490 12345', bookingDate: '2026-11-04' }
    const booking = { kind: 'service-booking', source: 'telephone', answers }
    const agreed = await add(booking, { by: workshop })
    expect(await read(agreed.reference, workshop)).toMatchObject({
      callBy: null,
      dueAt: null,
      state: 'confirmed',
    })
    const at = testTimePlus(26 * hourMs)
    const withStep = await add({ ...booking, nextStep: { at } }, { by: workshop })
    expect(await read(withStep.reference, workshop)).toMatchObject({ dueAt: at })
    const dayless = { ...answers, bookingDate: '' }
    const open = await add({ ...booking, answers: dayless }, { by: workshop })
    expect(await read(open.reference, workshop)).toMatchObject({
      callBy: testTimePlus(2 * hourMs),
      state: 'requested',
    })
  })

  it('ends the promise of a call when staff agree an hour with the customer', async () => {
    const owner = await staffOf('owner')
    const ride = { kind: 'test-ride', answers: { name: 'Ravi', mobileNo: '9849012345' } }
    const hour = { purpose: 'test-ride', day: '2026-11-04', at: '10:30' }
    const { reference } = await add(ride, { by: owner })
    expect((await read(reference, owner)).callBy).not.toBeNull()
    const booked = await owner.send('POST', `/api/enquiries/${reference}/appointment`, hour)
    expect(booked.status).toBe(200)
    expect(await read(reference, owner)).toMatchObject({ callBy: null, dueAt: null })
    const sent = { ...testRideEnquiry.example, configuration: null }
    const fromWebsite = await (await owner.send('POST', testRideEnquiry.postTo, sent)).json()
    await owner.send('POST', `/api/enquiries/${fromWebsite.reference}/appointment`, hour)
    expect((await read(fromWebsite.reference, owner)).callBy).not.toBeNull()
  })

  it('refuses a next step in the past', async () => {
    expect(await add({ nextStep: { at: testTimePlus(-hourMs) } })).toMatchObject({
      status: 422,
      errors: { nextStep: ['The next step is in the past. Choose a later day or time.'] },
    })
  })

  it('is assigned to the person who adds it, or by the rules', async () => {
    const own = await add({ assignToMe: true })
    expect((await read(own.reference)).assignee).toMatchObject({ name: 'sales' })
    const owner = await staffOf('owner')
    await owner.send('PATCH', '/api/manageDeskRules', { rules: { sales: 'turn' } })
    const { reference } = await add({}, { by: owner })
    const { assignee, history } = await read(reference)
    expect(assignee).not.toBeNull()
    expect(history[0]).toMatchObject({ type: 'assign', staffId: null })
  })

  it('sends the customer a mail only if the box is ticked', async () => {
    const mailing = await staffOf('sales', { mail })
    const answers = { name: 'Ravi', email: 'ravi@example.com' }
    await add({ answers }, { by: mailing })
    const { db } = getDatabase()
    const outbox = () => db.selectFrom('outbox').select(['purpose', 'recipient']).execute()
    expect(await outbox()).toEqual([])
    await add({ answers, sendMail: true }, { by: mailing })
    expect(await outbox()).toEqual([{ purpose: 'acknowledgement', recipient: 'ravi@example.com' }])
  })

  it('stores a repeated request once', async () => {
    const [first, second] = [await add({}, { key: 'k' }), await add({}, { key: 'k' })]
    expect(second.reference).toBe(first.reference)
    expect((await add({ note: 'Other' }, { key: 'k' })).reference).not.toBe(first.reference)
    expect(await deskClient(app).found('section=all')).toHaveLength(2)
  })

  it('stores the time of the act if the entry waited on a phone', async () => {
    now = new Date(testTimePlus(3 * hourMs))
    const takenAt = testTimePlus(hourMs)
    const nextStep = { at: testTimePlus(3 * hourMs - minuteMs) }
    const { reference } = await add({ takenAt, nextStep })
    expect(await read(reference)).toMatchObject({
      takenAt,
      receivedAt: now.toISOString(),
      nextStepAt: nextStep.at,
    })
    const promised = await add({ takenAt, answers: { contact: '98490 12345' } })
    expect((await read(promised.reference)).callBy).toBe(testTimePlus(3 * hourMs))
    const ahead = await add({ takenAt: testTimePlus(4 * hourMs) })
    expect((await read(ahead.reference)).takenAt).toBeNull()
  })

  it('stores the time of an entry of more than 31 days only if the person confirmed it', async () => {
    const dayMs = 24 * hourMs
    now = new Date(testTimePlus(hourMs))
    const takenAt = testTimePlus(-32 * dayMs)
    const unconfirmed = await add({ takenAt }, { key: 'a' })
    expect((await read(unconfirmed.reference)).takenAt).toBeNull()
    const confirmed = await add({ takenAt, isLate: true }, { key: 'b' })
    expect((await read(confirmed.reference)).takenAt).toBe(takenAt)
    const again = await add({ takenAt, isLate: true }, { key: 'a' })
    expect(again.reference).toBe(unconfirmed.reference)
    const tooOld = await add({ takenAt: testTimePlus(-400 * dayMs), isLate: true }, { key: 'c' })
    expect((await read(tooOld.reference)).takenAt).toBeNull()
  })

  it('allows only the kinds of the role’s flows', async () => {
    expect(await add({ kind: serviceBookingEnquiry.slug })).toMatchObject({
      status: 422,
      errors: { kind: ['Choose a type of enquiry.'] },
    })
    const accounts = await staffOf('accounts')
    expect(await add({}, { by: accounts })).toMatchObject({ status: 403 })
  })

  it('adds an opt-in only with the customer’s consent', async () => {
    const optIn = { kind: 'opt-in', answers: { name: 'Asha', mobile: '9000000001' } }
    expect(await add(optIn)).toMatchObject({
      status: 422,
      message: 'An opt-in needs the customer’s consent.',
    })
    expect(await add({ ...optIn, consent: 'yes' })).toMatchObject({ status: 201 })
  })

  it('offers the colleagues whom its note can mention, and notifies them', async () => {
    const owner = await staffOf('owner')
    const facts = await (await app.request('/api/new-enquiry')).json()
    expect(facts.colleagues).toEqual([
      { id: expect.any(Number), name: 'meera', role: 'owner', mention: 'meera' },
    ])
    const { status } = await add({ note: 'Wants the blue one, @meera' })
    expect(status).toBe(201)
    const { rows } = await (await owner.request('/api/desk?section=mentioned')).json()
    expect(rows).toMatchObject([{ name: 'Ravi Kumar' }])
  })

  it('counts in the report of its kind and under its source in the analytics', async () => {
    const { reference } = await add({})
    const report = await (await app.send('POST', '/api/salesReports', {})).json()
    expect(report.data.map((row: { reference: string }) => row.reference)).toEqual([reference])
    const figures = await (await app.request('/api/figures?from=2026-11-01&to=2026-11-30')).json()
    expect(figures.sources).toMatchObject([{ source: 'walk-in', total: 1 }])
  })

  describe('known customers', () => {
    const ask = async (query: string) =>
      (await (await app.request(`/api/known-customers?${query}`)).json()).customers

    it('are found by a part of the number or name, with their enquiries in the role’s flows', async () => {
      const answers = { name: 'Ravi Kumar', contact: '98490 12345' }
      await add({ answers })
      now = new Date(testTimePlus(hourMs))
      const { reference } = await add({ answers, assignToMe: true })
      const owner = await staffOf('owner')
      await addEnquiry(owner, serviceBookingEnquiry, {
        name: 'Ravi Kumar',
        contactNumber: '9849012345',
      })
      const ravi = {
        name: 'Ravi Kumar',
        phone: '+919849012345',
        count: 2,
        lastAt: testTimePlus(hourMs),
        reference,
        assignee: 'sales',
      }
      expect(await ask('number=98490')).toEqual([ravi])
      expect(await ask('name=kumar rav')).toEqual([ravi])
      expect(await ask('number=9849')).toEqual([])
      expect(await ask('name=hornet')).toEqual([])
    })

    it('are one customer if staff merged them', async () => {
      await add({ answers: { name: 'Ravi Kumar', contact: '98490 12345' } })
      await add({ answers: { name: 'Ravi Kumar', contact: '98490 54321' } })
      expect(await ask('name=ravi')).toHaveLength(2)
      const { db } = getDatabase()
      const [into] = await db.selectFrom('customers').select('id').orderBy('id').execute()
      await db
        .updateTable('customers')
        .set({ survivor_id: into?.id ?? 0, merged_into: into?.id ?? 0 })
        .where('id', '<>', into?.id ?? 0)
        .execute()
      expect(await ask('name=ravi')).toMatchObject([{ count: 2 }])
    })
  })

  it('belongs to a kind that has no public form', async () => {
    const visitor = testApp(getDatabase())
    expect(salesEnquiry.postTo).toBeUndefined()
    expect((await visitor.send('POST', '/api/enquiries', walkIn)).status).toBe(401)
  })
})
