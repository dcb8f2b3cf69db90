import { expect, it } from 'vitest'
import { restoreQueryOnRedirect, stripUndeclaredQuery } from './strip-undeclared-query.server.ts'

const page = { default: () => null }
const routes = {
  root: { id: 'root', parentId: undefined, path: '', index: undefined, module: page },
  home: { id: 'home', parentId: 'root', path: undefined, index: true, module: page },
  list: {
    ...{ id: 'list', parentId: 'root', path: 'list/:kind?', index: undefined },
    module: { ...page, handle: { query: ['model', 'page'] } },
  },
  file: {
    id: 'file',
    parentId: 'root',
    path: 'file.ics',
    index: undefined,
    module: { default: undefined },
  },
}
const build = { routes, routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' } } as const

const reduced = (path: string, init?: RequestInit, basename?: string) => {
  const request = stripUndeclaredQuery(build, basename)(new Request(`http://a${path}`, init))
  return request.url.slice('http://a'.length)
}

it.each([
  ['/list?page=2&utm_source=sms&model=DIO', '/list?model=DIO&page=2'],
  ['/list/ev?fbclid=1', '/list/ev'],
  ['/?email=v%40x.y', '/'],
  ['/?sent=CO-1234&email=v', '/?sent=CO-1234'],
  ['/nowhere?page=2', '/nowhere'],
  ['/list.data?page=2&_routes=list&fbclid=1', '/list.data?_routes=list&page=2'],
  ['/_.data?fbclid=1', '/_.data'],
])('reduces %s to %s', (asked, left) => {
  expect(reduced(asked)).toBe(left)
})

it.each([
  '/list?page=2&model=DIO',
  '/file.ics?day=3',
  '/admin/login?next=%2Fadmin%2Fdesk',
  '/__manifest?paths=%2Flist&version=1',
])('leaves %s unchanged', (asked) => {
  expect(reduced(asked)).toBe(asked)
})

it('leaves a form post unchanged', () => {
  expect(reduced('/list?utm_source=sms', { method: 'POST', body: 'a=1' })).toBe(
    '/list?utm_source=sms',
  )
})

it('finds the declared parameters of a page below a prefix', () => {
  expect(reduced('/preview/token/list?page=2&fbclid=1', {}, '/preview/token')).toBe(
    '/preview/token/list?page=2',
  )
})

it.each([
  ['/list/ev?page=2', '/list/ev?page=2&utm_source=sms'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['//elsewhere.example/', '//elsewhere.example/'],
])('redirects to %s with the whole query if the target is a page of the site', (location, sent) => {
  const asked = new Request('http://a/list?page=2&utm_source=sms')
  const answer = new Response(null, { status: 301, headers: { location } })
  const done = restoreQueryOnRedirect(answer, asked, stripUndeclaredQuery(build)(asked))
  expect([done.status, done.headers.get('location')]).toEqual([301, sent])
})
