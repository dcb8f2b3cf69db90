import { afterAll, describe, expect, it } from 'vitest'
import { QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import { sheetPdf } from '#app/platform/pdf/sheet-pdf.server.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { findPriceCalculation } from './find-price-calculation.server.ts'
import type { CalculationLine } from './price-calculation.ts'
import { calculationPdfSheet } from './price-pdf.server.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const address = '/price/HORNET2.0.pdf?down=50000&on=2026-11-02'

describe('the PDF of a dated calculation', () => {
  it('is one A4 page with the content of the page', async () => {
    const answer = await testApp(database).request(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="hornet-2-0-on-road-price-2026-11-02.pdf"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const { pages, mediaBox, title } = readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect([pages.length, mediaBox]).toEqual([1, '0 0 595.28 841.89'])
    expect(title).toMatch(/^HORNET 2\.0.*: price on the road$/)
    const text = textOf(pages[0])
    for (const part of ['Meridian', 'Life', 'Total', 'rupees', 'EMI', 'quotation', '[picture]'])
      expect(text).toContain(part)
  })

  it.each([
    ['2026-10-26', 'This link was made on 26 Oct 2026.'],
    ['2029-01-01', 'The price for 1 Jan 2029 is not known yet. This is the price of today.'],
  ])('says that the day %s of its address is another one', async (day, message) => {
    const answer = await testApp(database).request(`/price/HORNET2.0.pdf?on=${day}`)
    expect(answer.status).toBe(200)
    const { pages } = readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(pages).toHaveLength(1)
    expect(textOf(pages[0])).toContain(message)
  })

  it('has a canonical address, and leads to the page if there is no calculation', async () => {
    const app = testApp(database)
    const leadsTo = async (path: string) => {
      const { status, headers } = await app.request(path)
      return [status, headers.get('location'), headers.get('cache-control')]
    }
    expect(await leadsTo('/price/HORNET2.0.pdf?x=1')).toEqual([
      302,
      '/price/HORNET2.0.pdf?on=2026-11-02',
      'no-store',
    ])
    expect(await leadsTo('/price/NOPE.pdf')).toEqual([302, '/price/NOPE', 'no-store'])
  })

  it('is drawn ten times a minute for one network, and then refused with a message', async () => {
    let now = testNow
    const app = testApp(database, { clock: () => now })
    const { services } = app
    services.drawPricePdf = async () => new Uint8Array()
    const statuses: number[] = []
    for (let count = 0; count < 10; count++) statuses.push((await app.request(address)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await app.request(address)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.text()).toContain(
      'Too many PDFs for your connection. Please try again in 60 seconds.',
    )
    now = new Date(testNow.getTime() + 61_000)
    expect((await app.request(address)).status).toBe(200)
  })

  it('is refused with 503 if too many wait', async () => {
    const app = testApp(database)
    app.services.drawPricePdf = () => Promise.reject(new QueueFull())
    const answer = await app.request(address)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

const textOf = (page: readonly string[] = []) => page.join(' ').replaceAll(/\s+/g, ' ')

describe('a long calculation', () => {
  async function drawnWith(extra: number, label: (index: number) => string, reason = '') {
    const { services } = testApp(database)
    const found = await findPriceCalculation(services, {
      ...{ name: 'HORNET2.0', search: '?on=2026-11-02', origin: 'https://shop.example' },
    })
    if (found.is !== 'found') throw new Error(found.is)
    const lines = Array.from(
      { length: extra },
      (_, index): CalculationLine => ({
        ...{ key: `part-${index}`, label: label(index), rupees: 1250, reason },
        ...{ isUnconfirmed: false, source: undefined },
      }),
    )
    const groups = [...found.calculation.groups, { title: 'Accessories', lines }]
    const sheet = calculationPdfSheet(
      { ...found.calculation, groups },
      await services.dealer.get(),
      undefined,
    )
    return readPdf(sheetPdf(sheet))
  }

  it('stays on one page with twenty accessories', async () => {
    const { pages } = await drawnWith(20, (index) => `Crash guard number ${index}`)
    expect(pages).toHaveLength(1)
    expect(textOf(pages[0])).toContain('Sources')
  })

  it('drops the reasons with a message before it becomes unreadable', async () => {
    const reason = 'A long reason with many words that needs two lines of its own. '.repeat(3)
    const { pages } = await drawnWith(70, (index) => `A charge ${index}`, reason)
    expect(pages).toHaveLength(1)
    expect(textOf(pages[0])).toContain('The reasons and sources do not fit on this page.')
  })

  it('draws the scripts of India', async () => {
    const { fonts } = await drawnWith(1, () => 'జీవిత పన్ను, जीवन कर')
    expect(fonts).toEqual(expect.arrayContaining(['telugu', 'devanagari', 'rupee']))
  })
})
