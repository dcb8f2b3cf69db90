import { beforeEach, expect, it } from 'vitest'
import { createApp } from '#app/app.server.ts'
import type { PlannedPriceList } from '#app/catalogue/pricing/planned-price-list.ts'
import { listen } from '#app/platform/http/listen.server.ts'
import { createResponseCache } from '#app/platform/http/response-cache/response-cache.server.ts'
import { serveFromCache } from '#app/platform/http/response-cache/serve-from-cache.server.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { PriceListLine } from './price-list-line.ts'

const at = '/api/price-list'
const validFrom = '2026-12-01'
/** The last second before the first of December, and its first, in Hyderabad. */
const [evening, midnight] = ['2026-11-30T18:29:59Z', '2026-11-30T18:30:00Z']

onEachDatabase('planned price list', (getDatabase) => {
  let now = testNow
  const instance = (pages?: Parameters<typeof testApp>[2]) =>
    testApp(getDatabase(), { clock: () => now }, pages)
  beforeEach(() => {
    now = testNow
  })
  const staff = (role?: Parameters<TestApp['loginAsStaff']>[0]) => instance().loginAsStaff(role)
  const answerOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
  const find = async (app: TestApp, name: string, detail?: string): Promise<PriceListLine> => {
    const { rows }: { rows: PriceListLine[] } = await (await app.request(at)).json()
    const line = rows.find((it) => it.name === name && (!detail || it.detail === detail))
    if (!line) throw new Error(`There is no ${name}`)
    return line
  }
  const edit = ({ id, variant, version }: PriceListLine, price: number) => ({
    ...{ id, variant, version, price },
  })
  const plan = async (app: TestApp, rows: object[], day = validFrom, path = at) =>
    answerOf(await app.send('POST', path, { rows, validFrom: day }))
  const planned = async (app: TestApp): Promise<PlannedPriceList[]> =>
    (await (await app.request(`${at}/planned`)).json()).rows
  const publicPrice = async (app: TestApp, name: string) =>
    (await (await app.request(`/api/bikeView/${name}`)).json()).bikePrice
  /** Moves the clock and does the background work. Sessions have expired by then. */
  const carryOut = async (app: TestApp, instant = midnight) => {
    now = new Date(instant)
    return app.services.plannedPriceLists.carryOut()
  }
  const changesOf = async () => (await (await staff()).request('/api/changes')).json()
  const bulkChanges = async () =>
    (await (await (await staff()).request(`${at}/changes`)).json()).rows

  it('changes the public prices at 00:00 of the dealer’s day and not a second earlier', async () => {
    const app = await staff()
    const [shine, dio] = [await find(app, 'CB SHINE'), await find(app, 'DIO')]
    expect(await plan(app, [edit(shine, 80_000), edit(dio, 90_000)])).toMatchObject({
      status: 200,
      message: '2 prices change on 1 Dec 2026.',
    })
    expect(await planned(app)).toMatchObject([
      {
        ...{ validFrom, plannedBy: 'meera', failure: null },
        lines: [
          { name: 'CB SHINE', was: 78_500, now: 80_000, isChangedSince: false },
          { name: 'DIO', was: dio.price, now: 90_000 },
        ],
      },
    ])
    now = new Date(evening)
    expect(await app.services.plannedPriceLists.carryOut()).toBe(0)
    expect(await publicPrice(app, 'CBSHINE')).toBe(78_500)
    now = new Date(midnight)
    expect(await publicPrice(app, 'CBSHINE')).toBe(80_000)
    expect(await publicPrice(app, 'DIO')).toBe(90_000)
    expect(await planned(await staff())).toEqual([])
  })

  it('is one bulk change with history and one undo', async () => {
    const app = await staff()
    await plan(app, [edit(await find(app, 'CB SHINE'), 80_000)])
    expect(await carryOut(app)).toBe(1)
    const [change] = await changesOf()
    expect(change).toMatchObject({
      ...{ who: 'meera', action: 'changed the prices of', label: 'one model' },
      before: { 'CB SHINE': 78_500 },
      after: { 'CB SHINE': 80_000 },
    })
    const rows = await bulkChanges()
    expect(rows).toMatchObject([{ origin: 'planned', changed: 1 }])
    const undone = await (await staff()).send('POST', `${at}/${rows[0].id}/undo`)
    expect(undone.status).toBe(200)
    expect(await publicPrice(app, 'CBSHINE')).toBe(78_500)
    const [model] = (await app.services.prices.list()).filter(({ name }) => name === 'CB SHINE')
    expect(model).toMatchObject({ checkedOn: '2026-11-01', isApproximate: true })
  })

  it('changes pages in the memory of every instance at midnight', async () => {
    const app = await staff()
    await plan(app, [edit(await find(app, 'CB SHINE'), 80_000)])
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const { services } = instance()
        const kept = createResponseCache(services)
        const pages = async () => {
          const model = await services.vehicles.findByName('CB SHINE')
          return new Response(String(model?.price), { headers: { 'content-type': 'text/html' } })
        }
        const first = serveFromCache({
          ...{ ...services, ...kept, trustProxy: 'loopback', publicUrl: undefined },
        })
        const place = { port: 0, host: '127.0.0.1', patience: { quiet: 0, most: 100 } }
        return listen(createApp({ services, kept, pages }), { ...place, first })
      }),
    )
    const shown = () =>
      Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/finance`)).text()))
    now = new Date(evening)
    expect([await shown(), await shown()]).toEqual([
      ['78500', '78500'],
      ['78500', '78500'],
    ])
    now = new Date(midnight)
    expect(await shown()).toEqual(['80000', '80000'])
    await Promise.all(servers.map((server) => server.close()))
  })

  it('is applied by exactly one of several instances', async () => {
    const app = await staff()
    await plan(app, [edit(await find(app, 'CB SHINE'), 80_000)])
    const instances = [app, instance(), instance(), instance()]
    const done = await Promise.all(instances.map((it) => carryOut(it)))
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
    const rows = await bulkChanges()
    expect(rows).toHaveLength(1)
  })

  it('is applied at the next start if no process ran at midnight, in the order of the days', async () => {
    const app = await staff()
    const shine = await find(app, 'CB SHINE')
    await plan(app, [edit(shine, 82_000)], '2026-12-05')
    await plan(app, [edit(shine, 80_000)])
    expect(await carryOut(instance(), '2026-12-24T10:00:00Z')).toBe(2)
    expect(await publicPrice(app, 'CBSHINE')).toBe(82_000)
    const rows = await bulkChanges()
    expect(rows).toHaveLength(2)
  })

  it('replaces a price that was changed by hand since, and its history names that price', async () => {
    const app = await staff()
    await plan(app, [edit(await find(app, 'CB SHINE'), 80_000)])
    await app.send('PATCH', '/api/managePrice/CBSHINE', { price: 79_000 })
    expect((await planned(app))[0]?.lines).toMatchObject([
      { was: 79_000, now: 80_000, isChangedSince: true },
    ])
    expect(await carryOut(app)).toBe(1)
    const history = await app.services.prices.history('CB SHINE')
    expect(history?.[0]).toMatchObject({ before: { price: 79_000 }, after: { price: 80_000 } })
  })

  it('writes no bulk change if the prices are already in place', async () => {
    const app = await staff()
    await plan(app, [edit(await find(app, 'CB SHINE'), 80_000)])
    await app.send('PATCH', '/api/managePrice/CBSHINE', { price: 80_000 })
    expect(await carryOut(app)).toBe(1)
    expect(await planned(await staff())).toEqual([])
    expect(await bulkChanges()).toEqual([])
  })

  const failureOf = async (app: TestApp) => {
    expect(await carryOut(app)).toBe(1)
    expect(await carryOut(app)).toBe(0)
    expect(await publicPrice(app, 'DIO')).not.toBe(90_000)
    const [failed] = await planned(await staff())
    return failed?.failure
  }

  it('fails as a whole if the planner may no longer change prices', async () => {
    const [owner, manager] = [await staff(), await staff('manager')]
    await plan(manager, [edit(await find(manager, 'DIO'), 90_000)])
    await getDatabase()
      .db.updateTable('staff')
      .set({ role: 'sales' })
      .where('user_id', '=', 'manager')
      .execute()
    expect(await failureOf(owner)).toBe(
      'manager planned it but may no longer change these prices. Nothing was changed. Plan the prices again.',
    )
    const [change] = await changesOf()
    expect(change).toMatchObject({ action: 'could not apply the planned prices of' })
  })

  it('fails as a whole if one of its models was deleted', async () => {
    const app = await staff()
    const [shine, dio] = [await find(app, 'CB SHINE'), await find(app, 'DIO')]
    await plan(app, [edit(dio, 90_000), edit(shine, 80_000)])
    await app.send('DELETE', '/api/models/cb-shine')
    expect((await planned(app))[0]?.lines[1]).toMatchObject({ name: 'CB SHINE', was: null })
    expect(await failureOf(app)).toMatch(/No longer in the list: CB SHINE\./)
  })

  it('fails as a whole if a variant would cost less than its model', async () => {
    const app = await staff()
    await plan(app, [
      edit(await find(app, 'DIO'), 90_000),
      edit(await find(app, 'CB SHINE', 'Disc'), 83_000),
    ])
    await app.send('PATCH', '/api/managePrice/CBSHINE', { price: 84_000 })
    expect(await failureOf(app)).toMatch(/because a price of CB SHINE is no longer valid/)
  })

  it('can be cancelled', async () => {
    const app = await staff()
    const { plan: id } = await plan(app, [edit(await find(app, 'DIO'), 90_000)])
    expect((await app.send('DELETE', `${at}/planned/${id}`)).status).toBe(200)
    expect((await app.send('DELETE', `${at}/planned/${id}`)).status).toBe(404)
    expect((await app.send('DELETE', `${at}/planned/x`)).status).toBe(404)
    expect(await carryOut(app)).toBe(0)
    const actions = (await changesOf()).map(
      ({ action, label }: Record<string, string>) => `${action} ${label}`,
    )
    expect(actions).toEqual([
      'cancelled the planned prices of one model, from 1 Dec 2026',
      'planned the prices of one model, from 1 Dec 2026',
    ])
  })

  it('is refused for a model with a planned price on the same day', async () => {
    const app = await staff()
    const shine = await find(app, 'CB SHINE')
    await plan(app, [edit(shine, 80_000)])
    expect(await plan(app, [edit(await find(app, 'CB SHINE', 'Disc'), 85_000)])).toMatchObject({
      status: 422,
      message:
        'Nothing was planned: prices of CB SHINE are already planned for 1 Dec 2026. Cancel that list first, or choose another day.',
    })
    expect(await plan(app, [edit(shine, 85_000)], '2026-12-02')).toMatchObject({ status: 200 })
  })

  it.each(['2026-11-02', '2026-11-01', '2027-11-04', '2026-02-30', 'soon', ''])(
    'is refused for the day “%s”',
    async (day) => {
      const app = await staff()
      const answer = await plan(app, [edit(await find(app, 'DIO'), 90_000)], day)
      expect(answer).toMatchObject({
        status: 422,
        errors: { validFrom: ['Choose a day after today and within a year.'] },
      })
    },
  )

  it('is refused if a row was changed since, is invalid or changes nothing', async () => {
    const app = await staff()
    const dio = await find(app, 'DIO')
    expect(await plan(app, [{ ...edit(dio, 90_000), version: 7 }])).toMatchObject({ status: 409 })
    expect(await plan(app, [edit(dio, dio.price)])).toMatchObject({ status: 422 })
    const disc = await find(app, 'CB SHINE', 'Disc')
    expect(await plan(app, [edit(disc, 10)])).toMatchObject({ status: 422 })
    expect(await planned(app)).toEqual([])
  })

  it('is refused when 20 lists are waiting', async () => {
    const app = await staff()
    const dio = await find(app, 'DIO')
    for (let day = 3; day <= 22; day++)
      await plan(app, [edit(dio, 90_000 + day)], `2026-11-${String(day).padStart(2, '0')}`)
    expect(await plan(app, [edit(dio, 90_000)])).toMatchObject({
      status: 422,
      message: /too many price lists are waiting/,
    })
  })

  it('needs the right to change prices', async () => {
    const sales = await staff('sales')
    const rows = [edit(await find(sales, 'DIO'), 90_000)]
    expect(await plan(sales, rows)).toMatchObject({ status: 403 })
    expect((await sales.send('DELETE', `${at}/planned/1`)).status).toBe(403)
    expect((await sales.request(`${at}/planned`)).status).toBe(200)
  })

  it('changes prices of accessories too', async () => {
    const app = await staff()
    const path = '/api/accessory-price-list'
    const { rows } = await (await app.request(path)).json()
    expect(await plan(app, [edit(rows[0], 1250.5)], validFrom, path)).toMatchObject({ status: 200 })
    expect(await carryOut(app)).toBe(1)
    const [first] = await app.services.accessories.list()
    expect(first).toMatchObject({ price: '1250.50', checkedOn: validFrom })
  })
})
