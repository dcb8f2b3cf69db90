import { expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const at = '/api/manageRates'

/** Opens a site from before rates existed: none are set. */
async function openOlderHouse(database: TestDatabase) {
  await database.db.deleteFrom('facts').where('name', '=', 'loan-terms').execute()
  const app = await testApp(database, {}, pages).loginAsStaff()
  const { contract, warranty } = await (await app.request(at)).json()
  const none = warranty.value.tables.map(() => [])
  await app.send('PATCH', `${at}/amc`, { prices: [] })
  await app.send('PATCH', `${at}/extendedWarranty`, { prices: none, soldForMonths: '' })
  expect(contract.version).toBe(1)
  const words = async (path: string) => visibleText(await (await app.request(path)).text())
  return { app, words }
}

onEachDatabase('rate endpoints', (getDatabase) => {
  it('shows no price on any page until rates are entered, and asks visitors to call', async () => {
    const { words } = await openOlderHouse(getDatabase())
    expect(await words('/scooters')).not.toContain('a month')
    for (const path of ['/amc', '/extendedWarranty']) {
      expect(await words(path)).toContain('Ask us for the price: +91 00000 00004')
      expect(await words(path)).not.toMatch(/₹|From/)
    }
  })

  it('shows new rates at once with today’s date, and records them in the audit log', async () => {
    const { app, words } = await openOlderHouse(getDatabase())
    const loan = { ratePercent: '11.5 %', months: 48, note: 'With a salary slip.', version: 0 }
    const saved = await app.send('PATCH', `${at}/loan`, loan)
    expect(await saved.json()).toMatchObject({
      message: 'Saved, with today’s date.',
      value: { ratePercent: 11.5, months: 48, checkedOn: '2026-11-02' },
      version: 1,
    })
    expect(await words('/scooters?model=DIO')).toContain(
      'From ₹2,249 a month terms 48 months at 11.5% on the full on-road price. The lender decides the final terms. Rate checked on 2 Nov 2026. With a salary slip.',
    )

    const prices = [{ label: 'Up to 125 cc', price: '1,499' }]
    expect((await app.send('PATCH', `${at}/amc`, { prices })).status).toBe(200)
    expect(await words('/amc')).toContain('From ₹1,499 a year Prices checked on 2 Nov 2026.')
    expect(await words('/amc')).toContain('Up to 125 cc ₹1,499')

    const extensions = { prices: [[null, '₹1,549'], [2049]], soldForMonths: 24 }
    expect((await app.send('PATCH', `${at}/extendedWarranty`, extensions)).status).toBe(200)
    const warranty = await words('/extendedWarranty')
    expect(warranty).toContain('From ₹1,549 Prices checked on 2 Nov 2026.')
    expect(warranty).toContain('+ 7 years + 84,000 km 10 years 1,20,000 km Ask us')
    const [change] = await (await app.request('/api/changes')).json()
    expect(change).toMatchObject({
      label: 'the extended warranty',
      after: { 'tables.0.extensions.1.price': 1549, soldForMonths: 24 },
    })
  })

  it('shows an electric model’s cost per kilometre until staff clear the tariff', async () => {
    const app = await testApp(getDatabase(), {}, pages).loginAsStaff()
    const words = async () => visibleText(await (await app.request('/view-details/QC1')).text())
    await app.send('PATCH', `${at}/electricity`, { rupeesPerUnit: '9.50' })
    expect(await words()).toContain(
      '₹10 takes you 55 km, one dot for each: worked out from the battery size and the test cycle, at ₹9.50 a unit at home. The charger itself uses a little more. Tariff checked on 2 Nov 2026.',
    )
    await app.send('PATCH', `${at}/electricity`, { rupeesPerUnit: '' })
    expect(await words()).not.toContain('a unit')
  })

  it('refuses the second of two concurrent edits with 409', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const edit = { ratePercent: 10, months: 24, note: '', version: 1 }
    expect((await app.send('PATCH', `${at}/loan`, edit)).status).toBe(200)
    const second = await app.send('PATCH', `${at}/loan`, { ...edit, months: 36 })
    expect(second.status).toBe(409)
    expect((await second.json()).message).toContain('meera changed this while you were editing')
  })

  it.each([
    ['loan', { ratePercent: 0, months: 36 }, 'ratePercent', 'more than 0% and at most 60%'],
    ['loan', { ratePercent: 61, months: 36 }, 'ratePercent', 'more than 0% and at most 60%'],
    ['loan', { ratePercent: 'ten', months: 36 }, 'ratePercent', 'more than 0% and at most 60%'],
    ['loan', { ratePercent: 11.12345, months: 36 }, 'ratePercent', 'at most four decimals'],
    ['loan', { ratePercent: 10, months: '36 %' }, 'months', 'from 6 to 120'],
    ['electricity', { rupeesPerUnit: '9.123456789' }, 'rupeesPerUnit', 'at most four decimals'],
    ['loan', { ratePercent: 10, months: 5 }, 'months', 'from 6 to 120'],
    ['loan', { ratePercent: 10, months: 36.5 }, 'months', 'from 6 to 120'],
    ['loan', { ratePercent: 10, months: '' }, 'months', 'Enter the months as well'],
    ['loan', { ratePercent: '', months: 36 }, 'ratePercent', 'Enter the rate as well'],
    ['electricity', { rupeesPerUnit: 101 }, 'rupeesPerUnit', 'from ₹1 to ₹100'],
    ['amc', { prices: [{ label: 'All', price: 0 }] }, 'prices.0.price', 'from 1 to 99,99,999'],
    ['amc', { prices: [{ label: '', price: 1 }] }, 'prices.0.label', 'which vehicles'],
    ['amc', { prices: ['A', 'a'].map((label) => ({ label, price: 1 })) }, 'prices', 'twice'],
    ['extendedWarranty', { prices: [[1.5]] }, 'prices.0.0', 'from 1 to 99,99,999'],
    ['extendedWarranty', { prices: [], soldForMonths: 0 }, 'soldForMonths', 'from 1 to 240'],
  ])('refuses %s %o with an error at %s', async (part, body, field, says) => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const answer = await app.send('PATCH', `${at}/${part}`, { note: '', ...body })
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors[field].join()).toContain(says)
  })

  it('removes the rates from the site when they are cleared', async () => {
    const { app, words } = await openOlderHouse(getDatabase())
    await app.send('PATCH', `${at}/loan`, { ratePercent: 12, months: 36, note: '' })
    expect(await words('/scooters')).toContain('a month')
    const cleared = await app.send('PATCH', `${at}/loan`, { ratePercent: '', months: '', note: '' })
    expect(await cleared.json()).toMatchObject({ value: null })
    expect(await words('/scooters')).not.toContain('a month')
  })
})
