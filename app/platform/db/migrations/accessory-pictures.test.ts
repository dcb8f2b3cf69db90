import { expect, it } from 'vitest'
import { onEachDatabase } from '#tests/test-databases.ts'
import { accessoryPictures } from './0018-accessory-pictures.ts'

onEachDatabase('accessories of an existing site', (getDatabase) => {
  it('get a picture of the named part; other accessories and chosen pictures do not change', async () => {
    const { db } = getDatabase()
    const known = await db.selectFrom('accessories').select(['heading', 'picture']).execute()
    const set = (from: string, picture: string) =>
      db.updateTable('accessories').set({ picture }).where('picture', '=', from).execute()
    await set('accessories/sliders', 'accessories/guard')
    await set('accessories/usb-socket', 'accessories/charger')
    const [helmet] = await db
      .updateTable('accessories')
      .set({ heading: 'Frame slider pair' })
      .where('picture', '=', 'accessories/helmet')
      .returning('id')
      .execute()
    await accessoryPictures().up(db)
    const now = await db.selectFrom('accessories').select(['id', 'heading', 'picture']).execute()
    const picturesOf = (heading: string, rows: { heading: string; picture: string }[]) => [
      ...new Set(rows.filter((row) => row.heading === heading).map((row) => row.picture)),
    ]
    expect(now.find(({ id }) => id === helmet?.id)?.picture).toBe('accessories/helmet')
    expect(picturesOf('USB charging socket', now)).toEqual(['accessories/usb-socket'])
    expect(picturesOf('Frame slider pair', now).sort()).toEqual([
      'accessories/helmet',
      'accessories/sliders',
    ])
    const others = (rows: { heading: string; picture: string }[]) =>
      rows.filter(({ picture }) => picture === 'accessories/guard').length
    expect(others(now)).toBe(others(known))
  })
})
