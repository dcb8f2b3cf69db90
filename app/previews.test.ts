import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

let pages: PageHandler
beforeAll(async () => {
  pages = await pageHandlerFromSources()
}, 60_000)

async function open(app: TestApp, slug: string): Promise<{ prefix: string; path: string }> {
  const made = await app.send('POST', `/api/models/${slug}/preview`)
  const { url } = await made.json()
  const { pathname } = new URL(url)
  return { prefix: pathname.split('/').slice(0, 3).join('/'), path: pathname }
}

async function write(app: TestApp, slug: string, change: object): Promise<void> {
  const before = await (await app.request(`/api/models/${slug}`)).json()
  const kept = await app.send('PUT', `/api/models/${slug}`, { ...before, ...change })
  if (!kept.ok) throw new Error(await kept.text())
}

const seen = async (app: TestApp, path: string) => {
  const answer = await app.request(path, { headers: { accept: 'text/html' } })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

onEachDatabase('draft preview', (getDatabase) => {
  const stranger = (clock = () => testNow) => testApp(getDatabase(), { clock }, pages)
  const owner = (clock = () => testNow) => stranger(clock).loginAsStaff()

  it('shows the draft of one of the site’s pages', async () => {
    const app = await owner()
    const was = await (await app.request('/api/site/about')).json()
    await app.send('PUT', '/api/site/about', { ...was, body: '## Since 1998' })
    const made = await app.send('POST', '/api/site/about/preview')
    const { pathname } = new URL((await made.json()).url)
    const { status, html } = await seen(stranger(), pathname)
    expect([status, html.includes('Since 1998')]).toEqual([200, true])
    expect(html).toContain('About us</a> · draft of 2 Nov 2026, 10:00 AM')
    expect((await seen(stranger(), '/about')).html).not.toContain('Since 1998')
  })

  it('shows the draft to everybody with the link and leaves the site unchanged', async () => {
    const app = await owner()
    await write(app, 'hornet-2-0', { description: 'Quite new.' })
    const { path, prefix } = await open(app, 'hornet-2-0')
    expect(path).toBe(`${prefix}/view-details/HORNET2.0`)
    const visitor = stranger()
    const { status, html, headers } = await seen(visitor, path)
    expect(status).toBe(200)
    expect(html).toContain('Quite new.')
    expect(html).toContain(
      '</a> · draft of 2 Nov 2026, 10:00 AM, not on the site yet · link valid until 3 Nov 2026, 10:00 AM',
    )
    expect(html).not.toMatch(/<(?:a|form)\s[^>]*(?:href|action)="\/(?!preview\/)/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
    const part = await visitor.request(`${prefix}/api/bikeView/HORNET2.0`)
    expect(part.headers.get('cache-control')).toBe('no-store')
    expect(await part.json()).toMatchObject({ bikeDetails: 'Quite new.' })

    const site = await seen(visitor, '/view-details/HORNET2.0')
    expect(site.html).not.toContain('Quite new.')
    expect(site.html).not.toContain('preview')
    expect(site.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('shows the draft as it was when the preview was created, despite later changes', async () => {
    const app = await owner()
    await write(app, 'hornet-2-0', { description: 'As shown.' })
    const { path } = await open(app, 'hornet-2-0')
    const sales = await stranger().loginAsStaff('sales')
    await write(sales, 'hornet-2-0', { description: 'Written later.' })
    await app.request('/api/models/hornet-2-0/draft', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: 3 }),
    })
    const { html } = await seen(stranger(), path)
    expect(html).toContain('As shown.')
    expect(html).not.toContain('Written later.')
  })

  it('shows the published document of a model without a draft, not later drafts', async () => {
    const app = await owner()
    const { path } = await open(app, 'hornet-2-0')
    await write(app, 'hornet-2-0', { description: 'Written later.' })
    const { html } = await seen(stranger(), path)
    expect(html).toContain('· as on the site')
    expect(html).not.toContain('Written later.')
  })

  it.each([
    ['was deactivated', { status: 'inactive' as const }],
    ['has a role without the right', { role: 'workshop' as const }],
    ['has no account any more', { user_id: 'someone-else' }],
  ])('expires when its creator %s', async (_, change) => {
    const sales = await stranger().loginAsStaff('sales')
    const { path } = await open(sales, 'hornet-2-0')
    expect((await seen(stranger(), path)).status).toBe(200)
    const { db } = getDatabase()
    await db.updateTable('staff').set(change).where('user_id', '=', 'sales').execute()
    expect((await seen(stranger(), path)).status).toBe(404)
    const held = await (await owner()).request('/api/models/hornet-2-0/preview')
    expect(await held.json()).toEqual({ open: 0, expiresAt: null })
  })

  it('in the editor shows the saved draft to accounts that may write the draft', async () => {
    const sales = await stranger().loginAsStaff('sales')
    await write(sales, 'hornet-2-0', { description: 'First.' })
    const own = '/preview/model.hornet-2-0'
    const start = await seen(sales, own)
    const path = `${own}/view-details/HORNET2.0`
    expect([start.status, start.headers.get('location')]).toEqual([302, path])
    expect((await seen(sales, path)).html).toContain('First.')
    await write(await owner(), 'hornet-2-0', { description: 'Second.' })
    const { html } = await seen(sales, path)
    expect(html).toContain('Second.')
    expect(html).toContain('</a> · draft, not on the site yet</p>')
    expect(html).not.toMatch(/<(?:a|form)\s[^>]*(?:href|action)="\/(?!preview\/)/)
    const workshop = await stranger().loginAsStaff('workshop')
    for (const other of [stranger(), workshop]) expect((await seen(other, path)).status).toBe(404)
    expect((await seen(sales, '/preview/site.about/about')).status).toBe(200)
    for (const unknown of ['model.no-such', 'staff.meera', 'model.', 'constructor.x'])
      expect([unknown, (await seen(sales, `/preview/${unknown}/about`)).status]).toEqual([
        unknown,
        404,
      ])
  })

  it('includes an unpublished model in lists, page sections and forms', async () => {
    const app = await owner()
    await app.send('POST', '/api/models', { name: 'HORNET 3.0', copyOf: 'hornet-2-0' })
    const colours = [{ name: 'Mango', slug: 'mango', swatch: '#ff8800', picture: 'black' }]
    const accessories = [
      {
        heading: 'Tank pad',
        description: 'Of carbon',
        partNo: 'SR-ACC-9999',
        price: '900.00',
        picture: 'site/offer-1',
      },
    ]
    await write(app, 'hornet-3-0', { colours, accessories })
    const { prefix } = await open(app, 'hornet-3-0')
    const visitor = stranger()
    const json = async (path: string) => (await visitor.request(prefix + path)).json()
    const names = (await json('/api/bikes')).map(({ name }: { name: string }) => name)
    // The last of the models on sale.
    expect(names[8]).toBe('HORNET 3.0')
    expect(await json('/api/bikeColours/HORNET3.0')).toMatchObject([{ name: 'Mango' }])
    expect(await json('/api/bikeAccessories/hornet3.0')).toMatchObject([{ heading: 'Tank pad' }])
    expect((await json('/api/360Images/HORNET3.0')).length).toBeGreaterThan(11)
    for (const [path, says] of [
      ['/motorcycle?model=HORNET3.0', 'HORNET 3.0'],
      ['/view-details/HORNET3.0?tab=accessories', 'Tank pad'],
      ['/angle-view/HORNET3.0', '<h1'],
      ['/text-ride-booking?model=HORNET3.0&colour=mango', 'Mango'],
      ['', 'not on the site'],
    ]) {
      const { status, html } = await seen(visitor, `${prefix}${path}`)
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain(says)
    }
    expect((await visitor.request('/api/bikeColours/HORNET3.0')).status).toBe(404)
    for (const path of ['/sitemap.xml', '/search?q=hornet', '/motorcycle'])
      expect((await seen(visitor, path)).html).not.toContain('HORNET3.0')
  })

  it('stores no write below its address, and says so', async () => {
    const app = await owner()
    const { prefix } = await open(app, 'hornet-2-0')
    const { db } = getDatabase()
    const count = async () => {
      const [asked, owed] = [
        await db.selectFrom('enquiries').select('id').execute(),
        await db.selectFrom('outbox').select('id').execute(),
      ]
      return [asked.length, owed.length]
    }
    const visitor = stranger()
    const before = await count()
    for (const { postTo, page, example } of publicEnquiryKinds) {
      const json = await visitor.send('POST', prefix + postTo, example)
      expect([postTo, json.status]).toEqual([postTo, 403])
      expect((await json.json()).message).toBe('This is a preview: nothing was sent.')
      const form = await visitor.request(prefix + page, {
        method: 'POST',
        // As a browser sends a form from a page without a referrer.
        headers: { accept: 'text/html', origin: 'null', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ name: 'Somebody' }),
      })
      expect(form.status).toBe(403)
      expect(await form.text()).toContain('<h1>This is a preview: nothing was sent.</h1>')
    }
    expect(await count()).toEqual(before)
  })

  it('expires after a day or on revocation, and is then answered like an unknown preview', async () => {
    let now = testNow
    const app = await owner(() => now)
    const first = await open(app, 'hornet-2-0')
    await open(app, 'hornet-2-0')
    const other = await open(app, 'dio')
    const listed = await app.request('/api/models/hornet-2-0/preview')
    expect(await listed.json()).toEqual({ open: 2, expiresAt: '2026-11-03T04:30:00.000Z' })
    const visitor = stranger(() => now)
    const never = `/preview/${'A'.repeat(43)}`
    const plain = async (path: string) => {
      const { status, html, headers } = await seen(
        stranger(() => now),
        path,
      )
      const { 'x-request-id': _, ...rest } = Object.fromEntries(headers)
      return { status, html, rest }
    }
    const unknown = await plain(`${never}/view-details/DIO`)
    expect(unknown).toMatchObject({ status: 404 })
    expect(await plain('/preview/short')).toEqual(unknown)
    expect(await plain('/preview')).toEqual(unknown)

    const revoked = await app.request('/api/models/hornet-2-0/preview', { method: 'DELETE' })
    expect((await revoked.json()).message).toBe('The 2 preview links no longer work.')
    expect(await plain(first.path)).toEqual(unknown)
    expect((await plain(other.path)).status).toBe(200)
    now = new Date(testNow.getTime() + 24 * 3_600_000)
    expect(await plain(other.path)).toEqual(unknown)
    expect((await visitor.send('POST', other.path)).status).toBe(404)
    await app.services.previews.prune()
    expect(await getDatabase().db.selectFrom('previews').selectAll().execute()).toEqual([])

    const audit = await app.services.changes.listOf('model/hornet-2-0', 10)
    expect(audit.map(({ who, action }) => `${who} ${action}`)).toEqual([
      'meera revoked the preview links of',
      'meera made a preview link of',
      'meera made a preview link of',
    ])
  })
})

// These do not depend on the database engine.
describe('a preview, whatever the database,', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())
  const stranger = () => testApp(database, {}, pages)
  const owner = () => stranger().loginAsStaff()

  it('redirects a renamed model’s old name to the new name, and lists the model once', async () => {
    const app = await owner()
    await write(app, 'hornet-2-0', { name: 'HORNET R', slug: 'hornet-r' })
    const { path, prefix } = await open(app, 'hornet-2-0')
    expect(path).toBe(`${prefix}/view-details/HORNETR`)
    const visitor = stranger()
    const old = await seen(visitor, `${prefix}/view-details/HORNET2.0`)
    expect([old.status, old.headers.get('location')]).toEqual([301, path])
    const listed = await (await visitor.request(`${prefix}/api/bikes`)).json()
    const names = listed.map(({ name }: { name: string }) => name)
    expect(names).toContain('HORNET R')
    expect(names).not.toContain('HORNET 2.0')
    const form = await seen(visitor, `${prefix}/service-booking`)
    expect(form.html).toContain('HORNET R')
  })

  it('shows the existing parts of a draft with gaps, and names the missing parts', async () => {
    const app = await owner()
    await app.send('POST', '/api/models', { name: 'Éclair 125' })
    await write(app, 'eclair-125', {
      colours: [{ name: 'Mint' }],
      specifications: { engineDetails: [{ label: 'Displacement' }] },
      features: [{ heading: 'Bright lamp' }],
      accessories: [{ heading: 'Mirror' }],
    })
    const { path, prefix } = await open(app, 'eclair-125')
    const visitor = stranger()
    const name = encodeURIComponent('Éclair125')
    for (const way of [
      path,
      `${path}?tab=specifications`,
      `${path}?tab=accessories`,
      `${path}?tab=colours`,
      `${prefix}/motorcycle?model=${name}`,
      `${prefix}/text-ride-booking?model=${name}`,
      `${prefix}/search?q=eclair`,
    ]) {
      const { status, html } = await seen(visitor, way)
      expect([way, status]).toEqual([way, 200])
      expect(html).toMatch(/Still missing \(\d+\): .*Tagline/)
      // Without a price, the page says so and never shows zero rupees.
      expect([way, /.{80}₹0(?![\d,.]).{40}|"price":0[,}]/s.exec(html)?.[0]]).toEqual([
        way,
        undefined,
      ])
    }
    const { html } = await seen(visitor, path)
    expect(html).toContain('Mint')
    expect(html).toContain('Price on request')
    expect(html).toMatch(/<title>ÉCLAIR 125|<title>Éclair 125(?!: price)/)
    const compared = await seen(visitor, `${prefix}/compare?model=${name}&model=DIO`)
    expect(compared.html).toContain('Price on request')
    expect(compared.html).not.toMatch(/₹0(?![\d,.])/)
  })

  it('says that a model has no picture, and never shows another model', async () => {
    const app = await owner()
    await app.send('POST', '/api/models', { name: 'Vento' })
    await write(app, 'vento', {
      kind: 'scooter',
      colours: [{ name: 'Mint', slug: 'mint', swatch: '#aaffcc' }],
      features: [{ heading: 'Bright lamp', picture: 'site/offer-1' }],
    })
    const { path, prefix } = await open(app, 'vento')
    const { html } = await seen(stranger(), path)
    expect(html).toContain('src="/no-picture-scooter-960.v1.webp"')
    expect(html).toContain('(no picture yet)')
    const [own] = html.split('<footer')
    expect(own).not.toMatch(/<img[^>]*fetchpriority="high"[^>]*src="\/pictures\//)
    const colours = await stranger().request(`${prefix}/api/bikeColours/Vento`)
    expect(JSON.stringify(await colours.json())).not.toContain('/pictures/')
  })

  it('shows the same draft after the model is renamed and published', async () => {
    const app = await owner()
    // One published before and one never published: only the first gets a former name.
    await app.send('POST', '/api/models', { name: 'HORNET 3.0', copyOf: 'hornet-2-0' })
    for (const [slug, now, nowSlug] of [
      ['hornet-2-0', 'HORNET R', 'hornet-r'],
      ['hornet-3-0', 'HORNET S', 'hornet-s'],
    ] as const) {
      await write(app, slug, { tagline: 'As it was shown' })
      const { path } = await open(app, slug)
      const before = await seen(stranger(), path)
      expect(before.status).toBe(200)
      await write(app, slug, { name: now, slug: nowSlug })
      const { version } = await (await app.request(`/api/models/${slug}`)).json()
      const published = await app.send('POST', `/api/models/${slug}/publish`, { version })
      expect([slug, published.status]).toEqual([slug, 200])
      const after = await seen(stranger(), path)
      const heading = /<h1[^>]*>[^<]*/
      expect(after.html.match(heading)?.[0]).toBe(before.html.match(heading)?.[0])
      const held = await (await app.request(`/api/models/${nowSlug}/preview`)).json()
      expect(held.open).toBe(1)
    }
  })

  it('in the editor redirects from the old name to the new name', async () => {
    const app = await owner()
    await write(app, 'hornet-2-0', { name: 'HORNET R', slug: 'hornet-r' })
    const prefix = '/preview/model.hornet-2-0'
    const { headers } = await seen(app, `${prefix}/view-details/HORNET2.0`)
    expect(headers.get('location')).toBe(`${prefix}/view-details/HORNETR`)
  })

  it('gives no access to the portal, another preview or a write', async () => {
    const app = await owner()
    const { prefix } = await open(app, 'hornet-2-0')
    for (const path of [
      '/admin',
      '/Admin/login',
      '/%61dmin/login',
      '/admin.data',
      '/api/me',
      '/api/models',
      `${prefix}/motorcycle`,
      '/robots.txt',
      '/sitemap.xml',
    ])
      expect([path, (await seen(app, prefix + path)).status]).toEqual([path, 404])
    const picture = await seen(app, `${prefix}/pictures/site/floor-960.1a2b3c4d.avif`)
    expect(picture.headers.get('location')).toBe('/pictures/site/floor-960.1a2b3c4d.avif')
  })

  it('requires the capability to write drafts, and an existing model', async () => {
    const sales = await stranger().loginAsStaff('sales')
    expect((await sales.send('POST', '/api/models/dio/preview')).status).toBe(201)
    const workshop = await stranger().loginAsStaff('workshop')
    expect((await workshop.send('POST', '/api/models/dio/preview')).status).toBe(403)
    expect((await sales.send('POST', '/api/models/no-such/preview')).status).toBe(404)
  })
})
