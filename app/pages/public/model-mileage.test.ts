import { expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const mileage = {
  value: 52,
  approximate: false,
  kind: 'owners',
  source: 'Average of 41 owners, our workshop',
  checkedOn: '2026-11-20',
}

onEachDatabase('mileage', (getDatabase) => {
  const owner = () => testApp(getDatabase(), {}, pages).loginAsStaff()
  const wordsOf = async (app: TestApp, path: string) =>
    visibleText(await (await app.request(path)).text())

  const publish = async (app: TestApp, mileageKmpl: object) => {
    const model = await (await app.request('/api/models/hornet-2-0')).json()
    const figures = { ...model.figures, mileageKmpl }
    const saved = await app.send('PUT', '/api/models/hornet-2-0', { ...model, figures })
    const { version } = await saved.json()
    return app.send('POST', '/api/models/hornet-2-0/publish', { version })
  }

  it('is shown nowhere while no model has a mileage, and the search explains that', async () => {
    const app = await owner()
    const html = await (await app.request('/search?q=best+mileage')).text()
    expect(html).not.toContain('name="mileage"')
    expect(visibleText(html)).toMatch(
      /We have no mileage figures yet\. Ask us what owners get\. Call \+91 00000 00001 ?\. All 22 models/,
    )
    expect(visibleText(html)).not.toContain('(remove)')
    expect(await wordsOf(app, '/view-details/HORNET2.0')).not.toContain('Mileage')
  })

  it.each(['kind', 'source', 'checkedOn', 'value'])(
    'is refused without the field %s',
    async (name) => {
      const app = await owner()
      const rest = Object.fromEntries(Object.entries(mileage).filter(([key]) => key !== name))
      const refused = await publish(app, rest)
      expect(refused.status).toBe(422)
      expect(Object.keys((await refused.json()).errors)).toEqual([`figures.mileageKmpl.${name}`])
      expect(await wordsOf(app, '/view-details/HORNET2.0')).not.toContain('Mileage')
    },
  )

  it('appears with its source on the model page, in specification, search and comparison', async () => {
    const app = await owner()
    expect((await publish(app, mileage)).status).toBe(200)
    const said = '52 km/l (owners’ average)'
    expect(await wordsOf(app, '/view-details/HORNET2.0')).toContain(
      `Mileage ${said} Average of 41 owners, our workshop, 20 Nov 2026`,
    )
    expect(await wordsOf(app, '/view-details/HORNET2.0?tab=specifications')).toContain(
      `Mileage ${said}. Source: Average of 41 owners, our workshop, 20 Nov 2026`,
    )
    expect(await wordsOf(app, '/compare?model=HORNET2.0&model=DIO')).toContain(said)
    const html = await (await app.request('/search?mileage=from-50')).text()
    expect(html).toContain('<option value="from-50" selected="">')
    expect(visibleText(html)).toContain('1 of 22 models HORNET 2.0')
    expect(visibleText(html)).toContain(said)
    const stored = await (await app.request('/api/models/hornet-2-0')).json()
    expect(stored.figures.mileageKmpl).toEqual(mileage)
  })

  it('is hidden but not deleted if an older row has no source', async () => {
    const app = await owner()
    const { db } = getDatabase()
    const row = await db
      .selectFrom('vehicles')
      .select('figures_json')
      .where('slug', '=', 'hornet-2-0')
      .executeTakeFirstOrThrow()
    const figures = { ...JSON.parse(row.figures_json), mileageKmpl: { value: 99 } }
    await db
      .updateTable('vehicles')
      .set({ figures_json: JSON.stringify(figures) })
      .where('slug', '=', 'hornet-2-0')
      .execute()
    const page = await wordsOf(app, '/view-details/HORNET2.0')
    expect(page).not.toContain('Mileage')
    expect(page).toContain('Seat height 790 mm')
    const model = await (await app.request('/api/models/hornet-2-0')).json()
    expect(model.figures.mileageKmpl.value).toBe(99)
  })
})
