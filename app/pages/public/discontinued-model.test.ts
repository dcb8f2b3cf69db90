import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelKeyFromLink } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName, vehicleListPaths } from '#app/catalogue/vehicles/vehicle.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { linkablePages } from '#app/site/page-content/linkable-pages.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const htmlOf = async (path: string) => (await app.request(path)).text()
const wordsOf = async (path: string) => visibleText(await htmlOf(path))

const rows = await database.db.selectFrom('vehicles').selectAll().execute()
const variants = await database.db.selectFrom('variants').selectAll().execute()
const models = rows.map((row) => ({
  ...row,
  bikeName: toBikeName(row.name),
  prices: variants
    .filter(({ vehicle_id }) => vehicle_id === row.id)
    .map(({ difference }) => formatRupees(row.price + difference)),
}))
const onSale = models.filter(({ availability }) => availability === 'on-sale')
const serviceOnly = models.filter(({ availability }) => availability === 'service-only')

/** Every public page, and every address that may name a discontinued model. */
const paths = [
  ...linkablePages,
  '/no-such-page',
  '/view-details',
  '/view-details/NONE',
  '/angle-view',
  '/dealers/1',
  ...models.map(({ bikeName }) => `/view-details/${bikeName}`),
  ...serviceOnly.flatMap(({ bikeName, kind, slug, name }) => [
    ...['specifications', 'colours', 'features', 'accessories'].map(
      (tab) => `/view-details/${bikeName}?tab=${tab}`,
    ),
    `/angle-view/${bikeName}`,
    `/angle-view/${bikeName}?variant=Disc&fit=SR-ACC-1172`,
    `${vehicleListPaths[kind]}?model=${bikeName}`,
    `/search?q=${slug}`,
    `/search?q=${encodeURIComponent(`${name} cheapest`)}`,
    `/compare?model=${bikeName}&model=DIO`,
    `/compare?model=${bikeName}`,
    `/text-ride-booking?model=${bikeName}&variant=Deluxe`,
    `/finance?model=${bikeName}&variant=Disc`,
    `/service-booking?model=${bikeName}`,
    `/extendedWarranty?model=${bikeName}`,
    `/brochures/${bikeName}.pdf`,
  ]),
]

const pages = new Map<string, string>()
beforeAll(async () => {
  for (const path of paths) pages.set(path, await htmlOf(path))
})

describe('a discontinued model', () => {
  it('shows neither a price nor an instalment anywhere', () => {
    const known = new Set(onSale.flatMap(({ prices }) => prices))
    for (const { name, prices } of serviceOnly)
      for (const price of prices.filter((it) => !known.has(it)))
        for (const [path, html] of pages)
          expect({ name, path, has: html.includes(price) }).toEqual({ name, path, has: false })
  })

  it('has no link to the test ride, the loan or the configurator', () => {
    const selling = ['/text-ride-booking', '/finance', '/angle-view']
    for (const { key, bikeName } of serviceOnly)
      for (const [path, html] of pages) {
        const links = hrefsIn(html).filter(
          (href) =>
            href !== `/angle-view/${bikeName}` &&
            selling.some((start) => href.startsWith(start)) &&
            modelKeyFromLink(href) === key,
        )
        expect({ path, links }).toEqual({ path, links: [] })
      }
  })

  it('is an option in forms for owners, but not in forms for buyers', () => {
    for (const { name } of serviceOnly) {
      const option = new RegExp(`<option[^>]*>${name}</option>`)
      for (const path of ['/service-booking', '/amc', '/extendedWarranty'])
        expect(pages.get(path)).toMatch(option)
      for (const path of ['/text-ride-booking', '/finance'])
        expect(pages.get(path)).not.toMatch(option)
    }
  })

  it('has no offer in the structured data', () => {
    const names = new Set(serviceOnly.map(({ name }) => name))
    for (const [path, html] of pages)
      for (const data of dataIn(html))
        if ('offers' in data)
          expect({ path, name: names.has(data.name) }).toEqual({ path, name: false })
  })

  it('does not appear among similar models, slides or offers', () => {
    const linked = (path: string) => new Set(hrefsIn(pages.get(path) ?? '').map(modelKeyFromLink))
    for (const { key, name } of serviceOnly)
      for (const path of ['/', '/offers', '/no-such-page', ...models.map(pageOf)])
        if (path !== pageOf({ bikeName: toBikeName(name) }))
          expect({ path, name, is: linked(path).has(key) }).toEqual({ path, name, is: false })
  })

  it.each(serviceOnly)('$name keeps its page, which offers service but no sale', ({ bikeName }) => {
    const html = pages.get(`/view-details/${bikeName}`) ?? ''
    const words = visibleText(html)
    expect(words).toContain('No longer sold new We still service it and sell spare parts for it.')
    expect(words).toContain('Call WhatsApp Service')
    expect(words).not.toContain('sit on it in the showroom')
    expect(words).toContain('Annual maintenance contract')
    expect(words).toContain('Check my warranty')
    expect(words).toContain('Models on sale now')
    // The models that are on sale today follow after this heading.
    const [own = ''] = words.split('Models on sale now')
    const main = own.slice(own.indexOf('SPECIFICATIONS'))
    for (const selling of ['est ride', 'EST RIDE', 'Start from', 'a month', 'as standard'])
      expect({ selling, is: main.includes(selling) }).toEqual({ selling, is: false })
    expect(words).not.toContain('EMI E-Brochure')
    expect(hrefsIn(html)).toContain(`/service-booking?model=${bikeName}`)
  })

  it('appears in the sitemap, in comparisons and in the search', async () => {
    const map = await htmlOf('/sitemap.xml')
    for (const { bikeName, name, slug } of serviceOnly) {
      expect(map).toContain(`/view-details/${bikeName}`)
      expect(visibleText(pages.get(`/compare?model=${bikeName}&model=DIO`) ?? '')).toContain(name)
      expect(visibleText(pages.get(`/search?q=${slug}`) ?? '')).toContain(
        'No longer sold new · service and spares',
      )
    }
  })

  it('is listed after all other models in lists and search', () => {
    for (const path of ['/motorcycle', '/scooters', '/search']) {
      const [before = '', after = ''] = (pages.get(path) ?? '').split(
        'No longer sold new · service and spares',
      )
      const listed = before.slice(before.lastIndexOf('<h2'))
      for (const { bikeName, kind } of serviceOnly) {
        if (path !== '/search' && vehicleListPaths[kind] !== path) continue
        expect(after).toContain(`/view-details/${bikeName}"`)
        expect(listed).not.toContain(`/view-details/${bikeName}"`)
      }
    }
  })

  it('is still accepted by the test-ride endpoint', async () => {
    for (const { form_value, slug, name } of serviceOnly) {
      const model = form_value ?? slug
      const asked = await app.send('POST', '/api/postBooking', {
        ...{ name: 'Asha Example', mobileNo: '9000000008', emailId: 'asha@example.com' },
        ...{ model, color: 'Red', message: '' },
      })
      expect({ name, status: asked.status }).toEqual({ name, status: 201 })
    }
  })
})

