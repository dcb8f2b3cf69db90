import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { backUpTo, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-job-card-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Saves a card and an answered estimate, with texts that name a person. */
async function fillJob(database: TestDatabase, staff: TestApp, reference: string): Promise<number> {
  const saved = await staff.send('PUT', `/api/enquiries/${reference}/job`, {
    ...{ kilometres: 12_400, complaints: 'Asha’s chain', workDone: 'Asha’s pads' },
    ...{ mechanic: 'Ramesh', readyDay: '2026-11-02', readyTime: '17:00', version: 0 },
  })
  expect(saved.status).toBe(200)
  const { id } = await deskClient(staff).read(reference)
  await database.db
    .insertInto('job_estimates')
    .values({
      ...{ enquiry_id: id, number: 1, total: 700, answer: 'yes', note: 'Asha agrees' },
      lines_json: JSON.stringify([{ text: 'Asha’s chain kit', amount: 700 }]),
      sent_at: '2026-11-02T04:30:00.000Z',
    })
    .execute()
  return id
}

async function readRows({ db }: TestDatabase) {
  const cards = await db.selectFrom('job_cards').selectAll().execute()
  const estimates = await db.selectFrom('job_estimates').selectAll().execute()
  return { cards, estimates }
}

const erasedRows = {
  cards: [{ kilometres: 12_400, complaints: null, work_done: null, mechanic: 'Ramesh' }],
  estimates: [{ total: 700, answer: 'yes', note: null, lines_json: '[{"text":"","amount":700}]' }],
}

const expectedJob = {
  ...{ kilometres: 12_400, complaints: 'Asha’s chain', workDone: 'Asha’s pads' },
  estimates: [{ number: 1, total: 700, answer: 'yes', note: 'Asha agrees' }],
}

onEachDatabase('job card and estimates', (getDatabase) => {
  it('lose their texts with the data of the enquiry, and keep kilometres and amounts', async () => {
    const database = getDatabase()
    const owner = await testApp(database).loginAsStaff()
    const id = await fillJob(database, owner, await addEnquiry(owner, serviceBookingEnquiry))
    expect((await owner.send('DELETE', `/api/enquiries/${id}`)).status).toBe(200)
    expect(await readRows(database)).toMatchObject(erasedRows)
  })

  it('lose their texts with the data of the customer', async () => {
    const database = getDatabase()
    const owner = await testApp(database).loginAsStaff()
    const { reference } = await sendEnquiryForm(owner, serviceBookingEnquiry)
    await fillJob(database, owner, reference)
    const { id } = await database.db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
    expect((await owner.send('DELETE', `/api/customers/${id}`)).status).toBe(200)
    expect(await readRows(database)).toMatchObject(erasedRows)
  })

  it('come back from a backup, but not the texts that were erased since', async () => {
    const database = getDatabase()
    const owner = await testApp(database).loginAsStaff()
    const id = await fillJob(database, owner, await addEnquiry(owner, serviceBookingEnquiry))
    const file = join(folder, `${database.engine}.jsonl.gz`)
    await backUpTo(file, database)
    const before = await readRows(database)
    await database.db.deleteFrom('job_cards').execute()
    await restoreBackupFrom(file, database)
    expect(await readRows(database)).toEqual(before)
    await (await testApp(database).loginAsStaff()).send('DELETE', `/api/enquiries/${id}`)
    await restoreBackupFrom(file, database)
    expect(await readRows(database)).toMatchObject(erasedRows)
  })

  it('are in the data that a customer can ask for, without the mechanic', async () => {
    const database = getDatabase()
    const owner = await testApp(database).loginAsStaff()
    const { reference } = await sendEnquiryForm(owner, serviceBookingEnquiry)
    await fillJob(database, owner, reference)
    const { id } = await database.db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
    const data = await (await owner.request(`/api/customers/${id}/data`)).json()
    expect(data.enquiries[0].job).toMatchObject(expectedJob)
    expect(JSON.stringify(data)).not.toContain('Ramesh')
  })
})
