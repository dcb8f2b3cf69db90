import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { customerMobileKey } from '#app/crm/enquiries/customer-mobile-key.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import {
  fixtureDates,
  fixtureFile,
  type OpenedFixture,
  onEachFixture,
  onEachRestoredFixture,
} from './database-fixtures.ts'
import { deskClient } from './desk-client.ts'
import { multipartBody, sampleJpeg, uploadFile } from './sample-pictures.ts'
import { authenticatorCodeAt } from './second-factor-codes.ts'
import { staffLogin, type TestApp, testApp } from './test-app.ts'
import { onEachDatabase } from './test-databases.ts'

const dayLater = 24 * 3_600_000

type GetFixture = () => OpenedFixture

const siteOf = (fixture: OpenedFixture, later = 0) =>
  testApp(fixture, { clock: () => new Date(fixture.now.getTime() + later) })
const ownerOf = (fixture: OpenedFixture, later = 0) => siteOf(fixture, later).loginAsStaff()
const read = async (app: TestApp, path: string) => (await app.request(path)).json()
const post = async (app: TestApp, path: string, body: object = {}) => {
  const answer = await app.send('POST', path, body)
  return { status: answer.status, ...(await answer.json()) }
}

onEachFixture('accounts', testAccounts)
onEachRestoredFixture('accounts', testAccounts)

function testAccounts(getFixture: GetFixture) {
  it('log in, with a code if one is set up, but not after deactivation', async () => {
    const fixture = getFixture()
    const site = siteOf(fixture)
    // Does not use `loginAsStaff`, because that would create a missing account.
    const logIn = async (userId: string, code?: string) =>
      (await post(site, '/api/login', { userId, password: staffLogin.password, code })).status
    for (const userId of ['meera', 'manager', 'sales', 'workshop', 'accounts'])
      expect(await logIn(userId), userId).toBe(200)
    expect(await logIn('gopal')).toBe(401)
    expect(await logIn('asha')).toBe(401)
    expect(await logIn('asha', authenticatorCodeAt(fixture.story.codesSecret, fixture.now))).toBe(
      200,
    )
  })
}

onEachFixture('accounts', (getFixture) => {
  it('are set up by a valid invitation', async () => {
    const token = getFixture().story.invitationPath.split('/').at(-1) ?? ''
    const link = await siteOf(getFixture()).services.links.find(token, 'invitation')
    expect(link).toMatchObject({ is: 'open', account: { userId: 'ravi' } })
  })

  it('stay logged in', async () => {
    const { story } = getFixture()
    const { cookie } = story
    const answer = await siteOf(getFixture()).request('/api/me', { headers: { cookie } })
    expect(await answer.json()).toMatchObject({ user_id: 'meera', user_name: 'Meera Example' })
  })
})

/** Kinds of enquiries that are newer than the first fixtures. */
const laterKinds = ['on-road-price', 'sales']

onEachFixture('enquiries', testEnquiries)
onEachRestoredFixture('enquiries', testEnquiries)

