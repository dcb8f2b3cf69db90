import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import {
  type EndpointArguments,
  type EndpointResult,
  requestEndpoint,
} from '#app/platform/http/request-endpoint.ts'
import { askForPassword, askToLogIn } from './login-prompts.ts'

/**
 * Calls the server for the one who is logged in. When the session has ended in the meantime it asks
 * for a login in place, and for the password where it is wanted once more; then it sends the same call
 * again, so that nothing typed is lost.
 */
export async function requestAsStaff<Call extends EndpointDeclaration>(
  declared: Call,
  ...given: EndpointArguments<Call>
): Promise<EndpointResult<Call>> {
  const first = await requestEndpoint(declared, ...given)
  if (first.ok || !(await canRepeat(first))) return first
  return requestEndpoint(declared, ...given)
}

function canRepeat({ status, needs }: { status: number; needs?: string | undefined }) {
  if (status === 401) return askToLogIn()
  return status === 403 && needs === 'password' ? askForPassword() : false
}
