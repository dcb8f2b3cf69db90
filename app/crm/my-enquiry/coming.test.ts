import { beforeEach, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
// Wednesday. Tests run on Monday 2 November 2026, 10:00.
const booked = { bookingDate: '2026-11-04', bookingTime: '10:30' }
const ride = { rideDate: '2026-11-04', rideTime: '11:00' }
const told = 'You told us that you are coming.'

onEachDatabase('“I am coming”', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  beforeEach(() => {
    now = testNow
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['desk@example.com'] }
    visitor = testApp(getDatabase(), { clock: () => now, mail }, pages)
  })
  const client = () => myEnquiryClient(visitor)
  /** Presses the button of the page that shows the hour. */
  const say = (link: string, hour = '2026-11-04T10:30') => client().act(`${link}/coming`, { hour })
  const appointment = () =>
    getDatabase().db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow()
  const mails = () => getDatabase().db.selectFrom('outbox').selectAll().execute()

  it('is noted once by the button, shown on the page and at the desk, and mails nobody', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, undefined, booked)
    const before = await mails()
    const shown = await client().open(`${link}/coming`)
    expect(shown.text.replaceAll('\u00a0', ' ')).toContain(
      'Tell us that you are coming on Wednesday, 4 Nov 2026, 10:30 AM',
    )
    expect((await appointment()).coming_at).toBeNull()
    for (let tap = 1; tap <= 2; tap++) expect((await say(link)).status).toBe(303)
    expect((await appointment()).coming_at).toBe(testNow.toISOString())
    expect(await mails()).toEqual(before)
    const { html, text } = await client().open(link)
    expect(text).toContain(told)
    expect(html).not.toContain(`${link}/coming`)
    expect((await visitor.request(`${link}/coming`)).status).toBe(302)
    const { history } = await deskClient(await visitor.loginAsStaff()).read(reference)
    expect(history.map(({ who, appointment: event }) => [who, event])).toEqual([
      ['Customer', { act: 'coming', to: { day: '2026-11-04', at: '10:30' } }],
    ])
  })

  it('is noted once if the button is pressed twice at the same time', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    const taps = await Promise.all([1, 2].map(() => say(link, '2026-11-04T11:00')))
    expect(taps.map(({ status }) => status)).toEqual([303, 303])
    const { history } = await deskClient(await visitor.loginAsStaff()).read(reference)
    expect(history).toHaveLength(1)
  })

  it.each<[string, (link: string, reference: string) => Promise<unknown>]>([
    [
      'a move by the customer',
      (link) => client().act(`${link}/move`, { hour: '2026-11-05T11:00' }),
    ],
    ['a cancellation by the customer', (link) => client().act(`${link}/cancel`)],
    [
      'a move by staff',
      async (_, reference) => {
        const staff = await visitor.loginAsStaff()
        const body = { day: '2026-11-05', at: '11:00' }
        return staff.send('POST', `/api/enquiries/${reference}/appointment`, body)
      },
    ],
    [
      'a cancellation at the desk',
      async (_, reference) =>
        deskClient(await visitor.loginAsStaff()).tell(reference, {
          type: 'state',
          state: 'cancelled',
        }),
    ],
    [
      'another day in the answers',
      async (_, reference) => {
        const staff = await visitor.loginAsStaff()
        const { version, values } = await deskClient(staff).read(reference)
        const answers = { ...values, bookingDate: '2026-11-05' }
        return staff.send('PATCH', `/api/enquiries/${reference}`, { version, answers })
      },
    ],
    [
      'an erasure',
      async (_, reference) => {
        const staff = await visitor.loginAsStaff()
        const { id } = await deskClient(staff).read(reference)
        return staff.send('DELETE', `/api/enquiries/${id}`)
      },
    ],
  ])('is forgotten after %s', async (_, change) => {
    const { reference, link } = await sendEnquiryForm(visitor, undefined, booked)
    await say(link)
    const { coming_at, version } = await appointment()
    expect(coming_at).not.toBeNull()
    await change(link, reference)
    const after = await appointment()
    expect(after.version).toBeGreaterThan(version)
    expect(after.coming_at).toBeNull()
  })

  it('leaves the undo of a move, which forgets it', async () => {
    const { link } = await sendEnquiryForm(visitor, undefined, booked)
    await client().act(`${link}/move`, { hour: '2026-11-05T11:00' })
    await say(link, '2026-11-05T11:00')
    expect((await client().open(link)).text).toContain('You moved the appointment.')
    expect((await client().act(link, { act: 'undo' })).status).toBe(303)
    expect(await appointment()).toMatchObject({ day: '2026-11-04', coming_at: null })
  })

  it('is refused for an hour that staff moved after the page was opened', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, undefined, booked)
    const body = { day: '2026-11-05', at: '11:00' }
    const staff = await visitor.loginAsStaff()
    await staff.send('POST', `/api/enquiries/${reference}/appointment`, body)
    const refused = await say(link)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('The appointment was changed after you opened this page')
    expect(refused.html).toContain('value="2026-11-05T11:00"')
    expect((await client().act(`${link}/coming`)).status).toBe(409)
    expect((await appointment()).coming_at).toBeNull()
    expect((await say(link, '2026-11-05T11:00')).status).toBe(303)
  })

  it('is offered only before the hour, and before the customer has arrived', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, undefined, booked)
    const isOffered = async () => (await client().open(link)).html.includes(`${link}/coming`)
    expect(await isOffered()).toBe(true)
    const owner = await visitor.loginAsStaff()
    await deskClient(owner).tell(reference, { type: 'state', state: 'arrived' })
    expect(await isOffered()).toBe(false)
    expect((await say(link)).status).toBe(409)
    await deskClient(owner).tell(reference, { type: 'state', state: 'confirmed' })
    now = new Date('2026-11-04T05:00:00Z')
    expect(await isOffered()).toBe(false)
    expect((await say(link)).status).toBe(409)
    expect((await appointment()).coming_at).toBeNull()
  })

  it('is not offered without an hour', async () => {
    const { link } = await sendEnquiryForm(visitor, undefined, { bookingDate: '2026-11-04' })
    expect((await client().open(link)).html).not.toContain(`${link}/coming`)
    expect((await say(link)).status).toBe(409)
  })

  it('leaves the key of the form, so that a repeat makes no second enquiry', async () => {
    const headers = { 'idempotency-key': 'one' }
    const sent = { ...testRideEnquiry.example, ...ride }
    const post = async () =>
      (await visitor.send('POST', testRideEnquiry.postTo, sent, { headers })).json()
    const { reference, link } = await post()
    await say(link, '2026-11-04T11:00')
    expect((await appointment()).coming_at).not.toBeNull()
    expect((await post()).reference).toBe(reference)
  })

  it('is noted for a delivery, which staff arrange', async () => {
    const staff = await visitor.loginAsStaff()
    const reference = await addEnquiry(staff, testRideEnquiry, {})
    const body = { day: '2026-11-04', at: '12:00', purpose: 'delivery' }
    const booking = await staff.send('POST', `/api/enquiries/${reference}/appointment`, body)
    expect(booking.status).toBe(200)
    const link = (await visitor.services.enquiryLinks.findPath(reference)) ?? ''
    expect((await say(link, '2026-11-04T12:00')).status).toBe(303)
    expect((await client().open(link)).text).toContain(told)
  })
})