function testEnquiries(getFixture: GetFixture) {
  it('have their state and history at the desk, for every kind', async () => {
    const { story } = getFixture()
    const desk = deskClient(await ownerOf(getFixture()))
    const found = await Promise.all(
      story.enquiries.map(async ({ reference }) => {
        const { kind, state, history } = await desk.read(reference)
        return { reference, kind, state, events: history.length }
      }),
    )
    expect(found).toEqual(story.enquiries)
    const kinds = new Set(found.map(({ kind }) => kind))
    const missing = enquiryKinds.map(({ slug }) => slug).filter((slug) => !kinds.has(slug))
    expect(missing.filter((slug) => !laterKinds.includes(slug))).toEqual([])
    expect(await desk.read(story.erased)).toMatchObject({ isErased: true, name: '' })
    expect(await desk.read(story.overdue)).toMatchObject({ isOverdue: true, state: 'new' })
    expect((await desk.read(story.joined)).joinedTo).toMatch(/^TR-/)
  })

  it('are found by search, counted in reports and listed by a saved view', async () => {
    const { db, story } = getFixture()
    const app = await ownerOf(getFixture())
    expect(await deskClient(app).found('search=Fresh')).toHaveLength(1)
    expect(await deskClient(app).found('search=ల')).toHaveLength(1)
    const report = await post(app, '/api/enquiryReports', { page: 1, limit: 10 })
    const rides = story.enquiries.filter(({ kind }) => kind === 'test-ride')
    expect(report.totalRecords).toBe(rides.length)
    const owner = await app.services.staff.findByUserId('meera')
    expect(await app.services.deskViews.list(owner?.id ?? 0)).toEqual([
      { name: story.deskView, address: '?section=mine&kind=test-ride' },
    ])
    const owed = await db.selectFrom('outbox').select(['sent_at', 'attempts']).execute()
    expect(owed.filter(({ sent_at }) => sent_at !== null).length).toBeGreaterThan(0)
    expect(owed.filter(({ attempts }) => attempts > 0)).toHaveLength(1)
  })
}

onEachFixture('customers', testCustomers)
onEachRestoredFixture('customers', testCustomers)

function testCustomers(getFixture: GetFixture) {
  it('exist for every enquiry with a mobile number, and keep merges and withdrawals', async () => {
    const { db, story } = getFixture()
    const unlinked = await db
      .selectFrom('enquiries')
      .select(['reference', 'phone'])
      .where('customer_id', 'is', null)
      .where('erased_at', 'is', null)
      .execute()
    expect(unlinked.filter(({ phone }) => customerMobileKey(phone))).toEqual([])
    if (!story.customers) return
    const app = await ownerOf(getFixture())
    const { survivor, merged } = story.customers
    expect(await read(app, `/api/customers/${merged}`)).toMatchObject({
      id: survivor,
      merged: [{ id: merged }],
      notes: [{ text: 'Calls after six.' }],
      vehicles: [{ plate: 'TS09FX0001' }],
      withdrawals: [{ channel: 'phone', endedAt: null }],
    })
  })
}

onEachFixture('models', testModels)
onEachRestoredFixture('models', testModels)

function testModels(getFixture: GetFixture) {
  it('have their drafts', async () => {
    const { newModel, editedModel } = getFixture().story
    const app = await ownerOf(getFixture())
    expect(await read(app, `/api/models/${newModel}`)).toMatchObject({
      ...{ state: 'draft', hasDraft: true, description: 'Not written yet.' },
      gaps: { tagline: 'is missing' },
    })
    expect(await read(app, `/api/models/${editedModel}`)).toMatchObject({
      ...{ state: 'on', hasDraft: true, tagline: 'Quiet, frugal, ours' },
      brochure: expect.stringMatching(/^media\/\w+\.pdf$/),
    })
  })

  it('are published and withdrawn on schedule', async () => {
    const { planned, withdrawn } = getFixture().story
    const before = await ownerOf(getFixture())
    expect(await read(before, `/api/models/${planned.slug}`)).toMatchObject({
      publishAt: planned.at,
      state: 'draft',
    })
    expect(await read(before, `/api/models/${withdrawn.slug}`)).toMatchObject({
      withdrawAt: withdrawn.at,
    })
    const after = siteOf(getFixture(), 60 * dayLater)
    await after.services.models.drafts.carryOut()
    const states = await after.services.models.list()
    const stateOf = (slug: string) => states.find((it) => it.slug === slug)?.state
    expect([stateOf(planned.slug), stateOf(withdrawn.slug)]).toEqual(['on', 'off'])
  })

  it('are found by their former name', async () => {
    const { slug, oldName } = getFixture().story.renamed
    const { vehicles } = siteOf(getFixture()).services
    expect(await vehicles.findByName(oldName)).toMatchObject({ slug })
  })

  it('return to an earlier version', async () => {
    const { slug, taglines } = getFixture().story.versions
    const app = await ownerOf(getFixture())
    const path = `/api/models/${slug}`
    const { rows } = await read(app, `${path}/versions`)
    expect(rows).toHaveLength(taglines.length)
    const { version, tagline } = await read(app, path)
    expect(tagline).toBe(taglines.at(-1))
    expect(await post(app, `${path}/versions`, { version, number: 1 })).toMatchObject({
      status: 200,
    })
    expect(await read(app, path)).toMatchObject({ hasDraft: true, tagline: taglines[0] })
  })
}

