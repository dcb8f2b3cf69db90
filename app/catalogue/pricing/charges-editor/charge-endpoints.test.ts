import { describe, expect, it } from 'vitest'
import type { Charge } from '#app/catalogue/pricing/charges/charges-content.ts'
import { startCharges } from '#app/catalogue/pricing/charges/start-charges.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { ShownEffects } from './charge-effects-panel.tsx'

onEachDatabase('charges', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()
  const read = async (app: TestApp) => (await app.request('/api/site/charges')).json()
  const save = async (app: TestApp, charges: readonly object[]) =>
    app.send('PUT', '/api/site/charges', { ...(await read(app)), charges })
  const effects = async (app: TestApp, query = ''): Promise<ShownEffects> =>
    (await app.request(`/api/charges/effects${query}`)).json()
  const published = startCharges.TG?.charges ?? []
  /** The table of Telangana with other values of the life tax for petrol. */
  const withTax = (change: Partial<Charge>) =>
    published.map((row) =>
      row.key === 'life-tax' && row.fuel === 'petrol' ? { ...row, ...change } : row,
    )

  describe('effect of a draft', () => {
    it('is the difference of the on-road price of every variant on sale', async () => {
      const app = await staff()
      const before = await effects(app)
      expect(before.prices.length).toBe(27)
      expect(before.prices.every((it) => it.before !== null && it.before === it.after)).toBe(true)
      const steps = [{ to: 50_000, percent: 10 }, { percent: 13 }]
      expect((await save(app, withTax({ steps }))).status).toBe(200)
      const { prices } = await effects(app)
      const shine = prices.find(({ name }) => name === 'CB SHINE')
      expect(shine?.exShowroom).toBe(78_500)
      expect((shine?.after ?? 0) - (shine?.before ?? 0)).toBe(785)
    })

    it('on a later day is that of the row that begins then', async () => {
      const app = await staff()
      const [tax] = withTax({ until: '2026-11-30' })
      const next = { ...tax, from: '2026-12-01', until: undefined, steps: [{ percent: 20 }] }
      await save(app, [...withTax({ until: '2026-11-30' }), next])
      const today = await effects(app)
      expect(today.prices.every((it) => it.before === it.after)).toBe(true)
      expect(today.days).toEqual(['2026-12-01', '2027-01-01'])
      const later = await effects(app, '?on=2026-12-01')
      expect(later.on).toBe('2026-12-01')
      expect(later.prices.filter((it) => it.before !== it.after).length).toBeGreaterThan(20)
    })

    it('lists what ends soon, the oldest check, falling slabs and vehicles near a limit', async () => {
      const app = await staff()
      const steps = [{ to: 80_000, percent: 12 }, { to: 90_000, percent: 15 }, { percent: 5 }]
      await save(app, withTax({ steps }))
      const { ending, oldest, falling, prices } = await effects(app)
      expect(ending).toEqual([
        { name: 'Life tax · Electric', until: '2026-12-31', hasSuccessor: true },
        { name: 'Registration fee · Electric', until: '2026-12-31', hasSuccessor: true },
      ])
      expect(oldest?.checkedOn).toBe('2026-11-26')
      expect(falling).toMatchObject([{ key: 'life-tax', limit: 90_000 }])
      const shine = prices.find(({ name }) => name === 'CB SHINE')
      expect(shine?.border).toMatchObject({ key: 'life-tax', limit: 80_000, extra: 2401 })
    })

    it('says that a row has no successor, and which vehicles then have no price', async () => {
      const app = await staff()
      await save(app, withTax({ until: '2026-11-30' }))
      const { ending, prices } = await effects(app, '?on=2026-12-01')
      expect(ending).toContainEqual({
        name: 'Life tax · Petrol',
        until: '2026-11-30',
        hasSuccessor: false,
      })
      const shine = prices.find(({ name }) => name === 'CB SHINE')
      expect(shine).toMatchObject({ after: null, missing: ['Life tax'] })
    })

    it('is that of the published charges while the draft is incomplete', async () => {
      const app = await staff()
      const { isComplete } = await effects(app)
      await save(app, withTax({ source: '' }))
      const incomplete = await effects(app)
      expect([isComplete, incomplete.isComplete]).toEqual([true, false])
      expect(incomplete.prices.every((it) => it.before === it.after)).toBe(true)
    })

    it('is not public, and refuses a day that does not exist', async () => {
      const app = await staff()
      const visitor = testApp(getDatabase())
      expect((await visitor.request('/api/charges/effects')).status).toBe(401)
      expect((await app.request('/api/charges/effects?on=2026-02-30')).status).toBe(422)
    })
  })

  describe('public list', () => {
    it('has the rows that apply today or later, with dates and sources', async () => {
      const clock = () => new Date('2027-01-02T06:00:00Z')
      const answer = await testApp(getDatabase(), { clock }).request('/api/charges')
      expect(answer.status).toBe(200)
      const { stateCode, place, charges } = await answer.json()
      expect({ stateCode, place }).toEqual({ stateCode: 'TG', place: 'Hyderabad' })
      expect(charges).toHaveLength(published.length - 2)
      expect(charges[0]).toMatchObject({
        key: 'life-tax',
        from: '2025-08-14',
        checkedOn: '2026-11-26',
        source: expect.stringContaining('GO Ms 53'),
        steps: [{ to: 50_000, percent: 9 }, {}, {}, { percent: 18 }],
      })
    })

    it('does not have the draft', async () => {
      const app = await staff()
      await save(app, withTax({ label: 'Another tax' }))
      const { charges } = await (await app.request('/api/charges')).json()
      expect(charges[0].label).toBe('Life tax')
    })

    it('is also a CSV file, in which no cell is a formula', async () => {
      const app = await staff()
      await save(app, withTax({ source: '=HYPERLINK("https://example.com")' }))
      const { version } = await read(app)
      await app.send('POST', '/api/site/charges/publish', { version })
      const answer = await app.request('/api/charges.csv')
      expect(answer.headers.get('content-disposition')).toContain('charges-2026-11-02.csv')
      const [headings, first] = (await answer.text()).split('\r\n')
      expect(headings).toContain('"State","City","Key","Charge"')
      expect(first).toContain(
        '"9 % up to ₹50,000; 12 % up to ₹1,00,000; 15 % up to ₹2,00,000; 18 % above"',
      )
      expect(first).toContain(`"'=HYPERLINK(""https://example.com"")"`)
    })

    it('is empty on a site without charges, which has no on-road price', async () => {
      await getDatabase().db.deleteFrom('facts').where('name', '=', 'charges').execute()
      const app = await staff()
      expect(await (await app.request('/api/charges')).json()).toEqual({
        stateCode: null,
        place: null,
        holdsDays: null,
        charges: [],
      })
      expect((await (await app.request('/api/charges.csv')).text()).split('\r\n')).toHaveLength(2)
      const { prices } = await effects(app)
      expect(prices.every((it) => it.before === null && it.after === null)).toBe(true)
      expect(await read(app)).toMatchObject({ charges: [], hasDraft: false, gaps: {} })
    })
  })
})
