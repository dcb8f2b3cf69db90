import { afterAll, describe, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, pages)

const leadsTo = async (path: string) => {
  const answer = await app.request(path)
  return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]
}
const htmlOf = async (path: string) => (await app.request(path)).text()
const textOf = async (path: string) => visibleText(await htmlOf(path))

const today = '/price/HORNET2.0?on=2026-11-02'

describe('the page of a dated calculation', () => {
  it('has dealer, vehicle, day, lines with reasons, total in words, and sources', async () => {
    const text = await textOf(today)
    for (const part of [
      'Meridian Motors',
      'HORNET 2.0',
      'Worked out for 2 Nov 2026 in',
      'Holds until',
      'Life tax',
      'of the ex-showroom price, because it is over',
      'Total on the road',
      'thousand',
      'We have not confirmed yet',
      'Sources',
      'This is a dated calculation, not a quotation.',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/Total on the road ≈\s₹1,82,013/)
    expect(await htmlOf(today)).toMatch(/<title>HORNET 2\.0[^<]*: ≈\s₹1,82,013 on the road/)
    expect(text).not.toContain('This link was made on')
    expect(text).not.toContain('Monthly instalment (EMI)')
  })

  it('is neither stored nor listed by search engines', async () => {
    const answer = await app.request(today)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
    expect(await htmlOf('/sitemap.xml')).not.toContain('/price/')
  })

  it('has the instalment of a loan, and a message for WhatsApp with total and address', async () => {
    const html = await htmlOf('/price/HORNET2.0?down=50000&months=48&on=2026-11-02')
    expect(visibleText(html)).toMatch(
      /Monthly instalment \(EMI\): ₹[\d,]+ for 48 months, for a loan of ₹[\d,]+ at .*% a year after a down payment of ₹50,000/,
    )
    const [, shared = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? []
    expect(decodeURIComponent(shared)).toMatch(
      /^HORNET 2\.0.*: about ₹[\d,]+ \(\d amounts are not confirmed\) on the road, worked out for 2 Nov 2026, .*\/price\/HORNET2\.0\?down=50000&months=48&on=2026-11-02$/,
    )
  })

  it('says to pay, and not on the road, once an exchange is deducted', async () => {
    const html = await htmlOf('/price/HORNET2.0?exchange=20000&on=2026-11-02')
    expect(visibleText(html)).toMatch(/To pay after exchange ≈\s₹1,62,013/)
    expect(visibleText(html)).not.toContain('Total on the road')
    expect(html).toMatch(/<title>[^<]*₹1,62,013 to pay after exchange/)
  })

  it('is computed for a later day with the charges of that day', async () => {
    const later = await textOf('/price/HORNET2.0?on=2027-02-01')
    expect(later).toContain('Worked out for 1 Feb 2027')
    expect(later).toContain('with today’s ex-showroom price')
  })

  it('follows an exemption that ends', async () => {
    const free = '₹0 until 31 Dec 2026'
    expect(await textOf('/price/QC1?on=2026-12-31')).toContain(free)
    expect(await textOf('/price/QC1?on=2027-01-01')).not.toContain(free)
  })

  it('names the amounts that are not known, and then has no total', async () => {
    const other = await openTestDatabase()
    await other.db.updateTable('vehicles').set({ engine_cc: null }).execute()
    const answer = await testApp(other, {}, pages).request(today)
    const text = visibleText(await answer.text())
    expect(answer.status).toBe(200)
    expect(text).toContain('There is no total, because these amounts are not known: Third-party')
    expect(text).toContain('Known lines together')
    expect(text).not.toContain('Total on the road')
    await other.close()
  })

  it('with an earlier day is computed again for today', async () => {
    const html = await htmlOf('/price/HORNET2.0?on=2026-10-26')
    expect(visibleText(html)).toContain(
      'This link was made on 26 Oct 2026. The price has been worked out again for today.',
    )
    expect(html).toContain('/price/HORNET2.0.pdf?on=2026-10-26')
  })

  it('with a day that is too late keeps the choices, and says that its price is not known', async () => {
    const html = await htmlOf('/price/HORNET2.0?down=50000&on=2029-01-01')
    const text = visibleText(html)
    expect(text).toContain('The price for 1 Jan 2029 is not known yet. This is the price of today.')
    expect(text).toContain('Worked out for 2 Nov 2026')
    expect(text).toContain('after a down payment of ₹50,000')
    expect(html).toContain('/price/HORNET2.0.pdf?down=50000&amp;on=2029-01-01')
    expect(html).toContain('/price/HORNET2.0?down=50000&amp;on=2026-11-02"')
  })
})

describe('an address that is not canonical', () => {
  it.each([
    ['/price/HORNET2.0', today],
    ['/price/HORNET2.0?on=2026-02-30', today],
    ['/price/HORNET2.0?utm_source=x&on=2029-01-01', '/price/HORNET2.0?on=2029-01-01'],
    ['/price/HORNET2.0?on=2026-11-02&utm_source=x', today],
    ['/price/hornet2.0?on=2026-11-02&on=2026-11-03', today],
    ['/price/HORNET2.0?fit=NO-SUCH-PART&warranty=15&variant=Nope&down=-1', today],
    ['/price/HORNET2.0?options=no-such-line', '/price/HORNET2.0?options=&on=2026-11-02'],
    ['/price/HORNET2.0?on=2026-11-02&down=50000', '/price/HORNET2.0?down=50000&on=2026-11-02'],
  ])('%s leads to %s', async (asked, path) => {
    expect(await leadsTo(asked)).toEqual([302, path, 'no-store'])
    expect((await app.request(path)).status).toBe(200)
  })

  it('is no redirect for the router’s own parameters', async () => {
    const answer = await app.request(
      '/price/HORNET2.0.data?on=2026-11-02&_routes=pages%2Fpublic%2Fprice',
    )
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Life tax')
  })

  it('a former name leads to the present one', async () => {
    const dio = await app.services.vehicles.findByName('DIO')
    await database.db
      .insertInto('old_names')
      .values({ name: 'dio110', vehicle_id: dio?.id ?? 0, since: testNow.toISOString() })
      .execute()
    expect(await leadsTo('/price/DIO110?down=5000')).toEqual([
      301,
      '/price/DIO?down=5000',
      'no-store',
    ])
  })
})

describe('a vehicle without a price sheet', () => {
  const none = async (path: string) => {
    const answer = await app.request(path)
    const html = await answer.text()
    return { status: answer.status, text: visibleText(html), html }
  }

  it('is a 404 if it does not exist', async () => {
    const { status, text } = await none('/price/NOPE')
    expect(status).toBe(404)
    expect(text).toContain('We have no vehicle called NOPE.')
  })

  it('says if it is no longer sold, and leads to the workshop', async () => {
    const all = await app.services.vehicles.listActive()
    const old = all.find(({ isOnSale }) => !isOnSale)
    const { status, text, html } = await none(`/price/${old?.bikeName}`)
    expect(status).toBe(404)
    expect(text).toContain('is no longer sold new, so there is no price')
    expect(html).toContain('href="/service-booking?model=')
  })

  it('leads to the call-back form if the price is on request or there are no charges', async () => {
    const other = await openTestDatabase()
    const bare = testApp(other, {}, pages)
    await other.db.updateTable('vehicles').set({ price: 0 }).where('slug', '=', 'dio').execute()
    const request = visibleText(await (await bare.request('/price/DIO')).text())
    expect(request).toContain('The price of the DIO is on request.')

    await other.db.deleteFrom('facts').where('name', '=', 'charges').execute()
    const answer = await testApp(other, {}, pages).request('/price/HORNET2.0')
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(visibleText(html)).toContain('We have not published the charges on the road yet')
    expect(html).toContain('href="/on-road-price?model=HORNET2.0"')
    await other.close()
  })
})

it('a preview of the charges computes with the draft, and its links stay in the preview', async () => {
  const staff = await app.loginAsStaff()
  const before = await (await staff.request('/api/site/charges')).json()
  const charges = before.charges.map((row: { key: string }) =>
    row.key === 'registration-fee' ? { ...row, label: 'Fee of the draft' } : row,
  )
  const kept = await staff.send('PUT', '/api/site/charges', { ...before, charges })
  expect(kept.status).toBe(200)
  const { url } = await (await staff.send('POST', '/api/site/charges/preview')).json()
  const prefix = new URL(url).pathname.split('/').slice(0, 3).join('/')
  expect((await leadsTo(`${prefix}/price/HORNET2.0`)).slice(0, 2)).toEqual([
    302,
    `${prefix}${today}`,
  ])
  expect((await leadsTo(`${prefix}/price/HORNET2.0.pdf`)).slice(0, 2)).toEqual([
    302,
    `${prefix}/price/HORNET2.0.pdf?on=2026-11-02`,
  ])
  expect(await textOf(`${prefix}${today}`)).toContain('Fee of the draft')
  expect(await textOf(today)).not.toContain('Fee of the draft')
})
