import * as v from 'valibot'
import {
  type Failure,
  fail,
  ok,
  type ProblemKind,
  problemStatuses,
  type Result,
} from '#app/platform/result/result.ts'
import {
  type EndpointAnswer,
  type EndpointDeclaration,
  endpointPath,
  type PathParams,
  type SchemaInput,
} from './define-endpoint.ts'

/** Input of an endpoint in the browser, as declared. The body of an upload is FormData. */
export type EndpointInput<Call extends EndpointDeclaration> = {
  signal?: AbortSignal
  /**
   * Value of `Idempotency-Key`. The server stores repeated requests with the same key only once.
   */
  key?: string
  /** Called with the headers of any response. */
  onHeaders?: (headers: Headers) => void
} & ParamsInput<Call['path']> &
  (Call['body'] extends v.GenericSchema
    ? { body: Call['upload'] extends object ? FormData : SchemaInput<Call['body']> }
    : unknown) &
  (Call['query'] extends v.GenericSchema ? { query?: SchemaInput<Call['query']> } : unknown)

/** A path that is known only at run time already contains its parameters. */
type ParamsInput<Path extends string> = string extends Path
  ? unknown
  : keyof PathParams<Path> extends never
    ? unknown
    : { params: { [Name in keyof PathParams<Path>]: string | number } }

/** Optional if an endpoint needs no input. */
export type EndpointArguments<Call extends EndpointDeclaration> =
  Record<never, never> extends EndpointInput<Call>
    ? [given?: EndpointInput<Call>]
    : [given: EndpointInput<Call>]

/** Result of a request. A request never throws. The message is '' if the server sent none. */
export type EndpointResult<Call extends EndpointDeclaration> = Result<EndpointAnswer<Call>>

/** Sends one request. Code that may need a login first uses `request-as-staff.ts`. */
export function requestEndpoint<Call extends EndpointDeclaration>(
  call: Call,
  ...given: EndpointArguments<Call>
): Promise<EndpointResult<Call>>
export async function requestEndpoint(
  call: EndpointDeclaration,
  given: AnyEndpointInput = {},
): Promise<Result<unknown>> {
  try {
    const response = await fetch(endpointUrl(call, given), {
      method: call.method,
      signal: given.signal ?? null,
      ...requestInit(given),
    })
    given.onHeaders?.(response.headers)
    return await readAnswer(call, response)
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError'
    return fail(isAborted ? 'aborted' : 'unreachable')
  }
}

type AnyEndpointInput = {
  params?: Record<string, string | number>
  query?: object
  body?: unknown
  signal?: AbortSignal
  key?: string
  onHeaders?: (headers: Headers) => void
}

function endpointUrl(call: EndpointDeclaration, { params, query = {} }: AnyEndpointInput): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(asked).toString()
  return endpointPath(call, params) + (search && `?${search}`)
}

function requestInit({ body, key }: AnyEndpointInput): RequestInit {
  const headers = key ? { 'Idempotency-Key': key } : undefined
  if (body === undefined || body instanceof FormData)
    return { body: body ?? null, ...(headers && { headers }) }
  return {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  }
}

async function readAnswer(call: EndpointDeclaration, response: Response): Promise<Result<unknown>> {
  if (response.ok && 'stream' in call.answer) return ok(response)
  const json: unknown = await response.json().catch(() => undefined)
  return response.ok && !('stream' in call.answer)
    ? ok(v.parse(call.answer, json))
    : failedResponse(response.status, json)
}

/** Returns the failure that the server sent with a status. */
export function failedResponse(status: number, json: unknown): Failure {
  const [kind] = problemStatuses.find(([, it]) => it === status) ?? [kindOfOtherStatus(status)]
  const { message, ...more } = v.parse(problemSchema, json)
  return fail(kind, message, more)
}

/** Only an error of the server may succeed with the same request later. */
const kindOfOtherStatus = (status: number): ProblemKind =>
  status === 410 ? 'gone' : status >= 400 && status < 500 ? 'invalid' : 'unavailable'

const problemSchema = v.fallback(
  v.object({
    message: v.fallback(v.string(), ''),
    errors: v.fallback(v.record(v.string(), v.array(v.string())), {}),
    needs: v.fallback(v.optional(v.picklist(['code', 'password'])), undefined),
  }),
  { message: '', errors: {} },
)
