import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const hour = 3_600_000

onEachDatabase('looking up an enquiry by reference and last digits', (getDatabase) => {
  let now: Date
  let app: TestApp
  let reference: string
  beforeEach(async () => {
    now = testNow
    app = testApp(getDatabase(), { clock: () => now }, pages)
    const sent = { bookingDate: '2026-11-04', bookingTime: '10:30' }
    reference = (await sendEnquiryForm(app, serviceBookingEnquiry, sent)).reference
  })
  const ask = (asked: string, digits: string) =>
    myEnquiryClient(app).act('/my-enquiry', { reference: asked, digits })
  /** Guesses without the page, from a network of its own. */
  const guess = async (asked: string, digits: string, network: string) => {
    const found = await app.services.enquiryLookup.find({ reference: asked, digits, network })
    return found.ok ? 'found' : found.problem.kind
  }

  it('shows state, promise and hour, but no name, number, message or link', async () => {
    const { status, text, html } = await ask(reference.toLowerCase(), '0001')
    expect(status).toBe(200)
    expect(text).toContain('Your booking is confirmed')
    expect(text).toContain('10:30 AM')
    const { name, contactNumber, message } = serviceBookingEnquiry.example
    for (const secret of [name, contactNumber, message, '/my-enquiry/'])
      expect(html).not.toContain(secret)
  })

  it('takes the reference as people type it, and counts all spellings as one', async () => {
    const [kind, drawn] = [reference.slice(0, 2), reference.slice(3)]
    const spellings = [
      `${kind}${drawn}`,
      `${kind} ${drawn}`,
      `${kind}–${drawn}`,
      `${kind} - ${drawn}.`,
    ]
    for (const typed of [...spellings, ...spellings.map((it) => ` ${it.toLowerCase()}`)])
      expect([typed, await guess(typed, '0001', 'home')]).toEqual([typed, 'found'])
    for (const typed of [...spellings, reference]) await guess(typed, '9999', typed)
    expect(await guess(reference, '0001', 'another')).toBe('too-many')
  })

  it('answers wrong digits and an unknown reference with the same bytes and status', async () => {
    const wrong = await ask(reference, '9999')
    const unknown = await ask('SB-22222', '9999')
    expect([wrong.status, unknown.status]).toEqual([404, 404])
    expect(unknown.html.replaceAll('SB-22222', '')).toBe(wrong.html.replaceAll(reference, ''))
    for (const digits of ['', '1', '00001'])
      expect([digits, (await ask(reference, digits)).status]).toEqual([digits, 404])
  })

  it('takes five wrong guesses of a reference in a day, known or not, and then no right one', async () => {
    for (const asked of [reference, 'SB-22222']) {
      const answers: string[] = []
      for (let turn = 0; turn < 6; turn++) answers.push(await guess(asked, '9999', `${turn}`))
      expect(answers).toEqual([...Array(5).fill('gone'), 'too-many'])
    }
    expect(await guess(reference, '0001', 'another')).toBe('too-many')
    const refused = await ask(reference, '0001')
    const unknown = await ask('SB-22222', '0001')
    expect([refused.status, unknown.status]).toEqual([429, 429])
    expect(unknown.html.replaceAll('SB-22222', '')).toBe(refused.html.replaceAll(reference, ''))
    now = new Date(testNow.getTime() + 25 * hour)
    expect(await guess(reference, '0001', 'another')).toBe('found')
  })

  it('takes twenty wrong pairs of a network in an hour, and counts no right one', async () => {
    for (let turn = 0; turn < 30; turn++)
      expect(await guess(reference, '0001', 'office')).toBe('found')
    for (let turn = 0; turn < 20; turn++)
      expect(await guess(`SB-${turn}`, '9999', 'office')).toBe('gone')
    expect(await guess(reference, '0001', 'office')).toBe('too-many')
    expect(await guess(reference, '0001', 'home')).toBe('found')
    now = new Date(testNow.getTime() + hour + 1000)
    expect(await guess(reference, '0001', 'office')).toBe('found')
  })

  it('takes 300 wrong pairs of all networks in an hour, and then only links', async () => {
    for (let turn = 0; turn < 300; turn++) await guess(`SB-${turn}`, '9999', `${turn}`)
    expect(await guess(reference, '0001', 'home')).toBe('too-many')
    const link = (await app.services.enquiryLinks.findPath(reference)) ?? ''
    expect((await myEnquiryClient(app).open(link)).status).toBe(200)
  })

  it('finds no erased enquiry and none without a number', async () => {
    const answers = { contactNumber: '', email: 'asha@example.com' }
    const other = await sendEnquiryForm(app, serviceBookingEnquiry, answers)
    expect(await guess(other.reference, '', 'home')).toBe('gone')
    expect(await guess(other.reference, '****', 'home')).toBe('gone')
    const row = await getDatabase()
      .db.selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await (await app.loginAsStaff()).send('DELETE', `/api/enquiries/${row.id}`)
    expect(await guess(reference, '0001', 'home')).toBe('gone')
  })
})
