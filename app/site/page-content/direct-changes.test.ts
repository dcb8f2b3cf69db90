import { expect, it } from 'vitest'
import { runHourlyCleanUp } from '#app/process/background-jobs.server.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { PageContentKey } from './page-content-keys.ts'
import { pageContents } from './page-contents.server.ts'

type Entry = Record<string, unknown> & { id?: number }

const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
const read = async (app: TestApp, part: PageContentKey) =>
  (await app.request(`/api/site/${part}`)).json()
const save = async (app: TestApp, part: PageContentKey, change: Record<string, unknown>) =>
  app.send('PUT', `/api/site/${part}`, { ...(await read(app, part)), ...change })
const publish = async (app: TestApp, part: PageContentKey) => {
  const { version } = await read(app, part)
  return app.send('POST', `/api/site/${part}/publish`, { version })
}
const offersOf = async (app: TestApp): Promise<Entry[]> => (await read(app, 'offers')).offers
const imagesOf = async (app: TestApp): Promise<Entry[]> => (await read(app, 'gallery')).images
const versionsOf = async (app: TestApp, part: PageContentKey) => {
  const { rows } = await bodyOf(await app.request(`/api/site/${part}/versions`))
  const versions: { number: number; publishedBy: string; publishedAt: string }[] = rows
  return versions
}

onEachDatabase('page content that is changed without a draft', (getDatabase) => {
  const owner = (clock = () => testNow) => testApp(getDatabase(), { clock }).loginAsStaff()

  it('gets a version, and the version before can be restored', async () => {
    const app = await owner()
    const before = await offersOf(app)
    await app.request(`/api/deleteOffers/${before[0]?.id}`, { method: 'DELETE' })
    expect(await versionsOf(app, 'offers')).toMatchObject([
      { number: 2, publishedBy: 'meera', publishedAt: testNow.toISOString() },
      { number: 1, publishedBy: 'catalogue', publishedAt: '' },
    ])
    const { rows } = await bodyOf(await app.request('/api/site'))
    const listed = rows.find(({ part }: { part: string }) => part === 'offers')
    expect(listed).toMatchObject({ hasDraft: false, publishedBy: 'meera' })
    const { version } = await read(app, 'offers')
    const restored = await app.send('POST', '/api/site/offers/versions/1/publish', { version })
    expect(restored.status).toBe(200)
    expect(await offersOf(app)).toEqual(before)
  })

  it('gets one version for changes of one user to the gallery within ten minutes', async () => {
    let now = testNow
    const as = (role: 'manager' | 'owner') =>
      testApp(getDatabase(), { clock: () => now }).loginAsStaff(role)
    const [meera, manager] = [await as('owner'), await as('manager')]
    const [first, second] = await imagesOf(meera)
    const caption = (app: TestApp, id: number | undefined, text: string) =>
      app.send('PATCH', `/api/manageGallery/${id}`, { caption: text })
    const after = async (minutes: number, change: () => Promise<Response>) => {
      now = new Date(testNow.getTime() + minutes * 60_000)
      expect((await change()).status).toBe(200)
      return (await versionsOf(meera, 'gallery')).map(({ number }) => number)
    }
    expect(await after(0, () => caption(meera, first?.id, 'One'))).toEqual([2, 1])
    expect(await after(9, () => caption(meera, second?.id, 'Two'))).toEqual([2, 1])
    expect(await after(9, () => caption(manager, first?.id, 'Three'))).toEqual([3, 2, 1])
    expect(await after(9, () => caption(meera, first?.id, 'Four'))).toEqual([4, 3, 2, 1])
    await save(meera, 'gallery', {})
    await publish(meera, 'gallery')
    expect(await after(9, () => caption(meera, first?.id, 'Five'))).toEqual([6, 5, 4, 3, 2, 1])
    expect(await after(20, () => caption(meera, first?.id, 'Six'))).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it('keeps its versions for 30 days, but published versions and those before them for ever', async () => {
    let now = testNow
    const app = await owner(() => now)
    const [first] = await imagesOf(app)
    const caption = (text: string) =>
      app.send('PATCH', `/api/manageGallery/${first?.id}`, { caption: text })
    const numbers = async (days: number) => {
      now = new Date(testNow.getTime() + days * 86_400_000)
      await runHourlyCleanUp(app.services)
      const later = await owner(() => now)
      return (await versionsOf(later, 'gallery')).map(({ number }) => number)
    }
    await caption('One')
    await save(app, 'gallery', {})
    await publish(app, 'gallery')
    now = new Date(testNow.getTime() + 3_600_000)
    await caption('Two')
    now = new Date(testNow.getTime() + 7_200_000)
    await caption('Three')
    expect(await numbers(29.9)).toEqual([5, 4, 3, 2, 1])
    expect(await numbers(30.1)).toEqual([5, 3, 2])
  })

  it('gets no version and no conflict if the change fails', async () => {
    const app = await owner()
    const opened = await read(app, 'offers')
    expect((await app.request('/api/deleteOffers/999', { method: 'DELETE' })).status).toBe(404)
    expect(await versionsOf(app, 'offers')).toEqual([])
    expect((await app.send('PUT', '/api/site/offers', opened)).status).toBe(200)
  })

  it('is complete in its newest version if several users change it at once', async () => {
    const { db } = getDatabase()
    const app = await owner()
    const offers = await offersOf(app)
    const images = (await imagesOf(app)).slice(0, 3)
    const answers = await Promise.all(
      images.flatMap(({ id }, index) => [
        app.send('PATCH', `/api/manageGallery/${id}`, { caption: `Number ${index}` }),
        app.request(`/api/deleteOffers/${offers[index]?.id}`, { method: 'DELETE' }),
      ]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const part of ['gallery', 'offers'] as const) {
      const newest = await db
        .selectFrom('published_versions')
        .select('document_json')
        .where('key', '=', part)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow()
      expect(JSON.parse(newest.document_json)).toEqual(await pageContents[part].published(db))
    }
  })

  it('gets a version if a rate changes', async () => {
    const app = await owner()
    const { loan } = await bodyOf(await app.request('/api/manageRates'))
    const changed = await app.send('PATCH', '/api/manageRates/loan', {
      ...{ ratePercent: 9.5, months: 24, note: '' },
      version: loan.version,
    })
    expect(changed.status).toBe(200)
    expect(await versionsOf(app, 'loan')).toMatchObject([
      { number: 2, publishedBy: 'meera' },
      { number: 1, publishedBy: 'catalogue' },
    ])
  })
  it('names the person who published the content if a form is outdated', async () => {
    const app = await owner()
    const { loan } = await bodyOf(await app.request('/api/manageRates'))
    const figures = { ratePercent: 9.5, months: 24, note: '' }
    const change = (version: number) =>
      app.send('PATCH', '/api/manageRates/loan', { ...figures, version })
    expect((await change(loan.version)).status).toBe(200)
    const manager = await testApp(getDatabase()).loginAsStaff('manager')
    await save(manager, 'loan', { months: 36 })
    expect((await publish(manager, 'loan')).status).toBe(200)
    const { rows } = await bodyOf(await app.request('/api/site/loan/versions'))
    const refused = await bodyOf(await change(loan.version + 1))
    expect(refused.status).toBe(409)
    expect(refused.message).toContain(rows[0].publishedBy)
  })
})
