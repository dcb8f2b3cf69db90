import { afterAll, expect, it } from 'vitest'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())

const { amc, finance } = readCatalogue('catalogue').facts

const textOf = async (path: string) => (await app.request(path)).text()

const expected: [path: string, words: string[]][] = [
  [
    '/finance',
    [
      ...finance.documents.map((it) => it.name),
      ...finance.proofsOfAddress,
      ...finance.proofsOfIdentity,
      'Proof of address (POA)',
      'Proof of identity (POI)',
      'EMI Calculator',
      'Disclaimer',
      'Privacy',
    ],
  ],
  ['/amc', [...amc.features.map(({ text, figure }) => `${text} ${figure}`), ...amc.terms]],
  ['/gallery', ['IMAGES']],
  ['/optain', ['OPTAIN FORM']],
  ['/joy-club', ['ENQUIRE NOW']],
  ['/privacy', ['Last changed on 27 Nov 2026', 'a copy stays in this tab for ten minutes']],
  ['/text-ride-booking', ['All prices are Ex-Showroom Price', 'INTERESTED FOR FINANCE ?']],
  [
    '/dealers/1',
    [
      'Meridian Motors',
      '14 Tamarind Foundry Road',
      '10:00 AM to 08:00 PM',
      '09:30 AM to 07:30 PM',
      'Tuesdays',
      '+91 00000 00001',
      '+91 00000 00004',
      'showroom@meridian-motors.example',
    ],
  ],
  [
    '/contact',
    [
      'showroom@meridian-motors.example',
      '+91 00000 00001',
      '+91 00000 00002',
      '+91 00000 00003',
      '+91 00000 00004',
      '+91 00000 00005',
    ],
  ],
]

it.each(expected)('%s contains its required texts', async (path, words) => {
  const said = visibleText(await textOf(path))
  expect(words.filter((it) => !said.includes(it))).toEqual([])
})

it('/finance links the privacy notice and the terms', async () => {
  const html = await textOf('/finance')
  expect(html).toContain('id="privacy"')
  expect(html).toContain('href="/privacy"')
  expect(html).toContain('href="/terms-conditions"')
})

it('/offers shows the offer with the highest id', async () => {
  const offers: { id: number; title: string }[] = await (await app.request('/api/getOffers')).json()
  const latest = offers.toSorted((one, other) => other.id - one.id)[0]
  const html = await textOf('/offers')
  expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(latest?.title)
})

it('explains with status 404 that a dealer is unknown', async () => {
  const answer = await app.request('/dealers/99')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('We could not find this showroom')
})

it('/search shows the two conditions that it understood in a query', async () => {
  const html = await textOf('/search?q=scooter+under+90000')
  const [, list = ''] = /<ul[^>]*aria-label="Understood as"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  expect(list.match(/<a /g)).toHaveLength(2)
})

it('/angle-view of an unknown model links to models with a 360° view', async () => {
  const answer = await app.request('/angle-view/NONE')
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toMatch(/<h1[^>]*>(<[^>]+>)*Unknown/)
  expect(html.match(/href="\/angle-view\/HORNET2.0"/g)).toHaveLength(1)
})

it.each(['48,000', '60,000', '72,000', '1,20,000', '58,000', '70,000', '82,000', '1,30,000'])(
  '/extendedWarranty contains the total of %s km once',
  async (total) => {
    const html = await textOf('/extendedWarranty')
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) =>
      visibleText(cell),
    )
    expect(cells.filter((words) => words.includes(` ${total} km`))).toHaveLength(1)
  },
)

it('the footer has its links, numbers and credit', async () => {
  const [, footer = ''] = /<footer[^>]*>(.*)<\/footer>/s.exec(await textOf('/about')) ?? []
  const links = [...footer.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, words = '']) => [visibleText(words).trim(), href],
  )
  expect(links).toEqual(
    expect.arrayContaining([
      ['Finance', '/finance'],
      ['EMI Calculator', '/finance#emi'],
      ['Contact Us', '/contact'],
      ['About Us', '/about'],
      ['Terms & Conditions', '/terms-conditions'],
      ['Privacy Policy', '/finance#privacy'],
      ['Book For Service', '/service-booking'],
      ['Book For AMC', '/amc'],
      ['Extended Warranty', '/extendedWarranty'],
    ]),
  )
  expect(links.filter(([, href]) => href === '/optain')).toHaveLength(1)
  expect(links.filter(([, href]) => href?.startsWith('tel:'))).toHaveLength(5)
  expect(footer.match(/Site by/g)).toHaveLength(1)
})
