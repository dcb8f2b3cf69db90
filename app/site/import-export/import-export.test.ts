import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chargesSetting } from '#app/catalogue/pricing/charges/charges-setting.ts'
import { homeTextsSetting } from '#app/site/home/home-texts-setting.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { type ArchiveFiles, packZip, unpackZip } from '#tests/zip-archives.ts'

const dio = 'vehicles/dio.json'
const livo = 'vehicles/livo.json'

async function exportFiles(app: TestApp): Promise<ArchiveFiles> {
  const answer = await app.request('/api/catalogue/export')
  expect(answer.status).toBe(200)
  return unpackZip(Buffer.from(await answer.arrayBuffer()))
}

/** An export of the unchanged demo. It is created once for all tests. */
let demo: ArchiveFiles | undefined
async function exportSomeModels(app: TestApp, ...names: string[]): Promise<ArchiveFiles> {
  demo ??= await exportFiles(app)
  const all = Object.entries(demo)
  return Object.fromEntries(names.length > 0 ? all.filter(([name]) => names.includes(name)) : all)
}

const bring = async (app: TestApp, files: ArchiveFiles | Uint8Array, query = 'preview=1') =>
  app.request(`/api/catalogue/import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: files instanceof Uint8Array ? new Uint8Array(files) : await packZip(files),
  })

async function previewArchive(app: TestApp, files: ArchiveFiles) {
  const answer = await bring(app, files)
  const body = await answer.json()
  expect(body).toMatchObject({ isApplied: false })
  return body.import
}

const apply = (app: TestApp, { id }: { id: string }, options = {}) =>
  app.send('POST', `/api/catalogue/import/${id}`, options)
const undo = (app: TestApp, { id }: { id: string }) =>
  app.send('POST', `/api/catalogue/import/${id}/undo`, {})

function withEditedFile(
  files: ArchiveFiles,
  name: string,
  change: (document: Record<string, unknown>) => unknown,
) {
  return { ...files, [name]: JSON.stringify(change(JSON.parse(String(files[name])))) }
}

const taglineOf = async (app: TestApp) => (await app.services.vehicles.findByName('DIO'))?.tagline

const revisionOf = async ({ db }: TestDatabase) =>
  (await db.selectFrom('content').select('revision').executeTakeFirstOrThrow()).revision

const tables = ['accessories', 'features', 'colours', 'variants', 'vehicles'] as const

onEachDatabase('catalogue archive', (getDatabase) => {
  const owner = (clock = () => testNow) => testApp(getDatabase(), { clock }).loginAsStaff()

  it('restores every file identically into an empty database', async () => {
    const app = await owner()
    const files = await exportFiles(app)
    expect(JSON.parse(String(files['archive.json']))).toMatchObject({
      format: 'showroom-catalogue',
      version: 1,
      counts: { models: 22, parts: 6, pictures: 0 },
    })
    const { db } = getDatabase()
    for (const table of [...tables, 'offers', 'gallery_images', 'slides', 'films'] as const)
      await db.deleteFrom(table).execute()
    const seen = await previewArchive(app, files)
    expect(seen.rows.filter(({ is }: { is: string }) => is === 'new')).toHaveLength(22)
    const applied = await (await apply(app, seen, { live: true })).json()
    expect(applied).toMatchObject({ isApplied: true })
    const again = await exportFiles(app)
    for (const [name, content] of Object.entries(files))
      if (name !== 'archive.json') expect(again[name], name).toEqual(content)
    expect((await previewArchive(app, again)).rows).toEqual([])
  })

  it('is previewed, changes only what differs, and can be undone completely', async () => {
    const app = await owner()
    const before = await exportSomeModels(
      app,
      dio,
      livo,
      'offers.json',
      'gallery.json',
      'slides.json',
    )
    const revision = await revisionOf(getDatabase())
    const changed = withEditedFile(before, dio, (model) => ({
      ...model,
      tagline: 'New',
      price: 77_000,
    }))
    const offers: unknown[] = JSON.parse(String(before['offers.json']))
    const days = { from: '2026-11-01', until: '2026-12-31', tallQuietSide: 'bottom' }
    const more: ArchiveFiles = {
      ...withEditedFile(changed, 'slides.json', (list) =>
        Object.values(list).map((slide, index) =>
          index === 0 ? { ...Object(slide), ...days } : slide,
        ),
      ),
      // The first two offers are swapped, one is removed, and one is new.
      'offers.json': JSON.stringify([offers[1], offers[0], { ...Object(offers[2]), title: 'New' }]),
    }
    const seen = await previewArchive(app, more)
    expect(seen).toMatchObject({ same: 2, pictures: 0 })
    expect(seen.rows.filter(({ is }: { is: string }) => is !== 'gone')).toMatchObject([
      {
        ...{ part: 'model', name: 'DIO', is: 'changed', more: 0 },
        changes: [{ path: 'Tagline', after: 'New' }],
        live: [{ path: 'Ex-showroom price', before: '68800', after: '77000' }],
      },
      { part: 'offers.json', name: 'Offers', is: 'changed' },
      { part: 'slides.json', is: 'changed' },
    ])
    expect(await revisionOf(getDatabase())).toBe(revision)
    expect(await taglineOf(app)).not.toBe('New')

    expect((await apply(app, seen)).status).toBe(200)
    expect(await app.services.vehicles.findByName('DIO')).toMatchObject({
      tagline: 'New',
      price: 68_800,
    })
    expect(await revisionOf(getDatabase())).toBe(revision + 1)
    for (const [part, versions] of [
      ['slides', [2, 1]],
      ['offers', [2, 1]],
      ['gallery', []],
    ] as const) {
      const { rows } = await (await app.request(`/api/site/${part}/versions`)).json()
      expect(
        rows.map(({ number }: { number: number }) => number),
        part,
      ).toEqual(versions)
    }
    expect((await apply(app, seen)).status).toBe(409)
    const { rows } = await (await app.request('/api/models/dio/versions')).json()
    expect(rows[0].changes).toMatchObject([{ path: 'tagline', after: 'New' }])

    const shown = await exportFiles(app)
    expect(JSON.parse(String(shown['slides.json']))[0]).toMatchObject(days)
    for (const name of ['offers.json', 'slides.json'])
      expect(JSON.parse(String(shown[name]))).toEqual(JSON.parse(String(more[name])))

    expect((await undo(app, seen)).status).toBe(200)
    expect((await undo(app, seen)).status).toBe(409)
    const after = await exportFiles(app)
    for (const name of [dio, 'offers.json', 'slides.json'])
      expect(after[name]).toEqual(before[name])
  })

  it('removes a setting that the import created when the import is undone', async () => {
    const app = await owner()
    const { db } = getDatabase()
    const settingNow = () =>
      db.selectFrom('facts').select('value_json').where('name', '=', 'home').executeTakeFirst()
    const before = await exportSomeModels(app, 'facts.json')
    const texts = await app.services.facts.get(homeTextsSetting)
    const home = { ...texts, headline: 'From another dealer' }
    expect(await settingNow()).toBeUndefined()
    const files = withEditedFile(before, 'facts.json', (facts) => ({ ...facts, home }))
    const seen = await previewArchive(app, files)
    expect(await (await apply(app, seen)).json()).toMatchObject({ isApplied: true })
    expect(await app.services.facts.get(homeTextsSetting)).toEqual(home)
    expect((await undo(app, seen)).status).toBe(200)
    expect(await settingNow()).toBeUndefined()
    expect((await exportFiles(app))['facts.json']).toEqual(before['facts.json'])
  })

  it('imports charges to a site without them, and the undo leaves the site without charges', async () => {
    const app = await owner()
    const before = await exportSomeModels(app, 'facts.json')
    await getDatabase().db.deleteFrom('facts').where('name', '=', 'charges').execute()
    const seen = await previewArchive(app, before)
    await apply(app, seen)
    const { charges } = JSON.parse(String(before['facts.json']))
    expect(await app.services.facts.get(chargesSetting)).toMatchObject(charges)
    expect((await undo(app, seen)).status).toBe(200)
    const rows = getDatabase().db.selectFrom('facts').select('name').where('name', '=', 'charges')
    expect(await rows.execute()).toEqual([])
  })

  it('changes prices only if the user requests it, and adds new prices to the price history', async () => {
    const app = await owner()
    const files = withEditedFile(await exportSomeModels(app, dio), dio, (model) => ({
      ...model,
      price: 77_000,
    }))
    const seen = await previewArchive(app, files)
    await apply(app, seen, { live: true })
    expect(await app.services.vehicles.findByName('DIO')).toMatchObject({ price: 77_000 })
    const history = await app.services.prices.history('DIO')
    expect(history?.[0]).toMatchObject({ after: { price: 77_000 } })
    await app.send('PATCH', '/api/managePrice/DIO', { price: 78_000 })
    const refused = await (await undo(app, seen)).json()
    expect(refused.message).toMatch(/^Changed since the import: DIO\./)
    expect(await app.services.vehicles.findByName('DIO')).toMatchObject({ price: 78_000 })
  })

  it('keeps a model service-only if the file of the model has no availability', async () => {
    const app = await owner()
    const cbr = 'vehicles/cbr-150r.json'
    const before = withEditedFile(
      await exportSomeModels(app, cbr),
      cbr,
      ({ availability: _, ...it }) => it,
    )
    expect((await previewArchive(app, before)).same).toBe(1)
    const files = withEditedFile(before, cbr, (it) => ({ ...it, tagline: 'New' }))
    for (const live of [true, false]) {
      const seen = await previewArchive(app, files)
      expect(seen.rows[0]).toMatchObject({ changes: [{ path: 'Tagline' }], live: [] })
      expect(await (await apply(app, seen, { live })).json()).toMatchObject({ isApplied: true })
      const is = JSON.parse(String((await exportFiles(app))[cbr]))
      expect(is).toMatchObject({ tagline: 'New', availability: 'service-only' })
      await undo(app, seen)
    }
  })

  it('keeps the availability of a model that was deleted less than a day before the import', async () => {
    const app = await owner()
    const cbr = 'vehicles/cbr-150r.json'
    const files = withEditedFile(
      await exportSomeModels(app, cbr),
      cbr,
      ({ availability: _, ...it }) => it,
    )
    await app.send('DELETE', '/api/models/cbr-150r')
    const seen = await previewArchive(app, files)
    expect(await (await apply(app, seen)).json()).toMatchObject({ isApplied: true })
    const is = JSON.parse(String((await exportFiles(app))[cbr]))
    expect(is).toMatchObject({ availability: 'service-only' })
  })

  it('puts a new model on sale if its file has details but no availability', async () => {
    const app = await owner()
    const fresh = 'vehicles/new.json'
    const { [dio]: model = '' } = await exportSomeModels(app, dio)
    const files = withEditedFile({ [fresh]: model }, fresh, ({ availability: _, ...it }) => ({
      ...{ ...it, name: 'NEW ONE', slug: 'new-one', formValue: undefined },
    }))
    expect(await (await apply(app, await previewArchive(app, files))).json()).toMatchObject({
      isApplied: true,
    })
    const is = JSON.parse(String((await exportFiles(app))['vehicles/new-one.json']))
    expect(is).toMatchObject({ hasDetails: true, availability: 'on-sale' })
  })

  it('changes the address of a model and redirects the old address', async () => {
    const app = await owner()
    const hornet = 'vehicles/hornet-2-0.json'
    const files = withEditedFile(await exportSomeModels(app, hornet), hornet, (it) => ({
      ...it,
      slug: 'hornet-two',
    }))
    const seen = await previewArchive(app, files)
    expect(seen.rows[0]).toMatchObject({ key: 'hornet-2-0', is: 'changed' })
    await apply(app, seen)
    expect((await app.request('/api/models/hornet-two')).status).toBe(200)
    const { db } = getDatabase()
    expect(await db.selectFrom('old_names').select('name').execute()).toEqual([
      { name: 'hornet-2-0' },
    ])
    await undo(app, seen)
    expect((await app.request('/api/models/hornet-2-0')).status).toBe(200)
  })

  it('deletes models only if the user requests it, and undo restores the models', async () => {
    const app = await owner()
    const { [dio]: _, ...without } = await exportSomeModels(app)
    const kept = await previewArchive(app, without)
    expect(kept.rows).toMatchObject([{ name: 'DIO', is: 'gone' }])
    await apply(app, kept)
    expect(await taglineOf(app)).toBeDefined()
    const seen = await previewArchive(app, without)
    await apply(app, seen, { gone: true })
    expect((await app.request('/api/models/dio')).status).toBe(404)
    await undo(app, seen)
    expect(await app.services.vehicles.findByName('DIO')).toMatchObject({ isActive: true })
  })

  it('imports a new model together with its pictures from the archive', async () => {
    const app = await owner()
    const side = 'pictures/shop/side.jpg'
    const { [dio]: model = '' } = await exportSomeModels(app, dio)
    const files = withEditedFile({ 'vehicles/new.json': model }, 'vehicles/new.json', (it) => ({
      ...{ ...it, name: 'NEW ONE', slug: 'new-one', formValue: undefined },
      pictures: { ...Object(it['pictures']), side },
    }))
    const seen = await previewArchive(app, {
      ...files,
      [side]: await sampleJpeg({ width: 700, height: 400 }),
    })
    expect(seen).toMatchObject({ pictures: 1, rows: [{ name: 'NEW ONE', is: 'new' }, ...gone22] })
    const media = join(getDatabase().dataDir, 'media')
    expect(readdirSync(getDatabase().dataDir)).not.toContain('media')
    expect(await (await apply(app, seen)).json()).toMatchObject({ isApplied: true })
    const there = await (await app.request('/api/models/new-one')).json()
    expect(there.pictures.side).toMatch(/^media\/[0-9a-f]{16}-700x400$/)
    expect(readdirSync(media)).toHaveLength(4)
    const again = await exportFiles(app)
    expect(again[`pictures/${there.pictures.side}.webp`]).toBeInstanceOf(Buffer)
    expect((await previewArchive(app, again)).rows).toEqual([])
    await undo(app, seen)
    expect((await app.request('/api/models/new-one')).status).toBe(404)
  })

  it('converts a HEIC picture like an upload, and names the file of a damaged picture', async () => {
    const app = await owner()
    const side = 'pictures/shop/side.heic'
    const { [dio]: model = '' } = await exportSomeModels(app, dio)
    const files = withEditedFile({ [dio]: model }, dio, (it) => ({
      ...it,
      pictures: { ...Object(it['pictures']), side },
    }))
    const heic = readFileSync('tests/support/phone.heic')
    const cut = await bring(app, { ...files, [side]: heic.subarray(0, -300) })
    expect(await cut.json()).toMatchObject({
      errors: {
        [dio]: [
          'refers to pictures/shop/side.heic. The file is damaged: it could not be read as a picture.',
        ],
      },
    })
    const seen = await previewArchive(app, { ...files, [side]: heic })
    expect(seen).toMatchObject({ pictures: 1 })
    expect(await (await apply(app, seen)).json()).toMatchObject({ isApplied: true })
    const there = await (await app.request('/api/models/dio')).json()
    expect(there.pictures.side).toMatch(/^media\/[0-9a-f]{16}-\d+x\d+$/)
    expect(await app.services.media.has(there.pictures.side)).toBe(true)
  })

  it('skips models with a draft, and applies nothing if a draft began after the preview', async () => {
    const app = await owner()
    const one = withEditedFile(await exportSomeModels(app, dio, livo), dio, (it) => ({
      ...it,
      tagline: 'New',
    }))
    const files = withEditedFile(one, livo, (it) => ({ ...it, tagline: 'New' }))
    const seen = await previewArchive(app, files)
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    const mine = await (await sales.request('/api/models/livo')).json()
    await sales.send('PUT', '/api/models/livo', { ...mine, tagline: 'Mine' })
    const refused = await apply(app, seen)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      errors: { LIVO: ['has changed in the meantime.'] },
    })
    expect(await taglineOf(app)).not.toBe('New')
    const again = await previewArchive(app, files)
    expect(again.rows[0]).toMatchObject({
      ...{ name: 'LIVO', is: 'held' },
      says: expect.stringContaining('has a draft by sales'),
    })
    await apply(app, again)
    expect(await taglineOf(app)).toBe('New')
    expect(await (await app.request('/api/models/livo')).json()).toMatchObject({ tagline: 'Mine' })
  })

  it('expires an hour after its preview was made, and its file is deleted', async () => {
    let now = testNow
    const app = await owner(() => now)
    const seen = await previewArchive(app, await exportSomeModels(app, dio))
    now = new Date(testNow.getTime() + 61 * 60_000)
    const late = await owner(() => now)
    expect((await apply(late, seen)).status).toBe(404)
    await late.services.exchange.tidy()
    expect(await (await late.request('/api/catalogue/imports')).json()).toEqual({ rows: [] })
  })
})

const gone22 = Array.from({ length: 22 }, () => expect.objectContaining({ is: 'gone' }))

onEachDatabase('capability checks of an import', (getDatabase) => {
  const as = (role: Parameters<TestApp['loginAsStaff']>[0]) =>
    testApp(getDatabase()).loginAsStaff(role)
  const dealerOf = async (app: TestApp) => {
    const { facts } = (await app.services.dealer.findForEdit(1)) ?? {}
    if (!facts) throw new Error('There is no dealer')
    return facts
  }
  const lookAsOwner = async () => {
    const owner = await as('owner')
    const facts = await dealerOf(owner)
    const archive = { 'dealer.json': JSON.stringify({ ...facts, name: 'Another House' }) }
    return { owner, was: facts.name, seen: await previewArchive(owner, archive) }
  }

  it('refuses a manager who applies the owner’s changes to the dealer details', async () => {
    const { owner, was, seen } = await lookAsOwner()
    const manager = await as('manager')
    const refused = await apply(manager, seen)
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      'Your account cannot change these: Dealership details. Nothing has changed. Leave them out, or ask the owner or a manager.',
    ])
    expect((await dealerOf(owner)).name).toBe(was)
    expect((await apply(manager, seen, { parts: false })).status).toBe(200)
    expect((await dealerOf(owner)).name).toBe(was)
  })

  it('refuses a manager who undoes the owner’s import, but lets the owner undo it', async () => {
    const { owner, was, seen } = await lookAsOwner()
    expect((await apply(owner, seen)).status).toBe(200)
    const refused = await undo(await as('manager'), seen)
    expect([refused.status, (await refused.json()).errors]).toEqual([
      403,
      { 'Dealership details': ['cannot be changed by your account.'] },
    ])
    expect((await dealerOf(owner)).name).toBe('Another House')
    expect((await undo(owner, seen)).status).toBe(200)
    expect((await dealerOf(owner)).name).toBe(was)
  })

  it('refuses the owner who became a manager between preview and import', async () => {
    const { owner, was, seen } = await lookAsOwner()
    await getDatabase()
      .db.updateTable('staff')
      .set({ role: 'manager' })
      .where('user_id', '=', 'meera')
      .execute()
    expect((await apply(owner, seen)).status).toBe(403)
    expect((await dealerOf(owner)).name).toBe(was)
  })

  it('refuses prices to an account that may publish but not change prices', async () => {
    const mayDo = (_: unknown, capability: string) => capability !== 'prices.edit'
    const app = await testApp(getDatabase(), { mayDo }).loginAsStaff()
    const files = withEditedFile(await exportSomeModels(app, dio), dio, (model) => ({
      ...model,
      price: 70_000,
      tagline: 'New',
    }))
    const seen = await previewArchive(app, files)
    expect((await apply(app, seen, { live: true })).status).toBe(403)
    expect((await apply(app, seen)).status).toBe(200)
    expect(await taglineOf(app)).toBe('New')
  })

  it('accepts at most ten waiting archives, and then says when the next one is possible', async () => {
    const owner = await as('owner')
    const { db } = getDatabase()
    await previewArchive(owner, await exportSomeModels(owner, dio))
    const row = await db.selectFrom('catalogue_imports').selectAll().executeTakeFirstOrThrow()
    const waiting = Array.from({ length: 9 }, () => ({ ...row, id: crypto.randomUUID() }))
    await db.insertInto('catalogue_imports').values(waiting).execute()
    const refused = await bring(owner, await exportSomeModels(owner, dio))
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringMatching(/^Too many imports are waiting/),
    ])
    await apply(owner, row)
    expect((await bring(owner, await exportSomeModels(owner, dio))).status).toBe(200)
  })
})
