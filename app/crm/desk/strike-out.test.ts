import { beforeEach, expect, it } from 'vitest'
import {
  addEnquiry,
  type DeskClient,
  deskClient,
  hourMs,
  testTimePlus,
} from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('striking out', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  let owner: TestApp
  let reference: string
  let now = testNow
  beforeEach(async () => {
    now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    owner = await visitor.loginAsStaff()
    app = await visitor.loginAsStaff('sales')
    desk = deskClient(app)
    const ride = {
      name: 'Asha Example',
      mobileNo: '9000000001',
      emailId: 'asha@example.com',
      color: 'Red',
    }
    const sent = await app.send('POST', '/api/postBooking', ride)
    reference = (await sent.json()).reference
  })
  const at = (hours: number) => {
    now = new Date(testTimePlus(hours * hourMs))
  }
  const call = (more = {}) => desk.tell(reference, { type: 'call', outcome: 'reached', ...more })
  const strike = (event: number, by = app, of = reference) =>
    deskClient(by).tell(of, { type: 'strike', event, version: 1 })
  const figures = async () => {
    const answer = await owner.request('/api/figures?from=2026-11-01&to=2026-11-30')
    const { inTime, pending, median } = (await answer.json()).answered
    return { inTime, pending, median }
  }

  it('keeps a note in the history, with who struck it out and when', async () => {
    const { event } = await desk.tell(reference, { type: 'note', text: 'Wrong customer.' })
    at(1)
    expect(await strike(event)).toMatchObject({ status: 200, message: 'Struck out.' })
    const { history } = await desk.read(reference)
    expect(history[0]).toMatchObject({
      type: 'note',
      text: 'Wrong customer.',
      struck: { who: 'sales', at: testTimePlus(hourMs) },
    })
    expect(history[1]).toMatchObject({ type: 'strike' })
    expect(await strike(event)).toMatchObject({ status: 409 })
  })

  it('undoes the state, the next step and the first call of the struck call', async () => {
    const before = await desk.read(reference)
    const uncalled = await figures()
    const { event } = await call({ nextStepAt: testTimePlus(5 * hourMs) })
    expect(await desk.read(reference)).toMatchObject({ state: 'contacted' })
    expect(await figures()).not.toEqual(uncalled)
    await strike(event)
    expect(await desk.read(reference)).toMatchObject({
      state: 'new',
      nextStepAt: null,
      dueAt: before.callBy,
      firstCallAt: null,
      firstCallMinutes: null,
      lastCall: null,
    })
    expect(await figures()).toEqual(uncalled)
  })

  it('undoes the assignment that the struck call made, but no later one', async () => {
    const { event } = await call()
    expect((await desk.read(reference)).assignee?.name).toBe('sales')
    await strike(event)
    expect((await desk.read(reference)).assignee).toBeNull()
    expect((await desk.read(reference)).history).toContainEqual(
      expect.objectContaining({ type: 'assign', assignee: null }),
    )
    const again = await call()
    at(1)
    await call()
    await strike(again.event)
    expect((await desk.read(reference)).assignee?.name).toBe('sales')
  })

  it('keeps the first response that a merged enquiry has from its main enquiry', async () => {
    const main = await addEnquiry(app)
    await deskClient(app).tell(main, { type: 'call', outcome: 'reached' })
    const merged = await owner.send('POST', `/api/desk/${reference}/join`, { to: main })
    expect(merged.status).toBe(200)
    const { firstCallAt } = await desk.read(reference)
    at(1)
    const { event } = await call()
    expect(await strike(event)).toMatchObject({ status: 200 })
    expect((await desk.read(reference)).firstCallAt).toBe(firstCallAt)
    expect(firstCallAt).not.toBeNull()
  })

  it('restores the next step that the struck call replaced', async () => {
    const step = { at: testTimePlus(2 * hourMs), text: 'Send the price' }
    await desk.tell(reference, { type: 'nextStep', ...step })
    const { event } = await call({ nextStepAt: testTimePlus(5 * hourMs) })
    await strike(event)
    expect(await desk.read(reference)).toMatchObject({
      nextStepAt: step.at,
      nextStepText: step.text,
    })
  })

  it('counts the next call as the first one, and keeps later changes', async () => {
    const { event } = await call()
    at(1)
    await call({ outcome: 'no-answer' })
    await desk.tell(reference, { type: 'state', state: 'quoted' })
    await strike(event)
    expect(await desk.read(reference)).toMatchObject({
      state: 'quoted',
      firstCallAt: testTimePlus(hourMs),
      lastCall: { outcome: 'no-answer' },
    })
  })

  it('is allowed to the author, a manager and the owner', async () => {
    const { event } = await call()
    await testApp(getDatabase()).services.staff.create({
      userId: 'ravi',
      passwordHash: '',
      createdAt: testNow.toISOString(),
      role: 'sales',
    })
    const { event: ownerNote } = await deskClient(owner).tell(reference, {
      type: 'note',
      text: 'From the owner.',
    })
    expect(await strike(ownerNote)).toMatchObject({ status: 403 })
    expect(await strike(event, owner)).toMatchObject({ status: 200 })
  })

  it('refuses an entry of another enquiry and an entry that is neither a note nor a call', async () => {
    const other = await addEnquiry(app)
    const { event } = await deskClient(app).tell(other, { type: 'note', text: 'Note' })
    expect(await strike(event)).toMatchObject({ status: 404 })
    const { event: move } = await desk.tell(reference, { type: 'state', state: 'quoted' })
    expect(await strike(move)).toMatchObject({ status: 404 })
  })

  it('accepts “Wrong number” as the reason of a loss', async () => {
    const lost = { type: 'state', state: 'lost', reason: 'wrong-number' }
    expect(await desk.tell(reference, lost)).toMatchObject({ status: 200 })
  })
})
