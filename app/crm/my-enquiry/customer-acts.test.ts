import { beforeEach, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { deskClient } from '#tests/desk-client.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const minute = 60_000
// Wednesday. Tests run on Monday 2 November 2026, 10:00.
const booked = { bookingDate: '2026-11-04', bookingTime: '10:30' }
const ride = { rideDate: '2026-11-04', rideTime: '11:00' }

onEachDatabase('the acts of a customer', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  beforeEach(() => {
    now = testNow
    visitor = testApp(getDatabase(), { clock: () => now }, pages)
  })
  const client = () => myEnquiryClient(visitor)
  const row = (reference: string) =>
    getDatabase()
      .db.selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  const change = (reference: string, set: object) =>
    getDatabase().db.updateTable('enquiries').set(set).where('reference', '=', reference).execute()
  const appointment = () =>
    getDatabase().db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow()
  const mails = () => getDatabase().db.selectFrom('outbox').selectAll().orderBy('id').execute()
  function mailing() {
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['desk@example.com'] }
    visitor = testApp(getDatabase(), { clock: () => now, mail }, pages)
    return visitor
  }

  it('send no text of staff with the data of the page', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    const owner = await visitor.loginAsStaff()
    const stepAt = new Date(now.getTime() + 60 * minute).toISOString()
    const step = { type: 'nextStep', at: stepAt, text: 'Offer the old stock first' }
    await deskClient(owner).tell(reference, step)
    expect((await row(reference)).next_step_text).toBe('Offer the old stock first')
    await client().act(`${link}/withdraw`)
    const data = await (await visitor.request(`${link}.data`)).text()
    expect(data).toContain('withdrawn')
    expect(data).not.toContain('old stock')
  })

  it('undo a move once, with the confirmation that it brought', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, undefined, booked)
    const requested = { state: 'requested', call_by: '2026-11-02T06:30:00.000Z' }
    await change(reference, requested)
    await client().act(`${link}/move`, { hour: '2026-11-05T11:00' })
    expect(await row(reference)).toMatchObject({ state: 'confirmed', call_by: null })
    expect((await client().act(link, { act: 'undo' })).status).toBe(303)
    expect(await row(reference)).toMatchObject({ ...requested, booking_date: '2026-11-04' })
    expect((await client().act(link, { act: 'undo' })).status).toBe(409)
    expect(await row(reference)).toMatchObject({ ...requested, booking_date: '2026-11-04' })
  })

  it('undo a move without confirming a booking that staff confirm', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    const before = await row(reference)
    await client().act(`${link}/move`, { hour: '2026-11-05T11:00' })
    expect((await client().act(link, { act: 'undo' })).status).toBe(303)
    const { state, call_by, booking_date } = await row(reference)
    expect([state, call_by, booking_date]).toEqual([
      before.state,
      before.call_by,
      before.booking_date,
    ])
  })

  it('send no mail for a move to the hour that is booked', async () => {
    const { link } = await sendEnquiryForm(mailing(), undefined, booked)
    const before = await mails()
    expect((await client().act(`${link}/move`, { hour: '2026-11-04T10:30' })).status).toBe(303)
    expect(await mails()).toEqual(before)
  })

  it('withdraw an enquiry whose ride is done', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    await getDatabase().db.updateTable('appointments').set({ state: 'done' }).execute()
    now = new Date('2026-11-05T06:00:00Z')
    expect((await client().act(`${link}/withdraw`)).status).toBe(303)
    expect(await row(reference)).toMatchObject({ state: 'lost', is_open: 0 })
    expect(await appointment()).toMatchObject({ is_active: 1, state: 'done' })
    expect((await client().act(link, { act: 'undo' })).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 1, state: 'done' })
  })

  it('cancel an appointment without an hour with the withdrawal, and undo both', async () => {
    const { link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    await getDatabase().db.deleteFrom('appointment_seats').execute()
    const noHour = { starts_at: null, resource: null }
    await getDatabase().db.updateTable('appointments').set(noHour).execute()
    expect((await client().act(`${link}/withdraw`)).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 0 })
    expect((await client().act(link, { act: 'undo' })).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 1, starts_at: null })
  })

  it('book no ride again that was cancelled before the withdrawal', async () => {
    const { link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    await client().act(`${link}/cancel`)
    await client().act(`${link}/withdraw`)
    expect((await client().act(link, { act: 'undo' })).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 0 })
  })

  it('open the enquiry again without a ride whose hour is over', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    now = new Date('2026-11-04T05:20:00Z')
    await client().act(`${link}/withdraw`)
    now = new Date('2026-11-04T05:40:00Z')
    expect((await client().act(link, { act: 'undo' })).status).toBe(303)
    expect((await row(reference)).is_open).toBe(1)
    expect(await appointment()).toMatchObject({ is_active: 0 })
  })

  it('mail and offer the nearest times if an undone cancellation finds its hour taken', async () => {
    const { link } = await sendEnquiryForm(mailing(), undefined, booked)
    await client().act(`${link}/cancel`)
    for (const name of ['One', 'Two', 'Three'])
      await sendEnquiryForm(visitor, undefined, { ...booked, name })
    const before = await mails()
    const refused = await client().act(link, { act: 'undo' })
    expect(refused.status).toBe(409)
    expect(refused.html.match(/type="radio"/g)).toHaveLength(3)
    expect(await mails()).toHaveLength(before.length + 2)
  })
})
