import { expect, test } from 'vitest'
import { paginateIfLong, paginateModels, urlWithPage } from './paginate-models.ts'

const models = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const at = (query: string) => new URLSearchParams(query)

test('a list comes whole up to 59 models, whatever page is asked for', () => {
  expect(paginateIfLong(models(59), at('page=2'))).toEqual({
    models: models(59),
    page: 1,
    pages: 1,
    count: 59,
  })
})

test('from 60 on it comes in pages of 24, the last with the rest', () => {
  expect(paginateIfLong(models(60), at(''))).toMatchObject({
    models: models(24),
    page: 1,
    pages: 3,
  })
  expect(paginateIfLong(models(60), at('page=3')).models).toEqual(models(60).slice(48))
})

test.each([
  ['', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=two', 1],
  ['page=2.9', 2],
  ['page=99', 5],
  ['page=Infinity', 5],
])('of five pages ?%s is page %i', (query, page) => {
  expect(paginateModels(models(100), at(query)).page).toBe(page)
})

test('nothing found is a page without a model', () => {
  expect(paginateModels([], at('page=3'))).toEqual({ models: [], page: 1, pages: 1, count: 0 })
})

test('a page’s address keeps what else is asked, and the first needs no number', () => {
  expect(urlWithPage(at('kind=bike&page=4'), 5)).toBe('?kind=bike&page=5')
  expect(urlWithPage(at('kind=bike&page=4'), 1)).toBe('?kind=bike')
})
