import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { fail, ok, type ProblemKind } from '#app/platform/result/result.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { requestEndpoint } from './request-endpoint.ts'

const change = defineEndpoint({
  method: 'PATCH',
  path: '/api/prices/:name',
  may: 'prices.edit',
  says: 'A call',
  tag: 'Tests',
  query: v.object({ at: v.optional(v.string()) }),
  body: v.object({ price: v.pipe(v.string(), v.transform(Number)) }),
  answer: v.object({ price: v.number() }),
})
const given = { params: { name: 'CB 300' }, query: { at: 'x y' }, body: { price: '5' } }

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('sends the declared input and returns the declared answer', async () => {
  const fetched = answerWith(async () => Response.json({ price: 5, more: true }))
  const result = await requestEndpoint(change, given)
  expect(result).toEqual(ok({ price: 5 }))
  expect(fetched).toHaveBeenCalledWith('/api/prices/CB%20300?at=x+y', {
    method: 'PATCH',
    signal: null,
    headers: { 'Content-Type': 'application/json' },
    body: '{"price":"5"}',
  })
})

it('returns a refusal with the server’s message', async () => {
  const said = { message: 'No.', error: 'No.', errors: { price: ['Too low'] } }
  answerWith(async () => Response.json(said, { status: 422 }))
  const { message, errors } = said
  expect(await requestEndpoint(change, given)).toEqual(fail('invalid', message, { errors }))
  answerWith(async () => new Response('<html>', { status: 502 }))
  expect(await requestEndpoint(change, given)).toEqual(fail('unavailable'))
})

it.each<[number, ProblemKind]>([
  [400, 'invalid'],
  [410, 'gone'],
  [502, 'unavailable'],
])('returns status %i, which has no kind of its own, as %s', async (status, kind) => {
  answerWith(async () => new Response('<html>', { status }))
  expect(await requestEndpoint(change, given)).toEqual(fail(kind))
})

it.each<[string, () => Promise<Response>, ProblemKind]>([
  ['no network', () => Promise.reject(new TypeError('failed')), 'unreachable'],
  ['an answer that is none', async () => Response.json({ price: 'five' }), 'unreachable'],
  ['a page in its place', async () => new Response('<html>'), 'unreachable'],
  [
    'a call that was broken off',
    () => Promise.reject(new DOMException('', 'AbortError')),
    'aborted',
  ],
])('returns an empty message for %s', async (_, answer, kind) => {
  answerWith(answer)
  expect(await requestEndpoint(change, given)).toEqual(fail(kind))
})
