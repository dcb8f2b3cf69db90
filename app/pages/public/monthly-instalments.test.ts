import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const wordsOf = async (path: string) => visibleText(await (await app.request(path)).text())
const terms =
  'Per month: 36 months at 12% on the full ex-showroom price. The lender decides the final terms.'

it('shows the monthly instalment beside each price in the search, and the loan terms once', async () => {
  const page = await wordsOf('/search?q=hornet')
  expect(page).toContain('₹1,45,000 ex-showroom')
  expect(page).toContain('on the road ₹4,817 a month')
  expect(page.split(terms)).toHaveLength(2)
  expect(await wordsOf('/search?q=xblade')).not.toContain('a month')
  expect(await wordsOf('/motorcycle?model=XBLADE')).not.toContain('From ₹3,787 a month')
  expect(await wordsOf('/text-ride-booking?model=XBLADE')).not.toContain('₹1,14,000')
})

it('shows the monthly instalment and the warranty as rows of the comparison', async () => {
  const page = await wordsOf('/compare?model=HORNET2.0&model=DIO')
  expect(page).toContain('EMI per month, from ₹4,817 ₹2,286')
  expect(page).toContain('Warranty 3 years or 42,000 km (better) 3 years or 36,000 km')
  expect(page.split(terms)).toHaveLength(2)
  const old = await wordsOf('/compare?model=XBLADE&model=UNICORN')
  expect(old).toContain('EMI per month, from – ₹3,681')
  expect(old).toContain('Price, ex-showroom No longer sold new')
  expect(old).toContain('Try it – Test ride')
})

it('shows neither instalments nor warranties without loan terms and covers', async () => {
  const { db } = database
  await db.deleteFrom('facts').where('name', 'in', ['loan-terms', 'extended-warranty']).execute()
  await app.services.revision.increment()
  for (const path of ['/search?q=dio', '/compare?model=DIO&model=QC1'])
    expect(await wordsOf(path)).not.toMatch(/[Aa] month|Warranty 3/)
})
