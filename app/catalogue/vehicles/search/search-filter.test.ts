import { expect, test } from 'vitest'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { sampleVehicle as model } from '#tests/sample-vehicle.ts'
import { parseSearchFilter } from './search-filter.ts'
import { searchModels } from './search-models.ts'
import { presentSearchResultModel } from './search-result-model.ts'

const filterModels = (models: Vehicle[], filter: ReturnType<typeof parseSearchFilter>) =>
  searchModels(
    models.map((model) => presentSearchResultModel(model, null)),
    filter,
  ).models

const models = [
  model('HORNET 2.0', { use: 'sport', engineCc: 184.4, price: 145_000 }),
  model('DIO', { kind: 'scooter', use: 'city', price: 68_800 }),
  model('QC1', { kind: 'ev', use: 'city', engineCc: null, price: 90_000 }),
  model('CB SHINE', { engineCc: 123.94, price: 78_500 }),
]
const found = (search: string) =>
  filterModels(models, parseSearchFilter(new URLSearchParams(search))).map(({ name }) => name)

test('finds a name with and without its space, in any case', () => {
  expect(found('q=hornet2.0')).toEqual(['HORNET 2.0'])
  expect(found('q=Hornet+2.0')).toEqual(['HORNET 2.0'])
  expect(found('q=electric')).toEqual(['QC1'])
  expect(found('q=city+scooters')).toEqual(['DIO'])
})

test('ignores extra spaces, and requires every word to match', () => {
  expect(found('q=+++cb+++shine+')).toEqual(['CB SHINE'])
  expect(found('q=cb+dio')).toEqual([])
  expect(found('q=++')).toHaveLength(4)
  expect(found(`q=${'x'.repeat(100)}`)).toEqual([])
})

test('matches words for the engine and for the use of a model', () => {
  const known = [model('A', { summary: { engine: '184 cc', power: '', transmission: '' } })]
  const find = (q: string) => filterModels(known, parseSearchFilter(new URLSearchParams({ q })))
  expect(find('184')).toHaveLength(1)
  expect(find('commuting')).toHaveLength(1)
  expect(find('family')).toHaveLength(0)
})

test('combines the filters for kind, use, price and engine', () => {
  expect(found('kind=scooter')).toEqual(['DIO'])
  expect(found('use=city')).toEqual(['DIO', 'QC1'])
  expect(found('price=under-80000')).toEqual(['DIO', 'CB SHINE'])
  expect(found('price=under-80000&engine=111-125')).toEqual(['CB SHINE'])
})

test('excludes models without an engine from an engine band', () => {
  expect(found('engine=up-to-110')).toEqual(['DIO'])
})

test.each([
  ['up-to-110', [110.9]],
  ['111-125', [111, 125.9]],
  ['126-200', [126, 200.9]],
  ['over-200', [201, 1800]],
])('limits the engine band %s at both ends', (band, inside) => {
  const engines = [110.9, 111, 125.9, 126, 200.9, 201, 1800]
  const machines = engines.map((engineCc) => model(String(engineCc), { engineCc }))
  const filter = parseSearchFilter(new URLSearchParams({ engine: band }))
  expect(filterModels(machines, filter).map(({ engineCc }) => engineCc)).toEqual(inside)
})

test('has no gap between adjacent price bands', () => {
  expect(
    filterModels(
      [model('A', { price: 80_000 })],
      parseSearchFilter(new URLSearchParams('price=under-80000')),
    ),
  ).toEqual([])
  expect(
    filterModels(
      [model('A', { price: 80_000 })],
      parseSearchFilter(new URLSearchParams('price=80000-120000')),
    ),
  ).toHaveLength(1)
})

test('ignores invalid values in the address', () => {
  expect(found('kind=boat&use=toString&price=cheap')).toHaveLength(4)
})

test('trims the query and cuts it at 100 characters', () => {
  expect(parseSearchFilter(new URLSearchParams({ q: `  ${'x'.repeat(300)} ` })).query).toBe(
    'x'.repeat(100),
  )
})
