import type * as v from 'valibot'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/** A call of the interface: route, guard, checks, description and the browser's own call follow from it. */
export type EndpointDeclaration = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for the parts that vary. */
  path: string
  /** Other addresses that answer alike; a parameter that such an address has not is ''. */
  alsoAt?: readonly string[]
  /** What the account must be allowed to do; `public` asks for no session. */
  may: Capability | 'public'
  /** Served even to who has yet to set up the second step that the owner asks of everybody. */
  beforeSecondFactor?: true
  /** Asks for the password once more where it was not given within ten minutes. */
  needsProof?: true
  /** Whose enquiries it is about: refused to a role that does not see them. */
  flow?: Pipeline
  /** For the description of the interface: a few words, and the group that they stand in. */
  says: string
  tag: string
  query?: v.GenericSchema
  body?: v.GenericSchema
  /** Bytes that the body of a post to a fixed path may have, where it is a whole list. */
  bodyBytes?: number
  /** A body that passes, for the description. */
  example?: unknown
  /**
   * The body is multipart/form-data: every field's text or file, a list where a field came several times.
   * With a `type` it is one file as it is, which the handler reads as a stream; there is no `body` then.
   */
  upload?: UploadLimit
  /** The JSON that goes out (see `wire-format.ts` for fields that go by another name), or a stream's media type. */
  answer: v.GenericSchema | StreamedAnswer
  status?: 200 | 201
  /** No cache may keep the answer. */
  isPrivate?: boolean
  /** Statuses of refusals that don't follow from the rest: 404, 409 … */
  refusals?: readonly number[]
  sentences?: EndpointMessages
}

type UploadLimit = {
  bytes: number
  tooLarge: string
  /** What is said where the body comes as something else: `Send the film as multipart/form-data.` */
  otherwise?: string
  type?: string
}

type StreamedAnswer = { stream: string }

/** The call's own words, where it has some. */
type EndpointMessages = {
  signedOut?: string
  forbidden?: string
  /** Above the fields' own sentences; without it the first field's. */
  invalid?: string
}

/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const Call extends EndpointDeclaration>(call: Call): Call {
  return call
}

/** `{ bikeName: string }` for `/api/managePrice/:bikeName`. */
export type PathParams<Path extends string> = string extends Path
  ? Record<string, string>
  : { [Name in ParamNames<Path>]: string }

type ParamNames<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamName<Part> | ParamNames<Rest>
  : ParamName<Path>

type ParamName<Part extends string> = Part extends `:${infer Name}` ? Name : never

/** What the handler is given of a body or a query, and what the browser sends. */
export type SchemaOutput<Schema> = Schema extends v.GenericSchema
  ? v.InferOutput<Schema>
  : undefined
export type SchemaInput<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined

/** What the handler answers with and the browser gets; both are spared the names on the way. */
export type EndpointAnswer<Call extends EndpointDeclaration> =
  Call['answer'] extends v.GenericSchema ? v.InferOutput<Call['answer']> : Response

/** Where a path has a part that varies, and its name. */
const pathParamPattern = /:(\w+)/g

export const pathParamNames = ({ path }: EndpointDeclaration): string[] =>
  [...path.matchAll(pathParamPattern)].flatMap(([, name]) => name ?? [])

/** The address of one call. */
export function endpointPath(
  call: EndpointDeclaration,
  params: Record<string, string | number> = {},
): string {
  return call.path.replaceAll(pathParamPattern, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}
