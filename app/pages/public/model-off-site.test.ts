import { afterAll, beforeEach, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

// Tests the public pages after staff take a model off the site.
const pages = await pageHandlerFromSources()
const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

let database: TestDatabase
let app: ReturnType<typeof testApp>
beforeEach(async () => {
  database = await openTestDatabase()
  opened.push(database)
  app = testApp(database, {}, pages)
})

const html = async (path: string) => (await app.request(path)).text()
const wordsOf = async (path: string) => visibleText(await html(path))
const families = { bike: 'bikes', scooter: 'scooters', ev: 'ev' } as const

/** Takes a model off the site through the endpoint that staff use. */
async function takeOff(name: string) {
  const staff = await app.loginAsStaff()
  const { id, kind } = await database.db
    .selectFrom('vehicles')
    .select(['id', 'kind'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const path = `/api/${families[kind]}/${id}/status`
  expect((await staff.send('PATCH', path, { status: 0 })).status).toBe(200)
}

it.each([
  ['HORNET 2.0', 'Quick off every signal', 'slide-1'],
  ['QC1', 'Charge it at home, overnight', 'slide-3'],
  ['UNICORN', 'The quiet one for long commutes', 'unicorn/hero'],
])('hides the slide of the inactive model %s at once', async (name, headline, picture) => {
  const slides = async () => JSON.stringify(await (await app.request('/api/images')).json())
  expect(await slides()).toContain(picture)
  expect(await html('/')).toContain(headline)
  await takeOff(name)
  expect(await slides()).not.toContain(picture)
  const home = await html('/')
  expect(home).not.toContain(headline)
  expect(home).not.toContain(`/view-details/${name.replaceAll(' ', '')}`)
})

it('shows a model on the home page if there are no slides', async () => {
  await database.db.deleteFrom('slides').execute()
  const home = await wordsOf('/')
  expect(home).toContain('See the CB SHINE')
  await takeOff('CB SHINE')
  expect(await html('/')).not.toContain('CB SHINE')
  await database.db.updateTable('vehicles').set({ status: 0 }).execute()
  await database.db.updateTable('content').set({ revision: 99 }).execute()
  const { status } = await app.request('/')
  expect(status).toBe(200)
})

it("the demo's slides contain no opening hours", async () => {
  const slides = await database.db.selectFrom('slides').select(['headline', 'line']).execute()
  for (const { headline, line } of slides)
    expect(`${headline} ${line}`).not.toMatch(/\d\d:\d\d|day/)
})

const selling = ['/text-ride-booking', '/finance']
const caring = ['/service-booking', '/amc', '/extendedWarranty']

it.each(['HORNET 2.0', 'LIVO'])(
  'offers the inactive model %s at once in forms for owners only',
  async (name) => {
    const isOffered = async (path: string) =>
      (await html(path)).split('<option').some((option) => option.includes(`>${name}</option>`))
    for (const path of [...selling, ...caring])
      expect([path, await isOffered(path)]).toEqual([path, true])
    await takeOff(name)
    for (const path of selling) expect([path, await isOffered(path)]).toEqual([path, false])
    for (const path of caring) expect([path, await isOffered(path)]).toEqual([path, true])
  },
)

it('preselects an inactive model in forms for owners, but not in forms for buyers', async () => {
  await takeOff('HORNET 2.0')
  const chosen = async (path: string) =>
    [...(await html(path)).matchAll(/<option[^>]*selected[^>]*>([^<]*)/g)].map(([, label]) => label)
  const query = '?model=HORNET2.0'
  for (const path of selling) expect(await chosen(path + query)).not.toContain('HORNET 2.0')
  for (const path of caring) expect(await chosen(path + query)).toContain('HORNET 2.0')
  expect(await wordsOf(`/text-ride-booking${query}`)).not.toContain('HORNET 2.0')
})

it('accepts an enquiry for an inactive model through the API', async () => {
  await takeOff('HORNET 2.0')
  const answer = await app.send('POST', '/api/postBooking', testRideEnquiry.example)
  expect(answer.status).toBe(201)
})
