import fc from 'fast-check'
import { declaredEndpoints } from '#app/endpoints.server.ts'
import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import { fileAddress, filled, oddAddress, pages } from './addresses.ts'
import { bodyFor, queryOf } from './bodies.ts'
import { oddHeaders, rawRequest } from './headers.ts'
import type { Body } from './uploads.ts'

export type FuzzRequest = {
  /** Subject of the request: `POST /contact`, `page /offers`. */
  about: string
  role: 'visitor' | 'staff'
  method: string
  path: string
  headers: Record<string, string>
  body?: Body
  /** Aborts the connection while the request or the response is sent. */
  leaves?: 'sending' | 'reading'
  /** Raw text for the connection. It replaces all other fields. */
  raw?: string
}

const role = fc.constantFrom('visitor' as const, 'staff' as const)

const oddMethod = fc.constantFrom(
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'],
)

/** Mostly this method, sometimes another. */
const mostly = (method: string) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: oddMethod })

/** A few clients lose the connection. */
const leaves = fc.oneof(
  { weight: 30, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('sending' as const, 'reading' as const) },
)

const maybeQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: queryOf() },
)

const isEnquiry = ({ tag }: EndpointDeclaration) => tag === 'Enquiries'

/** Generates requests of an endpoint, valid or with invalid parts. */
function callRequest(call: EndpointDeclaration): fc.Arbitrary<FuzzRequest> {
  const paths = [call.path, ...(call.alsoAt ?? [])].map(filled)
  const none = fc.constant(undefined)
  const body = call.body || call.upload ? bodyFor(call) : none
  return fc
    .record({
      role,
      method: mostly(call.method),
      path: fc.oneof(...paths),
      query: call.query ? queryOf(call) : maybeQuery,
      headers: oddHeaders,
      leaves,
      body: fc.oneof({ weight: 15, arbitrary: body }, { weight: 1, arbitrary: none }),
    })
    .map((given) => request(`${call.method} ${call.path}`, given))
}

const bodiesOf = (calls: readonly EndpointDeclaration[]) =>
  fc.oneof(...calls.filter(({ body }) => body).map(bodyFor))

const visitorsForms = bodiesOf(declaredEndpoints.filter(isEnquiry))
const staffForms = bodiesOf(declaredEndpoints.filter(({ tag }) => tag === 'Staff'))

/** Generates requests of a page: mostly reads of the document or its data, and posts. */
function pageRequest(pattern: string): fc.Arbitrary<FuzzRequest> {
  const reads = fc.record({
    role,
    method: mostly('GET'),
    path: fc.tuple(filled(pattern), fc.constantFrom('', '', '', '.data')).map((it) => it.join('')),
    query: maybeQuery,
    headers: oddHeaders,
  })
  const posts = fc.record({
    role,
    leaves,
    method: mostly('POST'),
    path: filled(pattern),
    query: fc.constant(''),
    headers: oddHeaders,
    body: pattern.startsWith('/admin') ? staffForms : visitorsForms,
  })
  return fc
    .oneof({ weight: 4, arbitrary: reads }, { weight: 1, arbitrary: posts })
    .map((given) => request(`page ${pattern}`, given))
}

/** A logout would end the staff session, so only visitors send it. */
function request(
  about: string,
  given: Omit<FuzzRequest, 'about' | 'body' | 'leaves'> & {
    query: string
    body?: Body | undefined
    leaves?: FuzzRequest['leaves'] | undefined
  },
): FuzzRequest {
  const { query, body, leaves, ...rest } = given
  const path = query === '' ? rest.path : `${rest.path}?${query}`
  const sent = body && !['GET', 'HEAD'].includes(rest.method) ? { body } : {}
  const isEnd = path.includes('logout')
  return {
    about,
    ...rest,
    path,
    ...sent,
    ...(leaves ? { leaves } : {}),
    ...(isEnd ? { role: 'visitor' as const } : {}),
  }
}

const addressRequest = (about: string, path: fc.Arbitrary<string>) =>
  fc
    .record({ role, method: mostly('GET'), path, query: fc.constant(''), headers: oddHeaders })
    .map((given) => request(about, given))

const rawLine = rawRequest.map(
  (raw): FuzzRequest => ({ about: 'raw', role: 'visitor', method: '', path: '', headers: {}, raw }),
)

/** Uploads, PDFs and logins are slow, so they are rarer than the rest. */
const isCostly = ({ upload, path }: EndpointDeclaration) =>
  upload !== undefined || path === '/api/login' || path.endsWith('.pdf')

const weigh = (calls: readonly EndpointDeclaration[], weight: number) =>
  calls.map((call) => ({ weight: isCostly(call) ? 1 : weight, arbitrary: callRequest(call) }))

/** Enquiries only: they are all the data that a visitor can store. */
export const enquiryRequests = fc.oneof(...weigh(declaredEndpoints.filter(isEnquiry), 1))

/** Requests of endpoints only, which need no build of the pages. */
export const callRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...weigh(declaredEndpoints.filter(isEnquiry), 20),
  ...weigh(
    declaredEndpoints.filter((call) => !isEnquiry(call)),
    6,
  ),
  { weight: 20, arbitrary: addressRequest('elsewhere', oddAddress) },
)

/** All kinds of requests to the site. */
export const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 55, arbitrary: callRequests },
  { weight: 28, arbitrary: fc.oneof(...pages.map(pageRequest)) },
  { weight: 10, arbitrary: addressRequest('file', fileAddress) },
  { weight: 4, arbitrary: addressRequest('elsewhere', oddAddress) },
  { weight: 3, arbitrary: rawLine },
)

/** Options with which fast-check always generates the same request for a number. */
export const runOf = (number: number) => ({
  // Spreads the seeds, because close seeds give similar values.
  seed: Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) ^ 0x297a2d39,
  numRuns: 1,
})

/** Generates the request with this number. Throws if fast-check generates none. */
export function requestOf(number: number, from = requests): FuzzRequest {
  const [one] = fc.sample(from, runOf(number))
  if (!one) throw new Error('fast-check made nothing')
  return one
}

/** Encodes a body as bytes. */
export const bytesOf = ({ content, isBytes }: Body) =>
  Buffer.from(content, isBytes ? 'latin1' : 'utf8')
