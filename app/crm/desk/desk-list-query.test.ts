import { beforeEach, expect, it } from 'vitest'
import { joyClubEnquiry } from '#app/crm/enquiries/kinds/joy-club.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import {
  addEnquiry,
  type DeskClient,
  deskClient,
  hourMs,
  testTimePlus,
} from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('desk list', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  let now = testNow
  beforeEach(async () => {
    now = testNow
    app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    desk = deskClient(app)
  })
  const step = (reference: string, at: string) => desk.tell(reference, { type: 'nextStep', at })

  it('lists overdue, due today, new and own enquiries in their sections', async () => {
    const [late, today, tomorrow, fresh] = [
      await addEnquiry(app),
      await addEnquiry(app),
      await addEnquiry(app),
      await addEnquiry(app),
    ]
    const booked = await addEnquiry(app, serviceBookingEnquiry, { bookingDate: '2026-11-02' })
    const optedIn = await addEnquiry(app, optInEnquiry)
    await step(late, testTimePlus(hourMs))
    await step(today, testTimePlus(5 * hourMs))
    await step(tomorrow, testTimePlus(20 * hourMs))
    for (const reference of [late, today, tomorrow])
      await desk.tell(reference, { type: 'state', state: 'follow-up' })
    const { id } = (await app.services.staff.findByUserId('meera')) ?? { id: 0 }
    await desk.tell(today, { type: 'assign', assignee: id })
    now = new Date(testTimePlus(2 * hourMs))
    expect(await desk.found('section=overdue')).toEqual([late])
    expect(await desk.found('section=today')).toEqual([today, booked])
    expect((await desk.found('section=new')).sort()).toEqual([fresh, booked].sort())
    expect(await desk.found('section=mine')).toEqual([today])
    expect(await desk.found('section=all&sort=due')).toHaveLength(6)
    expect((await desk.found('section=all&sort=due')).slice(0, 3)).toEqual([late, today, tomorrow])
    expect((await desk.found('section=all&sort=due&order=desc')).slice(0, 3)).toEqual([
      tomorrow,
      today,
      late,
    ])
    expect(await desk.found('kind=opt-in')).toEqual([optedIn])
    expect(await (await app.request('/api/desk/counts')).json()).toMatchObject({
      overdue: 1,
      today: 2,
      new: 2,
      mine: 1,
    })
    const { rows } = await desk.list('section=overdue')
    expect(rows[0]).toMatchObject({ isOverdue: true, dueAt: testTimePlus(hourMs), flow: 'sales' })
    await desk.tell(late, { type: 'state', state: 'delivered' })
    expect(await desk.found('section=overdue')).toEqual([])
  })

  it('sorts by assignee over several pages, with unassigned enquiries last', async () => {
    const { db } = getDatabase()
    const ids = new Map<string, number>()
    for (const name of ['Zubin', 'Anita']) {
      const about = { passwordHash: '', createdAt: testNow.toISOString(), role: 'sales' as const }
      await app.services.staff.create({ userId: name.toLowerCase(), ...about })
      const found = await app.services.staff.findByUserId(name.toLowerCase())
      await db
        .updateTable('staff')
        .set({ user_name: name })
        .where('id', '=', found?.id ?? 0)
        .execute()
      ids.set(name, found?.id ?? 0)
    }
    const all = new Map<string, string>()
    for (const name of ['Zubin', 'Nobody', 'Anita', 'Gone']) all.set(name, await addEnquiry(app))
    for (const name of ['Zubin', 'Anita', 'Gone'])
      await db
        .updateTable('enquiries')
        .set({ assignee_id: ids.get(name) ?? 9999 })
        .where('reference', '=', all.get(name) ?? '')
        .execute()
    const order = ['Anita', 'Zubin', 'Gone', 'Nobody'].map((name) => all.get(name))
    expect(await desk.found('sort=assignee')).toEqual(order)
    const pages = [1, 2, 3, 4].map((page) => desk.found(`sort=assignee&limit=1&page=${page}`))
    expect((await Promise.all(pages)).flat()).toEqual(order)
    expect((await desk.found('sort=assignee&order=desc'))[0]).toBe(all.get('Zubin'))
  })

  it('finds an enquiry by the text of a merged duplicate', async () => {
    const main = await addEnquiry(app)
    const twin = await addEnquiry(app, undefined, { name: 'Quirkyname' })
    await app.send('POST', `/api/desk/${twin}/join`, { to: main })
    expect(await desk.found('search=quirkyname')).toEqual([main])
    expect(await desk.found(`search=${twin}`)).toEqual([main])
    expect(await desk.found('search=qu')).toEqual([main])
  })

  it('lists the customer’s name and contact, and what the customer asked for', async () => {
    const reference = await addEnquiry(app, serviceBookingEnquiry)
    const { total, isMore, rows } = await desk.list('')
    expect({ total, isMore }).toEqual({ total: 1, isMore: false })
    expect(rows).toEqual([
      {
        id: 1,
        reference,
        kind: 'service-booking',
        kindTitle: 'Service booking',
        flow: 'workshop',
        name: 'Asha Example',
        contact: '9000000001',
        phone: '+919000000001',
        email: 'asha@example.com',
        model: 'honda-hornet-2-0',
        vehicle: '',
        service: {
          registrationNumber: 'TG 09 AB 1234',
          serviceType: 'Paid service',
          complaint: 'Rear brake squeals in the morning.',
        },
        state: 'requested',
        isOpen: true,
        lostReason: null,
        assignee: null,
        dueAt: null,
        nextStepAt: null,
        nextStepText: '',
        offer: '',
        receivedAt: testNow.toISOString(),
        callBy: null,
        bookingDate: '2026-12-02',
        bookingTime: null,
        delivery: null,
        source: '',
        isOverdue: false,
        isUnread: true,
        isErased: false,
        lastCall: null,
        missing: [],
        version: 1,
      },
    ])
  })

  it('shows the model under the label that the form uses', async () => {
    await addEnquiry(app, joyClubEnquiry, { model: 'shine' })
    const [row] = (await desk.list('section=all')).rows
    expect(row).toMatchObject({ kindTitle: 'Joy Club', model: 'Shine' })
  })

  it('filters by kind, state, assignee, model, days and search', async () => {
    const ride = await addEnquiry(app, undefined, { model: 'Dio' })
    const booking = await addEnquiry(app, serviceBookingEnquiry, { bookingDate: '2026-11-05' })
    const other = await addEnquiry(app, serviceBookingEnquiry, {
      bookingDate: '',
      model: '',
      enteredModel: 'CD 100',
    })
    await desk.tell(ride, { type: 'state', state: 'quoted' })
    const { id } = (await app.services.staff.findByUserId('meera')) ?? { id: 0 }
    await desk.tell(ride, { type: 'assign', assignee: id })
    await desk.tell(other, { type: 'state', state: 'ready' })
    for (const [query, expected] of [
      ['kind=service-booking', [booking, other]],
      ['kind=service-booking,test-ride', [ride, booking, other]],
      ['state=quoted', [ride]],
      ['state=quoted,ready', [ride, other]],
      ['assignee=me', [ride]],
      [`assignee=${id}`, [ride]],
      ['assignee=none', [booking, other]],
      ['model=Dio', [ride]],
      ['model=CD 100', [other]],
      ['bookingFrom=2026-11-05&bookingTo=2026-11-05', [booking]],
      ['bookingTo=2026-11-04', []],
      ['receivedFrom=2026-11-02&receivedTo=2026-11-02', [ride, booking, other]],
      ['receivedFrom=2026-11-03', []],
      ['search=imran', [ride]],
      ['search=%2B91 90000 00001', [booking, other]],
      [`search=${booking.toLowerCase()}`, [booking]],
      ['search=cd', [other]],
      ['search=100%25', []],
      ['search=%22OR%22', []],
    ] as const)
      expect([query, (await desk.found(query)).sort()]).toEqual([query, [...expected].sort()])
  })

  it('sorts in both directions over several pages, with empty values last', async () => {
    const models = ['Dio', '', 'Activa', 'Shine', '']
    const all: string[] = []
    for (const model of models) all.push(await addEnquiry(app, undefined, { model }))
    const modelsOf = async (query: string) =>
      (await desk.list(query)).rows.map(({ model }: { model: string }) => model)
    expect(await modelsOf('sort=model')).toEqual(['Activa', 'Dio', 'Shine', '', ''])
    expect(await modelsOf('sort=model&order=desc')).toEqual(['Shine', 'Dio', 'Activa', '', ''])
    expect(await modelsOf('sort=model&limit=2&page=2')).toEqual(['Shine', ''])
    expect(await modelsOf('sort=model&limit=2&page=3')).toEqual([''])
    expect(await modelsOf('sort=model&limit=2&page=4')).toEqual([])
    expect(await desk.found('')).toEqual(all.toReversed())
    for (const sort of ['received', 'due', 'state', 'assignee', 'booking'])
      expect(await desk.found(`sort=${sort}&order=asc`)).toHaveLength(5)
  })

  it('refuses unknown parameters with a message', async () => {
    for (const [query, message] of [
      [
        'section=yesterday',
        'Section must be overdue, today, new, mine, unplanned, mentioned or all.',
      ],
      ['state=asleep', 'There is no such status.'],
      ['assignee=somebody', 'Assignee must be an account’s id, me or none.'],
      ['bookingFrom=2026-02-30', 'Enter a day as YYYY-MM-DD.'],
      ['page=x', 'Page and limit must be numbers.'],
      ['sort=name', 'Sort by received, due, state, assignee, model or booking.'],
      ['order=up', 'Order must be asc or desc.'],
    ] as const) {
      const answer = await app.request(`/api/desk?${query}`)
      expect([query, answer.status, (await answer.json()).message]).toEqual([query, 422, message])
    }
  })
})
