import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fail, ok } from '#app/platform/result/result.ts'
import { runHourlyCleanUp } from '#app/process/background-jobs.server.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase } from '#tests/test-databases.ts'
import { serviceBookingEnquiry } from './kinds/service-booking.ts'

onEachDatabase('erasure store', (getDatabase) => {
  it('finds an enquiry’s answers until they are erased', async () => {
    const { enquiries, erasures, staff, changes } = testApp(getDatabase()).services
    await staff.create({
      userId: 'meera',
      passwordHash: '',
      createdAt: testNow.toISOString(),
      role: 'owner',
    })
    const editor = await staff.findByUserId('meera')
    if (!editor) throw new Error('The account was not made')
    const answers = { name: 'Asha', contactNumber: '9000000001' }
    const source = { page: '/service-booking', utm: { campaign: 'diwali' } }
    const { reference } = await enquiries.add(serviceBookingEnquiry, answers, undefined, {
      phone: '+919000000001',
      source,
    })
    const id = await enquiries.latestId()
    const createdAt = testNow.toISOString()
    const written = { createdAt, callBy: null, assigneeId: null, isHourKept: false }
    const kept = { id, kind: serviceBookingEnquiry.slug, reference, ...written }
    const phone = '+919000000001'
    expect(await enquiries.find(id)).toEqual({
      ...{ ...kept, answers, phone, source, erasedAt: null, state: 'requested' },
    })
    expect(await enquiries.find(id + 1)).toBeUndefined()

    const erased = ok({ id, reference, count: 1 })
    expect(await erasures.erase(editor, id)).toEqual(erased)
    expect(await erasures.erase(editor, id)).toEqual(fail('gone'))
    const erasedAt = testNow.toISOString()
    expect(await enquiries.find(id)).toMatchObject({ ...kept, answers: {}, phone: '', erasedAt })
    expect(await changes.listNewest(9)).toMatchObject([{ label: `enquiry ${reference}` }])
  })

  it('lists the enquiries whose ids follow a given id, oldest first', async () => {
    const { enquiries } = testApp(getDatabase()).services
    expect(await enquiries.latestId()).toBe(0)
    const references: string[] = []
    for (const name of ['Asha', 'Ravi', 'Meera'])
      references.push((await enquiries.add(serviceBookingEnquiry, { name }, undefined)).reference)
    const all = await enquiries.listSince(0)
    expect(all.map(({ reference }) => reference)).toEqual(references)
    expect(all[2]).toEqual({
      id: await enquiries.latestId(),
      kind: serviceBookingEnquiry.slug,
      addedById: null,
      reference: references[2],
      assigneeId: null,
    })
    expect(await enquiries.listSince(all[0]?.id ?? 0)).toEqual(all.slice(1))
  })
})

it('leaves no answer in SQLite’s files after erasure and clean-up', async () => {
  const database = await openTestDatabase('sqlite')
  const { services } = testApp(database)
  const { enquiries, erasures, staff } = services
  await staff.create({
    userId: 'meera',
    passwordHash: '',
    createdAt: testNow.toISOString(),
    role: 'owner',
  })
  const editor = await staff.findByUserId('meera')
  if (!editor) throw new Error('The account was not made')
  const stands = (text: string) =>
    readdirSync(database.dataDir).some((file) =>
      readFileSync(join(database.dataDir, file)).includes(text),
    )
  // The original text, the normalised search text, and one trigram from the search index.
  const texts = ['Qzwkxj', 'qzwkxj', 'zwk', 'TS77QX']
  const answers = {
    name: 'Qzwkxj',
    contactNumber: '9000000001',
    registrationNumber: 'TS 77 QX 7777',
  }
  await enquiries.add(serviceBookingEnquiry, answers, undefined)
  expect(texts.map(stands)).toEqual([true, true, true, true])
  await erasures.erase(editor, await enquiries.latestId())
  await runHourlyCleanUp(services)
  expect(texts.map(stands)).toEqual([false, false, false, false])
  await database.close()
})
