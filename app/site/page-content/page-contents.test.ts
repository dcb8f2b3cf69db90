import { expect, it } from 'vitest'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { readSlidesDocument } from '#app/site/home/slide-query.server.ts'
import { aboutPageSetting } from '#app/site/markdown-pages/page-text-settings.server.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { isPageContentKey, type PageContentKey, pageContentKeys } from './page-content-keys.ts'
import { pageContents } from './page-contents.server.ts'

type Part = Record<string, unknown> & { version: number }
type Slide = Record<string, unknown> & { id?: number }

const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
const read = async (app: TestApp, part: PageContentKey): Promise<Part> =>
  (await app.request(`/api/site/${part}`)).json()
const save = async (app: TestApp, part: PageContentKey, change: Record<string, unknown>) =>
  bodyOf(await app.send('PUT', `/api/site/${part}`, { ...(await read(app, part)), ...change }))
const publish = async (app: TestApp, part: PageContentKey, plan: Record<string, unknown> = {}) => {
  const { version } = await read(app, part)
  return bodyOf(await app.send('POST', `/api/site/${part}/publish`, { version, ...plan }))
}
const listOf = async <Entry extends Slide>(app: TestApp, part: PageContentKey, name: string) => {
  const list: Entry[] = JSON.parse(JSON.stringify((await read(app, part))[name]))
  return list
}
const offersOf = (app: TestApp) => listOf(app, 'offers', 'offers')

