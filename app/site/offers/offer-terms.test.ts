import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { multipartBody, sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

onEachDatabase('terms of an offer', (getDatabase) => {
  it('are the models and the days, all of them optional', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const add = async (more: Record<string, string>, names: string[] = []) => {
      const body = multipartBody({
        title: 'Ride home',
        description: 'Papers in a day',
        image: uploadFile(await sampleJpeg()),
        ...more,
      })
      for (const name of names) body.append('models', name)
      return app.request('/api/createOffers', { method: 'POST', body })
    }
    const newest = async () => (await (await app.request('/api/getOffers')).json())[0]
    expect((await add({})).status).toBe(200)
    expect(await newest()).toMatchObject({ models: [], until: null })
    expect((await add({ until: '2026-12-31' }, ['dio', 'HORNET 2.0'])).status).toBe(200)
    expect(await newest()).toMatchObject({ models: ['DIO', 'HORNET2.0'], until: '2026-12-31' })
    expect(await (await add({}, ['TRACTOR'])).json()).toMatchObject({
      errors: { models: ['The model TRACTOR does not exist.'] },
    })
    expect((await add({ until: '2026-02-30' })).status).toBe(422)
    expect(await (await add({ from: '2026-13-01' })).json()).toMatchObject({
      errors: { from: ['First day must be a real date.'] },
    })
    expect(await (await add({ from: '2026-12-25', until: '2026-12-24' })).json()).toMatchObject({
      errors: { until: ['The last day must not be before the first day.'] },
    })
    expect((await add({ from: '2026-12-24', until: '2026-12-24' })).status).toBe(200)
    // Visitors do not see an offer before the first day of the offer.
    expect(await newest()).toMatchObject({ models: ['DIO', 'HORNET2.0'], until: '2026-12-31' })
  })

  it('remain if an edit omits them, and are removed if an edit empties them', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const [{ id, models }] = await (await app.request('/api/getOffers')).json()
    const edit = async (more: object) => {
      const json = { title: 'Swap', description: 'Yours for ours', ...more }
      const answer = await app.send('PATCH', `/api/manageOffers/${id}`, json)
      return { status: answer.status, ...(await answer.json()) }
    }
    expect(await edit({ until: '2027-01-05' })).toMatchObject({ models, until: '2027-01-05' })
    expect(await edit({ models: ['QC1'] })).toMatchObject({ models: ['QC1'], until: '2027-01-05' })
    expect(await edit({ models: [], until: '' })).toMatchObject({ models: [], until: null })
    expect(await edit({ from: '2026-12-01' })).toMatchObject({ from: '2026-12-01', models: [] })
    expect(await edit({ until: '2026-11-30' })).toMatchObject({
      status: 422,
      errors: { until: ['The last day must not be before the first day.'] },
    })
    expect(await edit({ from: '', until: '2026-11-30' })).toMatchObject({ from: null })
    expect(await edit({ from: '2026-12-01' })).toMatchObject({ status: 422 })
    expect(await edit({ models: ['TRACTOR'] })).toMatchObject({ status: 422 })
    const [change] = await app.services.changes.listOf(`offer/${id}`, 1)
    expect(change?.before).toMatchObject({ from: '2026-12-01', until: null })
  })
})

const database = await openTestDatabase()
afterAll(() => database.close())

it('lists an ended offer under “Other offers”, and says if no offer is current', async () => {
  const app = testApp(database, {}, await pageHandlerFromSources())
  const page = async () => visibleText(await (await app.request('/offers')).text())
  const end = (until: string) => database.db.updateTable('offers').set({ until })
  const { id } = await database.db
    .selectFrom('offers')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  await end('2026-11-02').where('id', '=', id).execute()
  expect(await page()).toMatch(
    /Latest offer ₹3,000 .* Valid until 2 Nov 2026 .* DIO 125 ≈ approximately ₹89,000/,
  )
  await end('2026-11-01').where('id', '=', id).execute()
  await app.services.revision.increment()
  expect(await page()).toMatch(
    /Latest offer Saturday .* Other offers ₹3,000 .* Ended on 1 Nov 2026/,
  )
  await end('2026-11-01').execute()
  await app.services.revision.increment()
  expect(await page()).toContain('There is no offer right now')
  expect(await page()).toContain('Or call us to ask: +91 00000 00001')
})
