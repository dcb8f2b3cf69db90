import { expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const things = [
  {
    name: 'an offer',
    manage: '/api/manageOffers',
    remove: '/api/deleteOffers',
    open: '/api/getOffers',
    first: { title: 'Diwali', description: 'Until Sunday' },
    second: { title: 'Monsoon', description: 'Until the rain stops' },
    said: 'meera changed this offer while you were editing.',
    action: 'changed',
    label: 'the offer “Diwali”',
  },
  {
    name: 'a caption',
    manage: '/api/manageGallery',
    remove: '/api/deleteGalleryImg',
    open: '/api/gallery',
    first: { caption: 'The workshop' },
    second: { caption: 'The floor' },
    said: 'meera changed this caption while you were editing.',
    action: 'changed the caption of',
    label: 'picture 1 “The workshop”',
  },
] as const

onEachDatabase('edit with a version', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()
  const read = async (app: TestApp, path: string) => (await app.request(path)).json()
  const findFirst = async (app: TestApp, path: string) => {
    const rows: { id: number; version: number }[] = await read(app, path)
    const row = rows.find(({ id }) => id === 1)
    if (!row) throw new Error(`${path} lists no row 1`)
    return row
  }

  it.each(things)('changes $name for the next request and in the audit log', async (thing) => {
    const app = await staff()
    const before = await findFirst(app, thing.manage)
    const revision = await app.services.revision.get()
    const answer = await app.send('PATCH', `${thing.manage}/1`, { ...thing.first, version: 1 })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: 1, ...thing.first, version: 2 })
    expect(await app.services.revision.get()).toBe(revision + 1)
    expect(await findFirst(app, thing.open)).toMatchObject(thing.first)
    const [change] = await read(app, '/api/changes')
    expect(change).toMatchObject({
      who: 'meera',
      action: thing.action,
      label: thing.label,
      after: thing.first,
    })
    // The audit log holds a list as text.
    const { models: _, ...was } = change.before
    expect(before).toMatchObject(was)
  })

  it.each(things)(
    'refuses the second of two edits of $name and keeps the values of the first edit',
    async (thing) => {
      const app = await staff()
      const edit = (texts: object, version?: number) =>
        app.send('PATCH', `${thing.manage}/1`, { ...texts, version })
      expect((await edit(thing.first, 1)).status).toBe(200)
      const late = await edit(thing.second, 1)
      expect(late.status).toBe(409)
      expect((await late.json()).message).toContain(thing.said)
      expect(await findFirst(app, thing.manage)).toMatchObject({ ...thing.first, version: 2 })
      expect((await edit(thing.second, 2)).status).toBe(200)
      expect(await findFirst(app, thing.open)).toMatchObject(thing.second)
      expect((await edit(thing.first)).status).toBe(200)
    },
  )

  it.each(things)('accepts one of ten concurrent edits of $name', async (thing) => {
    const app = await staff()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.send('PATCH', `${thing.manage}/1`, { ...thing.first, version: 1 }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
  })

  it.each(things)('answers 404 for a deleted $name', async (thing) => {
    const app = await staff()
    await app.request(`${thing.remove}/1`, { method: 'DELETE' })
    for (const id of ['1', '999999'])
      expect((await app.send('PATCH', `${thing.manage}/${id}`, thing.first)).status).toBe(404)
    await app.request(`${thing.remove}/1/restore`, { method: 'POST' })
    expect(await findFirst(app, thing.manage)).toMatchObject({ version: 1 })
  })

  it('refuses invalid values of an offer or a caption, and changes nothing', async () => {
    const app = await staff()
    const refused = async (path: string, body: object) => {
      const answer = await app.send('PATCH', path, body)
      const { message, errors } = await answer.json()
      return { status: answer.status, message, errors }
    }
    expect(await refused('/api/manageOffers/1', { title: ' ', description: 'x' })).toEqual({
      status: 422,
      message: 'Please fill all fields',
      errors: { title: ['Enter a title.'] },
    })
    expect(await refused('/api/manageGallery/1', { caption: 'x'.repeat(201) })).toEqual({
      status: 422,
      message: 'At most 200 characters.',
      errors: { caption: ['At most 200 characters.'] },
    })
    for (const version of [1.5, 'one', 1e308, -3_000_000_000])
      expect((await refused('/api/manageGallery/1', { caption: 'x', version })).status).toBe(422)
    expect((await refused('/api/manageOffers/abc', things[0].first)).message).toBe(
      'Invalid Offer ID!',
    )
    expect(await read(app, '/api/changes')).toEqual([])
  })
})
