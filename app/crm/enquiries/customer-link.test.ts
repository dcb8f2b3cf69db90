import { expect, it } from 'vitest'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { linkToCustomer, relinkToCustomer } from './customer-link-query.server.ts'
import { eraseAnswers } from './erasure-store.server.ts'
import { fillCustomers } from './fill-customers-query.server.ts'
import { amcEnquiry } from './kinds/amc.ts'
import { contactEnquiry } from './kinds/contact.ts'
import { serviceBookingEnquiry } from './kinds/service-booking.ts'
import { testRideEnquiry } from './kinds/test-ride.ts'

const customersOf = ({ services: { db } }: TestApp) =>
  db
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email', 'search_text'])
    .orderBy('id')
    .execute()

const linksOf = async ({ services: { db } }: TestApp) => {
  const rows = await db.selectFrom('enquiries').select('customer_id').orderBy('id').execute()
  return rows.map(({ customer_id }) => customer_id)
}

const vehiclesOf = ({ services: { db } }: TestApp) =>
  db
    .selectFrom('customer_vehicles')
    .select(['plate', 'model', 'owned_from', 'owned_until'])
    .orderBy('id')
    .execute()

const padma = { name: 'Padma Rao', contactNumber: '98480 12345', email: 'Padma@Example.com' }

onEachDatabase('a new enquiry', (getDatabase) => {
  it('creates a customer with name, number, e-mail and vehicle', async () => {
    const app = testApp(getDatabase())
    const bike = { model: 'SHINE 125', registrationNumber: 'ts 09 ab 1234' }
    await addEnquiry(app, serviceBookingEnquiry, { ...padma, ...bike })
    const [customer] = await customersOf(app)
    expect(customer).toMatchObject({
      name: 'Padma Rao',
      phone: '+919848012345',
      email: 'padma@example.com',
      search_text: 'padma rao\n+919848012345\npadma@example.com\nts09ab1234',
    })
    expect(await linksOf(app)).toEqual([customer?.id])
    expect(await vehiclesOf(app)).toEqual([
      { plate: 'TS09AB1234', model: 'SHINE 125', owned_from: null, owned_until: null },
    ])
  })

  it('joins the customer with the same number in any spelling, and completes blank values', async () => {
    const app = testApp(getDatabase())
    await addEnquiry(app, testRideEnquiry, { name: '', mobileNo: '9848012345', emailId: '' })
    await addEnquiry(app, serviceBookingEnquiry, { ...padma, contactNumber: '+91 98480-12345' })
    await addEnquiry(app, amcEnquiry, {
      name: 'Suresh Rao',
      contactNumber: '098480 12345',
      registrationNumber: 'TS 10 CD 5678',
    })
    const customers = await customersOf(app)
    expect(customers).toMatchObject([{ name: 'Padma Rao', email: 'padma@example.com' }])
    expect(customers[0]?.search_text).toContain('ts10cd5678')
    expect(new Set(await linksOf(app))).toEqual(new Set([customers[0]?.id]))
  })

  it('has no customer without a mobile number', async () => {
    const app = testApp(getDatabase())
    for (const contact of ['', '040 2345 6789'])
      await addEnquiry(app, contactEnquiry, { name: 'Padma Rao', contact })
    expect(await customersOf(app)).toEqual([])
    expect(await linksOf(app)).toEqual([null, null])
  })

  it('shares one customer with concurrent enquiries of the same number', async () => {
    const app = testApp(getDatabase())
    const sent = { ...padma, registrationNumber: 'TS 09 AB 1234' }
    await Promise.all(Array.from({ length: 6 }, () => addEnquiry(app, serviceBookingEnquiry, sent)))
    const customers = await customersOf(app)
    expect(customers).toHaveLength(1)
    expect(await linksOf(app)).toEqual(Array(6).fill(customers[0]?.id))
    expect(await vehiclesOf(app)).toHaveLength(1)
  })
})

onEachDatabase('enquiries without a customer', (getDatabase) => {
  /** As an instance of an earlier release stores and erases enquiries. */
  async function unlinked() {
    const app = testApp(getDatabase())
    const { db } = app.services
    for (let number = 0; number < 8; number++)
      await addEnquiry(app, serviceBookingEnquiry, {
        name: `Person ${number % 3}`,
        contactNumber: `900000000${number % 3}`,
        registrationNumber: `TS 09 AB 100${number % 3}`,
      })
    await db.updateTable('enquiries').set({ customer_id: null }).execute()
    await db.deleteFrom('customers').execute()
    return app
  }

  it('are linked once, also if the work was interrupted or runs twice at once', async () => {
    const app = await unlinked()
    const { db, enquiries } = app.services
    // A part was linked before the interruption.
    await linkToCustomer(db, (await enquiries.latestId()) - 7)
    await Promise.all([fillCustomers(db), fillCustomers(db)])
    const customers = await customersOf(app)
    expect(customers.map(({ name }) => name)).toEqual(['Person 0', 'Person 1', 'Person 2'])
    const [a, b, c] = customers.map(({ id }) => id)
    expect(await linksOf(app)).toEqual([a, b, c, a, b, c, a, b])
    expect(await vehiclesOf(app)).toHaveLength(3)
    expect(await fillCustomers(db)).toBe(0)
    expect(await customersOf(app)).toEqual(customers)
  })

  it('stay without one if they are erased, and leave none behind', async () => {
    const app = await unlinked()
    const { db } = app.services
    await fillCustomers(db)
    const phone = '+919000000001'
    await db
      .updateTable('enquiries')
      .set({ answers_json: '{}', phone: null, plate: null, erased_at: '2026-11-02T00:00:00.000Z' })
      .where('phone', '=', phone)
      .execute()
    await fillCustomers(db)
    expect((await customersOf(app)).map(({ name }) => name)).toEqual(['Person 0', 'Person 2'])
    expect(await vehiclesOf(app)).toHaveLength(2)
    expect((await linksOf(app)).filter((id) => id === null)).toHaveLength(3)
  })
})

