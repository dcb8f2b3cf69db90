import { describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase } from '#tests/test-databases.ts'

const shine = '/api/managePrice/CB%20SHINE'

onEachDatabase('price endpoints', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()
  const find = async (app: TestApp, name: string) => {
    const list: { bike_name: string; variants: { id: number }[] }[] = await (
      await app.request('/api/managePrice')
    ).json()
    return list.find(({ bike_name }) => bike_name === name)
  }

  it('changes price, price date and audit log, and the next public response has the new price', async () => {
    const app = await staff()
    expect(await find(app, 'CB SHINE')).toMatchObject({ price_is_approximate: 1 })
    const before = await app.services.revision.get()
    const answer = await app.send('PATCH', shine, { price: '1,04,116' })
    expect(answer.status).toBe(200)
    expect((await answer.json()).message).toBe('Price updated successfully')
    expect(await app.services.revision.get()).toBe(before + 1)
    const seen = await (await app.request('/api/bikeView/CBSHINE')).json()
    expect(seen.bikePrice).toBe(104116)
    expect(await find(app, 'CB SHINE')).toMatchObject({
      bike_price: 104116,
      price_checked_on: '2026-11-02',
      days_since_check: 0,
      price_is_approximate: 0,
      version: 2,
    })
    const history = await (await app.request(`${shine}/history`)).json()
    expect(history).toMatchObject([
      { who: 'meera', before: { price: 78500 }, after: { price: 104116 } },
    ])
  })

  it('changes the price differences of later variants, but never that of the first variant', async () => {
    const app = await staff()
    const variants = [
      { id: 11, difference: 500 },
      { id: 12, difference: '5,000' },
    ]
    const model: { variants: { name: string; difference: number }[] } = await (
      await app.send('PATCH', shine, { price: 80000, variants })
    ).json()
    expect(model.variants.map(({ difference }) => difference)).toEqual([0, 5000])
    const seen = await (await app.request('/api/variants/CBSHINE')).json()
    expect(seen.map((variant: { price: number }) => variant.price)).toEqual([80000, 85000])
    const [change] = await (await app.request(`${shine}/history`)).json()
    expect([change.before, change.after]).toEqual([
      { price: 78500, 'difference of Disc': 4400 },
      { price: 80000, 'difference of Disc': 5000 },
    ])
  })

  it('marks an unchanged price as checked and ignores variants of other models', async () => {
    const app = await staff()
    const other = await find(app, 'DIO')
    const variants = [{ id: other?.variants[1]?.id ?? 0, difference: 77_777 }]
    await app.send('PATCH', shine, { price: 78500, variants })
    expect(await find(app, 'CB SHINE')).toMatchObject({ price_is_approximate: 0 })
    expect(await (await app.request(`${shine}/history`)).json()).toMatchObject([
      { action: 'checked the price of', label: 'CB SHINE' },
    ])
    const [change] = await (await app.request(`${shine}/history`)).json()
    expect([change.before, change.after]).toEqual([{ price: 78500 }, { price: 78500 }])
    expect(await find(app, 'DIO')).toEqual(other)
    await app.send('PATCH', shine, { price: 78500, variants: [{ id: 12, difference: 1 }] })
    const [moved] = await (await app.request(`${shine}/history`)).json()
    expect(moved.action).toBe('changed the price of')
  })

  it('refuses the later of two edits and keeps the price of the earlier edit', async () => {
    const app = await staff()
    await app.send('PATCH', shine, { price: 90000, version: 1 })
    const second = await app.send('PATCH', shine, { price: 95000, version: 1 })
    expect(second.status).toBe(409)
    expect((await second.json()).message).toBe(
      'meera changed this price while you were editing. It is ₹90,000 now. Your prices are still here. Update again to replace theirs.',
    )
    expect(await find(app, 'CB SHINE')).toMatchObject({ bike_price: 90000, version: 2 })
    expect((await app.send('PATCH', shine, { price: 95000, version: 2 })).status).toBe(200)
  })

  it('refuses a stale edit without naming the first editor if the audit log has no entry', async () => {
    const app = await staff()
    await app.send('PATCH', shine, { price: 90000, version: 1 })
    await getDatabase().db.deleteFrom('changes').execute()
    const second = await app.send('PATCH', shine, { price: 95000, version: 1 })
    expect((await second.json()).message).toBe(
      'Another user changed this price while you were editing. Your prices are still here. Update again to replace theirs.',
    )
  })

  it('accepts only one of ten simultaneous edits', async () => {
    const app = await staff()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        app.send('PATCH', shine, { price: 90000 + index, version: 1 }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
  })

  it('changes the price of an accessory and stores it as decimal text', async () => {
    const app = await staff()
    const [first] = await (await app.request('/api/manageAccessories')).json()
    const path = `/api/manageAccessories/${first.id}`
    const answer = await (await app.send('PATCH', path, { price: '1,250.5', version: 1 })).json()
    expect(answer).toMatchObject({ message: 'Price updated successfully!', price: '1250.50' })
    const second = await app.send('PATCH', path, { price: 9, version: 1 })
    expect(second.status).toBe(409)
    expect((await second.json()).message).toBe(
      'meera changed this price while you were editing. It is ₹1,250.50 now. Your price is still here. Update again to replace theirs.',
    )
    const [stored] = await (await app.request('/api/manageAccessories')).json()
    expect(stored).toEqual({
      ...first,
      price: '1250.50',
      price_checked_on: '2026-11-02',
      version: 2,
    })
    expect(answer).toMatchObject(stored)
    const [change] = await (await app.request('/api/changes')).json()
    expect(change).toMatchObject({
      action: 'changed the price of',
      label: `${first.heading} (${first.bike_name})`,
      before: { price: first.price },
      after: { price: '1250.50' },
    })
  })

  it('marks an unchanged price of an accessory as checked', async () => {
    const app = await staff()
    const [first] = await (await app.request('/api/manageAccessories')).json()
    await app.send('PATCH', `/api/manageAccessories/${first.id}`, { price: first.price })
    const [change] = await (await app.request('/api/changes')).json()
    expect(change).toMatchObject({ action: 'checked the price of', after: { price: first.price } })
  })

  it('omits a deleted model, whose price cannot be changed until it is restored', async () => {
    const app = await staff()
    await app.send('DELETE', '/api/models/cb-shine')
    expect(await find(app, 'CB SHINE')).toBeUndefined()
    expect((await app.send('PATCH', shine, { price: 80_000 })).status).toBe(404)
    await app.send('POST', '/api/models/cb-shine/restore')
    expect((await app.send('PATCH', shine, { price: 80_000 })).status).toBe(200)
  })

  it('responds with 404 for a model or an accessory that does not exist', async () => {
    const app = await staff()
    for (const path of [
      '/api/managePrice/NOSUCH',
      '/api/managePrice/%F0%9F%9B%B5',
      '/api/manageAccessories/999999',
      '/api/manageAccessories/99999999999',
      '/api/manageAccessories/abc',
    ])
      expect((await app.send('PATCH', path, { price: 1 })).status, path).toBe(404)
  })
})

