import { expect, it } from 'vitest'
import { listReferencedPictures } from '#app/media/pictures/picture-reference-query.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import { onEachFixture, onEachRestoredFixture } from '#tests/database-fixtures.ts'
import { uploadedPictures } from './0045-uploaded-pictures.ts'

onEachFixture('uploaded pictures of an existing site', haveRows)
onEachRestoredFixture('uploaded pictures of an old backup', haveRows)

function haveRows(getFixture: Parameters<Parameters<typeof onEachFixture>[1]>[0]) {
  it('get a row with the earliest known time of their use', async () => {
    const { db } = getFixture()
    const readRows = () => db.selectFrom('uploaded_pictures').selectAll().orderBy('name').execute()
    const rows = await readRows()
    const hashes = rows.map(({ name }) => parseUploadedPictureName(name)?.hash)
    const used = (await listReferencedPictures(db)).map(({ hash }) => hash)
    expect(hashes.length).toBeGreaterThan(0)
    expect(new Set(hashes)).toEqual(new Set(used))
    for (const { created_at: at } of rows) expect(new Date(at).toISOString()).toBe(at)
    const gallery = await db
      .selectFrom('gallery_images')
      .innerJoin('uploaded_pictures', 'name', 'picture')
      .select(['gallery_images.created_at as at', 'uploaded_pictures.created_at as uploaded'])
      .execute()
    for (const { at, uploaded } of gallery) expect(uploaded <= at).toBe(true)
    await uploadedPictures().up(db)
    expect(await readRows()).toEqual(rows)
  })
}
