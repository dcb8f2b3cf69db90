import { expect, it } from 'vitest'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { trueWindow } from './0011-true-window.ts'

const withoutColumn = (db: Db) =>
  db.schema.alterTable('vehicles').dropColumn('price_is_approximate').execute()

onEachDatabase('slides of an existing site', (getDatabase) => {
  const slides = () =>
    getDatabase()
      .db.selectFrom('slides')
      .select(['picture', 'line', 'link_text', 'link_href'])
      .orderBy('position')
      .execute()
  const set = (
    picture: string,
    change: { line?: string; link_text?: string; link_href?: string },
  ) => getDatabase().db.updateTable('slides').set(change).where('picture', '=', picture).execute()

  /** The demo's slides at the time of that migration. */
  const thirdThen = {
    headline: '80 km from the socket at home',
    line: 'QC1, electric: full overnight, 26 litres of boot',
  }
  const fifthThen = {
    picture: 'site/slide-5',
    tall_picture: 'site/slide-5-tall',
    headline: 'Six gears for 149 cc',
    line: 'CBR 150R: liquid-cooled, 138 kg, 12.7 Nm',
  }

  it('get a link to their model if they equal the demo’s slides; edited slides do not change', async () => {
    const { db } = getDatabase()
    await set('site/slide-3', { link_text: 'See the electric scooters', link_href: '/ev' })
    await db.updateTable('slides').set(thirdThen).where('position', '=', 3).execute()
    await db.updateTable('slides').set(fifthThen).where('position', '=', 5).execute()
    await set('site/slide-5', { link_text: 'Our motorcycles', link_href: '/motorcycle' })
    await set('site/slide-6', { line: 'Every day but Tuesday, 10:00 to 20:00' })
    await withoutColumn(db)
    await trueWindow().up(db)
    const [, , third, , fifth, sixth] = await slides()
    expect(third).toMatchObject({ link_text: 'See the QC1', link_href: '/view-details/QC1' })
    expect(fifth).toMatchObject({ link_text: 'Our motorcycles', link_href: '/motorcycle' })
    expect(sixth?.line).toBe('Try the seat, the bars and the reach before you decide')
  })
})

onEachDatabase('prices of an existing site', (getDatabase) => {
  it('are approximate unless staff changed or confirmed them', async () => {
    const { db } = getDatabase()
    const staff = await testApp(getDatabase()).loginAsStaff()
    await staff.send('PATCH', '/api/managePrice/CB%20SHINE', { price: 79_000 })
    await staff.send('PATCH', '/api/managePrice/DIO', { price: 68_800 })
    await withoutColumn(db)
    await trueWindow().up(db)
    const known = await db
      .selectFrom('vehicles')
      .select('name')
      .where('price_is_approximate', '=', 0)
      .orderBy('name')
      .execute()
    expect(known.map(({ name }) => name)).toEqual(['CB SHINE', 'DIO'])
  })
})
