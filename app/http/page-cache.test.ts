import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { pageCache } from './page-cache.server.ts'
import { requestFacts } from './request-facts.server.ts'

/** An app whose page counts its renderings; the content revision is what the test says. */
function counted(extra: Record<string, string> = {}, status = 200) {
  const state: { revision: number; renderings: number; pause: Promise<void> | undefined } = {
    revision: 1,
    renderings: 0,
    pause: undefined,
  }
  const app = new Hono<AppEnv>()
  app.use(requestFacts('loopback'))
  app.use(pageCache({ revision: { get: async () => state.revision } }))
  app.all('*', async () => {
    state.renderings += 1
    const rendered = `<p>${state.renderings}</p>`
    await state.pause
    return new Response(rendered, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'no-vary-search': 'params, except=("model")',
        ...extra,
      },
    })
  })
  return { state, get: (path: string, init?: RequestInit) => app.request(path, init) }
}

it('renders a page once and again when the content moves', async () => {
  const { state, get } = counted()
  expect(await (await get('/finance')).text()).toBe('<p>1</p>')
  expect(await (await get('/finance')).text()).toBe('<p>1</p>')
  state.revision = 2
  expect(await (await get('/finance')).text()).toBe('<p>2</p>')
})

it('tells parameters that the page reads from those that it ignores', async () => {
  const { state, get } = counted()
  await get('/finance')
  await get('/finance?utm_source=x')
  expect(state.renderings).toBe(1)
  await get('/finance?model=a')
  await get('/finance?utm_source=y&model=a')
  expect(state.renderings).toBe(2)
})

it('never answers for one model with the page of another', async () => {
  const { get } = counted()
  expect(await (await get('/finance?model=a')).text()).toBe('<p>1</p>')
  expect(await (await get('/finance?model=b')).text()).toBe('<p>2</p>')
  expect(await (await get('/finance')).text()).toBe('<p>3</p>')
  expect(await (await get('/finance?model=a')).text()).toBe('<p>1</p>')
})

it('does not keep what was rendered before an edit that came in meanwhile', async () => {
  const { state, get } = counted()
  const slow = Promise.withResolvers<void>()
  state.pause = slow.promise
  const old = get('/finance')
  await vi.waitFor(() => expect(state.renderings).toBe(1))
  state.revision = 2
  state.pause = undefined
  // Another reader already has the new content when the old page is done.
  expect(await (await get('/amc')).text()).toBe('<p>2</p>')
  slow.resolve()
  expect(await (await old).text()).toBe('<p>1</p>')
  expect(await (await get('/finance')).text()).toBe('<p>3</p>')
})

it('never keeps the staff’s pages, thanks, refusals, or what carries a cookie', async () => {
  for (const path of ['/admin/dashboard', '/admin.data', '/api/x', '/finance?sent=FN-22222']) {
    const { state, get } = counted()
    await get(path)
    await get(path)
    expect([path, state.renderings]).toEqual([path, 2])
  }
  for (const { state, get } of [
    counted({}, 404),
    counted({ 'set-cookie': 'a=b' }),
    counted({ 'cache-control': 'no-store' }),
  ]) {
    await get('/finance')
    await get('/finance')
    expect(state.renderings).toBe(2)
  }
})

it('answers 304 to the tag it gave, whatever the encoding', async () => {
  const { get } = counted()
  const first = await get('/finance', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag') ?? ''
  const again = await get('/finance', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('answers HEAD as GET but for the body, from the first one on', async () => {
  const { state, get } = counted()
  const heads = [await get('/finance', { method: 'HEAD' })]
  const { headers } = await get('/finance')
  heads.push(await get('/finance', { method: 'HEAD' }))
  expect(state.renderings).toBe(1)
  for (const head of heads) {
    expect(await head.text()).toBe('')
    for (const name of ['content-length', 'etag', 'vary', 'cache-control'])
      expect(head.headers.get(name)).toBe(headers.get(name))
  }
})

it('keeps what two hosts see apart', async () => {
  const { state, get } = counted()
  await get('http://one.test/finance')
  await get('http://two.test/finance')
  expect(state.renderings).toBe(2)
})
