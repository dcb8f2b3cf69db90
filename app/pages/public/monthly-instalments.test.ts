import { afterAll, expect, it } from 'vitest'
import { telanganaCharges } from '#app/catalogue/pricing/charges/start-charges-telangana.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const wordsOf = async (path: string) => visibleText(await (await app.request(path)).text())
const terms =
  'Per month: 36 months at 12% on the full on-road price. The lender decides the final terms.'

it('shows the monthly instalment beside each price in the search, and the loan terms once', async () => {
  const page = await wordsOf('/search?q=hornet')
  expect(page).toContain('₹1,45,000 ex-showroom')
  expect(page).toContain('on the road ₹6,046 a month')
  expect(page.split(terms)).toHaveLength(2)
  expect(await wordsOf('/search?q=xblade')).not.toContain('a month')
  expect(await wordsOf('/motorcycle?model=XBLADE')).not.toContain('From ₹3,787 a month')
  expect(await wordsOf('/text-ride-booking?model=XBLADE')).not.toContain('₹1,14,000')
})

it('shows the monthly instalment and the warranty as rows of the comparison', async () => {
  const page = await wordsOf('/compare?model=HORNET2.0&model=DIO')
  expect(page).toContain('EMI per month, from ₹6,046 ₹2,863')
  expect(page).toContain('Warranty 3 years or 42,000 km (better) 3 years or 36,000 km')
  expect(page.split(terms)).toHaveLength(2)
  const old = await wordsOf('/compare?model=XBLADE&model=UNICORN')
  expect(old).toContain('EMI per month, from – ₹4,711')
  expect(old).toContain('Price, ex-showroom No longer sold new')
  expect(old).toContain('Try it – Test ride')
})

it('computes the same instalment from the on-road price in lists and on the vehicle’s page', async () => {
  for (const path of [
    '/view-details/ACTIVA110',
    '/scooters?model=ACTIVA110',
    '/search?q=activa+110',
    '/angle-view/ACTIVA110',
  ])
    expect(await wordsOf(path)).toContain('₹3,076 a month')
  expect(await wordsOf('/compare?model=ACTIVA110&model=DIO')).toContain('from ₹3,076 ₹2,863')
  expect(await wordsOf('/scooters?model=ACTIVA110')).toContain(
    '36 months at 12% on the full on-road price. The lender',
  )
  for (const path of ['/scooters?model=ACTIVA110', '/view-details/ACTIVA110']) {
    const html = await (await app.request(path)).text()
    expect(html.split('href="/finance?amount=92602#emi"')).toHaveLength(3)
  }
  expect(await wordsOf('/search?kind=scooter&maxEmi=3076')).toContain('₹3,076 a month')
  expect(await wordsOf('/search?kind=scooter&maxEmi=3075')).not.toContain('₹3,076 a month')
})

it('computes the instalment from the ex-showroom price if an on-road price is incomplete', async () => {
  const { db } = database
  const charges = telanganaCharges.charges.map((row) =>
    row.key === 'road-safety-cess' ? { ...row, until: '2026-10-31' } : row,
  )
  const change = (value: unknown) =>
    db
      .updateTable('facts')
      .set({ value_json: JSON.stringify(value) })
      .where('name', '=', 'charges')
  await change({ ...telanganaCharges, charges }).execute()
  await app.services.revision.increment()
  const page = await wordsOf('/search?q=activa+110')
  expect(page).toContain('₹2,472 a month')
  expect(page).toContain('36 months at 12% on the full ex-showroom price.')
  expect(await wordsOf('/view-details/ACTIVA110')).toContain('₹2,472 a month')
  await change(telanganaCharges).execute()
  await app.services.revision.increment()
})

it('shows neither instalments nor warranties without loan terms and covers', async () => {
  const { db } = database
  await db.deleteFrom('facts').where('name', 'in', ['loan-terms', 'extended-warranty']).execute()
  await app.services.revision.increment()
  for (const path of ['/search?q=dio', '/compare?model=DIO&model=QC1'])
    expect(await wordsOf(path)).not.toMatch(/[Aa] month|Warranty 3/)
})