onEachDatabase('page content', (getDatabase) => {
  const owner = (clock = () => testNow) => testApp(getDatabase(), { clock }).loginAsStaff()

  it('is complete at the start, and publishing it unchanged has no effect', async () => {
    const app = await owner()
    for (const part of pageContentKeys) {
      const before = await read(app, part)
      expect(before).toMatchObject({ state: 'on', version: 1, hasDraft: false, gaps: {} })
      expect(await save(app, part, {})).toMatchObject({ status: 200, gaps: {} })
      expect(await publish(app, part)).toMatchObject({ status: 200, part })
      const { version: _, editedAt: __, editedBy: ___, ...after } = await read(app, part)
      expect(before).toMatchObject(after)
    }
  })

  it('is listed with its draft and the user who published it last', async () => {
    const app = await owner()
    await save(app, 'terms', { intro: 'For {dealer}' })
    await save(app, 'about', { title: 'A house in {city}' })
    await publish(app, 'about')
    const { rows } = await bodyOf(await app.request('/api/site'))
    expect(rows).toHaveLength(pageContentKeys.length)
    expect(rows.every(({ part }: { part: string }) => isPageContentKey(part))).toBe(true)
    const of = (key: PageContentKey) => rows.find(({ part }: { part: string }) => part === key)
    expect(of('terms')).toMatchObject({ hasDraft: true, editedBy: 'meera', publishedAt: '' })
    expect(of('about')).toMatchObject({
      hasDraft: false,
      publishedBy: 'meera',
      publishedAt: testNow.toISOString(),
    })
  })

  it('refuses the second of two concurrent edits, and can be restored to the first version', async () => {
    const app = await owner()
    const first = await read(app, 'privacy')
    await app.send('PUT', '/api/site/privacy', { ...first, intro: 'Mine' })
    const second = await app.send('PUT', '/api/site/privacy', { ...first, intro: 'Yours' })
    expect(await bodyOf(second)).toMatchObject({
      status: 409,
      message: 'meera saved first: this is now version 2. Your changes are still here.',
    })
    await publish(app, 'privacy')
    const { rows } = await bodyOf(await app.request('/api/site/privacy/versions'))
    expect(rows).toMatchObject([{ number: 2, changes: [{ path: 'intro', after: 'Mine' }] }, {}])
    const { version } = await read(app, 'privacy')
    await app.send('POST', '/api/site/privacy/versions', { version, number: 1 })
    expect(await read(app, 'privacy')).toMatchObject({ hasDraft: true, intro: first['intro'] })
    const changes = await app.services.changes.listOf('site/privacy', 9)
    expect(changes[0]).toMatchObject({ action: 'published', after: { changed: 'intro' } })
  })

  it('confirms a changed offer on the dealer’s day, also shortly after midnight', async () => {
    // 01:30 on 3 November in Hyderabad.
    const app = await owner(() => new Date('2026-11-02T20:00:00Z'))
    const [first, ...others] = await offersOf(app)
    await save(app, 'offers', { offers: [{ ...first, title: 'Changed at night' }, ...others] })
    await publish(app, 'offers')
    const listed: { title: string; confirmedOn: string }[] = await (
      await app.request('/api/manageOffers')
    ).json()
    expect(listed.find(({ title }) => title === 'Changed at night')).toMatchObject({
      confirmedOn: '2026-11-03',
    })
  })

  it('is published at its scheduled time', async () => {
    let now = testNow
    const app = await owner(() => now)
    await save(app, 'about', { title: 'Tomorrow' })
    const at = '2026-11-03T03:30:00.000Z'
    expect(await publish(app, 'about', { at: '2026-11-01T00:00:00Z' })).toMatchObject({
      status: 422,
    })
    expect(await publish(app, 'about', { at })).toMatchObject({
      status: 200,
      message: 'Scheduled. The site does not change until then.',
    })
    expect(await read(app, 'about')).toMatchObject({ publishAt: at })
    expect(await app.services.parts.drafts.carryOut()).toBe(0)
    now = new Date(at)
    expect(await app.services.parts.drafts.carryOut()).toBe(1)
    const { document, meta } = await app.services.parts.read('about')
    expect({ ...document, ...meta }).toMatchObject({ hasDraft: false, title: 'Tomorrow' })
  })

  it('refuses an invalid field, names its path and saves no draft', async () => {
    const app = await owner()
    const wrong: [PageContentKey, Record<string, unknown>, string][] = [
      ['about', { title: 'T'.repeat(200) }, 'title'],
      ['about', { title: 'In {town}' }, 'title'],
      ['about', { unheardOf: 1 }, 'unheardOf'],
      ['terms', { body: '[x](javascript:alert(1))' }, 'body'],
      ['terms', { body: '<script>alert(1)</script>' }, 'body'],
      ['terms', { intro: '', body: '<script>alert(1)</script>' }, 'body'],
      ['terms', { body: '![x](https://elsewhere.example/x.png)' }, 'body'],
      ['slides', { slides: [{ headline: 'H'.repeat(200) }] }, 'slides.0.headline'],
      ['slides', { slides: [{ link: { href: 'javascript:alert(1)' } }] }, 'slides.0.link.href'],
      ['slides', { slides: [{ quietSide: 'above' }] }, 'slides.0.quietSide'],
      ['offers', { offers: [{ from: '2026-02-30' }] }, 'offers.0.from'],
      ['gallery', { images: [{ caption: 'C'.repeat(201) }] }, 'images.0.caption'],
      ['amc', { prices: [{ label: 'All', price: 1.5 }] }, 'prices.0.price'],
      ['loan', { ratePercent: 90 }, 'ratePercent'],
    ]
    for (const [part, change, place] of wrong) {
      const answer = await save(app, part, change)
      expect(answer).toMatchObject({ status: 422, errors: { [place]: [expect.any(String)] } })
    }
    const { rows } = await bodyOf(await app.request('/api/site'))
    expect(rows.some(({ hasDraft }: { hasDraft: boolean }) => hasDraft)).toBe(false)
  })

  it('reports an invalid link, model, picture or date before publication', async () => {
    const app = await owner()
    const [slide] = await listOf(app, 'slides', 'slides')
    const [offer] = await offersOf(app)
    const days = { from: '2026-12-02', until: '2026-12-01' }
    const tries: [PageContentKey, Record<string, unknown>, string][] = [
      ['slides', { slides: [{ ...slide, ...days }] }, 'Slide 1, Last day must not be before'],
      ['slides', { slides: [{ ...slide, link: { text: 'x', href: '/admin/site' } }] }, 'Slide 1'],
      [
        'slides',
        { slides: [{ ...slide, link: { text: 'x', href: '/view-details/NONE' } }] },
        'Slide 1, Button link refers to the model none, which does not exist',
      ],
      ['slides', { slides: [{ ...slide, picture: 'site/none' }] }, 'Slide 1, Picture refers to'],
      [
        'offers',
        { offers: [{ ...offer, models: ['NONE'] }] },
        'Offer 1, For these models refers to the model',
      ],
      [
        'gallery',
        { images: [{ picture: 'media/0123456789abcdef-1600x1067' }] },
        'Picture 1, Picture refers to the picture media/0123456789abcdef-1600x1067',
      ],
      ['loan', { ratePercent: 9, months: null }, 'Months is missing: enter both the rate'],
    ]
    for (const [part, change, says] of tries) {
      const saved = await save(app, part, change)
      const { message } = saved.status === 422 ? saved : await publish(app, part)
      expect(message).toContain(says)
    }
    expect((await app.services.slides.listShown('2026-12-02')).length).toBe(6)
  })

  it('saves a loan with only one of its two figures, and asks for the other one', async () => {
    const app = await owner()
    for (const [change, gap] of [
      [{ ratePercent: 9, months: null }, 'months'],
      [{ ratePercent: null, months: 24 }, 'ratePercent'],
    ] as const) {
      const saved = await save(app, 'loan', change)
      expect(saved.status).toBe(200)
      expect(Object.keys(saved.gaps)).toEqual([gap])
      expect((await publish(app, 'loan')).status).toBe(422)
    }
  })

  it('stays unpublished and says why if a picture is missing at the scheduled time', async () => {
    const app = await owner()
    const [image] = await listOf(app, 'gallery', 'images')
    await save(app, 'gallery', { images: [image] })
    const { version } = await read(app, 'gallery')
    const at = '2026-11-03T03:30:00.000Z'
    const planned = await app.send('POST', '/api/site/gallery/publish', { version, at })
    expect(planned.status).toBe(200)
    const { db } = getDatabase()
    const images = [{ ...image, picture: 'media/0123456789abcdef-1600x1067' }]
    await db
      .updateTable('drafts')
      .set({ document_json: JSON.stringify({ images }), planned_json: JSON.stringify({ images }) })
      .where('key', '=', 'gallery')
      .execute()
    const later = await testApp(getDatabase(), { clock: () => new Date(at) }).loginAsStaff()
    expect(await later.services.parts.drafts.carryOut()).toBe(1)
    expect(await read(later, 'gallery')).toMatchObject({
      hasDraft: true,
      images,
      publishAt: null,
      planFailure:
        'Picture 1, Picture refers to the picture media/0123456789abcdef-1600x1067, which does not exist',
    })
    const [newest] = await later.services.changes.listNewest(1)
    expect(newest).toMatchObject({
      who: 'meera',
      action: 'could not publish',
      subject: 'site/gallery',
      before: { publish: at },
      after: { reason: expect.stringContaining('which does not exist') },
    })
    const shown = await (await later.request('/api/gallery')).json()
    expect(shown.length).toBeGreaterThan(1)
  })

  it('responds with 404 to an unknown key at every endpoint', async () => {
    const app = await owner()
    expect((await app.request('/api/site/nothing')).status).toBe(404)
    expect((await app.send('PUT', '/api/site/nothing', { version: 1 })).status).toBe(404)
  })

  it('stays unpublished and says why if the user who scheduled the publication was deactivated', async () => {
    let now = testNow
    const as = (role: 'manager' | 'owner') =>
      testApp(getDatabase(), { clock: () => now }).loginAsStaff(role)
    const [manager, app] = [await as('manager'), await as('owner')]
    await save(manager, 'about', { title: 'Tomorrow' })
    const at = '2026-11-02T05:30:00.000Z'
    await publish(manager, 'about', { at })
    const off = await app.send('PATCH', '/api/staff/manager', { isActive: false })
    expect(off.status).toBe(200)
    now = new Date(at)
    expect(await app.services.parts.drafts.carryOut()).toBe(1)
    expect(await read(app, 'about')).toMatchObject({
      title: 'Tomorrow',
      hasDraft: true,
      publishAt: null,
      planFailure:
        'manager scheduled it but may no longer publish. The owner or a manager can schedule it again.',
    })
  })

  it('cannot be discarded by sales staff while publication is scheduled', async () => {
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    const manager = await testApp(getDatabase()).loginAsStaff('manager')
    await save(sales, 'about', { title: 'Ours' })
    await publish(manager, 'about', { at: '2026-11-03T03:30:00.000Z' })
    const { version } = await read(sales, 'about')
    const refused = await sales.send('DELETE', '/api/site/about/draft', { version })
    expect(refused.status).toBe(403)
    const done = await manager.send('DELETE', '/api/site/about/draft', { version })
    expect(done.status).toBe(200)
  })

  it('can be drafted by sales staff and published by a manager', async () => {
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    const manager = await testApp(getDatabase()).loginAsStaff('manager')
    expect(await save(sales, 'about', { title: 'Ours' })).toMatchObject({ status: 200 })
    expect(await publish(sales, 'about')).toMatchObject({ status: 403 })
    expect(await publish(manager, 'about')).toMatchObject({ status: 200 })
  })
})

