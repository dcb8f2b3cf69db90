import { Problem } from '#app/platform/http/problem.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import type { Result } from '#app/platform/result/result.ts'
import type { HourRefusal } from './appointment-of-enquiry.ts'

/**
 * Returns the value of a success. Throws a refused hour as a `Problem`, whose JSON has the nearest
 * free hours.
 */
export function unwrapHour<Value>(result: Result<Value, HourRefusal>): Value {
  if (result.ok) return result.value
  const { status, message, errors, headers } = httpProblem(result)
  throw new Problem(status, message, { errors, headers, details: result.problem.details })
}
