import { expect, test } from 'vitest'
import type { SpecificationRow } from '#app/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/vehicles/vehicle-store.server.ts'
import { compareModels } from './comparison.ts'

const row = (label: string, value: string): SpecificationRow => ({
  label,
  value,
  approximate: false,
})
const picture = { base: '/pictures/x', version: 'v', widths: [240], width: 240, height: 180 }
const model = (name: string, bodyDimensions: SpecificationRow[]): VehicleDetail => ({
  id: 1,
  kind: 'bike',
  name,
  bikeName: name,
  slug: name,
  formValue: name,
  isActive: true,
  hasDetails: true,
  tagline: '',
  use: 'city',
  engineCc: 110,
  price: 1,
  priceCheckedOn: '2026-11-01',
  summary: { engine: '', power: '', transmission: '' },
  figures: {},
  hero: picture,
  icon: picture,
  hasPlaceholderPictures: false,
  turntableFolder: '',
  note: null,
  description: '',
  sources: [],
  variants: [],
  specifications: {
    bodyDimensions,
    engineDetails: [],
    transmissionDetails: [],
    tyreDetails: [],
    frame: [],
    electrical: [],
  },
})

test('every label of any model has a row; a model without the figure has a gap', () => {
  const [dimensions] = compareModels([
    model('A', [row('Length', '1,800 mm'), row('Fuel tank', '5 litres')]),
    model('B', [row('Length', '1,800 mm'), row('Boot', '26 litres')]),
  ])
  expect(dimensions?.title).toBe('Body Dimensions')
  expect(
    dimensions?.rows.map(({ label, values, isSame }) => [
      label,
      values.map((it) => it?.value),
      isSame,
    ]),
  ).toEqual([
    ['Length', ['1,800 mm', '1,800 mm'], true],
    ['Fuel tank', ['5 litres', undefined], false],
    ['Boot', [undefined, '26 litres'], false],
  ])
})
