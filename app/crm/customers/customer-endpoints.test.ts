import { expect, it } from 'vitest'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { offerEnquiry } from '#app/crm/enquiries/kinds/offer.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { customerQueries } from './customer-query.server.ts'

const padma = {
  name: 'Padma Rao',
  contactNumber: '98480 12345',
  email: 'padma@example.com',
  model: 'SHINE 125',
  registrationNumber: 'TS 09 AB 1234',
}
const ravi = { name: 'Ravi Kumar', mobileNo: '9000000001', emailId: 'ravi@example.com' }

async function get(app: TestApp, path: string) {
  const answer = await app.request(path)
  return { status: answer.status, ...(await answer.json()) }
}

async function send(app: TestApp, method: string, path: string, body?: unknown, key?: string) {
  const answer = await app.send(method, path, body, {
    headers: key ? { 'Idempotency-Key': key } : {},
  })
  return { status: answer.status, ...(await answer.json()) }
}

async function namesFound(app: TestApp, query = ''): Promise<string[]> {
  const { customers } = await get(app, `/api/customers${query}`)
  return customers.map(({ name }: { name: string }) => name)
}

async function idOf(app: TestApp, name: string): Promise<number> {
  const row = await app.services.db
    .selectFrom('customers')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}

onEachDatabase('the list of customers', (getDatabase) => {
  async function shop() {
    const app = testApp(getDatabase())
    await addEnquiry(app, serviceBookingEnquiry, padma)
    await addEnquiry(app, testRideEnquiry, ravi)
    return app.loginAsStaff()
  }

  it('finds words in any order, a number in any spelling, an e-mail and a plate', async () => {
    const app = await shop()
    for (const search of [
      ...['rao padma', 'pad ra', '98480-12345', '+91 9848012345', '12345', 'PADMA@example.com'],
      ...['ts09ab1234', 'TS 09 AB 1234', 'padma 1234'],
    ]) {
      const found = await namesFound(app, `?search=${encodeURIComponent(search)}`)
      expect([search, found]).toEqual([search, ['Padma Rao']])
    }
    expect(await namesFound(app, '?search=padma%20ravi')).toEqual([])
    expect(await namesFound(app, '?search=%25')).toEqual([])
  })

  it('is sorted, filtered and divided into pages by the address', async () => {
    const app = await shop()
    expect(await namesFound(app, '?sort=name')).toEqual(['Padma Rao', 'Ravi Kumar'])
    expect(await namesFound(app, '?sort=new')).toEqual(['Ravi Kumar', 'Padma Rao'])
    expect(await namesFound(app, '?show=vehicle')).toEqual(['Padma Rao'])
    expect(await namesFound(app, '?page=2')).toEqual([])
    const { customers, ...list } = await get(app, '/api/customers')
    expect(list).toMatchObject({ total: 2, isMore: false, page: 1, totalPages: 1 })
    expect(customers[1]).toMatchObject({
      phones: ['+919848012345'],
      plates: ['TS09AB1234'],
      enquiries: 1,
    })
    expect((await get(app, '/api/customers?sort=phone')).status).toBe(422)
  })

  it('contains only customers with an enquiry that the role sees', async () => {
    const owner = await shop()
    const workshop = await owner.loginAsStaff('workshop')
    expect(await namesFound(workshop)).toEqual(['Padma Rao'])
    const id = await idOf(owner, 'Ravi Kumar')
    expect((await get(workshop, `/api/customers/${id}`)).status).toBe(404)
    for (const [method, path, body] of [
      ['POST', 'notes', { text: 'Hello' }],
      ['POST', 'vehicles', { plate: 'TS 01 AA 1', model: '', ownedFrom: '', ownedUntil: '' }],
      ['PATCH', '', { name: '', email: '' }],
    ] as const)
      expect(
        (await send(workshop, method, `/api/customers/${id}/${path}`.replace(/\/$/, ''), body))
          .status,
      ).toBe(404)
    await addEnquiry(owner, amcEnquiry, { name: 'Ravi', contactNumber: '9000000001' })
    const seen = await get(workshop, `/api/customers/${id}`)
    expect(seen).toMatchObject({ enquiryCount: 1, enquiries: [{ kindTitle: 'AMC' }] })
    expect((await get(workshop, `/api/customers/${id}/data`)).status).toBe(403)
  })

  it('is exported only by the owner, after the password', async () => {
    const app = await shop()
    for (const role of ['manager', 'sales', 'accounts'] as const) {
      const staff = await app.loginAsStaff(role)
      expect((await staff.request('/api/customers.csv')).status).toBe(403)
    }
    await app.services.db.updateTable('sessions').set({ proven_at: null }).execute()
    expect(await get(app, '/api/customers.csv')).toMatchObject({ status: 403, needs: 'password' })
  })

  it('is exported as CSV with the same filter', async () => {
    const app = await shop()
    const answer = await app.request('/api/customers.csv?search=rao')
    const lines = (await answer.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe(
      `"Padma Rao","'+919848012345","padma@example.com","TS09AB1234","1","2026-11-02","2026-11-02",""`,
    )
  })
})

onEachDatabase('a customer', (getDatabase) => {
  async function withPadma() {
    const app = await testApp(getDatabase()).loginAsStaff()
    const reference = await addEnquiry(app, serviceBookingEnquiry, padma)
    const id = await idOf(app, 'Padma Rao')
    return { app, id, reference, path: `/api/customers/${id}` }
  }

  it('shows enquiries, vehicles, notes, and consents with their date and enquiry', async () => {
    const { app, reference, path } = await withPadma()
    const optIn = await addEnquiry(app, optInEnquiry, { name: 'Padma', mobile: '9848012345' })
    await send(app, 'POST', `${path}/notes`, { text: 'Call after 6 pm' })
    expect(await get(app, path)).toMatchObject({
      name: 'Padma Rao',
      phones: ['+919848012345'],
      email: 'padma@example.com',
      enquiryCount: 2,
      enquiries: [{ reference: optIn }, { reference, model: 'SHINE 125', state: 'requested' }],
      notes: [{ text: 'Call after 6 pm', who: 'meera' }],
      consents: [
        {
          text: 'How should we remind you? SMS, WhatsApp',
          reference: optIn,
          at: '2026-11-02T04:30:00.000Z',
        },
      ],
      merged: [],
      similar: [],
    })
  })

  it('takes no agreement with terms for consent to messages', async () => {
    const { app, path } = await withPadma()
    await addEnquiry(app, testRideEnquiry, { mobileNo: '9848012345', agree: true })
    await addEnquiry(app, offerEnquiry, { contact: '9848012345', agree: true })
    await addEnquiry(app, financeEnquiry, { contact: '9848012345', agreed: true })
    const { consents, enquiryCount } = await get(app, path)
    expect({ consents, enquiryCount }).toEqual({ consents: [], enquiryCount: 4 })
  })

  it('keeps a note that was sent twice once', async () => {
    const { app, path } = await withPadma()
    for (const key of ['a', 'a', 'b'])
      await send(app, 'POST', `${path}/notes`, { text: 'Hello' }, key)
    await send(app, 'POST', `${path}/notes`, { text: 'Another text' }, 'a')
    expect((await get(app, path)).notes).toHaveLength(3)
    expect((await send(app, 'POST', `${path}/notes`, { text: ' ' })).status).toBe(422)
  })

  it('gets another name and e-mail, unless somebody else changed them first', async () => {
    const { app, path } = await withPadma()
    const edit = (version: number, name: string) =>
      send(app, 'PATCH', path, { name, email: 'New@Example.com', version })
    expect(await edit(1, 'Padma R.')).toMatchObject({ status: 200 })
    expect(await get(app, path)).toMatchObject({
      name: 'Padma R.',
      email: 'new@example.com',
      version: 2,
    })
    expect(await namesFound(app, '?search=new@example')).toEqual(['Padma R.'])
    const conflict = await edit(1, 'Another')
    expect(conflict).toMatchObject({ status: 409 })
    expect(conflict.message).toContain('meera')
    expect((await send(app, 'PATCH', path, { name: 'A', email: 'no address' })).status).toBe(422)
    const changes = await app.services.changes.listNewest(5)
    expect(JSON.stringify(changes)).not.toContain('Padma')
  })

  it('gets a vehicle, and loses it on a day', async () => {
    const { app, path } = await withPadma()
    const bike = { plate: 'ts 10 cd 5678', model: 'DIO', ownedFrom: '2024-01-31', ownedUntil: '' }
    expect((await send(app, 'POST', `${path}/vehicles`, bike)).status).toBe(200)
    expect(await send(app, 'POST', `${path}/vehicles`, bike)).toMatchObject({
      status: 422,
      errors: { plate: [expect.any(String)] },
    })
    const [, vehicle] = (await get(app, path)).vehicles
    expect(vehicle).toMatchObject({
      plate: 'TS10CD5678',
      ownedFrom: '2024-01-31',
      ownedUntil: null,
    })
    const finish = (ownedUntil: string) =>
      send(app, 'PATCH', `${path}/vehicles/${vehicle.id}`, {
        model: 'DIO',
        ownedFrom: '2024-01-31',
        ownedUntil,
      })
    expect((await finish('2023-01-01')).status).toBe(422)
    expect((await finish('31 Feb')).status).toBe(422)
    expect((await finish('2026-11-01')).status).toBe(200)
    expect((await get(app, path)).vehicles[1]).toMatchObject({ ownedUntil: '2026-11-01' })
    expect((await send(app, 'POST', `${path}/vehicles`, { ...bike, plate: 'NA' })).status).toBe(422)
  })

  it('is erased with all enquiries, and its data can be downloaded before', async () => {
    const { app, path } = await withPadma()
    await send(app, 'POST', `${path}/notes`, { text: 'Call after 6 pm' })
    const data = await get(app, `${path}/data`)
    expect(data).toMatchObject({
      name: 'Padma Rao',
      vehicles: [{ plate: 'TS09AB1234' }],
      notes: [{ text: 'Call after 6 pm' }],
    })
    expect(JSON.stringify(data.enquiries)).toContain('TS 09 AB 1234')
    expect((await send(app, 'DELETE', path)).status).toBe(200)
    expect((await get(app, path)).status).toBe(404)
    const rows = await app.services.db.selectFrom('enquiries').select('erased_at').execute()
    expect(rows.every(({ erased_at }) => erased_at !== null)).toBe(true)
  })

  it('has no download if somebody erases it at the same time', async () => {
    const { app, id, path } = await withPadma()
    let erasure: { status: number } | undefined
    // Erases as soon as the first statement has read its rows.
    const whileErasing = app.services.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        erasure ??= await send(app, 'DELETE', path)
        return result
      },
    })
    expect(await customerQueries(whileErasing).findData({ role: 'owner' }, id)).toBeUndefined()
    expect(erasure).toMatchObject({ status: 200 })
  })

  it('has the consent that staff noted, on the page and in the download', async () => {
    const { app, path } = await withPadma()
    const { db } = app.services
    const source_json = JSON.stringify({ utm: { campaign: 'diwali' } })
    await db
      .updateTable('enquiries')
      .set({
        ...{ consent: 'no', source: 'walk-in', source_json, taken_at: '2026-11-01T00:00:00.000Z' },
        ...{ next_step_at: '2026-11-03T00:00:00.000Z', next_step_text: 'Ask for the brother' },
      })
      .execute()
    const text = 'Mails and messages: no, noted by staff'
    expect((await get(app, path)).consents).toContainEqual(expect.objectContaining({ text }))
    const [{ reference }] = (await get(app, path)).enquiries
    const answers = { name: 'Padma R' }
    await send(app, 'PATCH', `/api/enquiries/${reference}`, { answers, version: 1 })
    const data = await get(app, `${path}/data`)
    expect(data.consents).toContainEqual(expect.objectContaining({ text }))
    const enquiry = data.enquiries.find((one: { reference: string }) => one.reference === reference)
    expect(enquiry).toMatchObject({
      source: 'walk-in',
      sourceDetails: { utm: { campaign: 'diwali' } },
      takenAt: '2026-11-01T00:00:00.000Z',
      consent: 'no',
      nextStep: { text: 'Ask for the brother' },
      corrections: [{ from: 'Padma Rao', to: 'Padma R' }],
    })
  })

  it('downloads all notes, and the values of merged customers', async () => {
    const { app, path } = await withPadma()
    const { db } = app.services
    const merged = { name: 'P. Old', contactNumber: '9848099999', email: 'old@example.com' }
    await addEnquiry(app, serviceBookingEnquiry, merged)
    const { status } = await send(app, 'POST', `${path}/merge`, { phone: '9848099999' })
    expect(status).toBe(200)
    const { id } = await get(app, path)
    for (let count = 0; count < 3; count++)
      await db
        .insertInto('customer_notes')
        .values(
          Array.from({ length: 70 }, () => ({ customer_id: id, at: '', who: '', text: 'Hello' })),
        )
        .execute()
    const data = await get(app, `${path}/data`)
    expect(data.notes).toHaveLength(210)
    expect(data.records).toContainEqual(
      expect.objectContaining({ name: 'P. Old', email: 'old@example.com', phone: '+919848099999' }),
    )
  })

  it('does not exist under an unknown id', async () => {
    const { app } = await withPadma()
    for (const id of ['999', '0', 'abc', '99999999999'])
      expect((await get(app, `/api/customers/${id}`)).status).toBe(404)
  })

  it('is only read by accounts', async () => {
    const { app, path } = await withPadma()
    const accounts = await app.loginAsStaff('accounts')
    expect((await get(accounts, path)).status).toBe(200)
    expect((await send(accounts, 'POST', `${path}/notes`, { text: 'A' })).status).toBe(403)
  })
})
