import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('slides of the home page', (getDatabase) => {
  const list = () => testApp(getDatabase()).services.slides.listShown('2026-11-02')

  it('are sorted by position and have a text, a link and a picture for each screen size', async () => {
    const { db } = getDatabase()
    await db
      .updateTable('slides')
      .set((eb) => ({ position: eb(eb.val(100), '-', eb.ref('position')) }))
      .execute()
    const slides = await list()
    expect(slides.map(({ picture }) => picture.base)).toEqual(
      [
        'site/slide-6',
        'activa-125/hero-pearl-precious-white',
        'unicorn/hero-imperial-red-metallic',
        'site/slide-3',
        'site/slide-2',
        'site/slide-1',
      ].map((name) => `/pictures/${name}`),
    )
    expect(slides.at(-1)).toEqual({
      id: expect.any(Number),
      headline: 'Hornet 2.0. Quick off every signal.',
      line: '184 cc, 142 kg, upside-down fork, disc brakes front and rear',
      link: { text: 'See the HORNET 2.0', href: '/view-details/HORNET2.0' },
      picture: expect.objectContaining({ base: '/pictures/site/slide-1' }),
      tallPicture: expect.objectContaining({ base: '/pictures/site/slide-1-tall' }),
      quietSide: 'left',
      tallQuietSide: 'top',
    })
  })

  it('have no upright picture if none is stored', async () => {
    await getDatabase().db.updateTable('slides').set({ tall_picture: null }).execute()
    expect((await list()).map(({ tallPicture }) => tallPicture)).toEqual(Array(6).fill(null))
  })
})
