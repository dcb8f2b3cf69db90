import { expect, it } from 'vitest'
import { backUpTo, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import { contactEnquiry } from './kinds/contact.ts'
import { serviceBookingEnquiry } from './kinds/service-booking.ts'

const first = {
  name: 'Padma Rao',
  contactNumber: '9848012345',
  email: 'padma@example.com',
  registrationNumber: 'TS 09 AB 1234',
}
const second = { ...first, name: 'P. Rao', email: 'rao@example.com', registrationNumber: '' }

onEachDatabase('erasure of a person', (getDatabase) => {
  async function story() {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { db, staff } = app.services
    const editor = await staff.findByUserId('meera')
    if (!editor) throw new Error('The account was not made')
    const idOf = async (reference: string) =>
      (
        await db
          .selectFrom('enquiries')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).id
    const add = async (
      answers: Parameters<typeof addEnquiry>[2],
      kind: EnquiryKind = serviceBookingEnquiry,
    ) => idOf(await addEnquiry(app, kind, answers))
    const note = (customer_id: number) =>
      db
        .insertInto('customer_notes')
        .values({ customer_id, at: testNow.toISOString(), who: 'meera', text: 'Rings at noon' })
        .execute()
    return {
      app,
      db,
      add,
      note,
      erase: (...given: Parameters<TestApp['services']['erasures']['erase']>) =>
        app.services.erasures.erase(...given),
      editor,
    }
  }

  it('deletes the customer with vehicles and notes', async () => {
    const { app, db, add, note, erase, editor } = await story()
    const [one, two] = [await add(first), await add(second)]
    await note((await customers(app))[0]?.id ?? 0)
    await add({ ...first, contactNumber: '9848099999', name: 'Somebody Else' })
    await erase(editor, one, [two])
    expect(await customers(app)).toMatchObject([{ name: 'Somebody Else' }])
    expect(await db.selectFrom('customer_vehicles').select('plate').execute()).toHaveLength(1)
    expect(await db.selectFrom('customer_notes').selectAll().execute()).toEqual([])
    const rows = await db.selectFrom('enquiries').select('customer_id').orderBy('id').execute()
    expect(rows.slice(0, 2)).toEqual([{ customer_id: null }, { customer_id: null }])
  })

  it('removes for one enquiry only the values that no other enquiry contains', async () => {
    const { app, db, add, note, erase, editor } = await story()
    const [one] = [await add(first), await add(second)]
    await note((await customers(app))[0]?.id ?? 0)
    await erase(editor, one)
    expect(await customers(app)).toMatchObject([
      {
        name: 'P. Rao',
        phone: '+919848012345',
        email: 'rao@example.com',
        search_text: 'p. rao\n+919848012345\nrao@example.com',
      },
    ])
    expect(await db.selectFrom('customer_vehicles').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('customer_notes').select('text').execute()).toHaveLength(1)
  })

  it('keeps values that staff entered', async () => {
    const { app, db, add, erase, editor } = await story()
    const [one] = [await add(first), await add(second)]
    const [id = 0] = await customerIds(app)
    await db.updateTable('customers').set({ name: 'Smt. Padma' }).where('id', '=', id).execute()
    await db
      .insertInto('customer_vehicles')
      .values({ customer_id: id, plate: 'TS01ZZ0001', model: '', created_at: '' })
      .execute()
    await erase(editor, one)
    expect(await customers(app)).toMatchObject([{ name: 'Smt. Padma' }])
    expect(await db.selectFrom('customer_vehicles').select('plate').execute()).toEqual([
      { plate: 'TS01ZZ0001' },
    ])
  })

  it('removes an erased number from merged customers, and keeps the notes', async () => {
    const { app, db, add, note, erase, editor } = await story()
    await add(first)
    const other = await add({ ...second, contactNumber: '9848099999' })
    const [survivor = 0, merged = 0] = await customerIds(app)
    await note(merged)
    await db
      .updateTable('customers')
      .set({ merged_into: survivor, survivor_id: survivor })
      .where('id', '=', merged)
      .execute()
    await erase(editor, other)
    expect(await customers(app)).toMatchObject([{ id: survivor, phone: '+919848012345' }])
    expect(await db.selectFrom('customer_notes').select('customer_id').execute()).toEqual([
      { customer_id: survivor },
    ])
  })

  it('offers the enquiries of merged customers', async () => {
    const { app, db, add } = await story()
    const one = await add(first)
    const contact = { name: 'Padma', contact: '9848099999', email: 'other@example.com' }
    const id = await add(contact, contactEnquiry)
    const [survivor = 0, merged = 0] = await customerIds(app)
    const listed = async () =>
      (await app.services.erasures.listSamePerson(one)).map((other) => other.id)
    expect(await listed()).toEqual([])
    await db
      .updateTable('customers')
      .set({ merged_into: survivor, survivor_id: survivor })
      .where('id', '=', merged)
      .execute()
    expect(await listed()).toEqual([id])
  })

  it('is applied again after a restore', async () => {
    const { app, add, erase, editor } = await story()
    const [one, two] = [await add(first), await add(second)]
    await add({ ...first, contactNumber: '9848099999', name: 'Somebody Else' })
    const file = `${getDatabase().dataDir}/backup.jsonl.gz`
    await backUpTo(file, getDatabase())
    await erase(editor, one, [two])
    await restoreBackupFrom(file, getDatabase())
    expect(await customers(app)).toMatchObject([{ name: 'Somebody Else' }])
  })

  it('lets a concurrent enquiry of the person keep or create the customer', async () => {
    const { app, db, add, erase, editor } = await story()
    const one = await add(first)
    await Promise.all([erase(editor, one), add(second), add(second)])
    const [customer, ...more] = await customers(app)
    expect(more).toEqual([])
    expect(customer).toMatchObject({ phone: '+919848012345', email: 'rao@example.com' })
    const linked = await db
      .selectFrom('enquiries')
      .select('customer_id')
      .where('erased_at', 'is', null)
      .execute()
    expect(linked).toEqual([{ customer_id: customer?.id }, { customer_id: customer?.id }])
  })
})

const customers = ({ services: { db } }: TestApp) =>
  db.selectFrom('customers').selectAll().orderBy('id').execute()

const customerIds = async (app: TestApp) => (await customers(app)).map(({ id }) => id)
