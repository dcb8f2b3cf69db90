import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { deskClient } from '#tests/desk-client.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { bookedService as booked, bookedRide, myEnquirySite } from '#tests/my-enquiry-site.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { quotationClient } from '#tests/quotation-client.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const minute = 60_000

onEachDatabase('the customer’s page of an enquiry', (getDatabase) => {
  const site = myEnquirySite(getDatabase, pages)
  const { row, seats, open, act, undo } = site
  const book = (answers: object = booked) => site.sendForm(undefined, answers)

  it('shows reference, state and appointment, and nothing that only staff may see', async () => {
    const { reference, link } = await book()
    const owner = await site.visitor().loginAsStaff()
    await deskClient(owner).tell(reference, { type: 'note', text: 'Haggles about every bill' })
    const { status, text, html } = await open(link)
    expect(status).toBe(200)
    for (const shown of [reference, 'Your booking is confirmed', '10:30 AM, about 1.5 hours'])
      expect(text).toContain(shown)
    expect(text.replaceAll('\u00a0', ' ')).toContain('Wednesday, 4 Nov 2026')
    for (const secret of ['Haggles', 'meera', '9000000001', 'Asha Example'])
      expect(html).not.toContain(secret)
  })

  it('says for when the workshop promised the vehicle, until it is ready', async () => {
    const { reference, link } = await book()
    const staff = await site.visitor().loginAsStaff('workshop')
    const saved = await staff.send('PUT', `/api/enquiries/${reference}/job`, {
      ...{ kilometres: 12_400, complaints: 'Careless rider', workDone: '', mechanic: 'Ramesh' },
      ...{ readyDay: '2026-11-04', readyTime: '17:00', version: 0 },
    })
    expect(saved.status).toBe(200)
    const { text, html } = await open(link)
    expect(text.replaceAll('\u00a0', ' ')).toContain('Ready by Wednesday, 4 Nov 2026, 5:00 PM')
    for (const secret of ['Careless', 'Ramesh', '12400']) expect(html).not.toContain(secret)
    const file = await (await site.visitor().request(`${link}/enquiry.json`)).text()
    expect(file).toContain('Careless rider')
    expect(file).not.toContain('Ramesh')
    await deskClient(staff).tell(reference, { type: 'state', state: 'ready' })
    expect((await open(link)).text).not.toContain('Ready by')
  })

  it('asks nobody to come who is here already', async () => {
    const { reference, link } = await book()
    const before = await open(link)
    for (const shown of ['Bring your vehicle', 'Add to calendar'])
      expect(before.text).toContain(shown)
    const staff = await site.visitor().loginAsStaff('workshop')
    await deskClient(staff).tell(reference, { type: 'state', state: 'arrived' })
    const { text } = await open(link)
    for (const shown of ['Bring your vehicle', 'Add to calendar']) expect(text).not.toContain(shown)
  })

  it('promises a call until staff have called', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry)
    expect((await open(link)).text).toContain('We will call you by 12:00 PM today.')
    site.setClock(new Date(testNow.getTime() + 180 * minute))
    expect((await open(link)).text).toContain('If you have not heard from us')
    const owner = await site.visitor().loginAsStaff()
    await deskClient(owner).tell(reference, { type: 'call', outcome: 'reached' })
    const { text } = await open(link)
    expect(text).not.toContain('We will call you by')
    expect(text).toContain('We are working on it together')
  })

  it('never shows why an enquiry was lost', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry)
    const owner = await site.visitor().loginAsStaff()
    await deskClient(owner).tell(reference, { type: 'state', state: 'lost', reason: 'junk' })
    const { text } = await open(link)
    expect(text).toContain('This enquiry is closed')
    expect(text.toLowerCase()).not.toContain('junk')
  })

  it('links to the quotations that were sent, and to no draft', async () => {
    const { reference, link } = await site.sendForm(testRideEnquiry)
    const quotations = quotationClient(await site.visitor().loginAsStaff(), reference)
    const { quotation } = await quotations.make()
    expect((await open(link)).html).not.toContain('/q/')
    const sent = (await quotations.send(quotation)).quotation
    expect((await open(link)).html).toContain(`href="${sent.path}"`)
  })

  it('is stored nowhere, found by no search engine, and sends its address to nobody', async () => {
    const { link } = await book()
    for (const path of [link, `${link}.data`, `${link}/move`, `${link}/data`, '/my-enquiry']) {
      const { headers } = await open(path)
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
    for (const file of ['enquiry.json', 'appointment.ics'])
      expect((await site.visitor().request(`${link}/${file}`)).headers.get('cache-control')).toBe(
        'no-store',
      )
    expect((await open(link)).html).not.toMatch(/<script[^>]*src=/)
  })

  it('answers a forged, an old and an erased link like one that never was', async () => {
    const { reference, link } = await book()
    const forged = link.replace(/.$/, (it) => (it === 'A' ? 'B' : 'A'))
    const unknown = link.replace(reference, 'SB-22222')
    const answers = []
    for (const path of [forged, unknown]) {
      const { status, html } = await open(path)
      answers.push([status, html.replaceAll(path, '')])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(404)
    const { id } = await row(reference)
    const owner = await site.visitor().loginAsStaff()
    await owner.send('DELETE', `/api/enquiries/${id}`)
    expect((await open(link)).status).toBe(404)
    expect((await act(`${link}/cancel`)).status).toBe(404)
    expect((await site.visitor().request(`${link}/enquiry.json`)).status).toBe(404)
  })

  it('takes no renewed link’s earlier address', async () => {
    const { reference, link } = await book()
    await getDatabase()
      .db.updateTable('enquiries')
      .set({ link_version: 2 })
      .where('reference', '=', reference)
      .execute()
    expect((await open(link)).status).toBe(404)
    const renewed = await site.visitor().services.enquiryLinks.findPath(reference)
    expect((await open(renewed ?? '')).status).toBe(200)
  })

  it('has a link at the desk only for roles that work with enquiries', async () => {
    const { reference, link } = await book()
    for (const [role, expected] of [
      ['owner', link],
      ['workshop', link],
      ['accounts', null],
    ] as const) {
      const staff = await site.visitor().loginAsStaff(role)
      expect((await deskClient(staff).read(reference)).link).toBe(expected)
    }
  })

  it('a walk over every link of the page changes nothing', async () => {
    const { link } = await book()
    await site.sendForm(contactEnquiry)
    const dump = async () => {
      const { db } = getDatabase()
      const tables = ['enquiries', 'desk_events', 'appointments', 'appointment_seats'] as const
      const all = [...tables, 'outbox' as const].map((name) => db.selectFrom(name).selectAll())
      return Promise.all(all.map((query) => query.execute()))
    }
    const before = await dump()
    const seen = new Set<string>()
    const queue = [link, `${link}?new`]
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      for (const method of ['GET', 'HEAD']) await site.visitor().request(path, { method })
      const { html } = await open(path)
      const found = [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, to = '']) => to)
      queue.push(...found.filter((to) => to.startsWith(link)).map((to) => to.replace('&amp;', '&')))
    }
    expect(seen.size).toBeGreaterThan(10)
    expect(await dump()).toEqual(before)
  })

  it('names the success and the reference right after a form without JavaScript', async () => {
    const body = new URLSearchParams({ name: 'Asha', contactNumber: '9000000001', asked: 'x' })
    const answer = await site.visitor().request('/service-booking', { method: 'POST', body })
    expect(answer.status).toBe(303)
    const to = answer.headers.get('location') ?? ''
    expect(to).toMatch(/^\/my-enquiry\/SB-[2-9A-Z]{5}-[\w-]{43}\?new$/)
    expect((await open(to)).text).toContain('Booking saved successfully!')
    site.setClock(new Date(testNow.getTime() + 11 * minute))
    expect((await open(to)).text).not.toContain('Booking saved successfully!')
  })

  describe('acts', () => {
    it('cancels the appointment, frees its seats and tells the desk, and can be undone', async () => {
      const { reference, link } = await book()
      expect(await seats()).toHaveLength(6)
      const cancelled = await act(`${link}/cancel`, { reason: 'The bike is sold' })
      expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, link])
      expect(await seats()).toEqual([])
      const owner = await site.visitor().loginAsStaff()
      const { history } = await deskClient(owner).read(reference)
      expect(history.slice(-2).map(({ type, who }) => [type, who])).toEqual([
        ['appointment', 'Customer'],
        ['state', 'Customer'],
      ])
      expect(JSON.stringify(history)).toContain('The bike is sold')
      expect((await row(reference)).idempotency_key).toBeNull()
      const { text } = await open(link)
      expect(text).toContain('You cancelled the appointment. You can undo this until 10:30 AM.')
      expect((await undo(link)).status).toBe(303)
      expect(await seats()).toHaveLength(6)
      expect((await row(reference)).state).toBe('confirmed')
    })

    it('undoes nothing after 30 minutes, nor what staff changed since', async () => {
      const { reference, link } = await book()
      await act(`${link}/cancel`)
      site.setClock(new Date(testNow.getTime() + 31 * minute))
      const late = await undo(link)
      expect([late.status, late.text.includes('There is nothing to undo')]).toEqual([409, true])
      const second = await book({ ...booked, bookingTime: '14:00', name: 'Another' })
      await act(`${second.link}/cancel`)
      const owner = await site.visitor().loginAsStaff()
      await deskClient(owner).tell(second.reference, { type: 'state', state: 'requested' })
      expect((await undo(second.link)).status).toBe(409)
      expect((await row(reference)).state).toBe('cancelled')
    })

    it('moves the appointment, and moves it back', async () => {
      const { reference, link } = await book()
      const shown = await open(`${link}/move?on=2026-11-05&from=2026-11-02`)
      expect(shown.html).toContain('value="2026-11-05T11:00"')
      const moved = await act(`${link}/move`, { hour: '2026-11-05T11:00' })
      expect(moved.status).toBe(303)
      expect(await row(reference)).toMatchObject({ booking_date: '2026-11-05' })
      const { text } = await open(link)
      expect(text.replaceAll('\u00a0', ' ')).toContain('Thursday, 5 Nov 2026')
      expect((await undo(link)).status).toBe(303)
      expect(await row(reference)).toMatchObject({ booking_date: '2026-11-04' })
    })

    it('offers the nearest free hours if the chosen one is taken', async () => {
      const others = ['1', '2', '3'].map((name) =>
        book({ bookingDate: '2026-11-05', bookingTime: '09:30', name: `Customer ${name}` }),
      )
      await Promise.all(others)
      const { link } = await book()
      const refused = await act(`${link}/move`, { hour: '2026-11-05T09:30' })
      expect(refused.status).toBe(409)
      expect(refused.html.match(/type="radio"/g)).toHaveLength(3)
      expect(await seats()).toHaveLength(24)
    })

    it('refuses a move without an hour, and one to an hour that never was', async () => {
      const { link } = await book()
      expect((await act(`${link}/move`)).status).toBe(422)
      expect((await act(`${link}/move`, { hour: '2026-11-05T03:07' })).status).toBe(409)
    })

    it('corrects name, number, e-mail and message by the rules of the form', async () => {
      const { reference, link } = await site.sendForm(contactEnquiry)
      const form = await open(`${link}/correct`)
      expect(form.html).toContain('value="Meena Example"')
      const fields = { name: '', email: 'x', contact: '12', message: 'New words' }
      const refused = await act(`${link}/correct`, fields)
      expect(refused.status).toBe(422)
      expect(refused.html).toContain('New words')
      const version = String((await row(reference)).version)
      const changed = { name: 'Meena', email: 'm@example.com', contact: '9000000077' }
      const right = { ...fields, ...changed, version }
      expect((await act(`${link}/correct`, right)).status).toBe(303)
      const stored = await row(reference)
      expect(stored).toMatchObject({ phone: '+919000000077', email: 'm@example.com' })
      const { history } = await deskClient(await site.visitor().loginAsStaff()).read(reference)
      expect(history.at(-1)).toMatchObject({ type: 'correct', who: 'Customer' })
    })

    it('withdraws a test ride with its appointment, and opens both again', async () => {
      const { reference, link } = await site.sendForm(testRideEnquiry, bookedRide)
      expect((await seats()).length).toBeGreaterThan(0)
      const done = await act(`${link}/withdraw`, { reason: 'Changed my mind' })
      expect(done.status).toBe(303)
      expect(await seats()).toEqual([])
      expect(await row(reference)).toMatchObject({ state: 'lost', lost_reason: 'plan-dropped' })
      const { html, text } = await open(link)
      expect(html).not.toContain('/withdraw')
      expect(text).toContain('You withdrew this enquiry.')
      expect((await undo(link)).status).toBe(303)
      expect(await row(reference)).toMatchObject({ state: 'new', lost_reason: null, is_open: 1 })
      expect((await seats()).length).toBeGreaterThan(0)
    })

    it('mails the customer and the dealership about each change', async () => {
      site.startWithMail()
      const { reference, link } = await book()
      await act(`${link}/cancel`)
      await undo(link)
      await undo(link)
      const version = String((await row(reference)).version)
      const corrected = { name: 'Asha K', email: '', contactNumber: '', version }
      await act(`${link}/correct`, corrected)
      const mails = await site.mails()
      const about = (purpose: string, recipient: string) => ({ purpose, recipient })
      expect(mails.map(({ purpose, recipient }) => ({ purpose, recipient })).slice(2)).toEqual(
        Array.from({ length: 3 }, () => [
          about('change-lead', 'desk@example.com'),
          about('change', 'asha@example.com'),
        ]).flat(),
      )
    })

    it('withdraws the consent to reminders once, and only if there is one', async () => {
      const { reference, link } = await site.sendForm(optInEnquiry)
      const form = await open(`${link}/consent`)
      expect(form.text).toContain('We then send you no more reminders and offers.')
      for (let tap = 1; tap <= 2; tap++) expect((await act(`${link}/consent`)).status).toBe(303)
      const rows = await getDatabase()
        .db.selectFrom('consent_withdrawals')
        .innerJoin('enquiries', 'enquiries.customer_id', 'consent_withdrawals.customer_id')
        .select(['who', 'channel', 'ended_at'])
        .where('reference', '=', reference)
        .execute()
      expect(rows).toEqual([{ who: 'Customer', channel: 'message', ended_at: null }])
      const ride = await site.sendForm(testRideEnquiry)
      expect((await open(ride.link)).html).not.toContain('/consent')
    })

    it('takes at most twenty changes in a day', async () => {
      const { link } = await site.sendForm(contactEnquiry)
      const statuses: number[] = []
      for (let turn = 0; turn < 11; turn++)
        for (const [path, fields] of [
          [`${link}/withdraw`, {}],
          [link, { act: 'undo' }],
        ] as const)
          statuses.push((await act(path, fields)).status)
      expect(statuses.slice(18)).toEqual([303, 303, 429, 409])
    })
  })

  it('gives the data of the enquiry as a page and as a file', async () => {
    const { reference, link } = await book()
    expect((await open(`${link}/data`)).text).toContain('Asha Example')
    const file = await site.visitor().request(`${link}/enquiry.json`)
    expect(await file.json()).toMatchObject({
      reference,
      state: 'Your booking is confirmed',
      appointment: { day: '2026-11-04', at: '10:30' },
    })
  })

  it('gives the appointment as a calendar file that replaces earlier ones', async () => {
    const { reference, link } = await book()
    const calendar = async () => (await site.visitor().request(`${link}/appointment.ics`)).text()
    expect(await calendar()).toContain('DTSTART:20261104T050000Z')
    await act(`${link}/move`, { hour: '2026-11-05T11:00' })
    const moved = await calendar()
    expect(moved).toContain('DTSTART:20261105T053000Z')
    expect(moved).toContain('SEQUENCE:1')
    expect(moved).toContain(`UID:${reference}@`)
    await act(`${link}/cancel`)
    expect(await calendar()).toContain('STATUS:CANCELLED')
  })
})

onEachDatabase('logs', (getDatabase) => {
  it('contain no token of a customer', async () => {
    const { pino } = await import('pino')
    let logged = ''
    const stream = new Writable({
      write(chunk, _, done) {
        logged += String(chunk)
        done()
      },
    })
    const app = testApp(getDatabase(), { log: pino({ level: 'trace' }, stream) }, pages)
    const { link } = await sendEnquiryForm(app)
    for (const path of [link, `${link}.data`, `${link}/move`, `${link}/enquiry.json`, `${link}x`])
      await app.request(path)
    await app.request(link, { method: 'PUT' })
    await myEnquiryClient(app).act(link, { act: 'undo' })
    expect(logged).toContain('/my-enquiry/…')
    expect(logged).not.toContain(link.slice(-43))
  })
})
