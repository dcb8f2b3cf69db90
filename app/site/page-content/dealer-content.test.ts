import { expect, it } from 'vitest'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const read = async (app: TestApp) => (await app.request('/api/site/dealer')).json()
const save = async (app: TestApp, change: Record<string, unknown>) =>
  (await app.send('PUT', '/api/site/dealer', { ...(await read(app)), ...change })).json()
const publish = async (app: TestApp, plan: { at?: string } = {}) => {
  const { version } = await read(app)
  return app.send('POST', '/api/site/dealer/publish', { version, ...plan })
}

onEachDatabase('the dealer’s details as page content', (getDatabase) => {
  const as = (role: 'owner' | 'manager' | 'sales' = 'owner', clock = () => testNow) =>
    testApp(getDatabase(), { clock }).loginAsStaff(role)

  it('has the details with holidays as staff type them', async () => {
    const { services } = await as()
    const { id: _, hours, ...details } = await services.dealer.get()
    const document = await read(await as())
    expect(document).toMatchObject(details)
    expect(document.hours.holidays[0]).toEqual({ name: 'Republic Day', on: '26 Jan' })
    expect(document).toMatchObject({ state: 'on', hasDraft: false, gaps: {} })
    expect(hours.holidays[0]).toEqual({ name: 'Republic Day', on: '01-26' })
  })

  it('brings new opening hours on the planned day', async () => {
    let now = testNow
    const app = await as('owner', () => now)
    const { hours } = await read(app)
    const later = { ...hours, sales: { opens: '09:00', closes: '21:00' } }
    expect(await save(app, { hours: later })).toMatchObject({ gaps: {} })
    const at = '2026-11-30T18:30:00.000Z'
    expect((await publish(app, { at })).status).toBe(200)
    const opens = async () => (await app.services.dealer.get()).hours.sales.opens
    expect(await opens()).toBe('10:00')
    now = new Date(at)
    expect(await app.services.parts.drafts.carryOut()).toBe(1)
    expect(await opens()).toBe('09:00')
  })

  it('formats typed phone numbers and names wrong hours before publication', async () => {
    const app = await as()
    const { hours, salesPhones } = await read(app)
    await save(app, { salesPhones: ['9848012345', ...salesPhones.slice(1)] })
    expect((await publish(app)).status).toBe(200)
    expect((await app.services.dealer.get()).salesPhones[0]).toBe('+91 98480 12345')
    const wrong = { ...hours, service: { opens: '09:30', closes: '08:00' } }
    const refused = await save(app, { hours: wrong })
    expect(refused.errors).toEqual({
      'hours.service.closes': ['Service closing time must be later than the opening time, 09:30'],
    })
  })

  it('accepts no closed day and no holiday', async () => {
    const app = await as()
    const { closedOn: _, holidays: __, ...hours } = (await read(app)).hours
    expect(await save(app, { hours })).toMatchObject({ gaps: {} })
    expect((await publish(app)).status).toBe(200)
    expect((await app.services.dealer.get()).hours).toMatchObject({ closedOn: [], holidays: [] })
  })

  it('gets a version from a change on Manage → Account, which can be restored', async () => {
    const app = await as()
    const { facts, version: row } = await (await app.request('/api/manageDealer/1')).json()
    const changed = await app.send('PATCH', '/api/manageDealer/1', {
      facts: { ...facts, name: 'Other Motors' },
      version: row,
    })
    expect(changed.status).toBe(200)
    const { rows } = await (await app.request('/api/site/dealer/versions')).json()
    expect(rows).toMatchObject([{ number: 2, publishedBy: 'meera' }, { number: 1 }])
    const { version } = await read(app)
    await app.send('POST', '/api/site/dealer/versions/1/publish', { version })
    expect((await app.services.dealer.get()).name).toBe(facts.name)
  })

  it('can be read by a manager and changed by the owner only', async () => {
    const [owner, manager, sales] = [await as(), await as('manager'), await as('sales')]
    const opened = await read(owner)
    const { version } = opened
    for (const [app, path, method, body, status] of [
      [manager, '', 'GET', undefined, 200],
      [manager, '/versions', 'GET', undefined, 200],
      [manager, '', 'PUT', opened, 403],
      [manager, '/draft', 'DELETE', { version }, 403],
      [manager, '/publish', 'POST', { version }, 403],
      [manager, '/versions', 'POST', { version, number: 1 }, 403],
      [manager, '/versions/1/publish', 'POST', { version }, 403],
      [manager, '/preview', 'POST', {}, 403],
      [sales, '', 'GET', undefined, 403],
      [sales, '/versions', 'GET', undefined, 403],
      [sales, '/versions/1', 'GET', undefined, 403],
      [sales, '/preview', 'POST', {}, 403],
      [sales, '/pictures', 'GET', undefined, 403],
    ] as const) {
      const answer =
        body === undefined
          ? await app.request(`/api/site/dealer${path}`)
          : await app.send(method, `/api/site/dealer${path}`, body)
      expect([method, path, answer.status]).toEqual([method, path, status])
    }
    const listed = async (app: TestApp) => {
      const { rows } = await (await app.request('/api/site')).json()
      return rows.some(({ part }: { part: string }) => part === 'dealer')
    }
    expect([await listed(owner), await listed(manager), await listed(sales)]).toEqual([
      true,
      true,
      false,
    ])
    await save(owner, { name: 'Planned Motors' })
    const preview = (app: TestApp) => app.request('/preview/site.dealer/contact')
    expect((await preview(manager)).status).toBe(404)
  })
})
