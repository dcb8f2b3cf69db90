import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decompressionBombPng } from '#tests/sample-pictures.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { type ArchiveFiles, packZip } from '#tests/zip-archives.ts'

const database = await openTestDatabase()
const app = await testApp(database).loginAsStaff()
const dio = await database.db
  .selectFrom('vehicles')
  .select('tagline')
  .where('slug', '=', 'dio')
  .executeTakeFirstOrThrow()
const {
  state: _,
  version: __,
  hasDraft,
  gaps,
  ...model
} = await (await app.request('/api/models/dio')).json()
for (const name of [
  ...['editedBy', 'editedAt', 'publishAt', 'withdrawAt', 'planFailure'],
  ...['plannedBy', 'isAheadOfPlan'],
])
  delete model[name]

const file = (change: object) => JSON.stringify({ ...model, ...change })
const one = (change: object): ArchiveFiles => ({ 'vehicles/dio.json': file(change) })

async function findRefusal(
  files: ArchiveFiles | Uint8Array<ArrayBuffer>,
  type = 'application/zip',
) {
  const answer = await app.request('/api/catalogue/import', {
    method: 'POST',
    headers: { 'content-type': type },
    body: files instanceof Uint8Array ? files : await packZip(files),
  })
  return { status: answer.status, ...(await answer.json()) }
}

it('finds no change in an archive that equals the site', async () => {
  expect(hasDraft || Object.keys(gaps).length > 0).toBe(false)
  expect(await findRefusal(one({}))).toMatchObject({
    status: 200,
    message: 'The site already has everything in this file. Nothing has changed.',
  })
})

it.each<[string, ArchiveFiles | Uint8Array<ArrayBuffer>, string, string]>([
  ['nothing', Buffer.alloc(0), 'The file', 'This is not a ZIP file'],
  ['no ZIP', Buffer.from('{"vehicles":[]}'), 'The file', 'This is not a ZIP file'],
  [
    'an archive of something else',
    { 'notes.txt': 'x' },
    'archive.json',
    'This file contains no catalogue',
  ],
  [
    'an archive of another version',
    { ...one({}), 'archive.json': '{ "format": "showroom-catalogue", "version": 2 }' },
    'archive.json',
    'This file has format version 2, but this site reads version 1.',
  ],
  [
    'a manifest of another program',
    { ...one({}), 'archive.json': '{ "format": "wordpress" }' },
    'archive.json',
    'This file is not a catalogue',
  ],
  [
    'a comma too many',
    { 'vehicles/dio.json': '{\n  "name": "DIO",\n}' },
    'vehicles/dio.json',
    'not valid JSON, line 3. Look for a missing or extra comma',
  ],
  [
    'a file that ends in its middle',
    { 'vehicles/dio.json': '{\n  "name": "DIO",' },
    'vehicles/dio.json',
    'not valid JSON, line 2',
  ],
  [
    'Latin-1',
    { 'vehicles/dio.json': Buffer.from([0x22, 0xe9, 0x22]) },
    'vehicles/dio.json',
    'is not UTF-8 text.',
  ],
  [
    'brackets without end',
    { 'vehicles/dio.json': `${'['.repeat(5000)}${']'.repeat(5000)}` },
    'vehicles/dio.json',
    'has groups nested more than twenty levels',
  ],
  [
    'a name that no address takes',
    one({ name: 'A/B' }),
    'vehicles/dio.json',
    'name must not contain / ? # %',
  ],
  [
    'a name of 200 characters',
    one({ name: 'N'.repeat(200) }),
    'vehicles/dio.json',
    'name must be at most 60 characters.',
  ],
  [
    'a field that nobody knows',
    one({ colour: 'red' }),
    'vehicles/dio.json',
    'colour is not a known field.',
  ],
  [
    'a setting of a newer release',
    { 'facts.json': '{ "winter-camp": {} }' },
    'facts.json',
    'winter-camp is not a known field. The file may come from a newer release',
  ],
  [
    'a price in words',
    one({ price: '68,800' }),
    'vehicles/dio.json',
    'price must be a whole number of rupees',
  ],
  [
    'a slug twice',
    { ...one({}), 'vehicles/other.json': file({ name: 'OTHER' }) },
    'vehicles/other.json',
    'slug must not be the same as in vehicles/dio.json.',
  ],
  [
    'a picture that is nowhere',
    one({ pictures: { ...model.pictures, side: 'media/0123456789abcdef-700x400' } }),
    'vehicles/dio.json',
    'refers to the picture media/0123456789abcdef-700x400, which is neither on this site nor in the file.',
  ],
  [
    'a picture of the archive that it lacks',
    one({ pictures: { ...model.pictures, side: 'pictures/side.jpg' } }),
    'vehicles/dio.json',
    'refers to the picture pictures/side.jpg, which is neither',
  ],
  [
    'a picture of the catalogue that there is not',
    { 'gallery.json': '[{ "picture": "site/no-such", "caption": "" }]' },
    'gallery.json',
    'refers to the picture site/no-such',
  ],
  [
    'a film that is nowhere',
    {
      'films.json':
        '[{ "id": "amc", "title": "T", "poster": "site/workshop", "file": "films/none.mp4" }]',
    },
    'films.json',
    'refers to the film films/none.mp4, which is not on this site.',
  ],
  [
    'an uploaded film that is nowhere',
    one({ filmFile: 'media/0123456789abcdef.mp4' }),
    'vehicles/dio.json',
    'refers to the film media/0123456789abcdef.mp4, which is not on this site.',
  ],
  [
    'a picture that is none',
    {
      ...one({ pictures: { ...model.pictures, side: 'pictures/a.png' } }),
      'pictures/a.png': '<svg/>',
    },
    'vehicles/dio.json',
    'refers to pictures/a.png. SVG files cannot be uploaded',
  ],
  [
    'a picture that unpacks to gigabytes',
    {
      ...one({ pictures: { ...model.pictures, side: 'pictures/a.png' } }),
      'pictures/a.png': decompressionBombPng(),
    },
    'vehicles/dio.json',
    'refers to pictures/a.png. The picture has more than 50 megapixels.',
  ],
  [
    'an offer for a model that there is not',
    {
      'offers.json':
        '[{ "title": "T", "description": "D", "picture": "site/offer-1", "models": ["ZZ"] }]',
    },
    'offers.json',
    'refers to the model ZZ, which does not exist.',
  ],
])('refuses %s, names file and reason, and stores nothing', async (_name, files, place, says) => {
  const refused = await findRefusal(files)
  expect(refused).toMatchObject({ status: 422, errors: { [place]: expect.any(Array) } })
  expect(refused.errors[place].join(' ')).toContain(says)
  expect(await findTagline()).toBe(dio.tagline)
  const kept = join(database.dataDir, 'imports')
  expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([])
})

