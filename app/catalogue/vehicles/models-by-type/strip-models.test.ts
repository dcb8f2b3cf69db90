import { expect, test } from 'vitest'
import { sampleVehicle } from '#tests/sample-vehicle.ts'
import { listMoreStripModels, listOverviewRows, listStripModels } from './strip-models.ts'

const vehicle = (id: number) =>
  sampleVehicle(`MODEL ${id}`, { id, use: id % 2 === 0 ? 'sport' : 'commute' })
const kind = (count: number) => Array.from({ length: count }, (_, index) => vehicle(index + 1))
const ids = (models: readonly { id: number }[]) => models.map(({ id }) => id)
const first = { use: undefined, model: '' }

test('returns up to fifteen models at once', () => {
  const list = listStripModels(kind(15), { use: 'sport', model: 'MODEL9' }, null)
  expect(list).toMatchObject({ isPart: false, from: 0, count: 15 })
  expect(ids(list.models)).toEqual(ids(kind(15)))
})

test('returns from a longer list the batch of six that contains the requested model', () => {
  const list = listStripModels(kind(40), { use: undefined, model: 'model 9' }, null)
  expect(list).toMatchObject({ isPart: true, from: 6, count: 40 })
  expect(ids(list.models)).toEqual([7, 8, 9, 10, 11, 12])
  expect(ids(listStripModels(kind(40), { ...first, model: 'NONE' }, null).models)).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
})

test('filters a longer list by use, but ignores a use that no model has', () => {
  expect(listStripModels(kind(40), { ...first, use: 'sport' }, null)).toMatchObject({
    count: 20,
    from: 0,
  })
  expect(listStripModels(kind(40), { ...first, use: 'touring' }, null)).toMatchObject({ count: 40 })
})

test('returns all models in several batches', () => {
  const all = kind(40)
  const { models, count } = listStripModels(all, first, null)
  const further = [6, 12, 18, 24, 30, 36, 42].flatMap((from) =>
    listMoreStripModels(all, undefined, from, null),
  )
  expect(ids([...models, ...further])).toEqual(ids(all))
  expect(count).toBe(40)
})

test('overview: lists all models of a kind regardless of the filter, in pages from 60 models on', () => {
  const rowsOf = (count: number, query = '') => {
    const all = kind(count)
    const list = listStripModels(all, { ...first, use: 'sport' }, null)
    return listOverviewRows(all, list, new URLSearchParams(query), null)
  }
  expect(ids(rowsOf(15).models)).toEqual(ids(kind(15)))
  expect(rowsOf(59, 'page=2')).toMatchObject({ page: 1, pages: 1, count: 59 })
  expect(rowsOf(59).models).toHaveLength(59)
  expect(rowsOf(60, 'page=3')).toMatchObject({ page: 3, pages: 3, count: 60 })
  expect(ids(rowsOf(60, 'page=3').models)).toEqual([49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60])
})
