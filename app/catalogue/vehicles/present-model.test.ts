import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { tabDataReaders } from './detail/tab-data.server.ts'
import { presentModelDetail } from './model-endpoints.server.ts'

const database = await openTestDatabase()
const { vehicles } = testApp(database).services
const dio = await vehicles.findByName('DIO')
if (!dio) throw new Error('The demo has no DIO')

it('marks an approximate specification in the text of the value', () => {
  const frame = [
    { label: 'Kerb weight', value: '103 kg', approximate: true },
    { label: 'Brakes', value: 'Drum', approximate: false },
  ]
  const shown = presentModelDetail({ ...dio, specifications: { ...dio.specifications, frame } })
  expect(shown.frame).toEqual({ 'Kerb weight': '103 kg (approximate)', Brakes: 'Drum' })
  for (const group of ['bodyDimensions', 'engineDetails', 'Electrical'] as const)
    expect(Object.keys(shown[group]).length).toBeGreaterThan(0)
})

it('presents colours, features and accessories with the fields that the tabs show', async () => {
  const [colour] = await vehicles.listColours(dio.id)
  const [feature] = await vehicles.listFeatures(dio.id)
  const [accessory] = await vehicles.listAccessories(dio.id)
  if (!colour || !feature || !accessory) throw new Error('The demo’s DIO lacks a part')
  const { id, name, slug, swatch, swatch2, hero } = colour
  const [shownColour] = await tabDataReaders.colours(vehicles, dio)
  expect(shownColour).toMatchObject({ id, name, slug, swatch, swatch2, picture: hero })
  const { heading, description, picture } = feature
  const [shownFeature] = await tabDataReaders.features(vehicles, dio)
  expect(shownFeature).toMatchObject({ heading, description, picture })
  const { partNo, price } = accessory
  const [shownAccessory] = await tabDataReaders.accessories(vehicles, dio)
  expect(shownAccessory).toMatchObject({
    heading: accessory.heading,
    description: accessory.description,
    part_no: partNo,
    price,
    picture: accessory.picture,
  })
})
