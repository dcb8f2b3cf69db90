import { expect, it } from 'vitest'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

type Model = Record<string, unknown> & { version: number }

const read = async (app: TestApp, slug: string): Promise<Model> =>
  (await app.request(`/api/models/${slug}`)).json()
const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })

/** Creates a draft by copying a model of the demo. */
async function beginCopy(app: TestApp, name = 'HORNET 3.0') {
  const made = await app.send('POST', '/api/models', { name, copyOf: 'hornet-2-0' })
  return bodyOf(made)
}

const revisionOf = async ({ db }: TestDatabase) =>
  (await db.selectFrom('content').select('revision').executeTakeFirstOrThrow()).revision

onEachDatabase('a model', (getDatabase) => {
  const owner = (clock = () => testNow) => testApp(getDatabase(), { clock }).loginAsStaff()

  it('is created as a draft, published by staff and then shown on the site', async () => {
    const app = await owner()
    expect(await beginCopy(app)).toMatchObject({ status: 201, slug: 'hornet-3-0' })
    expect((await app.request('/api/vehicleDetail/HORNET3.0')).status).toBe(404)
    const draft = await read(app, 'hornet-3-0')
    expect(draft).toMatchObject({ state: 'draft', hasDraft: true, gaps: {} })
    expect(draft['description']).toMatch(/The HORNET 3\.0 is a naked bike/)
    const saved = await app.send('PUT', '/api/models/hornet-3-0', { ...draft, price: 155_000 })
    const { version } = await bodyOf(saved)
    const published = await bodyOf(
      await app.send('POST', '/api/models/hornet-3-0/publish', { version }),
    )
    expect(published).toMatchObject({ status: 200, slug: 'hornet-3-0' })
    expect(await read(app, 'hornet-3-0')).toMatchObject({ state: 'on', hasDraft: false })
    const { vehicles } = app.services
    expect(await vehicles.findByName('hornet 3.0')).toMatchObject({
      price: 155_000,
      isActive: true,
      hasPlaceholderPictures: true,
    })
  })

  it('loses the second swatch of a two-tone colour when the user removes the swatch', async () => {
    const app = await owner()
    const shown = async () =>
      (await (await app.request('/api/bikeColours/HORNET2.0')).json()).at(-1)
    expect(await shown()).toMatchObject({ swatch2: '#c8141b' })
    const { colours, ...rest } = await read(app, 'hornet-2-0')
    if (!Array.isArray(colours)) throw new Error('The machine has no colours')
    const { swatch2: _, ...one } = colours.at(-1)
    const { version } = await bodyOf(
      await app.send('PUT', '/api/models/hornet-2-0', { ...rest, colours: colours.with(-1, one) }),
    )
    expect((await read(app, 'hornet-2-0'))['colours']).toEqual(colours.with(-1, one))
    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    expect(await shown()).toMatchObject({ swatch: one.swatch, swatch2: null })
  })

  it('saves a new draft with missing fields and lists the fields, but does not publish the draft', async () => {
    const app = await owner()
    await app.send('POST', '/api/models', { name: 'Éclair 125', tagline: '' })
    const draft = await read(app, 'eclair-125')
    expect(draft.gaps).toMatchObject({ tagline: 'is missing', colours: 'is missing' })
    const refused = await bodyOf(
      await app.send('POST', '/api/models/eclair-125/publish', { version: draft.version }),
    )
    expect(refused).toMatchObject({ status: 422, errors: { tagline: ['Tagline is missing'] } })
    expect(await app.services.vehicles.findByName('Éclair 125')).toBeUndefined()
  })

  it('can be published with one specification group and figures without the maker’s words', async () => {
    const app = await owner()
    const { specifications: _, figures: __, ...draft } = await read(app, 'hornet-2-0')
    const little = {
      specifications: { engineDetails: [{ label: 'Displacement', value: '184.4 cc' }] },
      figures: { torque: { nm: 16 } },
    }
    const saved = await bodyOf(
      await app.send('PUT', '/api/models/hornet-2-0', { ...draft, ...little }),
    )
    expect(saved).toMatchObject({ status: 200, gaps: {} })
    const { version } = saved
    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    expect(await app.services.vehicles.findByName('HORNET 2.0')).toMatchObject({
      specifications: { engineDetails: [{ value: '184.4 cc' }], electrical: [] },
      figures: { torque: { nm: 16 } },
    })
  })

  it('is listed with its picture before its first publication', async () => {
    const app = await owner()
    await beginCopy(app)
    const { rows } = await bodyOf(await app.request('/api/models'))
    expect(rows.find(({ slug }: { slug: string }) => slug === 'hornet-3-0').image).toMatch(
      /hornet-2-0\/icon-/,
    )
  })

  it.each([
    [{ name: 'A/B' }, 'name'],
    [{ name: 'N'.repeat(200) }, 'name'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ price: 1.5 }, 'price'],
    [{ unheardOf: 1 }, 'unheardOf'],
    [{ film: '<script>' }, 'film'],
    [{ pictures: { folder: 'x', isPlaceholder: false, frames: Array(11).fill('x/a') } }, ''],
    [
      { pictures: { folder: 'x', isPlaceholder: false, frames: Array(73).fill('x/a') } },
      'pictures.frames',
    ],
    [{ colours: [{ name: 'A', slug: 'a', swatch: 'red' }] }, 'colours.0.swatch'],
  ])(
    'reports %j as an error at its field or as a gap, and keeps the stored model',
    async (change, place) => {
      const app = await owner()
      const before = await read(app, 'hornet-2-0')
      const answer = await app.send('PUT', '/api/models/hornet-2-0', { ...before, ...change })
      if (place === '') {
        expect(await read(app, 'hornet-2-0')).toHaveProperty(['gaps', 'pictures.frames'])
        return
      }
      expect(await bodyOf(answer)).toMatchObject({
        status: 422,
        errors: { [place]: [expect.any(String)] },
      })
      expect(await read(app, 'hornet-2-0')).toEqual(before)
    },
  )

  it('saves the first of two concurrent edits and tells the second user who made the first', async () => {
    const app = await owner()
    const manager = await testApp(getDatabase()).loginAsStaff('manager')
    const mine = await read(app, 'hornet-2-0')
    const [first, second] = [
      await manager.send('PUT', '/api/models/hornet-2-0', { ...mine, tagline: 'First' }),
      await app.send('PUT', '/api/models/hornet-2-0', { ...mine, tagline: 'Second' }),
    ]
    expect([first.status, second.status]).toEqual([200, 409])
    expect((await second.json()).message).toMatch(/^manager saved first/)
    const publish = await app.send('POST', '/api/models/hornet-2-0/publish', {
      version: mine.version,
    })
    expect(publish.status).toBe(409)
    expect(await read(app, 'hornet-2-0')).toMatchObject({ tagline: 'First' })
  })

  it('does not overwrite a price that changed while a draft was edited', async () => {
    const app = await owner()
    const draft = await read(app, 'hornet-2-0')
    await app.send('PUT', '/api/models/hornet-2-0', { ...draft, tagline: 'New' })
    await app.send('PATCH', '/api/managePrice/HORNET2.0', { price: 151_000 })
    const { version, price } = await read(app, 'hornet-2-0')
    expect(price).toBe(151_000)
    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    expect(await app.services.vehicles.findByName('HORNET 2.0')).toMatchObject({
      price: 151_000,
      tagline: 'New',
    })
  })

  it('changes only the edited fields, and can be restored to the first version', async () => {
    const app = await owner()
    const { db } = getDatabase()
    const coloursOf = () => db.selectFrom('colours').selectAll().orderBy('id').execute()
    const before = await coloursOf()
    const draft = await read(app, 'hornet-2-0')
    const { version } = await bodyOf(
      await app.send('PUT', '/api/models/hornet-2-0', { ...draft, tagline: 'Mended' }),
    )
    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    expect(await coloursOf()).toEqual(before)
    const { rows } = await bodyOf(await app.request('/api/models/hornet-2-0/versions'))
    expect(rows).toMatchObject([
      { number: 2, publishedBy: 'meera', changes: [{ path: 'tagline', after: 'Mended' }] },
      { number: 1, publishedBy: 'catalogue', changes: [] },
    ])
    const back = await bodyOf(
      await app.send('POST', '/api/models/hornet-2-0/versions', {
        version: version + 1,
        number: 1,
      }),
    )
    await app.send('POST', '/api/models/hornet-2-0/publish', { version: back.version })
    expect(await read(app, 'hornet-2-0')).toMatchObject({
      tagline: draft['tagline'],
      hasDraft: false,
    })
  })

  it('lists what restoring a version would change, without prices', async () => {
    const app = await owner()
    const draft = await read(app, 'hornet-2-0')
    const { version } = await bodyOf(
      await app.send('PUT', '/api/models/hornet-2-0', { ...draft, tagline: 'Mended' }),
    )
    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    const { changes } = await bodyOf(await app.request('/api/models/hornet-2-0/versions/1'))
    expect(changes).toEqual([{ path: 'tagline', before: 'Mended', after: draft['tagline'] }])
    expect((await app.request('/api/models/hornet-2-0/versions/7')).status).toBe(404)
  })

  it('returns to its former address if undo publishes the version before a new name', async () => {
    const app = await owner()
    const draft = await read(app, 'hornet-2-0')
    const renamed = { ...draft, name: 'HORNET R', slug: 'hornet-r' }
    const { version } = await bodyOf(await app.send('PUT', '/api/models/hornet-2-0', renamed))
    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    const undone = await bodyOf(
      await app.send('POST', '/api/models/hornet-r/versions/1/publish', { version: version + 1 }),
    )
    expect(undone).toMatchObject({ status: 200, slug: 'hornet-2-0' })
    expect(await read(app, 'hornet-2-0')).toMatchObject({ name: draft['name'], hasDraft: false })
    expect((await app.request('/api/models/hornet-r')).status).toBe(404)
  })

  it('is found by its former name until another model takes that name', async () => {
    const app = await owner()
    const draft = await read(app, 'hornet-2-0')
    const renamed = { ...draft, name: 'HORNET R', slug: 'hornet-r' }
    const { version } = await bodyOf(await app.send('PUT', '/api/models/hornet-2-0', renamed))
    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    const { vehicles } = app.services
    expect(await vehicles.findByName('hornet2.0')).toMatchObject({ name: 'HORNET R' })
    expect(await vehicles.findDisplayName('HORNET 2.0')).toBe('HORNET R')
    expect((await app.request('/api/models/hornet-2-0')).status).toBe(404)
    expect((await read(app, 'hornet-r')).version).toBe(version + 1)

    const next = await app.send('POST', '/api/models', { name: 'HORNET 2.0', copyOf: 'hornet-r' })
    const { version: first } = await bodyOf(next)
    await app.send('POST', '/api/models/hornet-2-0/publish', { version: first })
    expect(await vehicles.findByName('hornet2.0')).toMatchObject({ name: 'HORNET 2.0' })
  })

  it('cannot take the name of another model', async () => {
    const app = await owner()
    const draft = await read(app, 'hornet-2-0')
    const taken = { ...draft, name: 'ACTIVA110', slug: 'activa-110' }
    const { version } = await bodyOf(await app.send('PUT', '/api/models/hornet-2-0', taken))
    const refused = await bodyOf(
      await app.send('POST', '/api/models/hornet-2-0/publish', { version }),
    )
    expect(refused.status).toBe(422)
    expect(refused.errors).toEqual({
      name: ['Name is already used by ACTIVA 110'],
      slug: ['Web address is already used by ACTIVA 110'],
    })
    const copy = await app.send('POST', '/api/models', { name: 'activa 110' })
    expect(await bodyOf(copy)).toMatchObject({
      status: 422,
      message: 'Name is already used by ACTIVA 110',
    })
  })

  it('is published once at the planned time, even with several instances', async () => {
    let now = testNow
    const app = await owner(() => now)
    const { slug, version } = await beginCopy(app)
    const past = await app.send('POST', `/api/models/${slug}/publish`, {
      version,
      at: '2026-11-01T03:30:00Z',
    })
    expect(past.status).toBe(422)
    const planned = await bodyOf(
      await app.send('POST', `/api/models/${slug}/publish`, {
        version,
        at: '2026-11-03T03:30:00Z',
      }),
    )
    expect(planned).toMatchObject({ status: 200, version: version + 1 })
    const other = testApp(getDatabase(), { clock: () => now }).services
    now = new Date('2026-11-03T03:29:59Z')
    expect(await app.services.models.drafts.carryOut()).toBe(0)
    // The site was down at 9 a.m. and is up again an hour later.
    now = new Date('2026-11-03T04:30:00Z')
    const before = await revisionOf(getDatabase())
    const did = await Promise.all([
      app.services.models.drafts.carryOut(),
      other.models.drafts.carryOut(),
    ])
    expect(did.toSorted()).toEqual([0, 1])
    expect(await revisionOf(getDatabase())).toBe(before + 1)
    expect(await app.services.vehicles.findByName('HORNET 3.0')).toBeDefined()
    expect((await app.services.models.read(slug))?.meta).toMatchObject({
      state: 'on',
      publishAt: null,
    })
  })

  it('stays a draft and shows one failure message if the planned publication fails', async () => {
    let now = testNow
    const app = await owner(() => now)
    const { slug, version } = await beginCopy(app)
    const at = '2026-11-03T03:30:00Z'
    await app.send('POST', `/api/models/${slug}/publish`, { version, at })
    const other = await read(app, 'activa-110')
    const renamed = await app.send('PUT', '/api/models/activa-110', {
      ...other,
      name: 'HORNET 3.0',
    })
    const next = await bodyOf(renamed)
    await app.send('POST', '/api/models/activa-110/publish', { version: next.version })
    now = new Date('2026-11-03T04:30:00Z')
    expect(await app.services.models.drafts.carryOut()).toBe(1)
    expect(await app.services.models.drafts.carryOut()).toBe(0)
    expect((await app.services.models.read(slug))?.meta).toMatchObject({
      state: 'draft',
      publishAt: null,
      planFailure: 'Name is already used by HORNET 3.0',
    })
  })

  it('is withdrawn automatically on the planned day', async () => {
    let now = testNow
    const app = await owner(() => now)
    const { version } = await read(app, 'hornet-2-0')
    const withdrawAt = '2026-11-03T03:30:00Z'
    await app.send('POST', '/api/models/hornet-2-0/publish', { version, withdrawAt })
    now = new Date(withdrawAt)
    await app.services.models.drafts.carryOut()
    expect((await app.services.models.read('hornet-2-0'))?.meta).toMatchObject({
      state: 'off',
      withdrawAt: null,
    })
  })

  it('disappears from all lists when deleted, and can be restored within a day', async () => {
    let now = testNow
    const app = await owner(() => now)
    const namesOf = async () => {
      const { rows } = await bodyOf(await app.request('/api/models'))
      return rows.map(({ slug }: { slug: string }) => slug)
    }
    expect((await app.request('/api/models/hornet-2-0', { method: 'DELETE' })).status).toBe(200)
    expect(await namesOf()).not.toContain('hornet-2-0')
    expect(await app.services.vehicles.listFormModels({ isOwned: true })).not.toContainEqual(
      expect.objectContaining({ label: 'HORNET 2.0' }),
    )
    await app.send('POST', '/api/models/hornet-2-0/restore')
    expect(await read(app, 'hornet-2-0')).toMatchObject({ state: 'on' })

    await app.request('/api/models/hornet-2-0', { method: 'DELETE' })
    now = new Date(testNow.getTime() + 25 * 3_600_000)
    const again = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    expect((await again.send('POST', '/api/models/hornet-2-0/restore')).status).toBe(404)
    await app.services.models.purge()
    expect(await app.services.vehicles.findByName('HORNET 2.0')).toBeUndefined()
  })

  it('is listed in the order that staff save; an incomplete order is refused', async () => {
    const app = await owner()
    const { rows } = await bodyOf(await app.request('/api/models'))
    const scooters = rows
      .filter(({ kind }: { kind: string }) => kind === 'scooter')
      .map(({ slug }: { slug: string }) => slug)
    const turned = scooters.toReversed()
    const order = (slugs: string[]) =>
      app.send('POST', '/api/model-order', { kind: 'scooter', slugs })
    expect((await order(turned)).status).toBe(200)
    const listed = await app.services.vehicles.listAll('scooter')
    expect(listed.map(({ slug }) => slug)).toEqual(turned)
    expect((await order(turned.slice(1))).status).toBe(409)
  })
})