onEachDatabase('slides, offers and gallery as page content', (getDatabase) => {
  const owner = () => testApp(getDatabase()).loginAsStaff()
  const shown = (app: TestApp, today = '2026-11-02') => app.services.slides.listShown(today)

  it('shows a slide from its first day to its last, with the text on the chosen side', async () => {
    const app = await owner()
    const slides = await listOf(app, 'slides', 'slides')
    const [first, second] = slides
    const dated = { ...first, from: '2026-11-03', until: '2026-11-04', quietSide: 'right' }
    const { id: _, ...copy } = { ...second, headline: 'A copy' }
    await save(app, 'slides', { slides: [dated, copy, ...slides.slice(1)] })
    expect(await publish(app, 'slides')).toMatchObject({ status: 200 })
    expect((await shown(app)).map(({ headline }) => headline)).not.toContain(first?.['headline'])
    expect((await shown(app))[0]).toMatchObject({ headline: 'A copy' })
    expect((await shown(app, '2026-11-04'))[0]).toMatchObject({ id: first?.id, quietSide: 'right' })
    expect(await shown(app, '2026-11-05')).toHaveLength(6)
    await save(app, 'slides', { slides: [] })
    await publish(app, 'slides')
    expect(await shown(app)).toEqual([])
  })

  it('publishes new, deleted and moved offers; other offers keep their ids', async () => {
    const app = await owner()
    const offers = await offersOf(app)
    const before = await bodyOf(await app.request('/api/getOffers')).then(Object.values)
    const [newest, next, third, ...others] = offers
    const { id: _, ...copy } = { ...newest, title: 'From tomorrow', from: '2026-11-03' }
    await save(app, 'offers', {
      offers: [next, { ...newest, title: 'Mended', models: ['DIO'] }, copy, ...others],
    })
    await publish(app, 'offers')
    const list: { id: number; title: string }[] = await (await app.request('/api/getOffers')).json()
    expect(list.slice(0, 2)).toMatchObject([
      { id: next?.id },
      { id: newest?.id, title: 'Mended', models: ['DIO'] },
    ])
    expect(list.map(({ title }) => title)).not.toContain('From tomorrow')
    expect(list).toHaveLength(before.length - 2)
    const back = await app.send('POST', `/api/deleteOffers/${third?.id}/restore`)
    expect(back.status).toBe(200)
    const titles = (await app.services.offers.listShown('2026-11-03')).map(({ title }) => title)
    expect(titles).toContain('From tomorrow')
    expect(titles).toContain(third?.['title'])
  })

  it('merges changes by the endpoints into a draft and keeps them on publication', async () => {
    const app = await owner()
    const offers = await offersOf(app)
    const [first, second, third] = offers
    await save(app, 'offers', {
      offers: [{ ...first, title: 'Mine' }, ...offers.slice(1)],
    })
    const { version } = await read(app, 'offers')
    await app.request(`/api/deleteOffers/${second?.id}`, { method: 'DELETE' })
    await app.send('PATCH', `/api/manageOffers/${third?.id}`, {
      title: 'Theirs',
      description: 'Changed beside',
    })
    const late = await app.send('PUT', '/api/site/offers', { version, offers })
    expect(late.status).toBe(409)
    await publish(app, 'offers')
    const now = await offersOf(app)
    expect(now).toHaveLength(offers.length - 1)
    expect(now.slice(0, 2)).toMatchObject([
      { id: first?.id, title: 'Mine' },
      { id: third?.id, title: 'Theirs', description: 'Changed beside' },
    ])
  })

  it('publishes the scheduled state and changes by the endpoints, but no later draft', async () => {
    let now = testNow
    const as = (role: 'manager' | 'sales') =>
      testApp(getDatabase(), { clock: () => now }).loginAsStaff(role)
    const [manager, sales] = [await as('manager'), await as('sales')]
    const offers = await offersOf(manager)
    const [first, second, third, ...others] = offers
    const { id: _, ...added } = { ...first, title: 'Added' }
    const planned = [{ ...first, title: 'Planned' }, second, third, ...others, added]
    await save(manager, 'offers', { offers: planned })
    const at = '2026-11-02T05:30:00.000Z'
    await publish(manager, 'offers', { at })
    await save(sales, 'offers', { offers: planned.with(1, { ...second, title: 'Later' }) })
    await manager.send('PATCH', `/api/manageOffers/${third?.id}`, {
      title: 'Beside',
      description: 'Changed beside',
    })
    now = new Date(at)
    expect(await manager.services.parts.drafts.carryOut()).toBe(1)
    const shown = async () => (await manager.services.offers.listShown('2026-11-02')).slice(0, 3)
    expect(await shown()).toMatchObject([
      { id: first?.id, title: 'Planned' },
      { id: second?.id, title: second?.['title'] },
      { id: third?.id, title: 'Beside' },
    ])
    expect(await read(manager, 'offers')).toMatchObject({ hasDraft: true })
    await publish(manager, 'offers')
    expect(await shown()).toMatchObject([
      { title: 'Planned' },
      { title: 'Later' },
      { title: 'Beside' },
    ])
    const twice = (await offersOf(manager)).filter(({ title }) => title === 'Added')
    expect(twice).toHaveLength(1)
  })

  it('refuses the first save if the site changed after the editor was opened', async () => {
    const app = await owner()
    const opened = await read(app, 'offers')
    const [first] = await offersOf(app)
    await app.request(`/api/deleteOffers/${first?.id}`, { method: 'DELETE' })
    expect((await app.send('PUT', '/api/site/offers', opened)).status).toBe(409)
    expect((await save(app, 'offers', {})).status).toBe(200)
  })

  it('adds only one version for each publication', async () => {
    const app = await owner()
    for (const part of pageContentKeys) {
      for (const _ of [1, 2]) {
        await save(app, part, {})
        await publish(app, part)
      }
      const { rows } = await bodyOf(await app.request(`/api/site/${part}/versions`))
      expect(rows.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
    }
  })

  it('previews the changes that restoring a version would make', async () => {
    const app = await owner()
    const { intro } = await read(app, 'privacy')
    await save(app, 'privacy', { intro: 'Mine' })
    await publish(app, 'privacy')
    const of = async (number: number | string) =>
      bodyOf(await app.request(`/api/site/privacy/versions/${number}`))
    expect(await of(1)).toEqual({
      status: 200,
      changes: [{ path: 'intro', before: 'Mine', after: intro }],
    })
    expect(await of(2)).toEqual({ status: 200, changes: [] })
    for (const unknown of [9, 0, 'x', '99999999999'])
      expect(await of(unknown)).toMatchObject({ status: 404 })
  })

  it('restores a version as a draft if the user may not publish', async () => {
    const app = await owner()
    await save(app, 'privacy', { intro: 'Mine' })
    await publish(app, 'privacy')
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    const { version } = await read(sales, 'privacy')
    const made = await sales.send('POST', '/api/site/privacy/versions', { version, number: 1 })
    expect(await bodyOf(made)).toMatchObject({
      status: 200,
      message: 'Saved as a draft. The owner or a manager can publish it.',
    })
    const now = await read(sales, 'privacy')
    const refused = await sales.send('POST', '/api/site/privacy/publish', { version: now.version })
    expect(refused.status).toBe(403)
  })

  it('publishes an earlier version, and undo restores both the site and the draft', async () => {
    const app = await owner()
    const { intro } = await read(app, 'privacy')
    await save(app, 'privacy', { intro: 'Published' })
    await publish(app, 'privacy')
    await save(app, 'privacy', { intro: 'Only a draft' })
    const { version } = await read(app, 'privacy')
    const at = (number: number) => `/api/site/privacy/versions/${number}/publish`
    const restored = await bodyOf(await app.send('POST', at(1), { version }))
    expect(restored).toMatchObject({ status: 200, version: version + 1 })
    expect(await read(app, 'privacy')).toMatchObject({ intro, hasDraft: false })

    const undone = {
      version: version + 1,
      draft: { ...(await read(app, 'privacy')), intro: 'Only a draft' },
    }
    expect((await app.send('POST', at(2), undone)).status).toBe(200)
    expect(await read(app, 'privacy')).toMatchObject({ intro: 'Only a draft', hasDraft: true })
    const { rows } = await bodyOf(await app.request('/api/site/privacy/versions'))
    expect(rows[0]).toMatchObject({ number: 4, changes: [{ path: 'intro', after: 'Published' }] })
    // The draft follows the site, so that discarding it shows what the site shows.
    const now = await read(app, 'privacy')
    await app.send('DELETE', '/api/site/privacy/draft', { version: now.version })
    expect(await read(app, 'privacy')).toMatchObject({ intro: 'Published', hasDraft: false })
  })

  it('changes nothing if an earlier version cannot be published', async () => {
    const app = await owner()
    await save(app, 'privacy', { intro: 'Published' })
    await publish(app, 'privacy')
    await save(app, 'privacy', { intro: 'Only a draft' })
    const before = await read(app, 'privacy')
    const { version } = before
    const at = '/api/site/privacy/versions/1/publish'
    const statusOf = async (sender: TestApp, path: string, body: object) =>
      (await sender.send('POST', path, body)).status
    expect(await statusOf(app, at, { version: version - 1 })).toBe(409)
    expect(await statusOf(app, at, { version, draft: { unheardOf: 1 } })).toBe(422)
    expect(await statusOf(app, at.replace('/1/', '/9/'), { version })).toBe(404)
    expect(await statusOf(app, at.replace('privacy', 'nothing'), { version })).toBe(404)
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    expect(await statusOf(sales, at, { version })).toBe(403)
    expect(await read(app, 'privacy')).toEqual(before)
    const { rows } = await bodyOf(await app.request('/api/site/privacy/versions'))
    expect(rows).toHaveLength(2)
  })

  it('changes order and captions of the gallery, and restores deleted pictures', async () => {
    const app = await owner()
    const images = await listOf(app, 'gallery', 'images')
    const [first, second, ...others] = images
    await save(app, 'gallery', { images: [...others, { ...first, caption: 'At the gate' }] })
    await publish(app, 'gallery')
    const shown: { id: number; caption: string }[] = await (
      await app.request('/api/gallery')
    ).json()
    expect(shown.at(-1)).toMatchObject({ id: first?.id, caption: 'At the gate' })
    expect(shown.map(({ id }) => id)).not.toContain(second?.id)
    const version = (await read(app, 'gallery')).version
    await app.send('POST', '/api/site/gallery/versions', { version, number: 1 })
    await publish(app, 'gallery')
    expect(await listOf(app, 'gallery', 'images')).toEqual(images)
  })
})

onEachDatabase('rates and tables as page content', (getDatabase) => {
  it('sets the date of changed prices on publication and keeps concurrent changes from Rates', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const prices = await listOf(app, 'amc', 'prices')
    const [scooters, electric, ...others] = prices
    await save(app, 'amc', { prices: [{ ...scooters, price: 1500 }, electric, ...others] })
    const rates = await app.send('PATCH', '/api/manageRates/amc', {
      prices: [scooters, { ...electric, price: 1300 }, ...others],
    })
    expect(rates.status).toBe(200)
    await publish(app, 'amc')
    expect(await read(app, 'amc')).toMatchObject({
      prices: [{ price: 1500 }, { price: 1300 }, ...others],
      pricesCheckedOn: '2026-11-02',
    })
  })

  it('publishes the price of an extension, and removes loan terms whose figures are empty', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const [first, ...tables] = await listOf(app, 'warranty', 'tables')
    const extensions = [{ years: 2, km: 30_000, price: 1999 }]
    await save(app, 'warranty', { tables: [{ ...first, extensions }, ...tables] })
    await publish(app, 'warranty')
    expect(await listOf(app, 'warranty', 'tables')).toMatchObject([{ extensions }, ...tables])
    await save(app, 'loan', { ratePercent: 11.5, months: 24 })
    await publish(app, 'loan')
    expect(await read(app, 'loan')).toMatchObject({ months: 24, checkedOn: '2026-11-02' })
    await save(app, 'loan', { ratePercent: null, months: null, note: null, checkedOn: null })
    await publish(app, 'loan')
    const { value } = (await bodyOf(await app.request('/api/manageRates'))).loan
    expect(value).toBeNull()
  })
})

onEachDatabase('draft over published page content', (getDatabase) => {
  it('shows the draft instead of the published content, and writes nothing', async () => {
    const { services } = testApp(getDatabase())
    const { slides, gallery, about } = pageContents
    const site = await about.published(services.db)
    const drafted = about.overlay(services, { ...Object(site), title: 'Drafted' })
    expect(await drafted.facts.get(aboutPageSetting)).toMatchObject({ title: 'Drafted' })
    expect(await drafted.facts.get(amcSetting)).toEqual(await services.facts.get(amcSetting))
    const { slides: list } = await readSlidesDocument(services.db)
    const both = slides.overlay(gallery.overlay(drafted, { images: [] }), { slides: list.slice(4) })
    expect(await both.slides.listShown('2026-11-02')).toHaveLength(2)
    expect(await both.gallery.list()).toEqual([])
    expect(await both.facts.get(aboutPageSetting)).toMatchObject({ title: 'Drafted' })
    // An invalid document has no effect.
    expect(about.overlay(services, { title: '' })).toBe(services)
  })
})
