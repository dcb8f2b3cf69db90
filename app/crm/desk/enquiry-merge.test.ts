import { beforeEach, expect, it } from 'vitest'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { fail, ok } from '#app/platform/result/result.ts'
import {
  addEnquiry,
  type DeskClient,
  deskClient,
  hourMs,
  testTimePlus,
} from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('duplicates and merges', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  let [first, second, booking] = ['', '', '']
  const phone = { mobileNo: '9000000077', contact: '9000000077', contactNumber: '9000000077' }
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
    desk = deskClient(app)
    first = await addEnquiry(app, undefined, phone)
    second = await addEnquiry(app, financeEnquiry, phone)
    booking = await addEnquiry(app, serviceBookingEnquiry, phone)
  })
  const join = async (reference: string, to: string) => {
    const answer = await app.send('POST', `/api/desk/${reference}/join`, { to })
    return { status: answer.status, ...(await answer.json()) }
  }
  const part = async (reference: string) =>
    (await app.request(`/api/desk/${reference}/join`, { method: 'DELETE' })).status

  it('finds duplicates by contact, and allows a merge only within one flow', async () => {
    await addEnquiry(app, serviceBookingEnquiry, {
      contactNumber: '9000000055',
      email: 'x@example.com',
    })
    const { related } = await desk.read(first)
    expect(related.map(({ reference, mayJoin }) => [reference, mayJoin])).toEqual([
      [booking, false],
      [second, true],
    ])
    const letter = { emailId: 'IMRAN@example.com', mobileNo: '' }
    const byMail = await addEnquiry(app, undefined, letter)
    const found = await desk.read(byMail)
    expect(found.related.map(({ reference }) => reference)).toEqual([first])
  })

  it('offers merged enquiries for joint erasure, even if their phone numbers differ', async () => {
    const other = await addEnquiry(app, undefined, { mobileNo: '9000000012', emailId: '' })
    await join(other, first)
    const { id } = await desk.read(other)
    const answer = await app.request(`/api/enquiries/${id}/same-person`)
    const { enquiries } = await answer.json()
    const [main] = enquiries
    expect(enquiries).toHaveLength(1)
    expect(main).toMatchObject({ reference: first, receivedOn: '2026-11-02' })
    const erased = await app.request(`/api/enquiries/${id}?also=${main.id}`, { method: 'DELETE' })
    expect(erased.status).toBe(200)
    expect(await desk.read(first)).toMatchObject({ isErased: true, phone: '' })
  })

  it('lists merged enquiries as one, counts them as two, and can unmerge them', async () => {
    await desk.tell(second, { type: 'nextStep', at: testTimePlus(hourMs) })
    expect(await join(second, first)).toMatchObject({
      status: 200,
      message: `${second} is now merged into ${first}.`,
    })
    expect(await desk.found('section=all')).toEqual([booking, first])
    expect(await desk.found('section=today')).toEqual([])
    const report = await app.send('POST', '/api/financeReports', {})
    expect(await report.json()).toMatchObject({ totalRecords: 1 })
    const main = await desk.read(first)
    expect(main.joined.map(({ reference }) => reference)).toEqual([second])
    expect(main.history.at(-1)).toMatchObject({ type: 'join', reference: second, who: 'meera' })
    expect(await desk.read(second)).toMatchObject({ joinedTo: first, isOpen: false, dueAt: null })
    expect(await desk.tell(second, { type: 'state', state: 'quoted' })).toMatchObject({
      status: 409,
      message: `This enquiry is merged into ${first}. Continue there, or unmerge them first.`,
    })
    expect(await desk.tell(second, { type: 'note', text: 'From the phone' })).toMatchObject({
      status: 200,
    })
    await desk.tell(first, { type: 'call', outcome: 'reached' })
    expect(await desk.read(second)).toMatchObject({ firstCallAt: testNow.toISOString() })
    expect(await part(second)).toBe(200)
    expect(await desk.read(second)).toMatchObject({
      joinedTo: null,
      isOpen: true,
      dueAt: testTimePlus(hourMs),
      firstCallAt: null,
    })
    expect(await desk.found('section=all')).toEqual([booking, second, first])
    expect(await part(second)).toBe(409)
  })

  it('refuses to merge an enquiry with itself, with another flow, or after an earlier merge', async () => {
    for (const [one, to, status] of [
      [first, first, 422],
      [first, booking, 422],
      [first, 'TR-NOBODY', 404],
      ['TR-NOBODY', first, 404],
    ] as const)
      expect((await join(one, to)).status).toBe(status)
    const third = await addEnquiry(app, undefined, phone)
    await join(second, first)
    expect(await join(second, third)).toMatchObject({ status: 409 })
    expect(await join(third, second)).toMatchObject({ status: 409 })
    expect(await join(first, third)).toMatchObject({
      status: 409,
      message: `${second} is merged into ${first}. Unmerge them first, or merge them the other way round.`,
    })
  })

  it('accepts only one of two concurrent merges in opposite directions', async () => {
    const both = await Promise.all([join(first, second), join(second, first)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('reports for each enquiry of a bulk change whether it was changed or why not', async () => {
    const bulk = async (body: object) => (await app.send('POST', '/api/desk/bulk', body)).json()
    const references = [first, second, booking, 'TR-NOBODY']
    expect(await bulk({ references, state: 'quoted' })).toMatchObject({
      message: '2 enquiries were changed. 2 were not.',
      done: [first, second],
      refused: [{ reference: booking }, { reference: 'TR-NOBODY' }],
    })
    const { id } = (await app.services.staff.findByUserId('meera')) ?? { id: 0 }
    expect(await bulk({ references: [first, first], assign: id })).toMatchObject({ done: [first] })
    expect(await desk.read(first)).toMatchObject({ state: 'quoted', assignee: { id } })
    for (const body of [
      { references: [first] },
      { references: [first], state: 'quoted', assign: id },
      { references: [], state: 'quoted' },
      { references: Array(101).fill(first), state: 'quoted' },
    ])
      expect((await app.send('POST', '/api/desk/bulk', body)).status).toBe(422)
  })

  it('erases merged enquiries with their notes together: all or none', async () => {
    await desk.tell(first, { type: 'note', text: 'His wife is ill' }, 'a-key')
    await desk.tell(first, { type: 'nextStep', at: testTimePlus(hourMs), text: 'Ask his wife' })
    await desk.tell(first, { type: 'state', state: 'booked' })
    await desk.tell(second, { type: 'nextStep', at: testTimePlus(hourMs), text: 'Ask his wife' })
    await desk.tell(second, { type: 'state', state: 'delivered' })
    const { id } = await desk.read(first)
    const path = `/api/enquiries/${id}`
    const { enquiries } = await (await app.request(`${path}/same-person`)).json()
    expect(enquiries.map(({ reference }: { reference: string }) => reference)).toEqual([
      booking,
      second,
    ])
    const ids = enquiries.map((one: { id: number }) => one.id)
    const stranger = await addEnquiry(app, undefined, { mobileNo: '9000000056', emailId: '' })
    const strange = (await desk.read(stranger)).id
    const erase = async (also: number[]) =>
      app.services.erasures.erase({ id: 1, userId: 'meera' }, id, also)
    expect(await erase([...ids, strange])).toEqual(fail('gone'))
    expect(await desk.read(second)).toMatchObject({ isErased: false })
    expect(await erase(ids)).toMatchObject(ok({ count: 3 }))
    const { db } = getDatabase()
    const [events, rows, changes] = await Promise.all(
      (['desk_events', 'enquiries', 'changes'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    const kept = JSON.stringify([events, rows?.filter((row) => row.id !== strange), changes])
    for (const text of ['wife', '9000000077', 'Imran', 'Ravi', 'honda', 'example.com'])
      expect([text, kept.toLowerCase().includes(text.toLowerCase())]).toEqual([text, false])
    expect(await desk.read(first)).toMatchObject({ state: 'booked', isOpen: false, isErased: true })
    expect((await desk.read(first)).history).toHaveLength(3)
    expect(await desk.tell(first, { type: 'note', text: 'x' })).toMatchObject({ status: 409 })
    expect(await desk.tell(first, { type: 'state', state: 'quoted' })).toMatchObject({
      status: 200,
    })
    expect(await desk.read(first)).toMatchObject({ isOpen: false })
  })

  it('stores the note of a merge in the main enquiry, where it remains after an unmerge', async () => {
    const body = { to: first, note: 'Rang twice about one vehicle' }
    expect((await app.send('POST', `/api/desk/${second}/join`, body)).status).toBe(200)
    await part(second)
    const texts = async (reference: string) =>
      (await desk.read(reference)).history.flatMap(({ text }) => text ?? [])
    expect(await texts(first)).toEqual([body.note])
    expect(await texts(second)).toEqual([])
  })
})
