import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import {
  type EndpointArguments,
  type EndpointResult,
  requestEndpoint,
} from '#app/platform/http/request-endpoint.ts'
import type { ProblemDetails } from '#app/platform/result/result.ts'
import { askForPassword, askToLogIn } from './login-prompts.ts'

/**
 * Sends a request for the logged-in account. If the session has ended or the password is required
 * again, it asks in a dialog and repeats the request, so that no input is lost.
 */
export async function requestAsStaff<Call extends EndpointDeclaration>(
  declared: Call,
  ...given: EndpointArguments<Call>
): Promise<EndpointResult<Call>> {
  const first = await requestEndpoint(declared, ...given)
  const [{ signal } = {}] = given
  if (first.ok || signal?.aborted || !(await canRepeat(first.problem))) return first
  return requestEndpoint(declared, ...given)
}

function canRepeat({ kind, needs }: ProblemDetails) {
  if (kind === 'unauthenticated') return askToLogIn()
  return kind === 'forbidden' && needs === 'password' ? askForPassword() : false
}
