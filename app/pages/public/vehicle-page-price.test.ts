import { expect, it } from 'vitest'
import type { Charge } from '#app/catalogue/pricing/charges/charges-content.ts'
import { telanganaCharges } from '#app/catalogue/pricing/charges/start-charges-telangana.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const activa = '/view-details/ACTIVA110'
const total = 'On the road ≈ approximately '

onEachDatabase('the on-road price on the vehicle’s page', (getDatabase) => {
  const openAt = (now?: string) =>
    testApp(getDatabase(), now === undefined ? {} : { clock: () => new Date(now) }, pages)
  const htmlOf = async (path: string, now?: string) => (await openAt(now).request(path)).text()
  const wordsOf = async (path: string, now?: string) => visibleText(await htmlOf(path, now))

  async function saveCharges(charges: readonly Charge[]) {
    const { db } = getDatabase()
    const value = JSON.stringify({ ...telanganaCharges, charges })
    await db.updateTable('facts').set({ value_json: value }).where('name', '=', 'charges').execute()
  }
  const changeRow = (key: string, change: Partial<Charge>) =>
    saveCharges(
      telanganaCharges.charges.map((row) => (row.key === key ? { ...row, ...change } : row)),
    )

  it('gives the price of the variant with the reason of every line', async () => {
    const page = await wordsOf(activa)
    for (const told of [
      '≈ approximately ₹92,602 on the road in Hyderabad',
      'From ₹3,076 a month',
      '36 months at 12% on the full on-road price of the Standard.',
      'Ex-showroom price, Standard ₹74,400 Not confirmed yet',
      'Life tax ₹8,928 12% of the ex-showroom price, because it is over ₹50,000 and up to ₹1,00,000.',
      'Source: Telangana GO Ms 53 of 13 August 2025 (New Indian Express, 14 August 2025), checked on 26 Nov 2026.',
      'High-security number plates ₹0 Included in the vehicle’s price.',
      'Handling and logistics ₹0 Not allowed: we charge nothing.',
      `${total}₹92,602 EMI ₹3,076 for 36 months`,
      'For registration in Hyderabad. Holds until 9 Nov 2026.',
      'Not confirmed yet: Ex-showroom price; Accident cover for the owner, 1 year.',
    ])
      expect(page).toContain(told)
    expect(await wordsOf(`${activa}?variant=Deluxe`)).toContain(
      '≈ approximately ₹1,03,585 on the road in Hyderabad',
    )
  })

  it('leaves out refused lines and adds what was chosen', async () => {
    const query =
      'options=&options=accident-cover&warranty=1&exchange=25,000&down=20000&months=24&unknown=1'
    const page = await wordsOf(`${activa}?${query}`)
    expect(page).toContain('To pay after exchange ≈ approximately ₹67,226 EMI ')
    expect(page).toContain('Loan of ₹47,226 at 12% a year.')
    expect(page).toContain('Your additions ₹1,049 Your old vehicle −₹25,000')
    expect(await htmlOf(`${activa}?${query}`)).toContain(
      'href="/price/ACTIVA110?options=accident-cover&amp;warranty=1&amp;exchange=25000&amp;down=20000&amp;months=24"',
    )
  })

  it.each([
    ['exchange=abc', 'Old vehicle: Enter an amount in whole rupees', 'value="abc"'],
    ['exchange=-500', 'Old vehicle: Enter an amount in whole rupees', 'value="-500"'],
    ['exchange=90000', 'must be below the ex-showroom price', 'value="90000"'],
    ['down=1.5', 'Down payment: Enter an amount in whole rupees', 'value="1.5"'],
    ['down=2,00,000', 'must be below the on-road price', 'value="2,00,000"'],
  ])('says why %s does not count and keeps it', async (query, message, kept) => {
    const html = await htmlOf(`${activa}?${query}`)
    expect(visibleText(html)).toContain(message)
    expect(html).toContain(kept)
    expect(visibleText(html)).toMatch(/On the road ≈ approximately ₹9[23],[61]02 EMI/)
  })

  it('ticks the entry of the loan for a submitted form that first has a down payment', async () => {
    const boxOf = (html: string) => /<input[^>]*value="hypothecation"[^>]*>/.exec(html)?.[0] ?? ''
    const ticked = await htmlOf(`${activa}?options=&down=20000&loan=first`)
    expect(boxOf(ticked)).toContain('checked=""')
    expect(ticked).not.toContain('name="loan"')
    const without = await htmlOf(`${activa}?options=&down=20000`)
    expect(boxOf(without)).not.toContain('checked=""')
    expect(visibleText(without)).toContain('With a loan, plus ₹500: ')
    expect(visibleText(ticked)).not.toContain('With a loan, plus')
    expect(await htmlOf(activa)).toContain('value="first" name="loan"')
  })

  it('shows no life tax for an electric vehicle until it ends on 31 December 2026', async () => {
    const free = await wordsOf('/view-details/ACTIVAE', '2026-12-28T06:00:00Z')
    expect(free).toContain('Life tax ₹0 ₹0 until 31 Dec 2026.')
    expect(free).toContain('Holds until 31 Dec 2026.')
    const taxed = await wordsOf('/view-details/ACTIVAE', '2027-01-01T06:00:00Z')
    expect(taxed).toMatch(/Life tax ₹1\d,\d{3} Not confirmed yet 15% of the ex-showroom price/)
    expect(taxed).toContain('Not confirmed yet: Ex-showroom price; Life tax; Registration fee;')
  })

  it('names charges that are not known instead of a total', async () => {
    await changeRow('road-safety-cess', { until: '2026-10-31' })
    const page = await wordsOf(activa)
    expect(page).toContain('On-road price: some charges are not known yet')
    expect(page).toContain('Road safety cess . Its rate for this day is not known yet.')
    expect(page).toContain('on the full ex-showroom price')
    expect(page).not.toContain(total)
    await saveCharges(telanganaCharges.charges)
  })

  it('warns of a limit at most ₹2,000 above the price', async () => {
    expect(await wordsOf(activa)).not.toContain('₹1 more than')
    await changeRow('life-tax', { steps: [{ to: 75_000, percent: 12 }, { percent: 15 }] })
    expect(await wordsOf(activa)).toContain(
      '₹1 more than ₹75,000 ex-showroom costs ₹2,251 more on the road.',
    )
    await saveCharges(telanganaCharges.charges)
  })

  it('leads to a call with the same price on the form’s page', async () => {
    const html = await htmlOf(`${activa}?variant=Deluxe&options=`)
    expect(html).toContain('href="/on-road-price?model=ACTIVA110&amp;variant=Deluxe&amp;options="')
    const form = await wordsOf('/on-road-price?model=ACTIVA110&variant=Deluxe&options=')
    expect(form).toContain('₹1,01,629 on the road in Hyderabad What makes it up')
  })

  it('leaves pages of discontinued models, and all pages without charges, unchanged', async () => {
    expect(await wordsOf('/view-details/XBLADE')).not.toContain('on the road')
    await saveCharges([])
    const page = await wordsOf(activa)
    expect(page).toContain('on the full ex-showroom price of the Standard.')
    expect(page).toContain('Ask for the on-road price')
    for (const word of ['on the road', 'What makes', 'Get a call']) expect(page).not.toContain(word)
    expect(await wordsOf('/on-road-price?model=ACTIVA110')).not.toContain('on the road')
  })
})
