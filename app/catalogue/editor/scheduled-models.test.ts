import { expect, it } from 'vitest'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

type Model = Record<string, unknown> & { version: number }

const dueAt = '2026-11-02T05:30:00.000Z'
const path = '/api/models/hornet-2-0'

const read = async (app: TestApp): Promise<Model> => (await app.request(path)).json()
const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
const write = async (app: TestApp, change: object) =>
  bodyOf(await app.send('PUT', path, { ...(await read(app)), ...change }))
const plan = async (app: TestApp, of: object = { at: dueAt }) => {
  const { version } = await read(app)
  return bodyOf(await app.send('POST', `${path}/publish`, { version, ...of }))
}
const discard = async (app: TestApp) => {
  const { version } = await read(app)
  return bodyOf(await app.send('DELETE', `${path}/draft`, { version }))
}
const tagline = async (app: TestApp) =>
  (await app.services.vehicles.findByName('HORNET 2.0'))?.tagline

onEachDatabase('a planned model', (getDatabase) => {
  let now = testNow
  const as = (role: Parameters<TestApp['loginAsStaff']>[0]) => {
    now = testNow
    return testApp(getDatabase(), { clock: () => now }).loginAsStaff(role)
  }
  const carryOut = (app: TestApp) => {
    now = new Date(dueAt)
    return app.services.models.drafts.carryOut()
  }
  const changeAccount = (userId: string, change: object) =>
    getDatabase().db.updateTable('staff').set(change).where('user_id', '=', userId).execute()

  it('is published as it was when the plan was made; later changes remain a draft', async () => {
    const [manager, sales] = [await as('manager'), await as('sales')]
    await write(sales, { tagline: 'Approved' })
    await plan(manager)
    expect(await write(sales, { tagline: 'Later' })).toMatchObject({ status: 200 })
    expect(await read(manager)).toMatchObject({
      publishAt: dueAt,
      plannedBy: 'manager',
      isAheadOfPlan: true,
    })
    expect(await carryOut(manager)).toBe(1)
    expect(await tagline(manager)).toBe('Approved')
    expect(await read(manager)).toMatchObject({
      hasDraft: true,
      tagline: 'Later',
      editedBy: 'sales',
      publishAt: null,
      isAheadOfPlan: false,
    })
  })

  it('has no draft after the planned publication', async () => {
    const manager = await as('manager')
    await write(manager, { tagline: 'Approved' })
    await plan(manager)
    await carryOut(manager)
    expect(await read(manager)).toMatchObject({ hasDraft: false, tagline: 'Approved' })
  })

  it('can be planned again with changes made after the first plan', async () => {
    const manager = await as('manager')
    await write(manager, { tagline: 'First' })
    await plan(manager)
    await write(manager, { tagline: 'Second' })
    await plan(manager)
    expect(await read(manager)).toMatchObject({ isAheadOfPlan: false })
    await carryOut(manager)
    expect(await tagline(manager)).toBe('Second')
  })

  it('has the planner and the schedule in the audit log', async () => {
    const [manager, sales] = [await as('manager'), await as('sales')]
    await write(manager, { tagline: 'Approved' })
    await plan(manager)
    await write(sales, { tagline: 'Later' })
    await carryOut(manager)
    const rows = await (await manager.request('/api/changes')).json()
    expect(rows).toMatchObject([
      {
        who: 'manager',
        action: 'published',
        after: { changed: 'tagline', carriedOutBy: 'the schedule' },
      },
      { who: 'manager', action: 'planned', after: { publish: dueAt } },
    ])
  })

  it.each([
    ['has another role', { role: 'sales' as const }],
    ['was deactivated', { status: 'inactive' as const }],
    ['has an account that ran out', { expires_at: '2026-11-02T05:00:00.000Z' }],
    ['has no account any more', { user_id: 'someone-else' }],
  ])('stays a draft and reports the reason if its planner %s', async (_, change) => {
    const [manager, owner] = [await as('manager'), await as('owner')]
    const before = await tagline(owner)
    await write(manager, { tagline: 'Approved' })
    await plan(manager)
    await changeAccount('manager', change)
    expect(await carryOut(owner)).toBe(1)
    expect(await carryOut(owner)).toBe(0)
    expect(await tagline(owner)).toBe(before)
    expect((await owner.services.models.read('hornet-2-0'))?.meta).toMatchObject({
      hasDraft: true,
      publishAt: null,
      planFailure: expect.stringContaining('manager scheduled it but may no longer publish.'),
    })
  })

  it('stays on the site if the planner of the withdrawal lost the right to publish', async () => {
    const [manager, owner] = [await as('manager'), await as('owner')]
    await plan(manager, { withdrawAt: dueAt })
    await changeAccount('manager', { role: 'sales' })
    expect(await carryOut(owner)).toBe(1)
    const { services } = owner
    expect((await services.models.read('hornet-2-0'))?.meta).toMatchObject({
      state: 'on',
      withdrawAt: null,
      planFailure: expect.stringContaining('manager'),
    })
  })

  it('needs the right of each planner only for the part that this person planned', async () => {
    const [manager, owner] = [await as('manager'), await as('owner')]
    await write(owner, { tagline: 'Approved' })
    await plan(owner)
    await plan(manager, { withdrawAt: dueAt })
    await changeAccount('manager', { role: 'sales' })
    expect([await carryOut(owner), await carryOut(owner)]).toEqual([1, 1])
    expect(await tagline(owner)).toBe('Approved')
    expect((await owner.services.models.read('hornet-2-0'))?.meta).toMatchObject({ state: 'on' })
  })

  it('keeps its planned draft when staff without the right to publish try to discard it', async () => {
    const [manager, sales] = [await as('manager'), await as('sales')]
    await write(sales, { tagline: 'Approved' })
    await plan(manager)
    expect(await discard(sales)).toMatchObject({
      status: 403,
      message: expect.stringMatching(/^manager has scheduled this draft/),
    })
    expect(await read(sales)).toMatchObject({ tagline: 'Approved', publishAt: dueAt })
  })

  it('is discarded with its plan by staff who may publish, and the audit log says so', async () => {
    const [manager, owner] = [await as('manager'), await as('owner')]
    await write(owner, { tagline: 'Approved' })
    await plan(owner)
    expect(await discard(manager)).toMatchObject({ status: 200 })
    expect(await read(manager)).toMatchObject({ hasDraft: false, publishAt: null })
    const [newest] = await manager.services.changes.listNewest(1)
    expect(newest).toMatchObject({
      who: 'manager',
      action: 'discarded the draft of',
      before: { publish: dueAt, plannedBy: 'meera' },
    })
  })

  it('keeps the model’s planned withdrawal when the model’s draft is discarded or published', async () => {
    const [manager, sales] = [await as('manager'), await as('sales')]
    await plan(manager, { withdrawAt: dueAt })
    await write(sales, { tagline: 'Mine' })
    expect(await discard(sales)).toMatchObject({ status: 200 })
    expect(await read(manager)).toMatchObject({ withdrawAt: dueAt })
    await write(manager, { tagline: 'Ours' })
    await plan(manager, {})
    expect(await read(manager)).toMatchObject({ withdrawAt: dueAt, hasDraft: false })
    await carryOut(manager)
    expect(await read(manager)).toMatchObject({ state: 'off', withdrawAt: null })
  })

  it('is not published after its deletion', async () => {
    const manager = await as('manager')
    await write(manager, { tagline: 'Approved' })
    await plan(manager)
    await manager.request(path, { method: 'DELETE' })
    for (const again of [{}, { at: dueAt }])
      expect(await plan(manager, again)).toMatchObject({
        status: 422,
        errors: { slug: [expect.stringContaining('belongs to a deleted model')] },
      })
    expect(await carryOut(manager)).toBe(0)
    now = testNow
    await manager.send('POST', `${path}/restore`)
    expect(await read(manager)).toMatchObject({ publishAt: null, hasDraft: true })
  })

  it('gets an audit entry when staff cancel the plan', async () => {
    const manager = await as('manager')
    await write(manager, { tagline: 'Approved' })
    await plan(manager)
    await plan(manager, { at: null })
    const [newest] = await manager.services.changes.listNewest(1)
    expect(newest).toMatchObject({
      action: 'cancelled the plan of',
      before: { publish: dueAt },
      after: { publish: null },
    })
  })
})
