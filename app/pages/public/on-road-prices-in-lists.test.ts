import { afterAll, beforeEach, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

let now = testNow
let staff: TestApp
let visitor: TestApp
beforeEach(async () => {
  now = testNow
  const database = await openTestDatabase()
  opened.push(database)
  visitor = testApp(database, { clock: () => now }, pages)
  staff = await visitor.loginAsStaff()
})

const htmlOf = async (path: string) => (await visitor.request(path)).text()
const wordsOf = async (path: string) => visibleText(await htmlOf(path))

type ChargeRow = { key: string; until?: string; toConfirm: boolean }
const publishCharges = async (change: (rows: ChargeRow[]) => ChargeRow[]) => {
  const charges = await (await staff.request('/api/site/charges')).json()
  const changed = { ...charges, charges: change(charges.charges) }
  const { version } = await (await staff.send('PUT', '/api/site/charges', changed)).json()
  expect((await staff.send('POST', '/api/site/charges/publish', { version })).status).toBe(200)
}

const lists = [
  '/',
  '/motorcycle',
  '/scooters',
  '/ev',
  '/search',
  '/compare?model=DIO&model=ACTIVA110',
]

it.each(lists)(
  '%s shows both prices with their names, and the place once in a note',
  async (path) => {
    const words = await wordsOf(path)
    expect(words).toMatch(/₹[\d,]+ ex-showroom|Price, ex-showroom/)
    expect(words).toMatch(/₹[\d,]+ on the road|On-road price, Hyderabad/)
    expect(words.split('On the road in Hyderabad: ')).toHaveLength(2)
    expect(words).toMatch(/have still to confirm: [^.]*Accident cover for the owner, 1 year/)
  },
)

it('shows a scooter below ₹1,00,000 on the road for the query that a buyer types', async () => {
  const words = await wordsOf('/search?q=scooter+under+1+lakh+on+road')
  const prices = [...words.matchAll(/₹([\d,]+) on the road/g)]
    .map(([, price = '']) => Number(price.replaceAll(',', '')))
    // The first one is the limit that was understood.
    .slice(1)
  expect(prices).toEqual([92_602, 92_602, 86_194])
  expect(words).toContain('Under ₹1,00,000 on the road (remove)')
})

it('filters by the address alone, and shows a limit of the address in the form', async () => {
  const html = await htmlOf('/search?maxOnRoad=91000&kind=scooter&sort=onRoad')
  expect(visibleText(html)).toContain('1 of 22 models')
  expect(html).toMatch(/<option value="91000" selected="">Up to ₹91,000<\/option>/)
})

it('marks the lower on-road price in the comparison', async () => {
  const words = await wordsOf('/compare?model=DIO&model=ACTIVA110')
  expect(words).toContain('₹86,194 (better)')
})

it('names the on-road price in the description that a shared link shows', async () => {
  expect(await htmlOf('/view-details/DIO')).toMatch(
    /"og:description" content="[^"]*from ≈\s₹68,800 ex-showroom, ≈\s₹86,194 on the road in Hyderabad\./,
  )
})

it('leads from a comparison to the lines of a known price', async () => {
  const page = await htmlOf('/compare?model=DIO&model=LIVO')
  expect(page).toContain('href="/view-details/DIO#on-road-price"')
  expect(page).not.toContain('>Ask us<')
})

it('gives search engines the on-road price only if each of its lines is confirmed', async () => {
  expect(await htmlOf('/view-details/DIO')).not.toContain('On-road price, Hyderabad')
  await publishCharges((rows) => rows.map((row) => ({ ...row, toConfirm: false })))
  expect(await htmlOf('/view-details/DIO')).not.toContain('On-road price, Hyderabad')
  await staff.send('PATCH', '/api/managePrice/DIO', { price: 68_800 })
  expect(await htmlOf('/view-details/DIO')).toMatch(
    /"name":"On-road price, Hyderabad","price":86194,[^}]*"validFrom":"2026-11-02","validThrough":"2026-11-09"/,
  )
})

it('changes kept pages when the charges change, and shows nothing without charges', async () => {
  for (const path of lists) await htmlOf(path)
  await publishCharges((rows) => rows.filter(({ key }) => key !== 'road-safety-cess'))
  expect(await wordsOf('/scooters')).toContain('₹84,194 on the road')
  await publishCharges(() => [])
  for (const path of lists) expect(await wordsOf(path)).not.toContain('on the road')
  expect(await wordsOf('/search?maxOnRoad=90000')).toContain('We have no on-road prices yet.')
})

it('changes kept pages at midnight when a charge ends, and not before', async () => {
  const etagOf = async () => (await visitor.request('/ev')).headers.get('etag')
  const lastMinute = new Date('2026-12-31T18:29:00Z')
  now = lastMinute
  expect(await wordsOf('/ev')).toContain('₹1,26,320 on the road')
  const before = await etagOf()
  expect(await etagOf()).toBe(before)
  now = new Date('2026-12-31T18:30:00Z')
  expect(await wordsOf('/ev')).toContain('₹1,44,170 on the road')
})
