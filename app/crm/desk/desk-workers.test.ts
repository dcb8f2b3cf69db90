import { beforeEach, expect, it } from 'vitest'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import {
  addEnquiry,
  type DeskClient,
  deskClient,
  hourMs,
  testTimePlus,
} from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { unassignLeaver } from './reassign-open-enquiries-query.server.ts'

onEachDatabase('concurrent work at the desk', (getDatabase) => {
  let app: TestApp
  let owner: DeskClient
  let reference: string
  const at = async (role: Role) => deskClient(await app.loginAsStaff(role))
  const idOf = async (userId: string) => (await app.services.staff.findByUserId(userId))?.id
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
    owner = deskClient(app)
    reference = await addEnquiry(app)
  })

  it('refuses the second of two concurrent moves that were sent with the same version', async () => {
    const sales = await at('sales')
    const both = await Promise.all([
      owner.tell(reference, { type: 'state', state: 'quoted', version: 1 }),
      sales.tell(reference, { type: 'state', state: 'booked', version: 1 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { history, version } = await owner.read(reference)
    expect(history.filter(({ type }) => type === 'state')).toHaveLength(1)
    expect(version).toBe(2)
  })

  it('stores all of twenty concurrent notes and calls', async () => {
    const sales = await at('sales')
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? owner : sales).tell(
          reference,
          index % 3 ? { type: 'note', text: `${index}` } : { type: 'call', outcome: 'busy' },
        ),
      ),
    )
    const { history } = await owner.read(reference)
    expect(history.filter(({ type }) => type === 'note' || type === 'call')).toHaveLength(20)
  })

  it('stores a repeated event once and repeats the response to the first request', async () => {
    const call = { type: 'call', outcome: 'reached', nextStepAt: testTimePlus(hourMs) }
    const twice = await Promise.all([
      owner.tell(reference, call, 'a-key'),
      owner.tell(reference, call, 'a-key'),
    ])
    const answer = {
      status: 200,
      message: 'Call logged and next step set.',
      version: 2,
      event: 1,
    }
    expect(twice).toEqual([answer, answer])
    await owner.tell(reference, { type: 'state', state: 'quoted' })
    expect(await owner.tell(reference, call, 'a-key')).toEqual(answer)
    const { history } = await owner.read(reference)
    expect(history.map(({ type }) => type)).toEqual(['call', 'state', 'state'])
    for (const [where, event] of [
      [reference, { type: 'note', text: 'Other' }],
      [await addEnquiry(app), call],
    ] as const)
      expect(await owner.tell(where, event, 'a-key')).toMatchObject({
        status: 422,
        message: 'This request was already sent with different content. Reload the enquiry.',
      })
    const sales = await at('sales')
    expect(await sales.tell(reference, { type: 'note', text: 'Mine' }, 'a-key')).toMatchObject({
      status: 200,
    })
  })

  it('assigns an unassigned enquiry to sales staff who call, but not to an owner who calls', async () => {
    await owner.tell(reference, { type: 'call', outcome: 'busy' })
    expect(await owner.read(reference)).toMatchObject({ assignee: null })
    const sales = await at('sales')
    await sales.tell(reference, { type: 'call', outcome: 'busy' })
    const { assignee, history } = await owner.read(reference)
    expect(assignee).toEqual({ id: await idOf('sales'), name: 'sales' })
    expect(history.at(-1)).toMatchObject({ type: 'assign', assignee: 'sales', who: 'sales' })
  })

  it('assigns an enquiry only to active staff who see its flow', async () => {
    const [sales, workshop] = [await at('sales'), await at('workshop')]
    await at('accounts')
    const give = async (userId: string, desk = owner) =>
      desk.tell(reference, { type: 'assign', assignee: await idOf(userId) })
    expect(await give('sales')).toMatchObject({ status: 200, message: 'Assigned to sales.' })
    expect(await give('workshop')).toMatchObject({
      status: 422,
      message: 'workshop does not work on enquiries of this type. Choose another person.',
    })
    expect(await give('accounts')).toMatchObject({ status: 422 })
    expect(await owner.tell(reference, { type: 'assign', assignee: 999 })).toMatchObject({
      status: 422,
      errors: { assignee: ['This account is deleted or inactive. Choose another person.'] },
    })
    await getDatabase()
      .db.updateTable('staff')
      .set({ status: 'inactive' })
      .where('user_id', '=', 'meera')
      .execute()
    expect(await give('meera', sales)).toMatchObject({ status: 422 })
    expect(await workshop.read(reference)).toMatchObject({
      message: 'There is no enquiry with this reference.',
    })
  })

  it('lets sales staff hand their own and unassigned enquiries to a colleague, with a note', async () => {
    const sales = await at('sales')
    const colleague = await idOf('meera')
    const note = 'Wants the blue one'
    expect(
      await sales.tell(reference, { type: 'assign', assignee: colleague, note }),
    ).toMatchObject({ status: 200, message: 'Assigned to meera.' })
    const { history, assignee } = await owner.read(reference)
    expect(assignee?.name).toBe('meera')
    expect(history.map(({ type, who, text }) => [type, who, text])).toEqual([
      ['assign', 'sales', undefined],
      ['note', 'sales', note],
    ])
    expect(await sales.tell(reference, { type: 'assign', assignee: null })).toMatchObject({
      status: 200,
      message: 'Unassigned.',
    })
  })

  it('lets sales staff undo a hand-over only for a short time', async () => {
    let now = testNow
    const later = testApp(getDatabase(), { clock: () => now })
    const sales = deskClient(await later.loginAsStaff('sales'))
    const handOver = { type: 'assign', assignee: await idOf('meera') }
    await sales.tell(reference, handOver)
    now = new Date(testNow.getTime() + 130_000)
    expect(await sales.tell(reference, { type: 'assign', assignee: null })).toMatchObject({
      status: 403,
    })
  })

  it('counts open enquiries per person, but only those that the reader may see', async () => {
    const [, workshop] = [await at('sales'), await app.loginAsStaff('workshop')]
    const mine = await idOf('meera')
    const closed = await addEnquiry(app)
    for (const it of [reference, closed, await addEnquiry(app, serviceBookingEnquiry)])
      await owner.tell(it, { type: 'assign', assignee: mine })
    await owner.tell(closed, { type: 'state', state: 'delivered' })
    const openOf = async (client: TestApp) => {
      const { people } = await (await client.request('/api/desk/people')).json()
      const { open, openByPipeline } = people.find(({ id }: { id: number }) => id === mine)
      return { open, openByPipeline }
    }
    expect(await openOf(app)).toEqual({ open: 2, openByPipeline: { sales: 1, workshop: 1 } })
    expect(await openOf(workshop)).toEqual({ open: 1, openByPipeline: { workshop: 1 } })
  })

  it('lets sales staff take and release their own enquiries, but not those of others', async () => {
    const sales = await at('sales')
    await owner.tell(reference, { type: 'assign', assignee: await idOf('meera') })
    expect(await sales.tell(reference, { type: 'assign', assignee: null })).toMatchObject({
      status: 403,
    })
    const mine = await idOf('sales')
    expect(await sales.tell(reference, { type: 'assign', assignee: mine })).toMatchObject({
      status: 200,
    })
    expect(await sales.tell(reference, { type: 'assign', assignee: null })).toMatchObject({
      message: 'Unassigned.',
    })
  })

  it('shows staff only their flows in lists, counts and details', async () => {
    const [booking, contract] = [
      await addEnquiry(app, serviceBookingEnquiry),
      await addEnquiry(app, amcEnquiry),
    ]
    const [sales, workshop] = [await at('sales'), await at('workshop')]
    expect((await owner.found('section=all')).sort()).toEqual([booking, contract, reference].sort())
    expect((await sales.found('section=all')).sort()).toEqual([contract, reference].sort())
    expect((await workshop.found('section=all')).sort()).toEqual([booking, contract].sort())
    expect(await workshop.found('section=all&kind=test-ride')).toEqual([])
    expect(await workshop.found('search=Imran')).toEqual([])
    const client = await app.loginAsStaff('workshop')
    expect(await (await client.request('/api/desk/counts')).json()).toMatchObject({ new: 2 })
    for (const [method, path, body] of [
      ['POST', 'events', { type: 'note', text: 'x' }],
      ['POST', 'join', { to: booking }],
      ['DELETE', 'join', undefined],
      ['POST', 'seen', {}],
    ] as const)
      expect((await client.send(method, `/api/desk/${reference}/${path}`, body)).status).toBe(404)
  })

  it('refuses desk events from an account that may only read', async () => {
    const accounts = await at('accounts')
    expect(await accounts.read(reference)).toMatchObject({ reference })
    expect(await accounts.tell(reference, { type: 'note', text: 'x' })).toMatchObject({
      status: 403,
    })
  })

  it('lists assignable staff by name', async () => {
    for (const role of ['workshop', 'sales', 'accounts'] as const) await at(role)
    const { people } = await (await app.request('/api/desk/people')).json()
    expect(
      people.map(({ name, role, isIn }: Record<string, unknown>) => [name, role, isIn]),
    ).toEqual([
      ['meera', 'owner', true],
      ['sales', 'sales', true],
      ['workshop', 'workshop', true],
    ])
  })

  it('unassigns a leaver’s open enquiries and records this in the history of each', async () => {
    const closed = await addEnquiry(app)
    await at('sales')
    const staffId = (await idOf('sales')) ?? 0
    for (const it of [reference, closed])
      await owner.tell(it, { type: 'assign', assignee: staffId })
    await owner.tell(closed, { type: 'state', state: 'delivered' })
    const by = { id: (await idOf('meera')) ?? 0, name: 'meera' }
    const { db } = getDatabase()
    const many = await db.transaction().execute((trx) =>
      unassignLeaver(trx, {
        engine: getDatabase().engine,
        staffId,
        role: undefined,
        by,
        now: testNow,
      }),
    )
    expect(many).toBe(1)
    const { assignee, history, version } = await owner.read(reference)
    expect([assignee, version, history.at(-1)?.assignee]).toEqual([null, 3, null])
    expect(await owner.read(closed)).toMatchObject({ assignee: { name: 'sales' } })
  })

  it('marks an opened enquiry as read until a colleague changes the enquiry', async () => {
    const sales = await app.loginAsStaff('sales')
    const isUnread = async () => (await deskClient(sales).read(reference)).isUnread
    expect(await isUnread()).toBe(true)
    await sales.send('POST', `/api/desk/${reference}/seen`, {})
    expect(await isUnread()).toBe(false)
    await owner.tell(reference, { type: 'note', text: 'Look' })
    expect(await isUnread()).toBe(true)
    await deskClient(sales).tell(reference, { type: 'call', outcome: 'busy' })
    expect(await isUnread()).toBe(false)
    expect(await owner.read(reference)).toMatchObject({ isUnread: true })
  })
})
