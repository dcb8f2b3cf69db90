import { expect, test } from 'vitest'
import { paginateIfLong, paginateModels, urlWithPage } from './paginate-models.ts'

const models = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const at = (query: string) => new URLSearchParams(query)

test('returns up to 59 models on one page, regardless of the page number', () => {
  expect(paginateIfLong(models(59), at('page=2'))).toEqual({
    models: models(59),
    page: 1,
    pages: 1,
    count: 59,
  })
})

test('returns pages of 24 from 60 models on; the last page has the rest', () => {
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
])('maps the query ?%s to page %i of five', (query, page) => {
  expect(paginateModels(models(100), at(query)).page).toBe(page)
})

test('returns one empty page if there are no models', () => {
  expect(paginateModels([], at('page=3'))).toEqual({ models: [], page: 1, pages: 1, count: 0 })
})

test('keeps other parameters in the address of a page, and omits the number of page 1', () => {
  expect(urlWithPage(at('kind=bike&page=4'), 5)).toBe('?kind=bike&page=5')
  expect(urlWithPage(at('kind=bike&page=4'), 1)).toBe('?kind=bike')
})
