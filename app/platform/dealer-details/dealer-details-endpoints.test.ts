import { expect, it } from 'vitest'
import { listHealthWarnings } from '#app/health/health-warnings.server.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('dealer details', (getDatabase) => {
  it('are on the public site with the next request, and each change is audited', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts, version } = await (await app.request('/api/manageDealer/1')).json()
    const revision = await app.services.revision.get()
    facts.name = 'Lakshmi & Sons <Motors>'
    facts.salesPhones[0] = '+91 98480 12345'
    facts.hours.holidays = []
    const saved = await app.send('PATCH', '/api/manageDealer/1', { facts, version })
    expect(saved.status).toBe(200)
    expect(await app.services.revision.get()).toBe(revision + 1)
    const [dealer] = await (await app.request('/api/dealers/1')).json()
    expect(dealer.name).toBe(facts.name)
    expect(dealer.sale_no).toContain('+91 98480 12345')
    expect(await app.services.dealer.get()).toEqual(facts)
    const [change] = await (await app.request('/api/changes')).json()
    expect(change).toMatchObject({
      who: 'meera',
      before: { name: 'Meridian Motors', 'salesPhones.0': '+91 00000 00001' },
      after: { name: facts.name, 'salesPhones.0': '+91 98480 12345' },
    })
  })

  it('are audited with the types of the values, and only if a value changed', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts } = await (await app.request('/api/manageDealer/1')).json()
    const { lat } = facts.map
    facts.map.lat = lat + 0.5
    const phone = facts.servicePhones[0]
    facts.servicePhones.push('+91 98480 12345')
    const { length } = facts.servicePhones
    // Without a version, the edit applies to the current version.
    expect((await app.send('PATCH', '/api/manageDealer/1', { facts })).status).toBe(200)
    facts.servicePhones[0] = '+91 98480 54321'
    facts.map.lat = lat
    expect((await app.send('PATCH', '/api/manageDealer/1', { facts })).status).toBe(200)
    const [second, first] = await (await app.request('/api/changes')).json()
    const added = `servicePhones.${length - 1}`
    expect(first.before).toEqual({ 'map.lat': lat, [added]: null })
    expect(first.after).toEqual({ 'map.lat': lat + 0.5, [added]: '+91 98480 12345' })
    expect(second.before).toEqual({ 'map.lat': lat + 0.5, 'servicePhones.0': phone })
  })

  it('are returned with the version that the next edit must send', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts, version } = await (await app.request('/api/manageDealer/1')).json()
    const saved = await app.send('PATCH', '/api/manageDealer/1', { facts, version })
    expect(saved.status).toBe(200)
    const next = await (await app.request('/api/manageDealer/1')).json()
    expect(next.version).toBe(version + 1)
    expect(await saved.json()).toMatchObject({ version: next.version })
  })

  it('are not changed by the second of two edits from the same version', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const edit = await (await app.request('/api/manageDealer/1')).json()
    expect((await app.send('PATCH', '/api/manageDealer/1', edit)).status).toBe(200)
    const second = await app.send('PATCH', '/api/manageDealer/1', edit)
    expect(second.status).toBe(409)
    expect((await second.json()).message).toContain('meera changed these details')
  })

  it('accept a holiday’s date in usual spellings and store it as a day', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts } = await (await app.request('/api/manageDealer/1')).json()
    const days = ['26 Jan', '2 october', '22 Mar 2027', '08-15']
    facts.hours.holidays = days.map((on) => ({ name: on, on }))
    const saved = await app.send('PATCH', '/api/manageDealer/1', { facts })
    expect(saved.status).toBe(200)
    const kept = (await saved.json()).facts.hours.holidays
    expect(kept.map(({ on }: { on: string }) => on)).toEqual([
      '01-26',
      '10-02',
      '2027-03-22',
      '08-15',
    ])
    for (const on of ['40 Oct', '26 Smarch', 'next week', '26', '26 Jan 27']) {
      facts.hours.holidays = [{ name: 'Diwali', on }]
      const refused = await app.send('PATCH', '/api/manageDealer/1', { facts })
      expect(refused.status, on).toBe(422)
    }
  })

  it('refuse hours that close before they open, and a holiday that is not one day', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts } = await (await app.request('/api/manageDealer/1')).json()
    facts.name = ''
    facts.hours.sales = { opens: '10:00', closes: '00:00' }
    facts.hours.service = { opens: '09:30', closes: '08:00' }
    const days = ['29 Feb', '31 Jun', '26 Jan', '01-26', '26 Jan 2027', '15 Aug 2027']
    facts.hours.holidays = days.map((on) => ({ name: 'Holiday', on }))
    const answer = await app.send('PATCH', '/api/manageDealer/1', { facts })
    expect((await answer.json()).errors).toEqual({
      'facts.name': ['must not be empty'],
      'facts.hours.sales.closes': [
        'must be later than the opening time. To close at midnight, enter 23:59 (11:59 PM)',
      ],
      'facts.hours.service.closes': ['must be later than the opening time, 09:30'],
      'facts.hours.holidays.1.on': ['must be a real date: there is no 31 Jun'],
      'facts.hours.holidays.3.on': ['is the same date as holiday 3: remove one'],
      'facts.hours.holidays.4.on': ['is the same date as holiday 3: remove one'],
    })
  })

  it('are shown although stored hours break a newer rule, and the dashboard warns', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts } = await (await app.request('/api/manageDealer/1')).json()
    facts.hours.sales = { opens: '10:00', closes: '00:00' }
    facts.hours.holidays = [
      { name: 'Holi', on: '02-31' },
      { name: 'Diwali', on: '2027-10-29' },
    ]
    await getDatabase()
      .db.updateTable('dealers')
      .set({ facts_json: JSON.stringify(facts) })
      .execute()
    const stored = await (await app.request('/api/manageDealer/1')).json()
    expect(stored.facts.hours).toEqual(facts.hours)
    expect(await listHealthWarnings(app.services)).toContain('hours-wrong')
  })

  it('are refused with an error for each invalid field', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts } = await (await app.request('/api/manageDealer/1')).json()
    const wrong: [string, (it: typeof facts) => void][] = [
      ['facts.name', (it) => (it.name = '')],
      ['facts.name', (it) => (it.name = 'x'.repeat(201))],
      ['facts.email', (it) => (it.email = 'a@b\r\nBcc: c@d')],
      ['facts.salesPhones.1', (it) => (it.salesPhones[1] = '123')],
      ['facts.hours.sales.opens', (it) => (it.hours.sales.opens = '25:00')],
      ['facts.hours.sales.closes', (it) => (it.hours.sales.closes = '00:00')],
      ['facts.hours.service.closes', (it) => (it.hours.service.closes = it.hours.service.opens)],
      ['facts.hours.closedOn.0', (it) => (it.hours.closedOn = ['Funday'])],
      ['facts.hours.holidays.0.on', (it) => (it.hours.holidays[0].on = '13-40')],
      ['facts.hours.holidays.0.on', (it) => (it.hours.holidays[0].on = '31 Feb')],
      ['facts.hours.holidays.0.on', (it) => (it.hours.holidays[0].on = '29 Feb 2027')],
      ['facts.map.lat', (it) => (it.map.lat = Number.NaN)],
      ['facts.map.link', (it) => (it.map.link = 'javascript:alert(1)')],
      ['facts.social.0.url', (it) => (it.social[0].url = 'data:text/html,x')],
    ]
    for (const [field, spoil] of wrong) {
      const spoilt = structuredClone(facts)
      spoil(spoilt)
      const answer = await app.send('PATCH', '/api/manageDealer/1', { facts: spoilt })
      expect(answer.status, field).toBe(422)
      expect(Object.keys((await answer.json()).errors)).toEqual([field])
    }
    expect((await app.send('PATCH', '/api/manageDealer/7', { facts })).status).toBe(404)
  })
})