describe('bad prices', () => {
  const bad = [
    '',
    ' ',
    0,
    -1,
    1.5,
    '12.5',
    'NaN',
    'Infinity',
    '1e5',
    10_000_000,
    '<b>1</b>',
    '🛵',
    null,
    undefined,
    true,
    [],
    {},
    '9'.repeat(5000),
  ]

  it('are refused with a message and change nothing', async () => {
    const database = await openTestDatabase()
    const app = await testApp(database).loginAsStaff()
    for (const price of bad) {
      const answer = await app.send('PATCH', shine, { price })
      const { message, errors } = await answer.json()
      expect([answer.status, message], JSON.stringify(price)).toEqual([
        422,
        'Please enter a valid price',
      ])
      expect(errors.price).toHaveLength(1)
    }
    for (const price of [...bad, '1.234'].filter((it) => Number(it) !== 1.5 && it !== '12.5')) {
      const accessory = await app.send('PATCH', '/api/manageAccessories/1', { price })
      expect(accessory.status, JSON.stringify(price)).toBe(422)
    }
    expect(await app.services.changes.listNewest(9)).toEqual([])
    await database.close()
  })

  it.each(['{', '[]', '"x"', 'null', '42'])('refuses the body %s', async (body) => {
    const database = await openTestDatabase()
    const app = await testApp(database).loginAsStaff()
    const headers = { 'content-type': 'application/json' }
    const answer = await app.request(shine, { method: 'PATCH', body, headers })
    expect(answer.status).toBe(body === '{' ? 400 : 422)
    await database.close()
  })
})

describe('price, catalogue, offer and gallery endpoints without a session', () => {
  it.each([
    ['GET', '/api/managePrice', 'Unauthorized! Redirecting to login...'],
    ['PATCH', shine, 'Unauthorized! Redirecting to login...'],
    ['GET', '/api/bikes_admin', 'Unauthorized! Redirecting to login...'],
    ['GET', '/api/scooters_admin', 'Unauthorized! Redirecting to login...'],
    ['GET', '/api/ev_admin', 'Unauthorized! Redirecting to login...'],
    ['PATCH', '/api/ev/1/status', 'Unauthorized! Redirecting to login...'],
    ['GET', '/api/manageAccessories', 'Please login to access this page'],
    ['PATCH', '/api/manageAccessories/1', 'Please login to access this page'],
    ['POST', '/api/createOffers', 'Please login to access the Manage Offers page'],
    ['DELETE', '/api/deleteOffers/1', 'Please login to access the Manage Offers page'],
    ['POST', '/api/deleteOffers/1/restore', 'Please login to access the Manage Offers page'],
    ['POST', '/api/galleryupload', 'Please login to access the Manage Offers page'],
    ['DELETE', '/api/deleteGalleryImg/1', 'Please login to access the Manage Offers page'],
    ['GET', '/api/manageDealer/1', 'Please login to access this page'],
    ['PATCH', '/api/manageDealer/1', 'Please login to access this page'],
    ['GET', '/api/changes', 'Please login to access this page'],
    ['DELETE', '/api/enquiries/1', 'Please login to access this page'],
    ['GET', '/api/events', 'Please login to access this page'],
  ])('%s %s responds with 401 and the given message', async (method, path, sentence) => {
    const database = await openTestDatabase()
    const answer = await testApp(database).request(path, { method })
    expect(answer.status).toBe(401)
    expect((await answer.json()).message).toBe(sentence)
    await database.close()
  })
})
