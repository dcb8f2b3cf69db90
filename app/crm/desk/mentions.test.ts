import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { backUpTo, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { mentionRecorder, type OnStaffMentioned } from './mention-query.server.ts'

onEachDatabase('mentions', (getDatabase) => {
  let owner: TestApp
  let sales: TestApp
  let reference: string
  beforeEach(async () => {
    owner = await testApp(getDatabase()).loginAsStaff()
    sales = await owner.loginAsStaff('sales')
    await rename('sales', 'Ravi Kumar')
    reference = await addEnquiry(owner)
  })

  const accountOf = async (userId: string) => {
    const account = await owner.services.staff.findByUserId(userId)
    if (!account) throw new Error(`There is no ${userId}`)
    return account
  }
  const rename = (userId: string, name: string) =>
    owner.services.db
      .updateTable('staff')
      .set({ user_name: name })
      .where('user_id', '=', userId)
      .execute()
  const hire = async (userId: string, name: string, role: Role = 'sales') => {
    const { staff, clock } = owner.services
    const created = { userId, passwordHash: '', createdAt: clock().toISOString(), role }
    await staff.create(created)
    await rename(userId, name)
  }
  const note = (text: string, to = reference, by = owner) =>
    deskClient(by).tell(to, { type: 'note', text })
  const mentioned = (of = sales) => deskClient(of).found('section=mentioned')
  const unread = async (of = sales) =>
    (await (await of.request('/api/desk/counts')).json()).mentioned
  const read = (of: TestApp, one = reference) => of.send('POST', `/api/desk/${one}/seen`, {})
  const rows = () => owner.services.db.selectFrom('enquiry_mentions').selectAll().execute()

  it('lists the enquiry for the mentioned colleague until and after it was read', async () => {
    expect(await note('Please call, @ravi kumar')).toMatchObject({
      status: 200,
      message: 'Note saved.',
    })
    expect([await mentioned(), await unread()]).toEqual([[reference], 1])
    const list = await deskClient(sales).list('section=mentioned')
    expect(list.rows[0]).toMatchObject({ isUnread: true })
    expect([await mentioned(owner), await unread(owner)]).toEqual([[], 0])
    await read(owner)
    expect(await unread()).toBe(1)
    await read(sales)
    expect([await mentioned(), await unread()]).toEqual([[reference], 0])
    await note('Thank you, @Ravi')
    expect(await unread()).toBe(1)
  })

  it('lists unread mentions first, and the newest of them on top', async () => {
    const others = [await addEnquiry(owner), await addEnquiry(owner)] as const
    await note('@Ravi Kumar', others[1])
    await note('@Ravi Kumar', others[0])
    await note('@Ravi Kumar')
    await read(sales, reference)
    expect(await mentioned()).toEqual([others[0], others[1], reference])
  })

  it('mentions in the notes of a call, of a status, of a merge and of many enquiries', async () => {
    const desk = deskClient(owner)
    await desk.tell(reference, { type: 'call', outcome: 'busy', text: 'Try later, @Ravi Kumar' })
    const other = await addEnquiry(owner)
    await desk.tell(other, { type: 'state', state: 'quoted', note: '@Ravi Kumar knows' })
    const main = await addEnquiry(owner, financeEnquiry)
    const third = await addEnquiry(owner, financeEnquiry)
    const merged = { to: main, note: '@Ravi Kumar, same person' }
    expect((await owner.send('POST', `/api/desk/${third}/join`, merged)).status).toBe(200)
    const fourth = await addEnquiry(owner)
    const assignee = (await accountOf('sales')).id
    const bulk = { references: [fourth], assign: assignee, note: 'Yours, @Ravi Kumar @Nobody' }
    expect(await (await owner.send('POST', '/api/desk/bulk', bulk)).json()).toMatchObject({
      done: [fourth],
      notice: 'Nobody was notified for “@Nobody”: no colleague has this name.',
    })
    expect((await mentioned()).toSorted()).toEqual([reference, other, main, fourth].toSorted())
  })

  it('mentions in the note of an enquiry that staff add', async () => {
    const entry = {
      kind: testRideEnquiry.slug,
      source: 'walk-in',
      answers: { name: 'Asha Example', mobileNo: '9000000001' },
      note: 'Ask @Ravi Kumar or @Sunita for the price',
    }
    const added = await (await owner.send('POST', '/api/enquiries', entry)).json()
    expect(await mentioned()).toEqual([added.reference])
    expect(added.message).toContain('Nobody was notified for “@Sunita”')
  })

  it('saves the note, and tells the author who was not told and why', async () => {
    await hire('lakshmi', 'Lakshmi Devi', 'workshop')
    await hire('gone', 'Gone Example')
    await owner.services.db
      .updateTable('staff')
      .set({ status: 'inactive' })
      .where('user_id', '=', 'gone')
      .execute()
    const text = 'See @Lakshmi Devi, @Gone Example, @Ravi and @Sunita'
    expect(await note(text)).toMatchObject({
      status: 200,
      message: 'Note saved.',
      notice:
        'Lakshmi Devi was not notified: Lakshmi Devi has no access to this type of enquiry. ' +
        'Gone Example was not notified: this account is deleted or inactive. ' +
        'Nobody was notified for “@Sunita”: no colleague has this name.',
    })
    const { history } = await deskClient(owner).read(reference)
    expect(history.at(-1)).toMatchObject({
      text,
      mentions: [{ written: '@Ravi', name: 'Ravi Kumar' }],
      notTold: ['Lakshmi Devi', 'Gone Example'],
    })
    expect(await rows()).toHaveLength(1)
  })

  it('tells nobody if several colleagues have the name, but accepts a user ID', async () => {
    await hire('ravi2', 'Ravi Kumar')
    expect((await note('@Ravi Kumar')).notice).toBe(
      'Nobody was notified for “@Ravi Kumar”: several colleagues have this name. Choose one from the list.',
    )
    expect((await note('@ravi2 @meera')).notice).toBeUndefined()
    const ravi2 = (await accountOf('ravi2')).id
    // The author is not a mention.
    expect((await rows()).map(({ staff_id }) => staff_id)).toEqual([ravi2])
  })

  it('tells the author about at most ten names that nobody has', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `@name${index}`)
    const { status, notice } = await note(names.join(' '))
    expect([status, notice?.match(/Nobody was notified/g)?.length]).toEqual([200, 10])
  })

  it('shows the present name of a colleague who was renamed or deactivated', async () => {
    await note('Ask @Ravi Kumar')
    await rename('sales', 'Ravi K. Verma')
    await owner.services.db
      .updateTable('staff')
      .set({ status: 'inactive' })
      .where('user_id', '=', 'sales')
      .execute()
    const { history } = await deskClient(owner).read(reference)
    expect(history.at(-1)).toMatchObject({
      text: 'Ask @Ravi Kumar',
      mentions: [{ written: '@Ravi Kumar', name: 'Ravi K. Verma' }],
    })
  })

  it('hides mentions from an account whose role has lost the enquiry', async () => {
    await note('@Ravi Kumar')
    await owner.send('PATCH', '/api/staff/sales', { role: 'workshop' })
    const again = await owner.loginAsStaff('sales')
    expect([await mentioned(again), await unread(again)]).toEqual([[], 0])
    await owner.send('PATCH', '/api/staff/sales', { role: 'sales' })
    expect(await unread(again)).toBe(1)
  })

  it('removes the mention of a note that is struck out, and of an erased enquiry', async () => {
    const { event } = await note('@Ravi Kumar')
    await deskClient(owner).tell(reference, { type: 'strike', event, version: 1 })
    expect([await mentioned(), await unread(), await rows()]).toEqual([[], 0, []])
    await note('@Ravi Kumar', reference)
    expect(await unread()).toBe(1)
    const { id } = await deskClient(owner).read(reference)
    expect((await owner.request(`/api/enquiries/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect([await mentioned(), await unread(), await rows()]).toEqual([[], 0, []])
  })

  it('keeps the mention of an enquiry that is merged later', async () => {
    await note('@Ravi Kumar')
    const main = await addEnquiry(owner)
    await owner.send('POST', `/api/desk/${reference}/join`, { to: main })
    expect([await mentioned(), await unread()]).toEqual([[reference], 1])
  })

  it('stores a mention once if the same request arrives twice at the same time', async () => {
    const event = { type: 'note', text: '@Ravi Kumar and @Ravi' }
    const sent = await Promise.all(
      ['one', 'one', 'other'].map((key) => deskClient(owner).tell(reference, event, key)),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rows()).toHaveLength(2)
    expect(await unread()).toBe(1)
  })

  it('calls the listeners in the transaction, once for each mentioned colleague', async () => {
    const { db, clock } = owner.services
    const told: unknown[] = []
    const onMentioned: OnStaffMentioned = async (_, { enquiry, staffId, by }) =>
      void told.push([enquiry.reference, staffId, by])
    const recorder = mentionRecorder({ clock, onMentioned: [onMentioned] })
    const enquiry = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
    const { id } = await accountOf('meera')
    const origin = { at: clock().toISOString(), by: { id, name: 'Meera' } }
    const event = { type: 'note', text: '@Ravi Kumar, @sales' } as const
    await db.transaction().execute((trx) => recorder.insertEvent(trx, enquiry, event, origin))
    expect(told).toEqual([[reference, (await accountOf('sales')).id, 'Meera']])
  })

  it('is in a backup', async () => {
    await note('@Ravi Kumar')
    const before = await rows()
    const file = join(getDatabase().dataDir, 'mentions.backup')
    await backUpTo(file, getDatabase())
    await restoreBackupFrom(file, getDatabase())
    expect(await rows()).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('sees a booking only with access to the workshop', async () => {
    const booking = await addEnquiry(owner, serviceBookingEnquiry)
    expect((await note('@Ravi Kumar', booking)).notice).toContain('has no access')
    expect(await mentioned()).toEqual([])
  })
})
