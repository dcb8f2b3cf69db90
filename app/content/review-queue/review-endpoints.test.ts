import { expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { ReviewItem } from './review-item.ts'

/** The demo's facts were checked on 1 November 2026. */
const after = (days: number) => new Date(Date.parse('2026-11-01T06:00:00Z') + days * 86_400_000)

onEachDatabase('the review queue', (getDatabase) => {
  const staffAfter = (days: number) =>
    testApp(getDatabase(), { clock: () => after(days) }).loginAsStaff()
  const listed = async (app: TestApp, kind = ''): Promise<ReviewItem[]> =>
    (await (await app.request(`/api/to-confirm${kind && `?kind=${kind}`}`)).json()).rows
  const countsOf = async (app: TestApp) => {
    const { counts } = await (await app.request('/api/to-confirm')).json()
    return Object.fromEntries(
      counts.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    )
  }
  const confirm = async (app: TestApp, items: object[]) => {
    const answer = await app.send('POST', '/api/confirm', { items })
    return { status: answer.status, ...(await answer.json()) }
  }
  const models = async (availability = '%') =>
    Number(
      (
        await getDatabase()
          .db.selectFrom('vehicles')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('status', '=', 1)
          .where('availability', 'like', availability)
          .executeTakeFirstOrThrow()
      ).count,
    )

  it('lists facts that nobody confirmed within the time limit of their kind', async () => {
    const all = await models()
    const onSale = await models('on-sale')
    expect(await countsOf(await staffAfter(60))).toMatchObject({ price: 0, specification: 0 })
    expect(await countsOf(await staffAfter(61))).toMatchObject({
      // A model that is not on sale has no price to confirm.
      price: onSale,
      accessory: 0,
      specification: 0,
    })
    const late = await staffAfter(181)
    const { statuses, staff } = late.services
    const editor = await staff.findByUserId('meera')
    const [first] = await listed(late, 'price')
    if (!editor || !first) throw new Error('nothing is old')

    await statuses.change(editor, { kind: 'bike', id: first.id }, false)
    const counts = await countsOf(late)
    expect(counts).toMatchObject({ price: onSale - 1, specification: all - 1 })
    expect(counts.accessory).toBeGreaterThan(all)
    expect(first).toMatchObject({ checkedOn: '2026-11-01', daysUnchecked: 181 })
  })

  it('confirms many facts with one audit entry, and undoes the confirmations together', async () => {
    const app = await staffAfter(200)
    const before = await listed(app)
    const kinds = ['price', 'accessory', 'specification', 'offer']
    const some = kinds.flatMap((kind) => before.find((it) => it.kind === kind) ?? [])
    expect(some).toHaveLength(4)
    const done = await confirm(
      app,
      some.map(({ kind, id, version }) => ({ kind, id, version })),
    )
    expect(done).toMatchObject({
      status: 200,
      message: '4 items confirmed as correct.',
      confirmed: 4,
      changed: [],
    })
    expect((await listed(app)).length).toBe(before.length - 4)
    const [change] = await (await app.request('/api/changes')).json()
    expect(change).toMatchObject({ action: 'confirmed', label: '4 facts' })
    expect(change.after[`price of ${some[0]?.name}`]).toBe('2027-05-20')
    const name = some[0]?.name.replaceAll(' ', '') ?? ''
    const history = await (await app.request(`/api/managePrice/${name}/history`)).json()
    expect(history[0].before.price).toBe(history[0].after.price)

    const undone = await app.send('POST', `/api/confirm/${done.change}/undo`)
    expect([undone.status, (await undone.json()).message]).toEqual([
      200,
      'Undone. The previous dates of 4 items are back.',
    ])
    const plain = (rows: ReviewItem[]) => rows.map(({ version: _, ...row }) => row)
    expect(plain(await listed(app))).toEqual(plain(before))
    expect((await app.send('POST', `/api/confirm/${done.change}/undo`)).status).toBe(404)
  })

  it('refuses to confirm a fact that has changed since, and names the fact', async () => {
    const app = await staffAfter(100)
    const rows = await listed(app, 'price')
    const [one, other] = [
      rows.find(({ name }) => name === 'DIO'),
      rows.find(({ name }) => name === 'CB SHINE'),
    ]
    await app.send('PATCH', '/api/managePrice/DIO', { price: 70_000 })
    const items = [one, other].map((it) => ({ kind: 'price', id: it?.id, version: it?.version }))
    expect(await confirm(app, items)).toMatchObject({
      status: 200,
      message:
        'Confirmed as correct. DIO has changed in the meantime. Check it before you confirm it.',
      changed: [{ kind: 'price', id: one?.id, name: 'DIO' }],
    })
    expect(await confirm(app, items)).toMatchObject({ status: 409 })
    expect(await confirm(app, [{ kind: 'offer', id: 999_999 }])).toMatchObject({ status: 409 })
    expect(await confirm(app, [])).toMatchObject({ status: 422 })
    expect(await confirm(app, [{ kind: 'weather', id: 1 }])).toMatchObject({ status: 422 })
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    expect(await confirm(sales, items)).toMatchObject({ status: 403 })
  })

  it('shows the day of a specification’s confirmation, or of a source that was checked later', async () => {
    const app = await staffAfter(200)
    const dayOf = async () =>
      (await (await app.request('/api/bikeSpecifications/DIO')).json()).checkedOn
    expect(await dayOf()).toBe('2026-11-01')
    const row = (await listed(app, 'specification')).find(({ name }) => name === 'DIO')
    await confirm(app, [{ kind: 'specification', id: row?.id, version: row?.version }])
    expect(await dayOf()).toBe('2027-05-20')
    const model = await (await app.request('/api/models/dio')).json()
    const sources = [{ what: 'Engine', source: 'The maker’s sheet', checkedOn: '2027-05-30' }]
    const saved = await (await app.send('PUT', '/api/models/dio', { ...model, sources })).json()
    await app.send('POST', '/api/models/dio/publish', { version: saved.version })
    expect(await dayOf()).toBe('2027-05-30')
  })

  it('undoes a confirmation except for facts that changed since, and names them', async () => {
    const app = await staffAfter(100)
    const [dio, shine] = (await listed(app, 'price')).filter(({ name }) =>
      ['DIO', 'CB SHINE'].includes(name),
    )
    const { change } = await confirm(
      app,
      [dio, shine].map((it) => ({ kind: 'price', id: it?.id })),
    )
    await app.send('PATCH', '/api/managePrice/DIO', { price: 70_000 })
    const undone = await app.send('POST', `/api/confirm/${change}/undo`)
    expect([undone.status, (await undone.json()).message]).toEqual([
      200,
      'Undone for 1 of 2. Changed since: DIO.',
    ])
    const due = (await listed(app, 'price')).map(({ name }) => name)
    expect([due.includes('CB SHINE'), due.includes('DIO')]).toEqual([true, false])
    const newest = await getDatabase()
      .db.selectFrom('changes')
      .select('label')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(newest?.label).toBe('1 of 2 facts')
  })

  it('lists the oldest prices first', async () => {
    const app = await staffAfter(181)
    const { db } = getDatabase()
    await db
      .updateTable('vehicles')
      .set({ price_checked_on: '2026-10-01' })
      .where('name', '=', 'DIO')
      .execute()
    const { id } = await db
      .selectFrom('accessories')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('accessories')
      .set({ price_checked_on: '2026-09-01' })
      .where('id', '=', id)
      .execute()
    expect((await listed(app, 'price'))[0]?.name).toBe('DIO')
    expect((await listed(app, 'accessory'))[0]).toMatchObject({ id, checkedOn: '2026-09-01' })
  })

  it('requires the capability for each fact to undo a confirmation', async () => {
    const app = await staffAfter(200)
    const [offer] = await listed(app, 'offer')
    const { change } = await confirm(app, [{ kind: 'offer', id: offer?.id }])
    const mayDo = (_: unknown, capability: string) => capability !== 'offers.edit'
    const clock = () => after(200)
    const other = await testApp(getDatabase(), { clock, mayDo }).loginAsStaff('manager')
    expect((await other.send('POST', `/api/confirm/${change}/undo`)).status).toBe(403)
    expect((await app.send('POST', `/api/confirm/${change}/undo`)).status).toBe(200)
  })
})