it('refuses a zip bomb by the sizes in the ZIP directory', async () => {
  const bomb = await packZip({ ...one({}), 'pictures/a.png': Buffer.alloc(20_000_000) })
  expect(await findRefusal(bomb)).toMatchObject({
    status: 422,
    message: 'pictures/a.png in the ZIP file is larger than 15 MB when unpacked.',
  })
})

it('keeps a script in any text as plain text', async () => {
  const script = '<script>alert(1)</script>'
  const answer = await findRefusal(one({ tagline: script, description: script, note: script }))
  expect(answer).toMatchObject({ status: 200, isApplied: true })
  expect(await findTagline()).toBe(script)
  await app.send('POST', `/api/catalogue/import/${answer.import.id}/undo`, {})
  expect(await findTagline()).toBe(dio.tagline)
})

it('does not read a body that has a wrong type or a too large declared length', async () => {
  expect(await findRefusal(one({}), 'application/json')).toMatchObject({ status: 415 })
  const answer = await app.request('/api/catalogue/import', {
    method: 'POST',
    headers: { 'content-type': 'application/zip', 'content-length': '500000000' },
    body: 'x',
  })
  expect(answer.status).toBe(413)
})

it('accepts an archive whose files are all inside one folder', async () => {
  const wrapped = { 'catalogue/vehicles/dio.json': file({}), 'catalogue/.DS_Store': 'x' }
  expect(await findRefusal(wrapped)).toMatchObject({ status: 200 })
})

it('skips the dealer details if a manager imports, and imports the rest', async () => {
  const manager = await testApp(database).loginAsStaff('manager')
  const { facts } = (await app.services.dealer.findForEdit(1)) ?? {}
  const answer = await manager.request('/api/catalogue/import?preview=1', {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: await packZip({ 'dealer.json': JSON.stringify({ ...facts, name: 'Another House' }) }),
  })
  expect((await answer.json()).import.rows).toMatchObject([
    { part: 'dealer.json', is: 'held', says: expect.stringContaining('by your account') },
  ])
})

async function findTagline() {
  const row = await database.db
    .selectFrom('vehicles')
    .select('tagline')
    .where('slug', '=', 'dio')
    .executeTakeFirstOrThrow()
  return row.tagline
}
