import { expect, it, vi } from 'vitest'
import { deskEventFeedStore } from '#app/crm/desk/desk-event-feed-store.server.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { staffLogin, type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { enquiryFeed } from './enquiry-feed.server.ts'
import type { LiveEnquiry } from './live-update-schema.ts'

const booking = { name: 'Asha Example', contactNumber: '9000000001' }

/** Reads an event stream in the background. */
function readEvents(answer: Response) {
  const read = { text: '', isOver: false }
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const pump = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      read.text += part.value
    read.isOver = true
  }
  void pump()
  return { read, stop: () => reader?.cancel() }
}

/** Creates an app that queries every 50 ms, which keeps the test short. */
function quickApp(database: TestDatabase): TestApp {
  const app = testApp(database)
  const { enquiries, log } = app.services
  const deskNews = deskEventFeedStore(database.db)
  app.services.feed = enquiryFeed({ enquiries, deskNews, log, interval: 50 })
  return app
}

onEachDatabase('live updates', (getDatabase) => {
  const open = (app: TestApp, headers: Record<string, string> = {}) =>
    app.request('/api/events', { headers })

  it('sends a new enquiry of any instance to every open page', async () => {
    const app = await quickApp(getDatabase()).loginAsStaff()
    const other = testApp(getDatabase())
    const answer = await open(app)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(answer.headers.get('cache-control')).toContain('no-transform')
    const pages = [readEvents(answer), readEvents(await open(app))]
    const { reference } = await (await other.send('POST', '/book-service', booking)).json()
    for (const { read } of pages)
      await vi.waitFor(() => expect(read.text).toContain(reference), 30_000)
    expect(pages[0]?.read.text).not.toContain('Asha')
    expect(pages[0]?.read.text).toMatch(/id: \d+\nevent: enquiry\ndata: \{.*"report":"booking"/)
    app.services.feed.close()
    await vi.waitFor(() => expect(pages.every(({ read }) => read.isOver)).toBe(true))
  })

  it('sends a desk event without its content, and only to roles that see the enquiry', async () => {
    const app = await quickApp(getDatabase()).loginAsStaff()
    const workshop = await app.loginAsStaff('workshop')
    const pages = [readEvents(await open(app)), readEvents(await open(workshop))]
    const ride = { ...testRideEnquiry.example, agree: true }
    const { reference } = await (await app.send('POST', testRideEnquiry.postTo, ride)).json()
    const booked = await (await app.send('POST', '/book-service', booking)).json()
    for (const { read } of pages)
      await vi.waitFor(() => expect(read.text).toContain(booked.reference), 30_000)
    const note = (to: string) =>
      app.send('POST', `/api/desk/${to}/events`, { type: 'note', text: 'Wants red' })
    await note(reference)
    await note(booked.reference)
    const told = (to: string) => `event: desk\ndata: {"reference":"${to}","version":1}\n\n`
    for (const { read } of pages)
      await vi.waitFor(() => expect(read.text).toContain(told(booked.reference)), 30_000)
    expect(pages.map(({ read }) => read.text.includes(told(reference)))).toEqual([true, false])
    expect(pages[1]?.read.text).not.toContain(reference)
    expect(pages[0]?.read.text).not.toContain('Wants')
    for (const { stop } of pages) await stop()
  })

  it('applies a change of role to a page that is already open', async () => {
    const owner = await testApp(getDatabase()).loginAsStaff()
    const page = readEvents(await open(await owner.loginAsStaff('workshop')))
    const ride = { ...testRideEnquiry.example, agree: true }
    const first = await (await owner.send('POST', testRideEnquiry.postTo, ride)).json()
    const booked = await (await owner.send('POST', '/book-service', booking)).json()
    await vi.waitFor(() => expect(page.read.text).toContain(booked.reference), 30_000)
    expect(page.read.text).not.toContain(first.reference)
    const edit = { role: 'sales' }
    expect((await owner.send('PATCH', '/api/staff/workshop', edit)).status).toBe(200)
    const later = await (await owner.send('POST', '/book-service', booking)).json()
    const other = { ...ride, name: 'Farida Example', contactNumber: '9000000002' }
    const second = await (await owner.send('POST', testRideEnquiry.postTo, other)).json()
    await vi.waitFor(() => expect(page.read.text).toContain(second.reference), 30_000)
    expect(page.read.text).not.toContain(later.reference)
    await page.stop()
  })

  it('marks an enquiry as assigned to the user only for its assignee', async () => {
    const owner = await quickApp(getDatabase()).loginAsStaff()
    const workshop = await owner.loginAsStaff('workshop')
    const { reference } = await (await owner.send('POST', '/book-service', booking)).json()
    const pages = [readEvents(await open(workshop)), readEvents(await open(owner))]
    // A page that received this enquiry also receives every later event.
    const other = await (await owner.send('POST', '/book-service', booking)).json()
    for (const { read } of pages)
      await vi.waitFor(() => expect(read.text).toContain(other.reference), 30_000)
    const assignee = (await owner.services.staff.findByUserId('workshop'))?.id
    const event = { type: 'assign', assignee, version: 1 }
    await owner.send('POST', `/api/desk/${reference}/events`, event)
    const told = `data: {"reference":"${reference}","version":2`
    for (const { read } of pages) await vi.waitFor(() => expect(read.text).toContain(told), 30_000)
    expect(pages[0]?.read.text).toContain(`${told},"isYours":true}`)
    expect(pages[1]?.read.text).toContain(`${told}}`)
    for (const { stop } of pages) await stop()
  })

  it('marks an enquiry as added by the user only for the person who typed it', async () => {
    const owner = await quickApp(getDatabase()).loginAsStaff()
    const workshop = await owner.loginAsStaff('workshop')
    const pages = [readEvents(await open(workshop)), readEvents(await open(owner))]
    const body = { kind: 'service-booking', source: 'telephone', answers: booking }
    const { reference } = await (await workshop.send('POST', '/api/enquiries', body)).json()
    for (const { read } of pages)
      await vi.waitFor(() => expect(read.text).toContain(reference), 30_000)
    expect(pages[0]?.read.text).toContain('"isAddedByYou":true')
    expect(pages[1]?.read.text).not.toContain('ddedBy')
    for (const { stop } of pages) await stop()
  })

  it('tells only the mentioned colleague who has mentioned them', async () => {
    const owner = await quickApp(getDatabase()).loginAsStaff()
    const workshop = await owner.loginAsStaff('workshop')
    const { reference } = await (await owner.send('POST', '/book-service', booking)).json()
    const pages = [readEvents(await open(workshop)), readEvents(await open(owner))]
    // A page that received this enquiry also receives every later event.
    const other = await (await owner.send('POST', '/book-service', booking)).json()
    for (const { read } of pages)
      await vi.waitFor(() => expect(read.text).toContain(other.reference), 30_000)
    const event = { type: 'note', text: 'Ready, @workshop?' }
    await owner.send('POST', `/api/desk/${reference}/events`, event)
    const told = `data: {"reference":"${reference}","version":1`
    for (const { read } of pages) await vi.waitFor(() => expect(read.text).toContain(told), 30_000)
    expect(pages[0]?.read.text).toContain(`${told},"mentionedBy":"meera"}`)
    expect(pages[1]?.read.text).toContain(`${told}}`)
    for (const { stop } of pages) await stop()
  })

  it('tells a new page the id after which it gets events', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    await app.send('POST', '/book-service', booking)
    const latest = await app.services.enquiries.latestId()
    const reader = (await open(app)).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(`retry: 3000\nid: ${latest}\n\n`)
    await reader?.cancel()
  })

  it('sends missed enquiries once after a reconnection', async () => {
    const app = await quickApp(getDatabase()).loginAsStaff()
    await app.send('POST', '/book-service', booking)
    const [first] = await getDatabase().db.selectFrom('enquiries').selectAll().execute()
    const missed = await (await app.send('POST', '/book-service', booking)).json()
    const page = readEvents(await open(app, { 'last-event-id': String(first?.id) }))
    await vi.waitFor(() => expect(page.read.text).toContain(missed.reference), 30_000)
    // The next query reports this enquiry. Until then, no event was sent twice.
    const next = await (await app.send('POST', '/book-service', booking)).json()
    await vi.waitFor(() => expect(page.read.text).toContain(next.reference), 30_000)
    expect(page.read.text.split('event: enquiry')).toHaveLength(3)
    await page.stop()
  })

  it('does not send enquiries that existed when the page loaded', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const other = readEvents(await open(app))
    await vi.waitFor(() => expect(other.read.text).toContain('retry'))
    const { reference } = await (await app.send('POST', '/book-service', booking)).json()
    const page = readEvents(await open(app))
    await vi.waitFor(() => expect(other.read.text).toContain(reference), 30_000)
    const next = await (await app.send('POST', '/book-service', booking)).json()
    await vi.waitFor(() => expect(page.read.text).toContain(next.reference), 30_000)
    expect(page.read.text).not.toContain(reference)
    await Promise.all([other.stop(), page.stop()])
  })

  it('sends the enquiries that follow the id in the address', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    await app.send('POST', '/book-service', booking)
    const missed = await (await app.send('POST', '/book-service', booking)).json()
    const [first] = await getDatabase().db.selectFrom('enquiries').select('id').execute()
    const page = readEvents(await app.request(`/api/events?since=${first?.id}`))
    await vi.waitFor(() => expect(page.read.text).toContain(missed.reference), 30_000)
    expect(page.read.text.split('event: enquiry')).toHaveLength(2)
    await page.stop()
  })

  it('sends heartbeats so that proxies keep the connection open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    try {
      const page = readEvents(await open(await testApp(getDatabase()).loginAsStaff()))
      await vi.advanceTimersByTimeAsync(15_000)
      await vi.waitFor(() => expect(page.read.text).toContain(': still here'))
      await page.stop()
    } finally {
      vi.useRealTimers()
    }
  })

  it('continues after a database outage without logging staff out', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { page, look } = await openByHand(app)
    const holder = vi.spyOn(app.services.sessions, 'findStaff')
    holder.mockRejectedValueOnce(new Error('The database is away'))
    await look([newsOf(7)])
    expect(holder).toHaveBeenCalledOnce()
    expect(page.read.text).not.toContain('event: ')
    await look([newsOf(8)])
    await vi.waitFor(() => expect(idsOf(page.read.text)).toEqual(['id: 7', 'id: 8']))
    await page.stop()
  })

  it('sends an enquiry only once if it is both missed and new', async () => {
    const { page, look } = await openByHand(await testApp(getDatabase()).loginAsStaff())
    await look([7, 7, 8, 7].map(newsOf))
    await vi.waitFor(() => expect(page.read.text).toContain('id: 8\n'))
    await page.stop()
    expect(idsOf(page.read.text)).toEqual(['id: 7', 'id: 8'])
  })

  it('does not extend the session when an open page reconnects', async () => {
    let now = testNow
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    const lastSeen = async () => {
      const sessions = getDatabase().db.selectFrom('sessions').select('last_seen_at')
      return (await sessions.executeTakeFirstOrThrow()).last_seen_at
    }
    const before = await lastSeen()
    now = new Date(testNow.getTime() + 3_600_000)
    await (await open(app)).body?.cancel()
    expect(await lastSeen()).toBe(before)
    await app.request('/api/me')
    expect(await lastSeen()).toBe(now.toISOString())
  })

  it('causes no error if a page disconnects during the session check', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const account = await app.services.staff.findByUserId(staffLogin.userId)
    for (const holder of [account, undefined]) {
      const asked = Promise.withResolvers<typeof account>()
      const { page, look } = await openByHand(app)
      const looked = vi.spyOn(app.services.sessions, 'findStaff').mockReturnValueOnce(asked.promise)
      const looking = look([newsOf(7)])
      expect(looked).toHaveBeenCalledOnce()
      await page.stop()
      asked.resolve(holder)
      // An unhandled rejection would end the process. In this test, it would fail the test run.
      await looking
      looked.mockRestore()
    }
  })

  it.each<[string, (app: TestApp) => Promise<unknown>]>([
    ['with a logout', (app) => app.send('POST', '/api/logout')],
    [
      'when a new password is given elsewhere',
      async ({ services: { staff, sessions } }) => {
        const account = await staff.findByUserId(staffLogin.userId)
        await sessions.removeOthers(account?.id ?? 0, undefined)
      },
    ],
  ])('ends the stream %s, without waiting for the next query', async (_, end) => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { page } = await openByHand(app)
    await end(app)
    await vi.waitFor(() => expect(page.read.isOver).toBe(true))
    expect(page.read.text).toContain('event: ended')
  })

  it.each<[string, (app: TestApp) => Promise<unknown>]>([
    [
      'another instance has ended the session',
      ({ services }) => services.db.deleteFrom('sessions').execute(),
    ],
    [
      'the account is no longer active',
      ({ services }) => services.db.updateTable('staff').set({ status: 'inactive' }).execute(),
    ],
  ])('sends nothing more on the stream once %s', async (_, end) => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { page, look } = await openByHand(app)
    await end(app)
    await look([newsOf(7)])
    await vi.waitFor(() => expect(page.read.isOver).toBe(true))
    expect(page.read.text).toMatch(/id: 0\n\nevent: ended\ndata: \{\}\n\n$/)
  })
})

const newsOf = (id: number) => ({
  id,
  kind: 'contact',
  reference: `CT-${id}`,
  title: 'Contact',
  report: null,
})

const idsOf = (text: string) => text.match(/^id: [1-9]$/gm)

/** Opens a page whose feed events are all sent by the test. */
async function openByHand(app: TestApp) {
  const subscribe = vi.spyOn(app.services.feed, 'subscribe').mockReturnValue(() => true)
  const page = readEvents(await app.request('/api/events'))
  const [[{ onLook }] = [{ onLook: () => {} }]] = subscribe.mock.calls
  subscribe.mockRestore()
  return { page, look: async (fresh: LiveEnquiry[]) => onLook(fresh, []) }
}