onEachFixture('prices and imports', testPriceChanges)
onEachRestoredFixture('prices and imports', testPriceChanges)

function testPriceChanges(getFixture: GetFixture) {
  it('changed in bulk are undone together, and only once', async () => {
    const { bulkChange, undoneBulkChange } = getFixture().story
    const app = await ownerOf(getFixture())
    const { rows } = await read(app, '/api/price-list/changes')
    expect(rows.map(({ id }: { id: number }) => id)).toContain(bulkChange)
    expect(await post(app, `/api/price-list/${undoneBulkChange}/undo`)).toMatchObject({
      status: 409,
    })
    expect(await post(app, `/api/price-list/${bulkChange}/undo`)).toMatchObject({ status: 200 })
  })

  it('list the imports and undo the applied one', async () => {
    const { applied, undone, checked } = getFixture().story.imports
    const app = await ownerOf(getFixture())
    const { rows } = await read(app, '/api/catalogue/imports')
    const states = rows.map(({ id, state }: { id: string; state: string }) => [id, state])
    expect(states).toEqual(
      expect.arrayContaining([
        [applied, 'applied'],
        [undone, 'undone'],
        [checked, 'checked'],
      ]),
    )
    const taglineOf = async () => (await app.services.vehicles.findByName('DIO'))?.tagline
    expect(await taglineOf()).toBe('Imported as an archive')
    expect(await post(app, `/api/catalogue/import/${applied}/undo`)).toMatchObject({ status: 200 })
    expect(await taglineOf()).not.toBe('Imported as an archive')
  })

  it('are in the audit log', async () => {
    const app = await ownerOf(getFixture())
    const actions = (await read(app, '/api/changes')).map(
      ({ action }: { action: string }) => action,
    )
    expect(actions).toEqual(expect.arrayContaining(['published']))
  })
}

onEachFixture('deletions', testDeletions)
onEachRestoredFixture('deletions', testDeletions)

function testDeletions(getFixture: GetFixture) {
  const ofModels = ({ story: { deleted } }: OpenedFixture) => [
    `/api/models/${deleted.model}/restore`,
  ]
  const ofRows = ({ story: { deleted } }: OpenedFixture) => [
    `/api/deleteOffers/${deleted.offer}/restore`,
    `/api/deleteGalleryImg/${deleted.image}/restore`,
  ]

  it('are undone within a day, with their pictures', async () => {
    const fixture = getFixture()
    const app = await ownerOf(fixture)
    for (const path of [...ofModels(fixture), ...ofRows(fixture)])
      expect((await post(app, path)).status).toBe(200)
    const images = await app.services.gallery.list()
    const image = images.find(({ id }) => id === fixture.story.deleted.image)
    const address = image ? webpPictureUrl(image.picture) : ''
    expect((await app.request(address)).status).toBe(200)
  })

  it('are not undone after a day, or after 30 days for offers and pictures', async () => {
    const restored = async (later: number, paths: readonly string[]) => {
      const app = await ownerOf(getFixture(), later)
      const answers: number[] = []
      for (const path of paths) answers.push((await post(app, path)).status)
      return answers
    }
    expect(await restored(dayLater, ofModels(getFixture()))).toEqual([404])
    expect(await restored(30.1 * dayLater, ofRows(getFixture()))).toEqual([404, 404])
    expect(await restored(29 * dayLater, ofRows(getFixture()))).toEqual([200, 200])
  })
}