describe('the numbers of models', () => {
  const count = (kind: string) => onSale.filter((it) => it.kind === kind).length

  it('are the same on every page, and each number says what it counts', async () => {
    expect([onSale.length, serviceOnly.length, models.length]).toEqual([15, 7, 22])
    const sale = String(onSale.length)
    const home = visibleText(pages.get('/') ?? '')
    expect(home).toContain(`${sale} bikes and scooters from about ₹63,200`)
    expect(pages.get('/')).toContain(`content="${sale} models on sale with prices`)
    expect(visibleText(pages.get('/about') ?? '')).toContain(`models on sale ${sale} `)
    expect(visibleText(pages.get('/search') ?? '')).toContain(
      `All ${models.length} models: ${sale} on sale, ${serviceOnly.length} no longer sold new`,
    )
    for (const [path, kind, label] of [
      ['/motorcycle', 'bike', 'motorcycles'],
      ['/scooters', 'scooter', 'scooters'],
      ['/ev', 'ev', 'electric models'],
    ] as const) {
      expect(visibleText(pages.get(path) ?? '')).toContain(`${count(kind)} ${label} on sale`)
      expect(pages.get(path)).toContain(`content="${count(kind)} models on sale: `)
      expect(home).toContain(`${count(kind)} on sale, from`)
    }
    expect(await wordsOf('/search?q=cb')).toMatch(
      /\d+ of 22 models: \d on sale, \d no longer sold new/,
    )
  })

  it('are the same in the lists of the API', async () => {
    const lists = await Promise.all(
      ['/api/bikes', '/api/scooters', '/api/ev'].map(async (path) =>
        (await app.request(path)).json(),
      ),
    )
    const all: { availability: string; price: number }[] = lists.flat()
    const isSold = ({ availability }: { availability: string }) => availability === 'on-sale'
    expect(all.filter(isSold)).toHaveLength(onSale.length)
    expect(all).toHaveLength(models.length)
    expect(all.filter((it) => !isSold(it)).every(({ price }) => price === 0)).toBe(true)
  })
})

it('titles, counts and slides change when a model becomes service-only', async () => {
  const { db } = database
  const { revision } = app.services
  await db
    .updateTable('vehicles')
    .set({ availability: 'service-only' })
    .where('kind', '=', 'ev')
    .execute()
  await revision.increment()
  const page = await htmlOf('/ev')
  expect(page).toContain('<title>Electric · Meridian Motors</title>')
  expect(visibleText(page)).toContain('0 electric models on sale')
  expect(await wordsOf('/')).not.toContain('80 km from the socket')
  await db.updateTable('vehicles').set({ status: 0 }).where('kind', '=', 'ev').execute()
  await revision.increment()
  const none = await wordsOf('/ev')
  expect(none).toContain('No electric models on sale right now')
  expect(none).toContain('To ask about new models, call +91 00000 00001')
  expect(none).toContain('Motorcycles Scooters Contact us')
})

const pageOf = ({ bikeName }: { bikeName: string }) => `/view-details/${bikeName}`

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

function dataIn(html: string): { name: string }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
}
