import { expect, it, vi } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { startMailWorker } from '#app/crm/mail/mail-worker.server.ts'
import { deskClient } from '#tests/desk-client.ts'
import {
  bookedService as booked,
  myEnquirySite,
  bookedRide as ride,
} from '#tests/my-enquiry-site.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const minute = 60_000

onEachDatabase('the acts of a customer', (getDatabase) => {
  const site = myEnquirySite(getDatabase, pages)
  const { row, change, appointment, mails, open, act, undo } = site

  it('send no text of staff with the data of the page', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry, ride)
    const owner = await site.visitor().loginAsStaff()
    const stepAt = new Date(testNow.getTime() + 60 * minute).toISOString()
    const step = { type: 'nextStep', at: stepAt, text: 'Offer the old stock first' }
    await deskClient(owner).tell(reference, step)
    expect((await row(reference)).next_step_text).toBe('Offer the old stock first')
    await act(`${link}/withdraw`)
    const data = await (await site.visitor().request(`${link}.data`)).text()
    expect(data).toContain('withdrawn')
    expect(data).not.toContain('old stock')
  })

  it('undo a move once, with the confirmation that it brought', async () => {
    const { reference, link } = await site.sendForm(undefined, booked)
    const requested = { state: 'requested', call_by: '2026-11-02T06:30:00.000Z' }
    await change(reference, requested)
    await act(`${link}/move`, { hour: '2026-11-05T11:00' })
    expect(await row(reference)).toMatchObject({ state: 'confirmed', call_by: null })
    expect((await undo(link)).status).toBe(303)
    expect(await row(reference)).toMatchObject({ ...requested, booking_date: '2026-11-04' })
    expect((await undo(link)).status).toBe(409)
    expect(await row(reference)).toMatchObject({ ...requested, booking_date: '2026-11-04' })
  })

  it('confirm a booking without a response of staff, also after a call is struck out', async () => {
    const { reference, link } = await site.sendForm(undefined, booked)
    await change(reference, { state: 'requested', call_by: '2026-11-02T06:30:00.000Z' })
    await act(`${link}/move`, { hour: '2026-11-05T11:00' })
    expect(await row(reference)).toMatchObject({ state: 'confirmed', first_call_at: null })
    const desk = deskClient(await site.visitor().loginAsStaff())
    const { event } = await desk.tell(reference, { type: 'call', outcome: 'reached' })
    await desk.tell(reference, { type: 'strike', event })
    expect(await row(reference)).toMatchObject({ first_call_at: null, first_caller_id: null })
  })

  it('end the promise of a call by moving a test ride, and promise it again by undoing that', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry, ride)
    const promised = { state: 'new', call_by: '2026-11-02T06:30:00.000Z' }
    await change(reference, promised)
    await act(`${link}/move`, { hour: '2026-11-05T11:00' })
    expect(await row(reference)).toMatchObject({ state: 'new', call_by: null, due_at: null })
    expect((await act(link, { act: 'undo' })).status).toBe(303)
    expect(await row(reference)).toMatchObject({ ...promised, due_at: promised.call_by })
  })

  it('are stored with their mails or not at all', async () => {
    const { reference, link } = await site.startWithMail().sendForm(undefined, booked)
    const before = await row(reference)
    await getDatabase().db.schema.alterTable('outbox').renameTo('outbox_away').execute()
    const failed = await act(`${link}/move`, { hour: '2026-11-05T11:00' })
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(await row(reference)).toEqual(before)
    expect(await site.appointment()).toMatchObject({ day: '2026-11-04', starts_at: '10:30' })
  })

  it('undo a move once if the button is pressed twice at the same time', async () => {
    const { reference, link } = await site.sendForm(undefined, booked)
    await act(`${link}/move`, { hour: '2026-11-05T11:00' })
    const taps = await Promise.all([1, 2].map(() => undo(link)))
    expect(taps.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await row(reference)).toMatchObject({ booking_date: '2026-11-04' })
  })

  it('undo a move without confirming a booking that staff confirm', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry, ride)
    const before = await row(reference)
    await act(`${link}/move`, { hour: '2026-11-05T11:00' })
    expect((await undo(link)).status).toBe(303)
    const { state, call_by, booking_date } = await row(reference)
    expect([state, call_by, booking_date]).toEqual([
      before.state,
      before.call_by,
      before.booking_date,
    ])
  })

  it('send no mail for a move to the hour that is booked', async () => {
    const { link } = await site.startWithMail().sendForm(undefined, booked)
    const before = await mails()
    expect((await act(`${link}/move`, { hour: '2026-11-04T10:30' })).status).toBe(303)
    expect(await mails()).toEqual(before)
  })

  it('withdraw an enquiry whose ride is done', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry, ride)
    await getDatabase().db.updateTable('appointments').set({ state: 'done' }).execute()
    site.setClock(new Date('2026-11-05T06:00:00Z'))
    expect((await act(`${link}/withdraw`)).status).toBe(303)
    expect(await row(reference)).toMatchObject({ state: 'lost', is_open: 0 })
    expect(await appointment()).toMatchObject({ is_active: 1, state: 'done' })
    expect((await undo(link)).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 1, state: 'done' })
  })

  it('cancel an appointment without an hour with the withdrawal, and undo both', async () => {
    const { link } = await site.sendForm(testRideEnquiry, ride)
    await getDatabase().db.deleteFrom('appointment_seats').execute()
    const noHour = { starts_at: null, resource: null }
    await getDatabase().db.updateTable('appointments').set(noHour).execute()
    expect((await act(`${link}/withdraw`)).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 0 })
    expect((await undo(link)).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 1, starts_at: null })
  })

  it('book no ride again that was cancelled before the withdrawal', async () => {
    const { link } = await site.sendForm(testRideEnquiry, ride)
    await act(`${link}/cancel`)
    await act(`${link}/withdraw`)
    expect((await undo(link)).status).toBe(303)
    expect(await appointment()).toMatchObject({ is_active: 0 })
  })

  it('open the enquiry again without a ride whose hour is over', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry, ride)
    site.setClock(new Date('2026-11-04T05:20:00Z'))
    await act(`${link}/withdraw`)
    site.setClock(new Date('2026-11-04T05:40:00Z'))
    expect((await undo(link)).status).toBe(303)
    expect((await row(reference)).is_open).toBe(1)
    expect(await appointment()).toMatchObject({ is_active: 0 })
  })

  it('mail and offer the nearest times if an undone cancellation finds its hour taken', async () => {
    const { link } = await site.startWithMail().sendForm(undefined, booked)
    await act(`${link}/cancel`)
    for (const name of ['One', 'Two', 'Three']) await site.sendForm(undefined, { ...booked, name })
    const before = await mails()
    const refused = await undo(link)
    expect(refused.status).toBe(409)
    expect(refused.html.match(/type="radio"/g)).toHaveLength(3)
    expect(await mails()).toHaveLength(before.length + 2)
  })

  /** Sends the mails of the outbox. Returns those of the customer's changes. */
  async function sendChangeMails() {
    const sent: { to: string; text: string; messageId: string }[] = []
    const send = async (mail: (typeof sent)[number]) => void sent.push(mail)
    const transport = { send, close: () => {} }
    const publicUrl = 'https://dealer.example'
    const deps = { ...site.visitor().services, publicUrl, transport, from: undefined, interval: 5 }
    const worker = startMailWorker(deps)
    const waiting = async () => (await site.visitor().services.outbox.getStatus()).waiting
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 5000)
    await worker.stop()
    return sent.filter(({ messageId }) => messageId.startsWith('<change.'))
  }
  const contact = { name: 'Meena', email: 'm@example.com', contact: '9000000077', message: 'Hello' }

  it('make a new link for a corrected email address, and keep it from the former one', async () => {
    const answers = { email: 'wrong@example.com' }
    const { reference, link } = await site.startWithMail().sendForm(contactEnquiry, answers)
    const version = String((await row(reference)).version)
    const done = await act(`${link}/correct`, { ...contact, version })
    const renewed = done.headers.get('location') ?? ''
    expect([done.status, renewed === link]).toEqual([303, false])
    expect((await open(link)).status).toBe(404)
    expect((await open(renewed)).status).toBe(200)
    const sent = await sendChangeMails()
    const linked = sent.map(({ to, text }) => [to, text.includes(renewed), text.includes('/my-')])
    expect(linked).toEqual([
      ['m@example.com', true, true],
      ['wrong@example.com', false, false],
    ])
  })

  it('offer to undo in the mail only a change that can be undone', async () => {
    const { reference, link } = await site.startWithMail().sendForm(undefined, booked)
    await act(`${link}/cancel`)
    const [cancelled] = await sendChangeMails()
    expect(cancelled?.text).toContain('or undo the change within 30 minutes')
    await undo(link)
    const version = String((await row(reference)).version)
    const fields = { name: 'New', contactNumber: '9000000001', email: 'asha@example.com', version }
    expect((await act(`${link}/correct`, fields)).status).toBe(303)
    expect((await undo(link)).status).toBe(303)
    for (const { text } of await sendChangeMails()) expect(text).not.toContain('undo')
  })

  it('undo a correction once, with exactly the details and the promise before it', async () => {
    const answers = { contactNumber: '+91 90000-00001', email: '', message: 'Brake  squeals' }
    const { reference, link } = await site.sendForm(undefined, answers)
    const before = await row(reference)
    expect(before.call_by).not.toBeNull()
    const version = String(before.version)
    const fields = { name: 'Sita', contactNumber: '', email: '', message: '', version }
    expect((await act(`${link}/correct`, fields)).status).toBe(303)
    expect(await row(reference)).toMatchObject({ phone: null, call_by: null })
    expect((await open(link)).text).toContain('You corrected your details. You can undo this until')
    expect((await undo(link)).status).toBe(303)
    const { version: _, search_text: __, ...restored } = await row(reference)
    expect(before).toMatchObject(restored)
    expect((await undo(link)).status).toBe(409)
  })

  it('undo the correction of an email address by the new link, which then changes again', async () => {
    const answers = { email: 'right@example.com' }
    const { reference, link } = await site.startWithMail().sendForm(contactEnquiry, answers)
    const version = String((await row(reference)).version)
    const done = await act(`${link}/correct`, { ...contact, email: 'wrong@example.com', version })
    const renewed = done.headers.get('location') ?? ''
    await sendChangeMails()
    expect((await undo(link)).status).toBe(404)
    const undone = await undo(renewed)
    const last = undone.headers.get('location') ?? ''
    expect([undone.status, last === renewed, last === link]).toEqual([303, false, false])
    expect(await row(reference)).toMatchObject({ email: 'right@example.com' })
    expect((await open(renewed)).status).toBe(404)
    expect((await open(last)).status).toBe(200)
    const sent = await sendChangeMails()
    expect(sent.map(({ to, text }) => [to, text.includes(last)])).toEqual([
      ['right@example.com', true],
      ['wrong@example.com', false],
    ])
  })

  it('undo no correction after staff changed the enquiry, nor after 30 minutes', async () => {
    const { reference, link } = await site.sendForm(contactEnquiry)
    const correct = async (name: string) => {
      const version = String((await row(reference)).version)
      const fields = { ...contact, email: 'meena@example.com', name, version }
      return (await act(`${link}/correct`, fields)).status
    }
    expect(await correct('Meena')).toBe(303)
    const to = (await site.visitor().services.enquiryLinks.findPath(reference)) ?? ''
    await deskClient(await site.visitor().loginAsStaff()).tell(reference, {
      ...{ type: 'state', state: 'answered' },
    })
    expect((await undo(to)).status).toBe(409)
    site.setClock(new Date(testNow.getTime() + 31 * minute))
    expect((await undo(to)).status).toBe(409)
  })

  it('keep no details from before a correction after an erasure', async () => {
    const { reference, link } = await site.sendForm(contactEnquiry)
    const { id, version } = await row(reference)
    await act(`${link}/correct`, { ...contact, version: String(version) })
    const stored = async () =>
      JSON.stringify(await getDatabase().db.selectFrom('desk_events').selectAll().execute())
    expect(await stored()).toContain('Meena Example')
    await (await site.visitor().loginAsStaff()).send('DELETE', `/api/enquiries/${id}`)
    expect(await stored()).not.toMatch(/Meena|90000000/)
  })

  it('undo a correction once if the button is pressed twice at the same time', async () => {
    const { reference, link } = await site.sendForm()
    const version = String((await row(reference)).version)
    const fields = { name: 'New', contactNumber: '9000000009', email: 'asha@example.com', version }
    expect((await act(`${link}/correct`, fields)).status).toBe(303)
    const taps = await Promise.all([1, 2].map(() => undo(link)))
    expect(taps.map(({ status }) => status).toSorted()).toEqual([303, 409])
  })

  it('refuse a correction of an enquiry that was changed, and keep what was typed', async () => {
    const { reference, link } = await site.sendForm(contactEnquiry)
    const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
    const version = versionIn((await open(`${link}/correct`)).html)
    await change(reference, { version: Number(version) + 1 })
    const refused = await act(`${link}/correct`, { ...contact, version })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('This enquiry was changed in the meantime')
    for (const typed of ['Meena', 'm@example.com', 'Hello']) expect(refused.html).toContain(typed)
    const again = { ...contact, version: versionIn(refused.html) }
    expect((await act(`${link}/correct`, again)).status).toBe(303)
  })

  it('refuse an act that became impossible, and keep what was typed', async () => {
    const { reference, link } = await site.sendForm(undefined, booked)
    const owner = await site.visitor().loginAsStaff()
    await deskClient(owner).tell(reference, { type: 'state', state: 'arrived' })
    const refused = await act(`${link}/cancel`, { reason: 'The bike is sold' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('can no longer be changed here')
    expect(refused.html).toContain('The bike is sold')
    expect((await open(`${link}/cancel`)).status).toBe(302)
  })

  it('answer a repeated act like the first', async () => {
    const { link } = await site.sendForm(undefined, booked)
    for (let tap = 1; tap <= 2; tap++) expect((await act(`${link}/cancel`)).status).toBe(303)
  })

  it('refuse to cancel or move another hour than the page showed, and show the present one', async () => {
    const { reference, link } = await site.sendForm(undefined, booked)
    const owner = await site.visitor().loginAsStaff()
    const moved = await owner.send('POST', `/api/enquiries/${reference}/appointment`, {
      ...{ day: '2026-11-05', at: '11:00' },
    })
    expect(moved.status).toBe(200)
    const stale = { seen: '2026-11-04T10:30', reason: 'The bike is sold' }
    for (const [path, fields] of [
      ['cancel', stale],
      ['move', { ...stale, hour: '2026-11-06T15:30' }],
    ] as const) {
      const refused = await act(`${link}/${path}`, fields)
      expect(refused.status).toBe(409)
      expect(refused.text).toContain('changed after you opened this page')
      expect(refused.html).toContain('name="seen" value="2026-11-05T11:00"')
      expect(await site.appointment()).toMatchObject({ day: '2026-11-05', starts_at: '11:00' })
      expect(await row(reference)).toMatchObject({ state: 'confirmed' })
    }
    const seen = '2026-11-05T11:00'
    expect((await act(`${link}/cancel`, { seen })).status).toBe(303)
    expect(await site.appointment()).toMatchObject({ is_active: 0 })
  })

  it('offer the hours that only the own appointment takes', async () => {
    const { link } = await site.sendForm(undefined, booked)
    for (const name of ['Second', 'Third']) await site.sendForm(undefined, { ...booked, name })
    expect((await open(`${link}/move?on=2026-11-04`)).html).toContain('value="2026-11-04T11:00"')
  })

  it('leave the present hour out of those to which the appointment can be moved', async () => {
    const { link } = await site.sendForm(undefined, booked)
    const { html } = await open(`${link}/move?on=2026-11-04`)
    expect(html).toContain('value="2026-11-04T11:00"')
    expect(html.match(/<input[^>]*type="radio"[^>]*>/g)?.join()).not.toContain('2026-11-04T10:30')
  })

  it('name a missing time at the field', async () => {
    const { link } = await site.sendForm(undefined, booked)
    const { html } = await act(`${link}/move`)
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="[^"]*error/)
  })
})
