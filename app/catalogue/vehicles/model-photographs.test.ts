import sharp from 'sharp'
import { expect, it } from 'vitest'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { tabDataReaders } from './detail/tab-data.server.ts'
import { focalPointOf } from './picture-metadata.server.ts'
import { shareCardEndpoint } from './share-card-endpoint.server.ts'
import { findTestRideChoice } from './test-ride-vehicle/find-test-ride-choice.server.ts'

const photo = 'media/0123456789abcdef-1600x1200'

onEachDatabase('model with the dealer’s own photographs', (getDatabase) => {
  /** Saves and publishes the model as staff do. */
  async function publish(change: (model: { colours: object[]; pictures: object }) => object) {
    const app = await testApp(getDatabase()).loginAsStaff()
    const model = await (await app.request('/api/models/hornet-2-0')).json()
    const saved = await app.send('PUT', '/api/models/hornet-2-0', { ...model, ...change(model) })
    const { version } = await saved.json()
    const done = await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    expect(done.status).toBe(200)
    return app
  }
  const withHero =
    (hero: string, told = {}) =>
    ({ colours: [first, ...others], pictures }: { colours: object[]; pictures: object }) => ({
      colours: [{ ...first, hero }, ...others],
      pictures: { ...pictures, isPlaceholder: false, told: [{ name: hero, ...told }] },
    })

  it('shows each photograph with its stored focal point and alternative text', async () => {
    const told = { alt: 'Hornet in the yard', focus: { x: 32, y: 71 } }
    const { services } = await publish(withHero(photo, told))
    const { vehicles } = services
    const model = await vehicles.findByName('HORNET2.0')
    expect(model?.hero).toMatchObject({
      base: '/media/0123456789abcdef',
      alt: 'Hornet in the yard',
      look: ' photo focus-x3 focus-y7',
    })
    expect(model?.icon.look).toContain('photo-icon')
    expect(model && focalPointOf(model.hero)).toEqual({ x: 30, y: 70 })
    const [colour, studios] = await vehicles.listColours(model?.id ?? 0)
    expect(colour?.hero).toEqual(model?.hero)
    expect(studios?.hero.look).toBeUndefined()
    const [listed] = (await vehicles.listActive('bike')).filter(({ name }) => name === 'HORNET 2.0')
    expect(listed?.icon.look).toContain('photo')
  })

  it('shows photographs in a preview before publication', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const model = await (await app.request('/api/models/hornet-2-0')).json()
    const draft = { ...model, ...withHero(photo, { alt: 'Hornet in the yard' })(model) }
    await app.send('PUT', '/api/models/hornet-2-0', draft)
    const made = await app.send('POST', '/api/models/hornet-2-0/preview')
    const { pathname } = new URL((await made.json()).url, 'http://localhost')
    const colours = await app.request(
      `${pathname.split('/').slice(0, 3).join('/')}/api/bikeColours/HORNET2.0`,
    )
    expect((await colours.json())[0].picture).toMatchObject({
      look: ' photo',
      alt: 'Hornet in the yard',
    })
  })

  it('shows a transparent picture as a cut-out', async () => {
    const { services } = await publish(withHero(`${photo}-cut`))
    const model = await services.vehicles.findByName('HORNET2.0')
    expect(model?.hero).toMatchObject({ base: '/media/0123456789abcdef' })
    expect(model?.hero.look).toBeUndefined()
  })

  it('names the colour in the picture if the chosen colour has no picture', async () => {
    const { services } = await publish(({ colours: [first, second, ...others] }) => {
      const { picture: _, ...bare } = { picture: '', ...second }
      return { colours: [first, bare, ...others] }
    })
    const { vehicles } = services
    const model = await vehicles.findByName('HORNET2.0')
    const [first, second] = await vehicles.listColours(model?.id ?? 0)
    const note = `(shown in ${first?.name})`
    expect([first?.note, second?.note]).toEqual([undefined, note])
    const [, part] = model ? await tabDataReaders.colours(vehicles, model) : []
    expect(part?.note).toBe(note)
    const asked = { model: 'HORNET2.0', variant: '', colour: second?.slug ?? '' }
    expect((await findTestRideChoice(vehicles, asked))?.colour?.note).toBe(note)
  })

  it('crops the photograph at the focal point for brochure and share card', async () => {
    const database = getDatabase()
    const app = await testApp(database).loginAsStaff()
    // Red on the left, green on the right; taller than a share card.
    const channels = 3 as const
    const half = (background: string) => ({
      input: { create: { width: 300, height: 900, channels, background } },
    })
    const bytes = await sharp({
      create: { width: 600, height: 900, channels: 3, background: '#000000' },
    })
      .composite([
        { ...half('#ff0000'), left: 0, top: 0 } as const,
        { ...half('#00ff00'), left: 300, top: 0 } as const,
      ])
      .png()
      .toBuffer()
    const kept = unwrapResult(await app.services.media.store(bytes))
    await database.db.transaction().execute(kept.write)
    const published = await publish(withHero(kept.name))
    const { services } = published
    const sheet = await published.request('/brochures/HORNET2.0.pdf')
    expect(Buffer.from(await sheet.arrayBuffer()).toString('latin1')).toMatch(
      /\/Subtype \/Image \/Width 600 \/Height 900 .*\/DCTDecode/,
    )
    const card = await shareCardEndpoint(services, 'catalogue').request('/share/HORNET2.0.jpg')
    const { data, info } = await sharp(await card.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const at = (x: number, y: number) => [
      ...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 2),
    ]
    expect(at(100, 600)[0]).toBeGreaterThan(200)
    expect(at(1100, 600)[1]).toBeGreaterThan(200)
  })
})
