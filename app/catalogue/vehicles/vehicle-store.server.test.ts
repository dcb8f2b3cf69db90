import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('vehicle store', (getDatabase) => {
  const vehicles = () => testApp(getDatabase()).services.vehicles
  const rows = () =>
    getDatabase()
      .db.selectFrom('vehicles')
      .selectAll()
      .orderBy('kind')
      .orderBy('position')
      .execute()
  const set = (name: string, change: { status?: 0 | 1; form_value?: string | null }) =>
    getDatabase().db.updateTable('vehicles').set(change).where('name', '=', name).execute()

  it('lists models on sale first, and inactive models for staff only', async () => {
    await set('DIO', { status: 0 })
    const active = await vehicles().listActive()
    const listed = (await rows()).filter(({ status }) => status === 1)
    const [onSale, others] = [true, false].map((isOnSale) =>
      listed.filter(({ availability }) => (availability === 'on-sale') === isOnSale),
    )
    expect(active.map(({ name }) => name)).toEqual(
      [...(onSale ?? []), ...(others ?? [])].map(({ name }) => name),
    )
    const scooters = await vehicles().listActive('scooter')
    expect(scooters).toEqual(active.filter(({ kind }) => kind === 'scooter'))
    const all = await vehicles().listAll('scooter')
    expect(all.filter(({ isActive }) => !isActive).map(({ name }) => name)).toEqual(['DIO'])
    expect(all).toHaveLength(scooters.length + 1)
    expect((await vehicles().findByName('d i o'))?.isActive).toBe(false)
  })

  it('reads all values of a model from its row', async () => {
    for (const row of await rows()) {
      const model = await vehicles().findByName(row.name)
      expect(model).toMatchObject({
        id: row.id,
        bikeName: row.name.replaceAll(' ', ''),
        formValue: row.form_value ?? row.slug,
        hasDetails: row.has_details === 1,
        engineCc: row.engine_cc,
        priceCheckedOn: row.price_checked_on,
        hasPlaceholderPictures: row.has_placeholder_pictures === 1,
        summary: JSON.parse(row.summary_json),
        note: row.note,
        turntableFolder: row.turntable_folder,
        sources: JSON.parse(row.sources_json),
      })
      expect(Object.keys(model?.specifications ?? {})).toHaveLength(6)
      expect(model?.isOnSale).toBe(row.availability === 'on-sale')
      for (const { price, difference } of model?.variants ?? [])
        expect(price).toBe(model?.isOnSale ? row.price + difference : 0)
    }
    expect((await vehicles().findByName('CB SHINE'))?.variants.map(({ name }) => name)).toEqual([
      'Drum',
      'Disc',
    ])
  })

  it('shows a model in its first colour', async () => {
    const dio = await vehicles().findByName('DIO')
    const [first] = await vehicles().listColours(dio?.id ?? 0)
    expect([dio?.hero, dio?.icon]).toEqual([first?.hero, first?.icon])
    await getDatabase()
      .db.updateTable('colours')
      .set({ position: 99 })
      .where('id', '=', first?.id ?? 0)
      .execute()
    const [now, ...others] = await vehicles().listColours(dio?.id ?? 0)
    expect(others.at(-1)).toEqual(first)
    expect((await vehicles().findByName('DIO'))?.hero).toEqual(now?.hero)
  })

  it('lists models on sale in forms for buyers, and all models in forms for owners', async () => {
    await set('DIO', { status: 0, form_value: null })
    await set('QC1', { status: 0, form_value: 'honda-qc1' })
    await set('CB SHINE', { form_value: null })
    const offered = async (isOwned: boolean) => {
      const models = await vehicles().listFormModels({ isOwned })
      return new Map(models.map(({ label, value }) => [label, value]))
    }
    const forBuyers = await offered(false)
    expect([...forBuyers.keys()]).toEqual(
      (await rows())
        .filter(({ status, availability }) => status === 1 && availability === 'on-sale')
        .map(({ name }) => name),
    )
    const values = await offered(true)
    expect([...values.keys()]).toEqual((await rows()).map(({ name }) => name))
    expect([forBuyers.has('DIO'), forBuyers.has('QC1')]).toEqual([false, false])
    expect([values.get('DIO'), values.get('QC1')]).toEqual(['dio', 'honda-qc1'])
    const shine = (await rows()).find(({ name }) => name === 'CB SHINE')
    expect(values.get('CB SHINE')).toBe(shine?.slug)
    for (const typed of ['HONDA-QC1', 'qc 1', 'Qc1'])
      expect(await vehicles().findDisplayName(typed)).toBe('QC1')
    expect(await vehicles().findDisplayName(shine?.slug.toUpperCase() ?? '')).toBe('CB SHINE')
    expect(await vehicles().findDisplayName('Unicycle')).toBeUndefined()
  })
})
