import * as v from 'valibot'
import { expect, it } from 'vitest'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { type Conversion, conversionSchema } from './conversion-endpoints.ts'
import { conversionGroupings, listShownFigures } from './conversion-figures.ts'
import { figureListUrl } from './desk-list-url.ts'

const period = { from: '2026-11-01', to: '2026-11-03' }
const roles = ['manager', 'sales', 'workshop', 'accounts'] as const

/** Creates a dealership with enquiries of three pipelines in different states. */
async function house(database: TestDatabase) {
  const owner = await testApp(database).loginAsStaff()
  const desk = deskClient(owner)
  const others = await Promise.all(roles.map((role) => owner.loginAsStaff(role)))
  const sales = (await owner.services.staff.findByUserId('sales'))?.id ?? 0
  const outcomes = [
    ['booked', sales],
    ['delivered', sales],
    ['quoted', sales],
    ['lost', null],
    ['new', null],
  ] as const
  for (const [state, assignee] of outcomes) {
    const reference = await addEnquiry(owner, testRideEnquiry)
    if (assignee !== null) await desk.tell(reference, { type: 'assign', assignee })
    await move(reference, state)
  }
  for (const state of ['sold', 'lost']) await move(await addEnquiry(owner, amcEnquiry), state)
  for (const state of ['delivered', 'no-show', 'confirmed'])
    await move(await addEnquiry(owner, serviceBookingEnquiry, { bookingDate: '2026-11-02' }), state)
  await database.db
    .updateTable('enquiries')
    .set({ source: 'walk-in' })
    .where('state', 'in', ['booked', 'lost', 'delivered'])
    .execute()
  return { owner, sales, apps: [owner, ...others] }

  async function move(reference: string, state: string) {
    const { status } = await desk.tell(reference, {
      type: 'state',
      state,
      ...(state === 'lost' && { reason: 'price' }),
    })
    if (state !== 'new') expect(status).toBe(200)
  }
}

async function conversionBy(app: Awaited<ReturnType<typeof house>>['owner'], by: string) {
  const { from, to } = period
  const answer = await app.request(`/api/figures/conversion?from=${from}&to=${to}&by=${by}`)
  return v.parse(conversionSchema, await answer.json())
}

onEachDatabase('conversion of a period', (getDatabase) => {
  it('counts booked and delivered vehicles as sold, for the assignee', async () => {
    const { owner, sales } = await house(getDatabase())
    const { pipelines } = await conversionBy(owner, 'person')
    expect(pipelines.find(({ flow }) => flow === 'sales')).toMatchObject({
      total: { received: 5, open: 3, won: 2, lost: 1 },
      groups: [
        { key: String(sales), name: 'sales', counts: { received: 3, open: 2, won: 2, lost: 0 } },
        { key: null, counts: { received: 2, open: 1, won: 0, lost: 1 } },
      ],
    })
    expect(pipelines.find(({ flow }) => flow === 'cover')?.total).toMatchObject({ won: 1, lost: 1 })
    expect(pipelines.find(({ flow }) => flow === 'workshop')?.total).toMatchObject({
      won: 1,
      lost: 1,
    })
  })

  it('links each figure to the list with as many enquiries, for each role', async () => {
    const { apps } = await house(getDatabase())
    let compared = 0
    for (const app of apps)
      for (const by of conversionGroupings)
        for (const { url, count } of linkedFigures(await conversionBy(app, by))) {
          const answer = await app.request(url.replace('/admin/desk', '/api/desk'))
          expect([url, (await answer.json()).total]).toEqual([url, count])
          compared++
        }
    expect(compared).toBeGreaterThan(200)
  })

  it('shows each role only the enquiries of its pipelines', async () => {
    const { apps } = await house(getDatabase())
    const shown = await Promise.all(
      apps.map(async (app) => (await conversionBy(app, 'kind')).pipelines.map(({ flow }) => flow)),
    )
    expect(shown).toMatchObject([
      ['sales', 'workshop', 'cover'],
      ['sales', 'workshop', 'cover'],
      ['sales', 'cover'],
      ['workshop', 'cover'],
      ['sales', 'workshop', 'cover'],
    ])
  })

  it('refuses a grouping that does not exist', async () => {
    const owner = await testApp(getDatabase()).loginAsStaff()
    expect((await owner.request('/api/figures/conversion?by=city')).status).toBe(422)
  })
})

function linkedFigures({ pipelines, by, from, to }: Conversion) {
  return pipelines.flatMap((pipeline) =>
    listShownFigures(pipeline.flow, by).flatMap((name) => [
      { url: figureListUrl(name, pipeline, { from, to }) ?? '', count: pipeline.total[name] },
      ...pipeline.groups.flatMap(({ key, counts }) => {
        const url = figureListUrl(name, pipeline, { from, to }, { by, key })
        return url === undefined ? [] : [{ url, count: counts[name] }]
      }),
    ]),
  )
}
