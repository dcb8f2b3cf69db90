import * as v from 'valibot'
import { expect, it } from 'vitest'
import { findConfigurationOptions } from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import { analyticsSchema, type ResponseMetrics } from '#app/crm/analytics/analytics-endpoints.ts'
import { outcomesByPipeline } from '#app/crm/analytics/pipeline-outcomes.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { allEnquiryStates } from '#app/crm/enquiries/enquiry-states.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { insertDemoEnquiries } from './demo-enquiry-batch-insert.ts'
import { demoEnquiryRowGenerator } from './demo-enquiry-rows.ts'
import { demoEnquiryTimes } from './demo-enquiry-times.ts'
import { seededRandom } from './demo-random.ts'
import { ensureDemoStaff } from './demo-staff.ts'

const zone = 'Asia/Kolkata'
const period = { from: '2026-10-06', to: '2026-11-02' }
const range = `receivedFrom=${period.from}&receivedTo=${period.to}`

onEachDatabase('month of demo enquiries', (getDatabase) => {
  const fill = async (many = 250) => {
    const { db, engine } = getDatabase()
    const app = await testApp(getDatabase()).loginAsStaff()
    const { hours } = await app.services.dealer.get()
    const chance = seededRandom(7)
    const offer = await findConfigurationOptions(app.services, 'DIO')
    const offers = offer ? [offer] : []
    const staff = await ensureDemoStaff(db, testNow)
    const make = demoEnquiryRowGenerator(
      { hours, zone, now: testNow, staff, models: ['DIO'], offers },
      chance,
    )
    for (const day of demoEnquiryTimes(many, testNow, zone, chance))
      await insertDemoEnquiries({ db, engine }, day.map(make))
    return app
  }
  const listed = async (app: TestApp, query: string) => {
    const answer = await app.request(`/api/desk?limit=1&${query}`)
    expect(answer.status).toBe(200)
    const { total } = await answer.json()
    return total
  }
  const figuresOf = async (app: TestApp, { from, to } = period) =>
    v.parse(analyticsSchema, await (await app.request(`/api/figures?from=${from}&to=${to}`)).json())

  it('has all states, busy Saturdays and quiet Tuesdays', async () => {
    await fill(900)
    const { db } = getDatabase()
    const rows = await db.selectFrom('enquiries').select(['state', 'created_at']).execute()
    expect(rows).toHaveLength(900)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set([...allEnquiryStates, null]))
    const on = (weekday: number) =>
      rows.filter(
        (row) => new Date(Date.parse(row.created_at) + 19_800_000).getUTCDay() === weekday,
      )
    const carried = await db
      .selectFrom('enquiries')
      .select(['kind', 'search_text'])
      .where('answers_json', 'like', '%"configuration":%')
      .execute()
    expect(carried.length).toBeGreaterThan(20)
    expect(new Set(carried.map(({ kind }) => kind))).toEqual(
      new Set(['test-ride', 'finance', 'on-road-price']),
    )
    expect(on(6).length).toBeGreaterThan(on(2).length * 2.5)
  })

  it('has at most three vehicles that the workshop still has from earlier days', async () => {
    await fill(900)
    const rows = await getDatabase()
      .db.selectFrom('enquiries')
      .select(['state', 'booking_date'])
      .where('state', 'in', ['arrived', 'in-work'])
      .where('booking_date', '<', period.to)
      .execute()
    expect(rows.length).toBeLessThanOrEqual(3)
  })

  it('has counts on the dashboard that equal the rows that the desk lists', async () => {
    const app = await fill()
    const found = await figuresOf(app)
    const { answered, waiting, funnel, sources, lost } = found
    expect(answered.inTime).toBeGreaterThan(60)
    for (const [name, filter] of answerings) {
      expect([name, answered[name]]).toEqual([
        name,
        await listed(app, `section=all&answered=${filter}&${range}`),
      ])
      for (const list of [answered.kinds, answered.people, answered.weeks])
        expect([name, sumMetric(list, name)]).toEqual([name, answered[name]])
    }
    for (const person of answered.people)
      for (const [name, filter] of answerings)
        expect([person.name, name, person[name]]).toEqual([
          person.name,
          name,
          await listed(
            app,
            `section=all&answered=${filter}&answeredBy=${person.id ?? 'none'}&${range}`,
          ),
        ])
    for (const kind of answered.kinds)
      expect(kind.late).toBe(
        await listed(app, `section=all&answered=late&kind=${kind.kind}&${range}`),
      )
    for (const week of answered.weeks)
      expect(week.inTime).toBe(
        await listed(
          app,
          `section=all&answered=in-time&receivedFrom=${week.from}&receivedTo=${week.to}`,
        ),
      )
    expect(waiting.total).toBe(await listed(app, 'section=all&open=yes'))
    expect(waiting.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(waiting.total)
    const all = await listed(app, `section=all&${range}`)
    expect(funnel.reduce((sum, it) => sum + it.total, 0)).toBe(all)
    expect(sources.reduce((sum, it) => sum + it.total, 0)).toBe(all)
    for (const { kind, total, states } of funnel) {
      expect(total).toBe(await listed(app, `section=all&kind=${kind}&${range}`))
      for (const { state, count } of states)
        expect(count).toBe(await listed(app, `section=all&kind=${kind}&state=${state}&${range}`))
    }
    for (const { flow, source, total, open, won, lost, other } of sources) {
      expect(total).toBe(open + won + lost + other)
      if (source === null) continue
      const of = `section=all&source=${source}&kind=${kindsOf(flow)}&${range}`
      const { won: wonStates, lost: lostStates } = outcomesByPipeline[flow]
      expect([source, flow, total]).toEqual([source, flow, await listed(app, of)])
      expect(open).toBe(await listed(app, `${of}&open=yes`))
      if (wonStates.length > 0)
        expect(won).toBe(await listed(app, `${of}&state=${wonStates.join()}`))
      if (lostStates.length > 0)
        expect(lost).toBe(await listed(app, `${of}&state=${lostStates.join()}`))
    }
    expect(lost.length).toBeGreaterThan(3)
    for (const { flow, reason, count } of lost)
      expect(count).toBe(
        await listed(app, `section=all&state=lost&reason=${reason}&kind=${kindsOf(flow)}&${range}`),
      )
  })

  it('shows each role only the enquiries of the role’s flows', async () => {
    const app = await fill()
    const { figures: store } = app.services
    const workshop = await store.get({ id: 1, role: 'workshop' }, period)
    expect(workshop.funnel.map(({ flow }) => flow)).not.toContain('sales')
    expect(workshop.funnel.map(({ flow }) => flow)).toContain('workshop')
    const owner = await store.get({ id: 1, role: 'owner' }, period)
    expect(workshop.answered.inTime).toBeLessThan(owner.answered.inTime)
  })

  it('excludes enquiries from before the desk existed from the response times', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    await getDatabase()
      .db.insertInto('enquiries')
      .values([
        { ...before, reference: 'TR-22222', state: 'earlier', is_open: 0 },
        { ...before, reference: 'TR-33333', state: 'new', is_open: 1 },
      ])
      .execute()
    const { answered, waiting, funnel } = await figuresOf(app)
    expect(answered).toMatchObject({ inTime: 0, late: 0, missed: 0, pending: 0, kinds: [] })
    expect(waiting.total).toBe(1)
    expect(funnel).toMatchObject([{ kind: 'test-ride', total: 2 }])
  })

  it.each([
    ['from=2026-11-02&to=2026-10-06', 'The last day is before the first.'],
    ['from=2020-01-01&to=2026-10-06', 'Choose at most one year.'],
    ['from=yesterday&to=2026-10-06', 'Enter the date as year, month and day, like 2026-11-21.'],
  ])('refuses %s', async (query, message) => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const answer = await app.request(`/api/figures?${query}`)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ message })
  })
})

const answerings = [
  ['inTime', 'in-time'],
  ['late', 'late'],
  ['missed', 'missed'],
  ['pending', 'pending'],
] as const

const before = {
  kind: 'test-ride',
  idempotency_key: null,
  answers_json: '{}',
  search_text: '',
  created_at: '2026-10-20T05:00:00.000Z',
  erased_at: null,
}

const kindsOf = (flow: Pipeline) =>
  enquiryKinds
    .filter((it) => it.flow === flow)
    .map(({ slug }) => slug)
    .join()

function sumMetric(
  list: readonly ResponseMetrics[],
  name: 'inTime' | 'late' | 'missed' | 'pending',
) {
  return list.reduce((sum, it) => sum + it[name], 0)
}