onEachFixture('page contents', testPageContents)
onEachRestoredFixture('page contents', testPageContents)

function testPageContents(getFixture: GetFixture) {
  it('have their drafts, schedule and versions', async () => {
    const { draftedParts, plannedPart, publishedPart } = getFixture().story
    const app = await ownerOf(getFixture())
    for (const part of draftedParts)
      expect(await read(app, `/api/site/${part}`)).toMatchObject({ hasDraft: true })
    expect((await read(app, `/api/site/${plannedPart}`)).publishAt).not.toBeNull()
    const { version } = await read(app, `/api/site/${publishedPart}`)
    const versions = `/api/site/${publishedPart}/versions`
    expect((await read(app, versions)).rows.length).toBeGreaterThan(2)
    expect((await post(app, versions, { version, number: 1 })).status).toBe(200)
  })
}

onEachFixture('data that expires within hours', (getFixture) => {
  it('an unfinished upload continues until it is complete', async () => {
    const { newModel, upload } = getFixture().story
    const app = await ownerOf(getFixture())
    const at = `/api/models/${newModel}/pictures`
    const { sets } = await read(app, at)
    const begun = sets.find(({ set }: { set: number }) => set === upload.set)
    expect(begun).toMatchObject({ state: 'open', purpose: 'frames' })
    expect(begun.items).toHaveLength(upload.frames)
    for (let frame = upload.frames + 1; frame <= 12; frame++) {
      const image = uploadFile(await sampleJpeg(), `turn-${frame}.jpg`)
      const body = multipartBody({ image, set: String(upload.set) })
      expect((await app.request(at, { method: 'POST', body })).status).toBe(201)
    }
    expect(await post(app, `${at}/${upload.set}/commit`)).toMatchObject({ status: 200 })
  })

  it('a preview link shows its draft for a day', async () => {
    const { editedModel, previewPath } = getFixture().story
    const token = previewPath.split('/')[2] ?? ''
    const find = (later: number) => siteOf(getFixture(), later).services.previews.find(token)
    expect(await find(0)).toMatchObject({ noun: 'model', key: expect.any(String) })
    expect(await find(dayLater)).toBeUndefined()
    const app = await ownerOf(getFixture())
    expect(await read(app, `/api/models/${editedModel}/preview`)).toMatchObject({ open: 1 })
  })

  it('a previewed archive is applied within an hour', async () => {
    const { checked } = getFixture().story.imports
    const app = await ownerOf(getFixture())
    expect(await post(app, `/api/catalogue/import/${checked}`)).toMatchObject({ isApplied: true })
    expect(await app.services.vehicles.findByName('UNICORN')).toMatchObject({
      tagline: 'Previewed only',
    })
  })
})

onEachDatabase('catalogue archive', (getDatabase) => {
  it.each(fixtureDates)('from %s is previewed and applied', async (date) => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const preview = async () => {
      const answer = await app.request('/api/catalogue/import?preview=1', {
        method: 'POST',
        headers: { 'content-type': 'application/zip' },
        body: readFileSync(fixtureFile(date, 'catalogue.zip')),
      })
      const body = await answer.json()
      expect([answer.status, body.message]).toMatchObject([200, expect.any(String)])
      return body.import
    }
    const { id, rows } = await preview()
    expect(rows).toContainEqual(expect.objectContaining({ name: 'DIO', is: 'changed' }))
    const options = { live: true, gone: true }
    // A request returns after some seconds, and the next request encodes the other pictures.
    const apply = () => post(app, `/api/catalogue/import/${id}`, options)
    await expect.poll(apply, { timeout: 60_000 }).toMatchObject({ isApplied: true })
    expect(await app.services.vehicles.findByName('DIO')).toMatchObject({
      tagline: 'Imported as an archive',
      price: 70_100,
    })
    expect((await preview()).rows).toEqual([])
  })
})
