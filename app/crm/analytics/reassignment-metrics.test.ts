import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { type DeskClient, deskClient, minuteMs } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { analyticsSchema } from './analytics-endpoints.ts'

const callBy = new Date(testNow.getTime() + 30 * minuteMs)

onEachDatabase('analytics by person', (getDatabase) => {
  let now: Date
  let owner: TestApp
  let desk: DeskClient
  let ids: Record<'sales' | 'manager', number>
  const after = (minutes: number) => {
    now = new Date(testNow.getTime() + minutes * minuteMs)
  }
  const login = async (role: Role) => {
    const app = await owner.loginAsStaff(role)
    const id = (await app.services.staff.findByUserId(role))?.id ?? 0
    return { app, id, desk: deskClient(app) }
  }
  const promised = async (by = callBy) => {
    const { example } = testRideEnquiry
    const { enquiries } = owner.services
    return (
      await enquiries.add(testRideEnquiry, example, undefined, {
        phone: '',
        callBy: by.toISOString(),
      })
    ).reference
  }
  const give = (reference: string, id: number | null) =>
    desk.tell(reference, { type: 'assign', assignee: id })
  /** Logs the owner in again, because deactivating an account requires a recent login. */
  const deactivate = async (userId: string) => {
    const fresh = await owner.loginAsStaff()
    const answer = await fresh.send('PATCH', `/api/staff/${userId}`, { isActive: false })
    expect(answer.status).toBe(200)
    const account = getDatabase().db.selectFrom('staff').where('user_id', '=', userId)
    expect(await account.select('status').executeTakeFirst()).toEqual({ status: 'inactive' })
  }
  const counted = async () => {
    const answer = await owner.request('/api/figures?from=2026-11-01&to=2026-11-03')
    return v.parse(analyticsSchema, await answer.json())
  }
  const people = async () =>
    Object.fromEntries(
      (await counted()).answered.people.map(({ name, inTime, late, missed, median }) => [
        name,
        { inTime, late, missed, median },
      ]),
    )
  beforeEach(async () => {
    after(0)
    owner = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    desk = deskClient(owner)
    ids = { sales: (await login('sales')).id, manager: (await login('manager')).id }
  })

  it('keeps the figures after a reassignment and the deactivation of the first assignee', async () => {
    const { sales, manager } = ids
    const seller = await login('sales')
    const references: string[] = []
    for (let index = 0; index < 146; index++) references.push(await promised())
    const bulk = async (body: object) => {
      for (const part of [references.slice(0, 100), references.slice(100)])
        expect(
          (await owner.send('POST', '/api/desk/bulk', { references: part, ...body })).status,
        ).toBe(200)
    }
    await bulk({ assign: sales })
    after(10)
    for (const reference of references.slice(0, 50))
      await seller.desk.tell(reference, { type: 'call', outcome: 'reached' })
    after(45)
    for (const reference of references.slice(50, 90))
      await seller.desk.tell(reference, { type: 'call', outcome: 'no-answer' })
    after(60)
    const before = await counted()
    expect(await people()).toEqual({ sales: { inTime: 50, late: 40, missed: 56, median: 10 } })

    await bulk({ assign: manager })
    await deactivate('sales')
    expect(await counted()).toEqual(before)
  })

  it('counts a call for the person who called, not for the assignee', async () => {
    const reference = await promised()
    await give(reference, ids.manager)
    after(5)
    await (await login('sales')).desk.tell(reference, { type: 'call', outcome: 'reached' })
    expect(await people()).toEqual({ sales: { inTime: 1, late: 0, missed: 0, median: 5 } })
  })

  it('counts a missed call for the person who was assignee at the deadline', async () => {
    const [given, handedOver, freed, taken] = [
      await promised(),
      await promised(),
      await promised(),
      await promised(),
    ]
    await give(given, ids.sales)
    await give(handedOver, ids.sales)
    await give(freed, ids.sales)
    after(29)
    await give(handedOver, ids.manager)
    await give(freed, null)
    after(31)
    await give(given, ids.manager)
    await give(taken, ids.sales)
    expect(await people()).toEqual({
      manager: { inTime: 0, late: 0, missed: 1, median: null },
      sales: { inTime: 0, late: 0, missed: 1, median: null },
      '': { inTime: 0, late: 0, missed: 2, median: null },
    })
  })

  it('respects a reassignment that is undone just after the deadline', async () => {
    const [undone, later] = [await promised(), await promised()]
    await give(undone, ids.sales)
    await give(later, ids.sales)
    now = new Date(callBy.getTime() - 5000)
    await give(undone, ids.manager)
    await give(later, ids.manager)
    now = new Date(callBy.getTime() + 5000)
    await give(undone, ids.sales)
    now = new Date(callBy.getTime() + 60_000)
    await give(later, ids.sales)
    expect(await people()).toMatchObject({ sales: { missed: 1 }, manager: { missed: 1 } })
  })

  it('keeps the missed deadlines of a person who left, but not that person’s future ones', async () => {
    const past = await promised()
    await give(past, ids.sales)
    after(31)
    const ahead = await promised(new Date(testNow.getTime() + 60 * minuteMs))
    await give(ahead, ids.sales)
    await deactivate('sales')
    after(61)
    expect(await people()).toMatchObject({ sales: { missed: 1 }, '': { missed: 1 } })
  })

  it('ignores an undone move, and counts the later call for the person who called', async () => {
    const reference = await promised()
    await desk.tell(reference, { type: 'state', state: 'quoted' })
    await desk.tell(reference, { type: 'state', state: 'new' })
    after(7)
    await (await login('sales')).desk.tell(reference, { type: 'call', outcome: 'busy' })
    expect(await people()).toEqual({ sales: { inTime: 1, late: 0, missed: 0, median: 7 } })
  })

  it('counts a merged duplicate for the caller of the main enquiry until staff unmerge it', async () => {
    const [main, twin] = [await promised(), await promised()]
    after(5)
    await (await login('sales')).desk.tell(main, { type: 'call', outcome: 'reached' })
    await owner.send('POST', `/api/desk/${twin}/join`, { to: main })
    const callers = () =>
      getDatabase()
        .db.selectFrom('enquiries')
        .select(['first_call_at', 'first_caller_id'])
        .where('reference', '=', twin)
        .executeTakeFirst()
    expect((await callers())?.first_caller_id).toBe(ids.sales)
    await owner.request(`/api/desk/${twin}/join`, { method: 'DELETE' })
    expect(await callers()).toEqual({ first_call_at: null, first_caller_id: null })
  })

  it('links each figure to a list of exactly the counted enquiries', async () => {
    const references = await Promise.all([promised(), promised(), promised()])
    for (const reference of references) await give(reference, ids.sales)
    after(5)
    await (await login('manager')).desk.tell(references[0] ?? '', { type: 'call', outcome: 'busy' })
    after(40)
    await (await login('sales')).desk.tell(references[1] ?? '', { type: 'call', outcome: 'busy' })
    const listed = (query: string) => desk.found(`section=all&${query}`)
    expect(await listed(`answered=in-time&answeredBy=${ids.manager}`)).toEqual([references[0]])
    expect(await listed(`answered=late&answeredBy=${ids.sales}`)).toEqual([references[1]])
    expect(await listed(`answered=missed&answeredBy=${ids.sales}`)).toEqual([references[2]])
    expect(await listed('answeredBy=none')).toEqual([])
  })

  it('still counts an erased enquiry for the same person', async () => {
    const reference = await promised()
    await give(reference, ids.sales)
    after(31)
    const before = await people()
    const { id } = await desk.read(reference)
    const fresh = await owner.loginAsStaff()
    expect((await fresh.send('DELETE', `/api/enquiries/${id}`, {})).status).toBe(200)
    expect(await people()).toEqual(before)
  })
})
