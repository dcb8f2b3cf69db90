import {
  type Failure,
  type ProblemKind,
  problemStatuses,
  type Result,
} from '#app/platform/result/result.ts'
import { Problem } from './problem.server.ts'

/** Messages for failures that have none. Without a message for its kind, a failure uses `gone`. */
type FailureMessages<Details> = {
  [Kind in ProblemKind]?: string | ((details: Details | undefined) => string)
} & {
  /** Formats the message of one field. */
  field?: (path: string, says: string) => string
}

/** Returns the value of a success. Throws a failure as a `Problem` with the status of its kind. */
export function unwrapResult<Value, Details = never>(
  result: Result<Value, Details>,
  messages: FailureMessages<Details> = {},
): Value {
  if (result.ok) return result.value
  throw httpProblem(result, messages)
}

/** Returns a failure as a `Problem`. */
export function httpProblem<Details = never>(
  { problem }: Failure<Details>,
  messages: FailureMessages<Details> = {},
): Problem {
  const { kind, message, details, needs, wait } = problem
  const errors = formatErrors(problem.errors, messages.field)
  const said = messages[kind] ?? messages.gone ?? ''
  const [first] = Object.values(errors).flat()
  // The message of `failField` is the raw message of its field.
  const own = message === Object.values(problem.errors).flat()[0] ? first : message
  return new Problem(
    statusOf(kind),
    own || first || (typeof said === 'string' ? said : said(details)),
    { errors, needs, ...(wait !== undefined && { headers: { 'Retry-After': String(wait) } }) },
  )
}

function formatErrors(
  errors: Record<string, string[]>,
  field: (path: string, says: string) => string = (_, says) => says,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, list]) => [path, list.map((says) => field(path, says))]),
  )
}

const statusOf = (kind: ProblemKind) => problemStatuses.find(([it]) => it === kind)?.[1] ?? 500
