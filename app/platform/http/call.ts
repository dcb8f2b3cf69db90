import * as v from 'valibot'
import type { FieldErrors } from '#app/platform/forms/errors-of.ts'
import {
  type AnswerOf,
  type CallDeclaration,
  type ParamsOf,
  pathOf,
  type Sendable,
} from './define-call.ts'

/** What the browser gives a call: the parts that its declaration has, an upload's body as FormData. */
export type Given<Call extends CallDeclaration> = {
  signal?: AbortSignal
  /** What is sent twice under one key is done once (`Idempotency-Key`). */
  key?: string
  /** Told the headers of whatever answers. */
  onHeaders?: (headers: Headers) => void
} & GivenParams<Call['path']> &
  (Call['body'] extends v.GenericSchema
    ? { body: Call['upload'] extends object ? FormData : Sendable<Call['body']> }
    : unknown) &
  (Call['query'] extends v.GenericSchema ? { query?: Sendable<Call['query']> } : unknown)

/** A path that is known at run time only has its parts in it already. */
type GivenParams<Path extends string> = string extends Path
  ? unknown
  : keyof ParamsOf<Path> extends never
    ? unknown
    : { params: { [Name in keyof ParamsOf<Path>]: string | number } }

/** Left out where a call needs nothing. */
export type GivenArguments<Call extends CallDeclaration> =
  Record<never, never> extends Given<Call> ? [given?: Given<Call>] : [given: Given<Call>]

/** What a call came back with. Never thrown; `status` 0 is no answer, or none that the call declares, -1 an aborted call. */
export type CallResult<Call extends CallDeclaration> =
  | { ok: true; status: number; answer: AnswerOf<Call> }
  | Refusal

/** `message` is the server's words, or '' where it said nothing. */
type Refusal = {
  ok: false
  status: number
  message: string
  errors: FieldErrors
  /** What has to be given first: the password once more, or a code. */
  needs?: string | undefined
}

/** Calls once; who may have to log in first uses `portal/call.ts`. */
export function callOnce<Call extends CallDeclaration>(
  call: Call,
  ...given: GivenArguments<Call>
): Promise<CallResult<Call>>
export async function callOnce(call: CallDeclaration, given: AnyGiven = {}): Promise<AnyResult> {
  try {
    const response = await fetch(addressOf(call, given), {
      method: call.method,
      signal: given.signal ?? null,
      ...requestOf(given),
    })
    given.onHeaders?.(response.headers)
    return await read(call, response)
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError'
    return { ok: false, status: isAborted ? -1 : 0, message: '', errors: {} }
  }
}

type AnyResult = { ok: true; status: number; answer: unknown } | Refusal

type AnyGiven = {
  params?: Record<string, string | number>
  query?: object
  body?: unknown
  signal?: AbortSignal
  key?: string
  onHeaders?: (headers: Headers) => void
}

function addressOf(call: CallDeclaration, { params, query = {} }: AnyGiven): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(asked).toString()
  return pathOf(call, params) + (search && `?${search}`)
}

function requestOf({ body, key }: AnyGiven): RequestInit {
  const headers = key ? { 'Idempotency-Key': key } : undefined
  if (body === undefined || body instanceof FormData)
    return { body: body ?? null, ...(headers && { headers }) }
  return {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  }
}

async function read(call: CallDeclaration, response: Response): Promise<AnyResult> {
  const { status } = response
  if (response.ok && 'stream' in call.answer) return { ok: true, status, answer: response }
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok || 'stream' in call.answer)
    return { ok: false, status, ...v.parse(refusal, json) }
  return { ok: true, status, answer: v.parse(call.answer, json) }
}

const refusal = v.fallback(
  v.object({
    message: v.fallback(v.string(), ''),
    errors: v.fallback(v.record(v.string(), v.array(v.string())), {}),
    needs: v.fallback(v.optional(v.string()), undefined),
  }),
  { message: '', errors: {} },
)
