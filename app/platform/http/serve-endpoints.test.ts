import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createLog } from '#app/platform/log/log.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { Session } from '#app/platform/permissions/session.ts'
import type { AppEnv } from './app-env.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { failureReporter } from './failure-reporter.server.ts'
import { type HandledEndpoint, handleEndpoint, replyWithHeaders } from './handle-endpoint.server.ts'
import { endpointStatuses, toOpenApiOperation } from './openapi-operation.server.ts'
import { createErrorHandler } from './problem.server.ts'
import { serveEndpoints } from './serve-endpoints.server.ts'

const call = { may: 'public', says: 'A call', tag: 'Tests' } as const
const text = v.pipe(v.string('Enter text'), v.nonEmpty('Enter text'))

const read = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/read/:id/of/:kind',
  alsoAt: ['/read'],
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'A digit')), '1') }),
  answer: v.object({ asked: v.array(v.string()) }),
  isPrivate: true,
})
const create = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/create',
  body: v.object({ name: text, city: text }),
  answer: v.object({ by: v.string() }),
  status: 201,
})
const guarded = defineEndpoint({
  ...call,
  may: 'prices.edit',
  method: 'POST',
  path: '/guarded',
  answer: v.object({ by: v.string() }),
  sentences: { forbidden: 'Not you.' },
})
const stream = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/csv',
  answer: { stream: 'text/csv' },
})
const picture = v.file('Choose a picture')
const oneOrMore = v.union([
  v.array(picture),
  v.pipe(
    picture,
    v.transform((one) => [one]),
  ),
])
const upload = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/upload',
  upload: { bytes: 1000, tooLarge: 'Too large together.' },
  body: v.object({ title: text, images: oneOrMore }),
  answer: v.object({ names: v.array(v.string()) }),
})

type Deps = { stamp: string }
const calls: HandledEndpoint<Deps>[] = [
  handleEndpoint(read, async (_: Deps, { params, query }) => ({
    asked: [params.id, params.kind, query.page],
  })),
  handleEndpoint(create, async ({ stamp }: Deps, { body }) =>
    replyWithHeaders({ by: `${body.name} ${stamp}` }, { 'Set-Cookie': 'a=b' }),
  ),
  handleEndpoint(guarded, async (_: Deps, { editor }) => ({ by: editor.userId })),
  handleEndpoint(
    stream,
    async () => new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }),
  ),
  handleEndpoint(upload, async (_: Deps, { body }) => ({
    names: [body.title, ...body.images.map(({ name }) => name)],
  })),
]

const meera: Session = {
  idHash: 'x',
  isProven: true,
  staff: {
    id: 7,
    userId: 'meera',
    userName: '',
    email: '',
    mobileNo: '',
    city: '',
    role: 'owner',
    isActive: true,
    isIn: true,
    availableUntil: null,
    awayUntil: null,
    createdAt: '',
    expiresAt: null,
  },
}

function appOf(session?: Session, mayDo: HasCapability = () => true) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('facts', { id: '', peer: '127.0.0.1', address: '', origin: '', isSecure: false, session })
    await next()
  })
  app.route('/', serveEndpoints(calls, { stamp: 'was here', mayDo }))
  app.onError(createErrorHandler(failureReporter(createLog('silent'))))
  return app
}

const send = (path: string, body: BodyInit, headers = {}) =>
  appOf().request(path, { method: 'POST', body, headers })
const json = { 'content-type': 'application/json' }

describe('a declared endpoint', () => {
  it('passes path parameters and query to its handler', async () => {
    const answer = await appOf().request('/read/7/of/bikes?page=2')
    expect(await answer.json()).toEqual({ asked: ['7', 'bikes', '2'] })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const other = await appOf().request('/read')
    expect(await other.json()).toEqual({ asked: ['', '', '1'] })
    expect((await appOf().request('/read?page=x')).status).toBe(422)
  })

  it('returns the declared status, the handler’s headers and JSON', async () => {
    const answer = await send('/create', '{"name":"Asha","city":"Pune"}', json)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('set-cookie')).toBe('a=b')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual({ by: 'Asha was here' })
  })

  it('returns the first field’s message if the refusal has no message of its own', async () => {
    const answer = await send('/create', '{"name":"","city":7}', json)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      message: 'Enter text',
      error: 'Enter text',
      errors: { name: ['Enter text'], city: ['Enter text'] },
    })
  })

  it('checks the account and the account’s capability', async () => {
    const asked: unknown[] = []
    const mayDo: HasCapability = ({ userId }, capability) => {
      asked.push(userId, capability)
      return false
    }
    const refused = await appOf(meera, mayDo).request('/guarded', { method: 'POST' })
    expect([refused.status, (await refused.json()).message]).toEqual([403, 'Not you.'])
    expect(asked).toEqual(['meera', 'prices.edit'])
    const allowed = await appOf(meera).request('/guarded', { method: 'POST' })
    expect(await allowed.json()).toEqual({ by: 'meera' })
  })

  it('passes a stream through unchanged', async () => {
    const answer = await appOf().request('/csv')
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/csv', 'a,b'])
  })

  it('has an OpenAPI description', () => {
    expect(endpointStatuses(create)).toEqual([201, 403, 400, 413, 415, 422])
    expect(toOpenApiOperation(read)).toMatchObject({
      parameters: [
        { name: 'id', in: 'path' },
        { name: 'kind', in: 'path' },
        { name: 'page', in: 'query', required: false },
      ],
      responses: {
        200: { content: { 'application/json': { schema: { required: ['asked'] } } } },
        422: {},
      },
    })
    expect(toOpenApiOperation(guarded)).toMatchObject({
      description: 'For accounts that may change model prices (`prices.edit`).',
      security: [{ session: [] }],
    })
    expect(toOpenApiOperation(upload).requestBody?.content).toHaveProperty('multipart/form-data')
    expect(toOpenApiOperation(stream).responses).toHaveProperty('200.content.text/csv')
  })
})

describe('an upload', () => {
  const form = (...names: string[]) => {
    const given = new FormData()
    given.set('title', 'Diwali')
    for (const name of names) given.append('images', new File(['x'], name))
    return given
  }

  it('passes text to the handler, and several files as a list', async () => {
    const answer = await send('/upload', form('a.png', 'b.png'))
    expect(await answer.json()).toEqual({ names: ['Diwali', 'a.png', 'b.png'] })
    const one = await send('/upload', form('a.png'))
    expect(await one.json()).toEqual({ names: ['Diwali', 'a.png'] })
    const none = await send('/upload', form())
    expect(await none.json()).toMatchObject({ errors: { images: [expect.any(String)] } })
  })

  it('stops at the endpoint’s limit, whatever length the request declares', async () => {
    let pulled = 0
    const long = new ReadableStream({
      pull(controller) {
        pulled += 1
        if (pulled > 50) controller.close()
        else controller.enqueue(new Uint8Array(400))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', body: long, headers, duplex: 'half' as const }
    const answer = await appOf().request('/upload', init)
    expect([answer.status, (await answer.json()).message]).toEqual([413, 'Too large together.'])
    expect(pulled).toBeLessThan(20)
    expect((await send('/upload', 'x', headers)).status).toBe(400)
    const said = { ...headers, 'content-length': '1001' }
    expect((await send('/upload', 'x', said)).status).toBe(413)
    expect((await send('/upload', '{}', json)).status).toBe(415)
  })
})
