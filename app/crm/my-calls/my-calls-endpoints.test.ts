import { beforeEach, expect, it } from 'vitest'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
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

onEachDatabase('My calls', (getDatabase) => {
  let now: Date
  let sales: TestApp
  let owner: TestApp
  let desk: DeskClient
  let id: number
  const read = async (app = sales) => (await app.request('/api/desk/my-calls')).json()
  const take = (reference: string, assignee: number | null = id) =>
    deskClient(sales).tell(reference, { type: 'assign', assignee })

  beforeEach(async () => {
    now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    owner = await visitor.loginAsStaff()
    sales = await visitor.loginAsStaff('sales')
    desk = deskClient(sales)
    id = (await sales.services.staff.findByUserId('sales'))?.id ?? 0
  })

  it('lists no imported enquiry among the unassigned, and does not count it as a request', async () => {
    const [old, fresh] = [
      await addEnquiry(sales, undefined, {}),
      await addEnquiry(sales, undefined, {}),
    ]
    await sales.services.db
      .updateTable('enquiries')
      .set({ import_id: 1 })
      .where('reference', '=', old)
      .execute()
    const { unassigned } = await read()
    expect(unassigned).toMatchObject([{ reference: fresh, requests: 1 }])
  })

  it('gives the customer’s message, the last note and how often the customer asked', async () => {
    const message = 'Before Sankranti,\n please.'
    const reference = await addEnquiry(sales, undefined, { message })
    await addEnquiry(sales, undefined, {})
    await take(reference)
    await desk.tell(reference, { type: 'nextStep', at: testTimePlus(hourMs) })
    await desk.tell(reference, { type: 'note', text: 'Wants red.' })
    const second = await desk.tell(reference, { type: 'note', text: 'Wrong customer.' })
    await desk.tell(reference, { type: 'strike', event: second.event })
    now = new Date(testTimePlus(2 * hourMs))
    const { rows } = await read()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      reference,
      message: 'Before Sankranti, please.',
      lastNote: { text: 'Wants red.', who: 'sales' },
      requests: 2,
    })
  })

  it('lists what is unassigned in the flows of the role, until somebody takes it', async () => {
    const reference = await addEnquiry(sales, financeEnquiry)
    await addEnquiry(sales, serviceBookingEnquiry)
    const before = await read()
    expect(before.unassigned).toMatchObject([{ reference }])
    expect(before.unassignedTotal).toBe(1)
    const { version } = await desk.read(reference)
    await take(reference)
    expect((await read()).unassigned).toEqual([])
    const late = await desk.tell(reference, { type: 'assign', assignee: id, version })
    expect(late.status).toBe(409)
  })

  it('lists own calls and notes of today with the entry that can be struck out', async () => {
    const reference = await addEnquiry(sales, undefined, { name: 'Asha Example' })
    await desk.tell(reference, { type: 'note', text: 'Yesterday' })
    const yesterday = testTimePlus(-24 * hourMs)
    await getDatabase().db.updateTable('desk_events').set({ at: yesterday }).execute()
    const { event } = await desk.tell(reference, { type: 'call', outcome: 'busy', text: 'Later' })
    const done = { event, reference, name: 'Asha Example', type: 'call', outcome: 'busy' }
    expect((await read()).done).toMatchObject([{ ...done, text: 'Later' }])
    await desk.tell(reference, { type: 'strike', event })
    expect((await read()).done).toEqual([])
  })

  it('keeps the newest promises if more than 100 are overdue', async () => {
    for (let index = 0; index < 103; index++) {
      const mobileNo = `98490${10_000 + index}`
      const reference = await addEnquiry(sales, undefined, { name: `Rider ${index}`, mobileNo })
      const due_at = testTimePlus((index - 200) * 60_000)
      const mine = { assignee_id: id, due_at }
      await getDatabase()
        .db.updateTable('enquiries')
        .set(mine)
        .where('reference', '=', reference)
        .execute()
    }
    const { rows, more } = await read()
    expect(rows).toHaveLength(100)
    expect(more).toBe(3)
    const names = rows.map(({ name }: { name: string }) => name)
    expect(names).toContain('Rider 102')
  })

  it('lists no vehicle that is in the workshop, until it is ready', async () => {
    const workshop = deskClient(owner)
    const reference = await addEnquiry(owner, serviceBookingEnquiry, {
      registrationNumber: 'ts09ab1234',
    })
    const waiting = async () => (await read(owner)).unassigned
    const setState = async (state: string) => {
      const { version } = await workshop.read(reference)
      await workshop.tell(reference, { type: 'state', state, version })
    }
    expect(await waiting()).toMatchObject([
      { reference, service: { registrationNumber: 'TS 09 AB 1234' } },
    ])
    for (const state of ['arrived', 'in-work']) {
      await setState(state)
      expect(await waiting()).toEqual([])
    }
    await setState('ready')
    expect(await waiting()).toMatchObject([{ reference }])
  })

  it('asks for the availability only while the assignment rules are on', async () => {
    expect((await read()).asksAvailability).toBe(false)
    const rules = { rules: { 'test-ride': 'turn' } }
    expect((await owner.send('PATCH', '/api/manageDeskRules', rules)).status).toBe(200)
    await sales.services.staff.setAvailability(id, { isIn: true, until: testTimePlus(-hourMs) })
    expect((await read()).asksAvailability).toBe(true)
    await sales.services.staff.setAvailability(id, { isIn: true, until: testTimePlus(hourMs) })
    expect((await read()).asksAvailability).toBe(false)
  })

  it('refuses the accountant, who does not work at the desk', async () => {
    const accounts = await testApp(getDatabase(), { clock: () => now }).loginAsStaff('accounts')
    expect((await accounts.request('/api/desk/my-calls')).status).toBe(403)
  })
})