onEachDatabase('an enquiry with a corrected number', (getDatabase) => {
  it('moves to the customer of that number, and the wrong customer disappears', async () => {
    const app = testApp(getDatabase())
    const { db, enquiries } = app.services
    await addEnquiry(app, testRideEnquiry, { name: 'Wrong', mobileNo: '9000000001' })
    const id = await enquiries.latestId()
    const row = db.selectFrom('enquiries').selectAll().where('id', '=', id)
    const before = await row.executeTakeFirstOrThrow()
    await db.updateTable('enquiries').set({ phone: '+919000000002' }).where('id', '=', id).execute()
    await db.transaction().execute((trx) => relinkToCustomer(trx, id, before))
    expect(await customersOf(app)).toMatchObject([{ phone: '+919000000002' }])
  })
})

onEachDatabase('an enquiry whose customer cannot be written', (getDatabase) => {
  it('is stored, and is linked later', async () => {
    const app = testApp(getDatabase())
    const { db } = app.services
    await db.schema.alterTable('customers').renameTo('away').execute()
    await addEnquiry(app, testRideEnquiry, { name: 'Padma', mobileNo: '9000000001' })
    await db.schema.alterTable('away').renameTo('customers').execute()
    expect(await linksOf(app)).toEqual([null])
    expect(await fillCustomers(db)).toBe(1)
    expect(await customersOf(app)).toMatchObject([{ name: 'Padma' }])
  })
})

onEachDatabase('a person who is erased meanwhile', (getDatabase) => {
  const wait = (milliseconds: number) =>
    new Promise((resolve) => void setTimeout(resolve, milliseconds))

  async function during(change: Job, work: Job) {
    const app = testApp(getDatabase())
    const { db, enquiries } = app.services
    await addEnquiry(app, testRideEnquiry, { name: 'Padma', mobileNo: '9000000001' })
    const id = await enquiries.latestId()
    await db.updateTable('enquiries').set({ customer_id: null }).execute()
    await db.deleteFrom('customers').execute()
    const slow = db.transaction().execute(async (trx) => {
      await change(trx, id)
      await wait(200)
    })
    await wait(50)
    await Promise.all([slow, work(db, id)])
    return app
  }
  type Job = (db: Db, id: number) => Promise<unknown>

  const erase: Job = (db, id) =>
    db
      .transaction()
      .execute((trx) => eraseAnswers(trx, { id, reference: 'X' }, testNow.toISOString()))

  it('does not become a customer again', async () => {
    const app = await during(
      (trx, id) => eraseAnswers(trx, { id, reference: 'X' }, testNow.toISOString()),
      (db) => fillCustomers(db),
    )
    expect(await customersOf(app)).toEqual([])
  })

  it('leaves no customer that another instance created meanwhile', async () => {
    const app = await during((trx, id) => linkToCustomer(trx, id), erase)
    expect(await customersOf(app)).toEqual([])
    expect(await linksOf(app)).toEqual([null])
  })

  it('leaves no corrected value in the history that an earlier release kept', async () => {
    const app = testApp(getDatabase())
    const { db, enquiries } = app.services
    await addEnquiry(app, testRideEnquiry, { name: 'Padma', mobileNo: '9000000001' })
    const enquiry_id = await enquiries.latestId()
    const data_json = JSON.stringify({ changes: [{ label: 'Name', from: 'Padam', to: 'Padma' }] })
    await db
      .insertInto('desk_events')
      .values({
        enquiry_id,
        at: '',
        staff_id: null,
        who: '',
        type: 'correct',
        version: 2,
        data_json,
        text: null,
        key_hash: null,
        content_hash: null,
      })
      .execute()
    await db.updateTable('enquiries').set({ erased_at: testNow.toISOString() }).execute()
    await fillCustomers(db)
    const [event] = await db.selectFrom('desk_events').select('data_json').execute()
    expect(event).toEqual({ data_json: '{}' })
  })
})
