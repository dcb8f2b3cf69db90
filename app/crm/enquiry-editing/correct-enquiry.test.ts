import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry, type DeskClient, deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('correcting an enquiry', (getDatabase) => {
  let owner: TestApp
  let desk: DeskClient
  let reference: string
  beforeEach(async () => {
    owner = await testApp(getDatabase()).loginAsStaff()
    desk = deskClient(owner)
    reference = await addEnquiry(owner, serviceBookingEnquiry, {
      bookingDate: '2026-11-06',
      model: 'DIO',
    })
  })

  async function correct(answers: object, { by = owner, version = 1, of = reference } = {}) {
    const answer = await by.send('PATCH', `/api/enquiries/${of}`, { answers, version })
    return { status: answer.status, ...(await answer.json()) }
  }

  it('changes only the sent answers, and records who, before and after', async () => {
    expect(await correct({ contactNumber: '98490 99999' })).toEqual({
      status: 200,
      message: 'Details saved.',
      version: 2,
    })
    const { name, contact, phone, history, version } = await desk.read(reference)
    expect({ name, contact, phone, version }).toEqual({
      name: 'Asha Example',
      contact: '9849099999',
      phone: '+919849099999',
      version: 2,
    })
    expect(history).toMatchObject([
      {
        type: 'correct',
        who: 'meera',
        changes: [{ label: 'Contact number', from: '9000000001', to: '9849099999' }],
      },
    ])
  })

  it('moves a booking in every list, in search and in reports', async () => {
    expect(await correct({ bookingDate: '2026-11-09', model: 'honda-hornet-2-0' })).toMatchObject({
      message: 'Booking moved to 9 Nov 2026.',
    })
    const on = (day: string) => desk.found(`bookingFrom=${day}&bookingTo=${day}`)
    expect(await on('2026-11-06')).toEqual([])
    expect(await on('2026-11-09')).toEqual([reference])
    expect(await desk.found('search=hornet')).toEqual([reference])
    expect(await desk.found('search=dio')).toEqual([])
    const report = await (await owner.send('POST', '/api/bookingReports', {})).json()
    expect(report.data).toMatchObject([{ bookingDate: '2026-11-09', model: 'HORNET 2.0' }])
    const csv = await (await owner.request('/api/reports/booking.csv')).text()
    expect(csv).toContain('2026-11-09')
    expect(csv).not.toContain('2026-11-06')
  })

  it('finds the same customer and the same vehicle by the corrected values', async () => {
    const other = await addEnquiry(owner, serviceBookingEnquiry, {
      contactNumber: '9849099999',
      email: '',
      registrationNumber: 'TG 07 XY 1',
    })
    expect((await desk.read(reference)).related).toEqual([])
    await correct({ contactNumber: '+91 98490-99999' })
    expect((await desk.read(reference)).related).toMatchObject([{ reference: other }])
  })

  it('refuses a closed day or a past day, and keeps the booking', async () => {
    expect(await correct({ bookingDate: '2026-11-10' })).toMatchObject({
      status: 422,
      errors: { bookingDate: ['We are closed on Tuesday, 10 Nov 2026. Choose another day.'] },
    })
    expect(await correct({ bookingDate: '2026-10-30' })).toMatchObject({ status: 422 })
    expect(await desk.read(reference)).toMatchObject({ bookingDate: '2026-11-06', version: 1 })
  })

  it('accepts an unchanged day that is over', async () => {
    const { db } = getDatabase()
    const answers_json = JSON.stringify({ name: 'Asha', bookingDate: '2026-10-01' })
    await db.updateTable('enquiries').set({ answers_json }).execute()
    expect(await correct({ name: 'Asha Rao', bookingDate: '2026-10-01' })).toMatchObject({
      status: 200,
    })
  })

  it('refuses an unknown field, an invalid value and the loss of name and number', async () => {
    expect(await correct({ phone: '1' })).toMatchObject({
      status: 422,
      errors: { phone: ['This type of enquiry has no field “phone”.'] },
    })
    expect(await correct({ contactNumber: '12' })).toMatchObject({ status: 422 })
    expect(await correct({ name: '', contactNumber: '' })).toMatchObject({
      status: 422,
      message: 'Enter a name or a phone number.',
    })
  })

  it('refuses an outdated version and names the person who was quicker', async () => {
    await desk.tell(reference, { type: 'state', state: 'confirmed' })
    expect(await correct({ name: 'Asha Rao' })).toMatchObject({
      status: 409,
      message: 'meera changed this enquiry after you opened it. Check it and try again.',
    })
    expect(await correct({ name: 'Asha Rao' }, { version: 2 })).toMatchObject({ version: 3 })
    expect(await correct({ name: 'Asha Rao' }, { version: 3 })).toMatchObject({
      message: 'Nothing was changed.',
      version: 3,
    })
  })

  it('responds with 404 outside the role’s flows', async () => {
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    expect(await correct({ name: 'X' }, { by: sales })).toMatchObject({ status: 404 })
    const accounts = await testApp(getDatabase()).loginAsStaff('accounts')
    expect(await correct({ name: 'X' }, { by: accounts })).toMatchObject({ status: 403 })
  })

  it('leaves nothing of the old and new values after an erasure', async () => {
    await correct({ name: 'Qzwkxj Example' })
    const { id } = await desk.read(reference)
    await owner.services.erasures.erase({ id: 1, userId: 'meera' }, id)
    expect(await correct({ name: 'Qzwkxj' }, { version: 2 })).toMatchObject({ status: 409 })
    const events = await getDatabase().db.selectFrom('desk_events').selectAll().execute()
    expect(JSON.stringify(events)).not.toContain('Example')
    expect(await desk.read(reference)).toMatchObject({ values: {}, missing: [] })
  })

  it('promises no call if no number is left, and one once a number is known', async () => {
    const answers = { name: 'Ravi', contact: '98490 12345' }
    const body = { kind: 'sales', source: 'walk-in', answers }
    const { reference: of } = await (await owner.send('POST', '/api/enquiries', body)).json()
    const promised = await desk.read(of)
    expect(promised.dueAt).toEqual(expect.any(String))
    await correct({ contact: '' }, { of })
    expect(await desk.read(of)).toMatchObject({ callBy: null, dueAt: null })
    await correct({ contact: '98490 99999' }, { of, version: 2 })
    expect(await desk.read(of)).toMatchObject({ callBy: promised.callBy, dueAt: promised.dueAt })
  })

  it('promises no call beside a next step', async () => {
    await correct({ contactNumber: '', email: '' })
    const at = '2026-11-20T05:30:00.000Z'
    await desk.tell(reference, { type: 'nextStep', at })
    const { version } = await desk.read(reference)
    await correct({ contactNumber: '98490 99999' }, { version })
    expect(await desk.read(reference)).toMatchObject({ callBy: null, dueAt: at })
  })

  it('completes an enquiry, so that nothing is missing', async () => {
    const body = { kind: 'sales', source: 'walk-in', answers: { name: 'Ravi' } }
    const added = await (await owner.send('POST', '/api/enquiries', body)).json()
    expect((await desk.read(added.reference)).missing).toEqual(['Contact number'])
    await correct({ contact: '98490 12345' }, { of: added.reference })
    const completed = { missing: [], phone: '+919849012345' }
    expect(await desk.read(added.reference)).toMatchObject(completed)
  })

  const old = {
    name: 'Oldname Wrong',
    contactNumber: '9849011111',
    email: 'oldmail@example.com',
    registrationNumber: 'TG 07 OL 1111',
  }
  const corrected = {
    name: 'Newname Right',
    contactNumber: '9849022222',
    email: 'newmail@example.com',
    registrationNumber: 'TG 07 NE 2222',
  }
  const oldValues = /oldname|9849011111|oldmail|07ol1111/i

  async function customerData() {
    const { db } = getDatabase()
    const tables = ['customers', 'customer_vehicles', 'customer_notes'] as const
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().execute()),
    )
    return JSON.stringify(rows)
  }

  async function customerOf(of: string) {
    const { db } = getDatabase()
    const row = await db
      .selectFrom('enquiries')
      .innerJoin('customers', 'customers.id', 'enquiries.customer_id')
      .selectAll('customers')
      .where('reference', '=', of)
      .executeTakeFirstOrThrow()
    return row
  }

  const addNote = (customer_id: number) =>
    getDatabase()
      .db.insertInto('customer_notes')
      .values({ customer_id, at: '2026-11-02', who: 'meera', text: 'Rings at noon' })
      .execute()

  it('replaces wrong values of the customer with the same number', async () => {
    const of = await addEnquiry(owner, serviceBookingEnquiry, old)
    const { contactNumber: _, ...changes } = corrected
    expect(await correct(changes, { of })).toMatchObject({ status: 200 })
    expect(await customerOf(of)).toMatchObject({
      name: 'Newname Right',
      email: 'newmail@example.com',
      phone: '+919849011111',
    })
    expect(await customerData()).not.toMatch(/oldname|oldmail|07ol1111/i)
    expect(await customerData()).toContain('TG07NE2222')
  })

  it('removes the wrong values from a customer who has other enquiries', async () => {
    const of = await addEnquiry(owner, serviceBookingEnquiry, old)
    const right = { ...old, name: 'Padma Rao', email: 'padma@example.com', registrationNumber: '' }
    const kept = await addEnquiry(owner, serviceBookingEnquiry, right)
    await correct(corrected, { of })
    expect(await customerOf(kept)).toMatchObject({ name: 'Padma Rao', email: 'padma@example.com' })
    expect(await customerOf(of)).toMatchObject({ phone: '+919849022222', name: 'Newname Right' })
    expect(await customerData()).not.toMatch(/oldname|oldmail|07ol1111/i)
  })

  it.each(['a new number', 'the number of a known customer', 'no mobile number'])(
    'keeps the notes of a customer who gets %s, and leaves nothing after an erasure',
    async (to) => {
      const of = await addEnquiry(owner, serviceBookingEnquiry, old)
      await addNote((await customerOf(of)).id)
      if (to === 'the number of a known customer')
        await addEnquiry(owner, serviceBookingEnquiry, corrected)
      const number = to === 'no mobile number' ? '040 2345 6789' : corrected.contactNumber
      await correct({ ...corrected, contactNumber: number }, { of })
      expect(await customerData()).not.toMatch(oldValues)
      expect(await customerData()).toContain('Rings at noon')
      const { id } = await customerOf(of)
      await owner.services.erasures.eraseCustomer({ id: 1, userId: 'meera' }, id)
      expect(await customerData()).not.toMatch(/oldname|newname|98490|mail@|07(ol|ne)|noon/i)
      const { db } = getDatabase()
      const left = [
        await db.selectFrom('enquiries').selectAll().execute(),
        await db.selectFrom('desk_events').selectAll().execute(),
        await db.selectFrom('outbox').selectAll().execute(),
        await db.selectFrom('changes').selectAll().execute(),
      ]
      expect(JSON.stringify(left)).not.toMatch(/oldname|newname|9849011111|oldmail|07 ?ol/i)
    },
  )
})
