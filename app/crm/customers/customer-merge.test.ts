import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { findCustomerGroup } from './customer-group-query.server.ts'

onEachDatabase('a merge of customers', (getDatabase) => {
  async function shop() {
    const app = await testApp(getDatabase()).loginAsStaff()
    const add = async (name: string, contactNumber: string, registrationNumber: string) => {
      const email = `${name}@example.com`
      await addEnquiry(app, serviceBookingEnquiry, {
        name,
        contactNumber,
        registrationNumber,
        email,
      })
      return idOf(app, name)
    }
    const a = await add('Asha', '9000000001', 'TS 01 AA 0001')
    const b = await add('Binu', '9000000002', 'TS 01 AA 0002')
    const c = await add('Chand', '9000000003', 'TS 01 AA 0003')
    return { app, a, b, c, add }
  }

  const read = async (app: TestApp, id: number) =>
    (await app.request(`/api/customers/${id}`)).json()
  const merge = async (app: TestApp, into: number, body: unknown) => {
    const answer = await app.send('POST', `/api/customers/${into}/merge`, body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const split = async (app: TestApp, id: number) =>
    (await app.request(`/api/customers/${id}/merge`, { method: 'DELETE' })).status
  const note = (app: TestApp, id: number, text: string) =>
    app.send('POST', `/api/customers/${id}/notes`, { text })

  it('shows both on one page, also later enquiries of both numbers', async () => {
    const { app, a, b, add } = await shop()
    expect((await merge(app, a, { from: b })).status).toBe(200)
    await add('Binu', '9000000002', 'TS 01 AA 0009')
    const customer = await read(app, a)
    expect(customer).toMatchObject({
      id: a,
      phones: ['+919000000001', '+919000000002'],
      enquiryCount: 3,
      merged: [{ id: b, name: 'Binu', mergedBy: 'meera' }],
    })
    expect(customer.vehicles).toHaveLength(3)
    expect(await read(app, b)).toMatchObject({ id: a })
    const { customers } = await (await app.request('/api/customers?search=9000000002')).json()
    expect(customers).toMatchObject([{ id: a, enquiries: 3 }])
  })

  it('is undone much later, and gives back to each customer what it had', async () => {
    const { app, a, b, c, add } = await shop()
    await note(app, b, 'of Binu')
    const before = await Promise.all([a, b, c].map((id) => read(app, id)))
    await merge(app, b, { from: c })
    await merge(app, a, { phone: '90000 00002' })
    await note(app, c, 'of the survivor')
    expect(await read(app, c)).toMatchObject({ id: a, enquiryCount: 3 })
    await add('Binu', '9000000002', '')
    expect(await split(app, b)).toBe(200)
    expect(await read(app, c)).toMatchObject({ id: b, enquiryCount: 3 })
    expect(await split(app, c)).toBe(200)
    expect(await split(app, c)).toBe(409)
    const after = await Promise.all([a, b, c].map((id) => read(app, id)))
    expect(after[0]).toEqual({
      ...before[0],
      notes: [expect.objectContaining({ text: 'of the survivor' })],
    })
    expect(after[1]).toMatchObject({
      enquiryCount: 2,
      notes: before[1].notes,
      vehicles: before[1].vehicles,
    })
    expect(after[2]).toEqual({ ...before[2], version: before[2].version + 1 })
  })

  it('is refused with itself, with an unknown customer and after another merge', async () => {
    const { app, a, b, c } = await shop()
    expect((await merge(app, a, { from: a })).status).toBe(422)
    expect((await merge(app, a, { from: 999 })).status).toBe(404)
    expect((await merge(app, a, { phone: '9999999999' })).status).toBe(422)
    expect((await merge(app, a, {})).status).toBe(422)
    await merge(app, a, { from: b })
    expect((await merge(app, a, { from: b })).status).toBe(422)
    expect(await merge(app, c, { from: b })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Asha'),
    })
    const edit = await app.send('PATCH', `/api/customers/${b}`, { name: 'X', email: '' })
    expect(edit.status).toBe(409)
  })

  it('is stored once if two people merge the same two customers at once', async () => {
    const { app, a, b } = await shop()
    const statuses = await Promise.all([
      merge(app, a, { from: b }),
      merge(app, b, { from: a }),
      note(app, b, 'Hello').then(({ status }) => ({ status })),
    ])
    const [one, two, noted] = statuses.map(({ status }) => status)
    expect([one, two].sort()).toEqual([200, 422])
    expect(noted).toBe(200)
    const survivor = await read(app, a)
    expect(survivor).toMatchObject({ enquiryCount: 2, notes: [{ text: 'Hello' }] })
  })

  it('never hides the merged customer from a request at the same time', async () => {
    const { app, a, b } = await shop()
    const statuses: number[] = []
    // Merges as soon as the first statement has read its rows.
    const whileMerging = app.services.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (statuses.length === 0) statuses.push((await merge(app, a, { from: b })).status)
        return result
      },
    })
    const find = () => findCustomerGroup(whileMerging, 'owner', b)
    expect(await find()).toMatchObject({ survivor: { id: b }, ids: [b] })
    expect(statuses).toEqual([200])
    expect(await find()).toMatchObject({ survivor: { id: a }, ids: [a, b] })
  })

  it('is allowed only to owner and manager', async () => {
    const { app, a, b } = await shop()
    const workshop = await app.loginAsStaff('workshop')
    expect((await merge(workshop, a, { from: b })).status).toBe(403)
    expect((await merge(await app.loginAsStaff('manager'), a, { from: b })).status).toBe(200)
    expect(await split(workshop, b)).toBe(403)
  })

  it('is suggested for the same e-mail or vehicle', async () => {
    const { app, a, b } = await shop()
    await addEnquiry(app, serviceBookingEnquiry, {
      name: 'Asha again',
      contactNumber: '9000000004',
      email: 'asha@example.com',
      registrationNumber: 'TS 01 AA 0002',
    })
    const again = await idOf(app, 'Asha again')
    expect((await read(app, a)).similar).toMatchObject([{ id: again, plate: '' }])
    expect((await read(app, b)).similar).toMatchObject([{ id: again, plate: 'TS01AA0002' }])
  })
})

async function idOf({ services: { db } }: TestApp, name: string): Promise<number> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}
