import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { addEnquiry, type DeskClient, deskClient, minuteMs } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('handing over all open enquiries of a person', (getDatabase) => {
  let now: Date
  let owner: TestApp
  let desk: DeskClient
  const app = () => testApp(getDatabase(), { clock: () => now })
  const idOf = async (userId: string) => {
    const found = await owner.services.staff.findByUserId(userId)
    if (!found) throw new Error(`There is no ${userId}`)
    return found.id
  }
  const hire = async (userId: string, role: Role) => {
    const account = { userId, passwordHash: 'argon2id$none', createdAt: now.toISOString(), role }
    await owner.services.staff.create(account)
    return idOf(userId)
  }
  /** Adds open enquiries of a person and returns their references. */
  const giveNew = async (many: number, assignee: number) => {
    const references: string[] = []
    for (let index = 0; index < many; index++)
      references.push(
        await addEnquiry(owner, undefined, { mobileNo: `98490${10_000 + index}`, emailId: '' }),
      )
    await getDatabase()
      .db.updateTable('enquiries')
      .set({ assignee_id: assignee, promise_assignee_id: assignee })
      .where('reference', 'in', references)
      .execute()
    return references
  }
  const handOver = async (body: object, by = owner) => {
    const answer = await by.send('POST', '/api/desk/hand-over', body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const undo = async (id: number) => {
    const answer = await owner.send('POST', `/api/desk/hand-over/${id}/undo`, {})
    return { status: answer.status, ...(await answer.json()) }
  }
  const openOf = (id: number | null) =>
    getDatabase()
      .db.selectFrom('enquiries')
      .select(['reference', 'promise_assignee_id'])
      .where('assignee_id', id === null ? 'is' : '=', id)
      .where('is_open', '=', 1)
      .orderBy('id')
      .execute()
  const setRules = async (rule: string) => {
    const rules = { 'test-ride': rule, 'service-booking': rule }
    const saved = await owner.send('PATCH', '/api/manageDeskRules', { rules })
    expect(saved.status).toBe(200)
  }

  beforeEach(async () => {
    now = testNow
    owner = await app().loginAsStaff()
    desk = deskClient(owner)
  })

  it('moves all 146 open enquiries to a colleague at once, and back with one undo', async () => {
    const [asha, ravi] = [await hire('asha', 'sales'), await hire('ravi', 'sales')]
    const references = await giveNew(147, asha)
    const [closed = '', ...open] = references
    await desk.tell(closed, { type: 'state', state: 'delivered' })
    const { id, ...said } = await handOver({ from: asha, to: ravi })
    expect(said).toEqual({
      status: 200,
      message: '146 enquiries of asha assigned to ravi.',
      count: 146,
      left: 0,
    })
    expect((await openOf(ravi)).map(({ reference }) => reference)).toEqual(open)
    const moved = await desk.read(open[145] ?? '')
    expect(moved.history).toMatchObject([{ type: 'assign', assignee: 'ravi', who: 'meera' }])
    expect(moved.version).toBe(2)
    expect((await desk.read(closed)).assignee?.name).toBe('asha')

    await desk.tell(open[0] ?? '', { type: 'assign', assignee: await idOf('meera') })
    await desk.tell(open[1] ?? '', { type: 'state', state: 'delivered' })
    expect(await undo(id)).toEqual({
      status: 200,
      message: '144 enquiries assigned to asha again.',
      count: 144,
    })
    expect(await openOf(asha)).toHaveLength(144)
    expect(await undo(id)).toMatchObject({ status: 409 })
    expect(await undo(999)).toMatchObject({ status: 404 })
  })

  it('keeps past call-back deadlines with the person who missed them', async () => {
    const [asha, ravi] = [await hire('asha', 'sales'), await hire('ravi', 'sales')]
    const [missed = '', ahead = ''] = await giveNew(2, asha)
    const { db } = getDatabase()
    const setDeadline = (reference: string, minutes: number) =>
      db
        .updateTable('enquiries')
        .set({ call_by: new Date(now.getTime() + minutes * minuteMs).toISOString() })
        .where('reference', '=', reference)
        .execute()
    await setDeadline(missed, -1)
    await setDeadline(ahead, 1)
    const { id } = await handOver({ from: asha, to: ravi })
    expect((await openOf(ravi)).map((row) => row.promise_assignee_id)).toEqual([asha, ravi])
    // The undo comes after the deadline, but within the seconds in which the page offers it.
    await setDeadline(ahead, 0.1)
    now = new Date(now.getTime() + 8000)
    await undo(id)
    expect((await openOf(asha)).map((row) => row.promise_assignee_id)).toEqual([asha, asha])
  })

  it('leaves enquiries on which the colleague does not work, and says so', async () => {
    const [boss, ravi] = [await hire('boss', 'manager'), await hire('ravi', 'sales')]
    await giveNew(1, boss)
    const booking = await addEnquiry(owner, serviceBookingEnquiry)
    await desk.tell(booking, { type: 'assign', assignee: boss })
    expect(await handOver({ from: boss, to: ravi })).toMatchObject({
      count: 1,
      left: 1,
      message:
        '1 enquiry of boss assigned to ravi. 1 enquiry stays with boss, because ravi does not work on enquiries of that type.',
    })
    expect(await handOver({ from: boss, to: null })).toMatchObject({
      message: '1 enquiry of boss is unassigned.',
    })
    expect(await handOver({ from: boss, to: ravi })).toMatchObject({
      id: null,
      message: 'boss has no open enquiries.',
    })
  })

  it('refuses a colleague who works on none of the enquiries, also with a deactivation', async () => {
    const [asha, mechanic] = [await hire('asha', 'sales'), await hire('mechanic', 'workshop')]
    await giveNew(2, asha)
    const message = 'mechanic does not work on enquiries of these types. Choose another person.'
    expect(await handOver({ from: asha, to: mechanic })).toMatchObject({ status: 422, message })
    const change = { isActive: false, openEnquiriesTo: mechanic }
    const deactivated = await owner.send('PATCH', '/api/staff/asha', change)
    expect(await deactivated.json()).toMatchObject({ message })
    expect((await owner.services.staff.findByUserId('asha'))?.isActive).toBe(true)
    expect(await openOf(asha)).toHaveLength(2)

    await hire('lata', 'workshop')
    const booking = await addEnquiry(owner, serviceBookingEnquiry)
    await desk.tell(booking, { type: 'assign', assignee: mechanic })
    expect(await handOver({ from: mechanic, to: asha })).toMatchObject({ status: 422 })
    expect(await handOver({ from: mechanic, to: await idOf('lata') })).toMatchObject({ count: 1 })
  })

  it('undoes nothing that the person’s new role does not work on, and nothing after a day', async () => {
    const [boss, ravi] = [await hire('boss', 'manager'), await hire('ravi', 'manager')]
    await giveNew(1, boss)
    const booking = await addEnquiry(owner, serviceBookingEnquiry)
    await desk.tell(booking, { type: 'assign', assignee: boss })
    const first = await handOver({ from: boss, to: ravi })
    const { db } = getDatabase()
    await db.updateTable('staff').set({ role: 'sales' }).where('id', '=', boss).execute()
    expect(await undo(first.id)).toMatchObject({
      count: 1,
      message:
        '1 enquiry assigned to boss again. 1 enquiry stays as it is, because boss no longer works on enquiries of that type.',
    })
    expect((await desk.read(booking)).assignee?.name).toBe('ravi')

    const second = await handOver({ from: boss, to: ravi })
    now = new Date(now.getTime() + 1441 * minuteMs)
    owner = await app().loginAsStaff('manager')
    expect(await undo(second.id)).toMatchObject({ status: 409 })
    expect(await openOf(ravi)).toHaveLength(2)
  })

  it('shares the enquiries among available staff by the rules', async () => {
    const [asha, ravi, uma] = [
      await hire('asha', 'sales'),
      await hire('ravi', 'sales'),
      await hire('uma', 'sales'),
    ]
    const away = await hire('away', 'sales')
    await hire('mechanic', 'workshop')
    const { staff } = owner.services
    for (const id of [away, await idOf('meera')])
      await staff.setAvailability(id, { isIn: false, until: null })
    await giveNew(5, asha)
    expect(await handOver({ from: asha, to: 'rules' })).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^There are no assignment rules yet/),
    })
    await setRules('turn')
    const { id, message } = await handOver({ from: asha, to: 'rules' })
    expect(message).toBe('5 enquiries of asha assigned by the rules: ravi 3, uma 2.')
    expect([(await openOf(ravi)).length, (await openOf(uma)).length]).toEqual([3, 2])
    await undo(id)
    expect(await openOf(asha)).toHaveLength(5)
  })

  it('gives all enquiries of one customer to one person by the rule of the former assignee', async () => {
    const asha = await hire('asha', 'sales')
    await hire('ravi', 'sales')
    await hire('uma', 'sales')
    await owner.services.staff.setAvailability(await idOf('meera'), { isIn: false, until: null })
    await giveNew(1, asha)
    await giveNew(2, asha)
    await setRules('former-turn')
    const { message } = await handOver({ from: asha, to: 'rules' })
    expect(message).toBe('3 enquiries of asha assigned by the rules: ravi 2, uma 1.')
    // For this number, uma was the last colleague who had an enquiry of each customer.
    await giveNew(2, await idOf('uma'))
    await giveNew(2, asha)
    await setRules('former-turn')
    expect((await handOver({ from: asha, to: 'rules' })).message).toBe(
      '2 enquiries of asha assigned by the rules: uma 2.',
    )
    await giveNew(1, asha)
    await setRules('nobody')
    expect((await handOver({ from: asha, to: 'rules' })).message).toBe(
      '1 enquiry of asha assigned by the rules: unassigned 1.',
    )
  })

  it('is refused to sales staff, for an unknown person and to an inactive account', async () => {
    const [asha, ravi] = [await hire('asha', 'sales'), await hire('ravi', 'sales')]
    await giveNew(1, asha)
    const sales = await app().loginAsStaff('sales')
    expect(await handOver({ from: asha, to: ravi }, sales)).toMatchObject({ status: 403 })
    expect(await handOver({ from: 999, to: ravi })).toMatchObject({ status: 404 })
    expect(await handOver({ from: 99_999_999_999, to: ravi })).toMatchObject({ status: 422 })
    expect(await handOver({ from: asha, to: asha })).toMatchObject({ status: 422 })
    await owner.send('PATCH', '/api/staff/ravi', { isActive: false })
    expect(await handOver({ from: asha, to: ravi })).toMatchObject({ status: 422 })
    expect(await openOf(asha)).toHaveLength(1)
  })

  it('happens with a deactivation, to a colleague or by the rules; the rest is unassigned', async () => {
    const [boss, ravi] = [await hire('boss', 'manager'), await hire('ravi', 'sales')]
    await giveNew(2, boss)
    const booking = await addEnquiry(owner, serviceBookingEnquiry)
    await desk.tell(booking, { type: 'assign', assignee: boss })
    const deactivate = async (userId: string, openEnquiriesTo: unknown) => {
      const change = { isActive: false, openEnquiriesTo }
      return (await owner.send('PATCH', `/api/staff/${userId}`, change)).status
    }
    expect(await deactivate('boss', 999)).toBe(422)
    expect(await deactivate('boss', 'rules')).toBe(422)
    expect((await owner.services.staff.findByUserId('boss'))?.isActive).toBe(true)
    expect(await deactivate('boss', ravi)).toBe(200)
    expect(await openOf(ravi)).toHaveLength(2)
    expect((await openOf(null)).map(({ reference }) => reference)).toEqual([booking])

    await hire('uma', 'sales')
    await owner.services.staff.setAvailability(await idOf('meera'), { isIn: false, until: null })
    await setRules('turn')
    expect(await deactivate('ravi', 'rules')).toBe(200)
    expect(await openOf(await idOf('uma'))).toHaveLength(2)
  })

  it('does not fail while enquiries arrive and are assigned by the rules', async () => {
    const asha = await hire('asha', 'sales')
    await hire('ravi', 'sales')
    await setRules('turn')
    await giveNew(20, asha)
    const arriving = Array.from({ length: 5 }, () => addEnquiry(owner))
    const [leaving] = await Promise.all([
      owner.send('PATCH', '/api/staff/asha', { isActive: false, openEnquiriesTo: 'rules' }),
      ...arriving,
    ])
    expect(leaving.status).toBe(200)
    expect(await openOf(null)).toEqual([])
  })
})
