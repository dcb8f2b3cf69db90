import { expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

/** Creates an owner and a salesperson, with a clock. */
async function house(database: TestDatabase) {
  const time = { now: testNow }
  const owner = await testApp(database, { clock: () => time.now }).loginAsStaff()
  const sales = await owner.loginAsStaff('sales')
  const id = (await owner.services.staff.findByUserId('sales'))?.id ?? 0
  const set = async (
    month: string,
    house: number | null,
    target: number | null,
    version?: number,
  ) =>
    // Logs in again, because a session ends when the clock moves on.
    (await owner.loginAsStaff()).send('PATCH', '/api/figures/targets', {
      month,
      targets: { sales: { house, people: [{ id, target }] } },
      ...(version !== undefined && { version }),
    })
  const salesOf = async (month: string) => {
    const answer = await (await owner.loginAsStaff('sales')).request(
      `/api/figures/targets?month=${month}`,
    )
    const { targets } = await answer.json()
    return targets.find(({ name }: { name: string }) => name === 'sales')
  }
  return { owner, sales, id, set, salesOf, time }
}

onEachDatabase('targets', (getDatabase) => {
  it('show how many vehicles of the enquiries of a month are booked or delivered', async () => {
    const { owner, id, set, salesOf } = await house(getDatabase())
    const desk = deskClient(owner)
    const reference = await addEnquiry(owner, testRideEnquiry)
    await addEnquiry(owner, testRideEnquiry)
    await desk.tell(reference, { type: 'assign', assignee: id })
    await desk.tell(reference, { type: 'state', state: 'booked' })
    expect((await set('2026-11', 10, 4)).status).toBe(200)
    expect(await salesOf('2026-11')).toMatchObject({
      house: { reached: 1, target: 10 },
      people: expect.arrayContaining([{ id, name: 'sales', reached: 1, target: 4 }]),
    })
  })

  it('stay if a change leaves them out, and are removed by null', async () => {
    const { owner, id, set, salesOf } = await house(getDatabase())
    await set('2026-11', 10, 4)
    const change = (sales: object) =>
      owner.send('PATCH', '/api/figures/targets', { month: '2026-11', targets: { sales } })
    expect((await change({ people: [] })).status).toBe(200)
    expect(await salesOf('2026-11')).toMatchObject({
      house: { target: 10 },
      people: expect.arrayContaining([expect.objectContaining({ id, target: 4 })]),
    })
    await change({ house: null, people: [{ id, target: null }] })
    expect(await salesOf('2026-11')).toMatchObject({
      house: { target: null },
      people: expect.arrayContaining([expect.objectContaining({ id, target: null })]),
    })
  })

  it('cannot be changed after their month', async () => {
    const { set, salesOf, time } = await house(getDatabase())
    await set('2026-11', 10, 4)
    time.now = new Date('2026-12-01T12:00+05:30')
    expect((await set('2026-12', 20, null)).status).toBe(200)
    const refused = await set('2026-11', 1, 1)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      message: 'This month is over. Its targets can no longer be changed.',
    })
    expect(await salesOf('2026-11')).toMatchObject({ house: { target: 10 } })
    expect(await salesOf('2026-12')).toMatchObject({ house: { target: 20 } })
  })

  it('are not overwritten by the second of two edits, and are in the audit log', async () => {
    const { owner, set } = await house(getDatabase())
    await set('2026-11', 10, 4, 0)
    const second = await set('2026-11', 11, 4, 0)
    expect(second.status).toBe(409)
    expect(await owner.services.changes.listOf('facts/sales-targets', 5)).toMatchObject([
      { who: 'meera', label: 'the targets' },
    ])
  })

  it('are refused if they are no whole number from 0 to 9999, or too far ahead', async () => {
    const { set } = await house(getDatabase())
    for (const target of [-1, 1.5, 10_000])
      expect((await set('2026-11', target, 1)).status).toBe(422)
    expect((await set('2028-01', 1, 1)).status).toBe(422)
    expect((await set('2026-13', 1, 1)).status).toBe(422)
  })

  it('are set only by the owner and managers', async () => {
    const { owner, sales } = await house(getDatabase())
    const manager = await owner.loginAsStaff('manager')
    const body = { month: '2026-11', targets: {} }
    expect((await sales.send('PATCH', '/api/figures/targets', body)).status).toBe(403)
    expect((await manager.send('PATCH', '/api/figures/targets', body)).status).toBe(200)
    expect((await manager.send('PATCH', '/api/figures/weekly-mail', { isOn: true })).status).toBe(
      403,
    )
  })
})
