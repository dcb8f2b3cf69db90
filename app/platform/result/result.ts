/** A value, or an expected failure. Code throws only for bugs and at the border to HTTP. */
export type Result<Value, Details = never> = Success<Value> | Failure<Details>

export type Success<Value> = { ok: true; value: Value }
export type Failure<Details = never> = { ok: false; problem: ProblemDetails<Details> }

/** Kinds of failures with their HTTP statuses. */
export const problemStatuses = [
  ['invalid', 422],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['gone', 404],
  ['conflict', 409],
  ['too-large', 413],
  ['unsupported', 415],
  ['too-many', 429],
  ['unavailable', 503],
] as const

/**
 * The reason of a failure. Only requests of a browser fail as `unreachable`: no response, or an
 * undeclared one. `aborted`: the browser ended the request.
 */
export type ProblemKind = (typeof problemStatuses)[number][0] | 'unreachable' | 'aborted'

export type ProblemDetails<Details = never> = {
  kind: ProblemKind
  /** Message for the user; '' if the caller words it. */
  message: string
  /** Messages by path of a field. */
  errors: Record<string, string[]>
  /** Facts for the caller, such as the newest change of a row. */
  details?: Details | undefined
  /** Additional proof that the request needs. */
  needs?: 'code' | 'password' | undefined
  /** Seconds until the next attempt. */
  wait?: number
}

export const ok = <Value>(value: Value): Success<Value> => ({ ok: true, value })

export function fail<Details = never>(
  kind: ProblemKind,
  message = '',
  more: Partial<Omit<ProblemDetails<Details>, 'kind' | 'message'>> = {},
): Failure<Details> {
  return { ok: false, problem: { kind, message, errors: {}, ...more } }
}

/** Returns the failure without the facts for its caller. */
export function withoutDetails({ problem }: Failure<unknown>): Failure {
  const { details: _, ...rest } = problem
  return { ok: false, problem: rest }
}

/** Returns a failure whose message belongs to one field. */
export const failField = (field: string, message: string, kind: ProblemKind = 'invalid'): Failure =>
  fail(kind, message, { errors: { [field]: [message] } })

/** Moves the message of a failure to one field. */
export function atField<Value>(
  result: Result<Value>,
  field: string,
  format = (message: string) => message,
): Result<Value> {
  if (result.ok) return result
  const { kind, message } = result.problem
  return failField(field, format(message), kind)
}
