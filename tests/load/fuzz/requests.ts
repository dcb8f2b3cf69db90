import fc from 'fast-check'
import { declaredEndpoints } from '#app/endpoints.server.ts'
import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import { fileAddress, filled, oddAddress, pages } from './addresses.ts'
import { bodyFor, queryOf } from './bodies.ts'
import { oddHeaders, rawRequest } from './headers.ts'
import type { Body } from './uploads.ts'

export type FuzzRequest = {
  /** What it is about: `POST /contact`, `page /offers`. */
  about: string
  role: 'visitor' | 'staff'
  method: string
  path: string
  headers: Record<string, string>
  body?: Body
  /** Hangs up in the middle of its own body, or of the answer's. */
  leaves?: 'sending' | 'reading'
  /** Written on the line as it is, instead of all the rest. */
  raw?: string
}

const role = fc.constantFrom('visitor' as const, 'staff' as const)

const oddMethod = fc.constantFrom(
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'],
)

/** Sometimes another. */
const mostly = (method: string) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: oddMethod })

/** Whoever asks loses the line now and then. */
const leaves = fc.oneof(
  { weight: 30, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('sending' as const, 'reading' as const) },
)

const maybeQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: queryOf() },
)

const isEnquiry = ({ tag }: EndpointDeclaration) => tag === 'Enquiries'

/** A call as it declares itself, with something wrong about it or nothing. */
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

/** A page: read mostly, as a document or as the data of one; or posted to. */
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

/** Nobody stays logged in who asks to be logged out: such a request is a visitor's. */
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

/** Uploads, papers and log-ins cost what they must: they are rarer than the rest. */
const isCostly = ({ upload, path }: EndpointDeclaration) =>
  upload !== undefined || path === '/api/login' || path.endsWith('.pdf')

const weigh = (calls: readonly EndpointDeclaration[], weight: number) =>
  calls.map((call) => ({ weight: isCostly(call) ? 1 : weight, arbitrary: callRequest(call) }))

/** Enquiries alone: the most that a stranger can leave behind. */
export const enquiryRequests = fc.oneof(...weigh(declaredEndpoints.filter(isEnquiry), 1))

/** What is asked of the calls alone: no page has to be built for them. */
export const callRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...weigh(declaredEndpoints.filter(isEnquiry), 20),
  ...weigh(
    declaredEndpoints.filter((call) => !isEnquiry(call)),
    6,
  ),
  { weight: 20, arbitrary: addressRequest('elsewhere', oddAddress) },
)

/** Everything that can be sent to the site. */
export const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 55, arbitrary: callRequests },
  { weight: 28, arbitrary: fc.oneof(...pages.map(pageRequest)) },
  { weight: 10, arbitrary: addressRequest('file', fileAddress) },
  { weight: 4, arbitrary: addressRequest('elsewhere', oddAddress) },
  { weight: 3, arbitrary: rawLine },
)

/** How fast-check is told to make the request with this number, and always the same. */
export const runOf = (number: number) => ({
  // Neighbours' generators would begin alike.
  seed: Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) ^ 0x297a2d39,
  numRuns: 1,
})

/** The request with this number. */
export function requestOf(number: number, from = requests): FuzzRequest {
  const [one] = fc.sample(from, runOf(number))
  if (!one) throw new Error('fast-check made nothing')
  return one
}

/** The body's bytes. */
export const bytesOf = ({ content, isBytes }: Body) =>
  Buffer.from(content, isBytes ? 'latin1' : 'utf8')
