import { expect, test } from 'vitest'
import { onRoadPrices } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import { telanganaCharges } from '#app/catalogue/pricing/charges/start-charges-telangana.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { parseSearchFilter } from './search-filter.ts'
import { searchModels } from './search-models.ts'
import { presentSearchResultModel } from './search-result-model.ts'

const { vehicles } = testApp(await openTestDatabase()).services
const loan = { ratePercent: 12, months: 36, checkedOn: '2026-11-01' }
const listed = await vehicles.listActive()
const pricedModels = onRoadPrices({ table: telanganaCharges, today: '2026-11-02' })
  .on(listed)
  .map((model) => presentSearchResultModel(model, loan))

const findPriced = (q: string, more: Record<string, string> = {}) =>
  searchModels(pricedModels, parseSearchFilter(new URLSearchParams({ q, ...more })))

test.each([
  ['scooter under 1 lakh on road', ['Scooters', 'Under ₹1,00,000 on the road']],
  ['under 1 lakh on-road', ['Under ₹1,00,000 on the road']],
  ['below 90k on road', ['Under ₹90,000 on the road']],
  ['on road price under 1.2 lakh', ['Under ₹1,20,000 on the road']],
  ['on road price of 1.2 lakh', ['Up to ₹1,20,000 on the road']],
  ['under 120 on road', ['Under ₹1,20,000 on the road']],
  ['under 1 on road', ['Under ₹1,00,000 on the road']],
  ['bike 80k to 1 lakh on road', ['Motorcycles', '₹80,000 to ₹1,00,000 on the road']],
  ['EMI under 3,000', ['Under ₹3,000 a month']],
  ['emi under 3k', ['Under ₹3,000 a month']],
  ['under 3000 a month', ['Under ₹3,000 a month']],
  ['under ₹3,000/month', ['Under ₹3,000 a month']],
  ['emi of 2500 per month', ['Up to ₹2,500 a month']],
  ['scooter 2000 monthly emi', ['Scooters', 'Up to ₹2,000 a month']],
  ['lowest on road price', ['Lowest on-road price first']],
  [
    'lowest on road price under 1 lakh',
    ['Lowest on-road price first', 'Under ₹1,00,000 on the road'],
  ],
  // Without a limit, these words say nothing.
  ['shine 125 on road price', []],
  ['activa 110 emi', []],
  ['emi above 125 cc', ['125 cc and above']],
])('understands "%s" as %j', (q, expected) => {
  expect(findPriced(q).understood.map((part) => part.says)).toEqual(expected)
})

test('a limit on the road compares on-road prices, and a limit a month the instalments', () => {
  const onRoad = findPriced('under 1 lakh on road').models
  expect(onRoad.length).toBeGreaterThan(5)
  expect(onRoad.every((model) => (model.onRoad?.total ?? Infinity) < 100_000)).toBe(true)
  const left = pricedModels.filter((model) => !onRoad.includes(model))
  expect(left.every((model) => (model.onRoad?.total ?? Infinity) >= 100_000)).toBe(true)
  const cheap = findPriced('emi under 3000').models
  expect(cheap).toEqual(pricedModels.filter((model) => (model.monthly ?? Infinity) < 3000))
})

test('a model without a price sheet is no match for a limit on the road', () => {
  const all = findPriced('', { maxOnRoad: '99999999' }).models
  expect(all).toHaveLength(pricedModels.filter(({ isOnSale }) => isOnSale).length)
  expect(findPriced('', { maxEmi: '99999999' }).models).toHaveLength(all.length)
})

test('the filters of the form include their limit and ignore what is no amount', () => {
  const [first] = findPriced('', { sort: 'onRoad' }).models
  expect(first?.name).toBe('SHINE 100')
  const total = String(first?.onRoad?.total)
  expect(findPriced('', { maxOnRoad: total }).models).toEqual([first])
  expect(findPriced('', { maxOnRoad: '-5', maxEmi: 'cheap' }).models).toHaveLength(
    pricedModels.length,
  )
})

test('removing a limit on the road from the query removes all its words', () => {
  expect(findPriced('scooter under 1 lakh on road price').understood[1]?.rest).toBe('scooter')
  expect(findPriced('emi under 3000 per month scooter').understood[0]?.rest).toBe('scooter')
})

test('before charges and loan terms are published, their limits exclude nothing and say why', () => {
  const models = listed.map((model) => presentSearchResultModel(model, null))
  const find = (q: string) => searchModels(models, parseSearchFilter(new URLSearchParams({ q })))
  const found = find('under 1 lakh on road')
  expect(found.models).toHaveLength(models.length)
  expect(found.notes).toEqual(['We have no on-road prices yet. Please ask us.'])
  expect(find('emi under 3000').notes).toEqual(['We have no monthly prices yet. Please ask us.'])
})
