import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { parseRowId } from './parse-row-id.ts'
import { prefersHtml } from './problem.server.ts'

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['text/html', true],
  ['text/html, application/json', true],
  ['application/json, text/html', false],
  ['application/json', false],
  ['*/*', false],
  [undefined, false],
])('accept header %s prefers a page: %s', async (accept, isPage) => {
  const app = new Hono().get('/', (c) => c.json(prefersHtml(c)))
  const headers = new Headers(accept === undefined ? {} : { accept })
  expect(await (await app.request('/', { headers })).json()).toBe(isPage)
})

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['12345678901', undefined],
  ['1x', undefined],
  ['x1', undefined],
  ['', undefined],
  [undefined, undefined],
])('parses the row id %j as %j', (text, id) => {
  expect(parseRowId(text)).toBe(id)
})
