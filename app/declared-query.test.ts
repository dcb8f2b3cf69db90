import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { addGeneratedModels } from '#tests/generated-models.ts'
import { publicPages } from '#tests/page-addresses.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

let pages: PageHandler
beforeAll(async () => {
  pages = await pageHandlerFromSources()
}, 60_000)

const foreign = 'fbclid=VICTIM&email=v%40x.y&utm_source=zzutmzz'
const traces = /VICTIM|v@x\.y|v%40x\.y|zzutmzz/

const addresses = [
  // The page of a price calculation moves to an address without undeclared parameters.
  ...publicPages.filter((address) => !address.startsWith('/price/')),
  '/search?q=activa',
  '/search?kind=bike&page=2',
  '/motorcycle?page=2',
  '/motorcycle?model=DIO',
  '/view-details',
  '/view-details?page=2',
  '/angle-view',
  '/angle-view?page=2',
  '/finance?model=DIO&amount=50000',
]
const withForeign = (address: string) => `${address}${address.includes('?') ? '&' : '?'}${foreign}`

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await addGeneratedModels(database.db, 120)
})
afterAll(() => database.close())

it('a public page contains no value of an undeclared query parameter', async () => {
  const app = testApp(database, {}, pages)
  const leaks: string[] = []
  for (const address of addresses) {
    const first = await app.request(withForeign(address))
    const next = await app.request(address)
    expect([address, first.status]).toEqual([address, next.status])
    if (traces.test(`${await first.text()}${await next.text()}`)) leaks.push(address)
  }
  expect(leaks).toEqual([])
})

it('router data and previews contain no value of an undeclared query parameter', async () => {
  const app = await testApp(database, {}, pages).loginAsStaff()
  const made = await app.send('POST', '/api/models/dio/preview')
  const prefix = new URL((await made.json()).url).pathname.split('/').slice(0, 3).join('/')
  for (const address of ['/search', '/motorcycle', '/angle-view'])
    for (const asked of [`${address}.data`, `${prefix}${address}`, `${prefix}${address}.data`]) {
      const answer = await app.request(`${asked}?page=2&${foreign}`)
      expect([asked, answer.status]).toEqual([asked, 200])
      expect([asked, traces.test(await answer.text())]).toEqual([asked, false])
    }
})

it('the links of a page keep the page’s declared query parameters', async () => {
  const app = testApp(database, {}, pages)
  const html = await (await app.request(`/search?kind=bike&page=2&${foreign}`)).text()
  expect(html.match(/href="[^"]*page=[^"]*"/g)).toContain('href="/search?kind=bike&amp;page=3"')
})

it('a redirect keeps the whole query string', async () => {
  const app = testApp(database, {}, pages)
  const dio = await app.services.vehicles.findByName('DIO')
  await database.db
    .insertInto('old_names')
    .values({ name: 'dio110', vehicle_id: dio?.id ?? 0, since: testNow.toISOString() })
    .execute()
  const leadsTo = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, answer.headers.get('location')]
  }
  const query = '?model=DIO&utm_source=sms'
  expect(await leadsTo(`/test-ride${query}`)).toEqual([301, `/text-ride-booking${query}`])
  expect(await leadsTo('/view-details/DIO110?tab=colours&utm_source=sms')).toEqual([
    301,
    '/view-details/DIO?tab=colours&utm_source=sms',
  ])
})
