import type * as v from 'valibot'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/**
 * An endpoint of the JSON API. The declaration determines the endpoint's route, guard, validation,
 * description and browser client.
 */
export type EndpointDeclaration = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path, with `:name` for path parameters. */
  path: string
  /** Further paths with the same response. A parameter that is not in such a path is ''. */
  alsoAt?: readonly string[]
  /** Capability that the account needs; `public` requires no session. */
  may: Capability | 'public'
  /** Also available to an account that must still set up the required second factor. */
  beforeSecondFactor?: true
  /** Requires the password again if the last check is older than ten minutes. */
  needsProof?: true
  /** Pipeline of the endpoint's enquiries. A role that does not see the pipeline is refused. */
  flow?: Pipeline
  /** Summary and group in the OpenAPI description. */
  says: string
  tag: string
  query?: v.GenericSchema
  body?: v.GenericSchema
  /** Maximum bytes of the body, for a POST of a whole list to a fixed path. */
  bodyBytes?: number
  /** A valid body, for the description. */
  example?: unknown
  /**
   * Accepts multipart/form-data. The handler gets the text or file of each field, or a list if a
   * field occurs several times. With a `type` the body is one raw file, which the handler reads as
   * a stream, and there is no `body` schema.
   */
  upload?: UploadLimit
  /**
   * Schema of the response's JSON (see `wire-format.ts` for renamed fields), or the media type of a
   * stream.
   */
  answer: v.GenericSchema | StreamedAnswer
  status?: 200 | 201
  /** Forbids caches from storing the response. */
  isPrivate?: boolean
  /** Further error statuses that do not follow from the declaration: 404, 409 … */
  refusals?: readonly number[]
  sentences?: EndpointMessages
}

type UploadLimit = {
  bytes: number
  tooLarge: string
  /** Message for another media type, such as `Send the film as multipart/form-data.` */
  otherwise?: string
  type?: string
}

type StreamedAnswer = { stream: string }

/** The endpoint's own messages. */
type EndpointMessages = {
  signedOut?: string
  forbidden?: string
  /** Message above the messages of the fields. The default is the first field's message. */
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

/** Parsed type of a body or query for the handler, and its input type for the browser. */
export type SchemaOutput<Schema> = Schema extends v.GenericSchema
  ? v.InferOutput<Schema>
  : undefined
export type SchemaInput<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined

/** Type that the handler returns and the browser receives, without renamed fields. */
export type EndpointAnswer<Call extends EndpointDeclaration> =
  Call['answer'] extends v.GenericSchema ? v.InferOutput<Call['answer']> : Response

/** A path parameter and its name. */
const pathParamPattern = /:(\w+)/g

export const pathParamNames = ({ path }: EndpointDeclaration): string[] =>
  [...path.matchAll(pathParamPattern)].flatMap(([, name]) => name ?? [])

/** Returns the path with the parameters filled in. */
export function endpointPath(
  call: EndpointDeclaration,
  params: Record<string, string | number> = {},
): string {
  return call.path.replaceAll(pathParamPattern, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}
